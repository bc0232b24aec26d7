import type { Command } from '../command.js';
import { lint } from './lint.js';
import { newSet } from './new-set.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { simulate } from './simulate.js';
import { text } from './text.js';
import { tournament } from './tournament.js';
import { validate } from './validate.js';

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = [play, simulate, tournament, replay, newSet, validate, lint, text];
