import type { Resolves } from '../game.js';
import type { Verb } from '../language.js';
import { banish, banishThis } from './banishing.js';
import { discard, draw, giveAtRandom } from './cards.js';
import { acquire, acquireOrDefeat, defeat } from './center.js';
import { destroy, destroyAllBut } from './constructs.js';
import { copyPlayed } from './copying.js';
import { extraTurn, gain, spend } from './resources.js';

type VerbTable = { readonly [W in Verb['do']]: Resolves<Extract<Verb, { readonly do: W }>> };

/** How each verb happens. */
export const VERBS: VerbTable = {
  gain,
  spend,
  draw,
  discard,
  banish,
  'banish-this': banishThis,
  acquire,
  defeat,
  'acquire-or-defeat': acquireOrDefeat,
  destroy,
  'destroy-all-but': destroyAllBut,
  'give-at-random': giveAtRandom,
  'copy-played': copyPlayed,
  'extra-turn': extraTurn,
};
