import type { Resolves } from '../game.js';
import type { Verb } from '../language.js';
import { activateMutation, discard, draw, drawAndKeep, mend, put, refresh, showHand, suspend, swap } from './cards.js';
import { chooseOpponent, roll, testStealth } from './chance.js';
import { addTile, go, loseControl, takeControl, walk } from './map.js';
import { gain, give, lose, spend, spendUpTo, suffer } from './resources.js';
import { act, extraPhase, untilYourNextTurn } from './turns.js';

type VerbTable = { readonly [W in Verb['do']]: Resolves<Extract<Verb, { readonly do: W }>> };

/** How each verb happens. */
export const VERBS: VerbTable = {
  gain,
  lose,
  spend,
  'spend-up-to': spendUpTo,
  give,
  suffer,
  roll,
  'test-stealth': testStealth,
  'choose-opponent': chooseOpponent,
  draw,
  'draw-and-keep': drawAndKeep,
  discard,
  put,
  swap,
  'activate-mutation': activateMutation,
  suspend,
  refresh,
  mend,
  'show-hand': showHand,
  walk,
  go,
  'add-tile': addTile,
  'take-control': takeControl,
  'lose-control': loseControl,
  act,
  'extra-phase': extraPhase,
  'until-your-next-turn': untilYourNextTurn,
};
