import type { Command } from '../command.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { simulate } from './simulate.js';
import { tournament } from './tournament.js';

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = [play, simulate, tournament, replay];
