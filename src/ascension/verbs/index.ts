import type { Resolves } from '../game.js';
import type { Verb } from '../language.js';
import { banish } from './banishing.js';
import { discard, discardAtRandom, discardDeck, draw, giveAtRandom, put, shuffleIntoDeck } from './cards.js';
import { acquire, acquireOrDefeat, defeat } from './center.js';
import { destroy, destroyAllBut, preventDestroy } from './constructs.js';
import { copy } from './copying.js';
import { eventTrophy } from './events.js';
import { lookAtTop, nameCard, revealTop } from './looking.js';
import { extraTurn, gain, spend, spendUpTo, takeHonor } from './resources.js';
import { loseControl, takeControl } from './temples.js';

type VerbTable = { readonly [W in Verb['do']]: Resolves<Extract<Verb, { readonly do: W }>> };

/** How each verb happens. */
export const VERBS: VerbTable = {
  gain,
  spend,
  'spend-up-to': spendUpTo,
  'take-honor': takeHonor,
  draw,
  discard,
  'discard-at-random': discardAtRandom,
  put,
  'look-at-top': lookAtTop,
  'reveal-top': revealTop,
  'discard-deck': discardDeck,
  'shuffle-into-deck': shuffleIntoDeck,
  'name-card': nameCard,
  banish,
  acquire,
  defeat,
  'acquire-or-defeat': acquireOrDefeat,
  destroy,
  'destroy-all-but': destroyAllBut,
  'prevent-destroy': preventDestroy,
  'give-at-random': giveAtRandom,
  copy,
  'event-trophy': eventTrophy,
  'take-control': takeControl,
  'lose-control': loseControl,
  'extra-turn': extraTurn,
};
