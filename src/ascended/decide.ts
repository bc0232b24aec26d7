import type { Option } from '../kernel/decision.js';
import { moveOn } from '../kernel/draft.js';
import { type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { activate, activationOptions, isActivation } from './activation.js';
import {
  ARTIFACTS,
  cardsLeft,
  discard,
  drawInto,
  failedStealth,
  gain,
  hitPointsLeft,
  keep,
  MUTATIONS,
  takeControl,
  testStealth,
  VILLAINS,
} from './changes.js';
import { statOf, usual } from './characteristics.js';
import { attackVillain } from './combat.js';
import { askInTurn } from './deciding.js';
import { frameOf } from './frames.js';
import type { Resolves, Tx } from './game.js';
import { record } from './history.js';
import { holderOf, isPopulated, terrainOf, tileOf } from './map.js';
import { pieceOption, wordOption } from './option.js';
import { isAutomatic, level, profileOf } from './players.js';
import { account, DID_ACT, own, shared } from './table.js';
import { caught, happens, pushAll } from './triggers.js';
import { ACTIONS, type Action, MOST_ACTIVE } from './vocabulary.js';

/** How far a Decide phase has got. */
const BEGIN = 0;
const TEST = 1;
const ACT = 2;
/** The same, by somebody who has to try to take the tile from an opponent. */
const MUST_TAKE = 3;

/** A player has done an action. */
export function didAct(tx: Tx, seat: Seat, action: Action): void {
  record(tx, DID_ACT, seat, NONE, ACTIONS.indexOf(action));
  happens(tx, { when: 'action', action }, seat);
}

/** Whether a player can try to take control of the tile that they are on. */
function canTryToTake(tx: Tx, seat: Seat): boolean {
  const tile = tileOf(tx, seat);
  if (!isPopulated(tx, tile) || holderOf(tx, tile) === seat || isAutomatic(tx.state, seat)) return false;
  if (level(tx, 'powerTokens', seat) === 0 && holderOf(tx, tile) === NONE) return false;
  if (terrainOf(tx, tile) === 'village') return usual(tx, seat, 'village-cost') <= level(tx, 'control', seat);
  return cardsLeft(tx, VILLAINS) > 0;
}

/** The Decide phase: a stealth test where people live, then an action. */
export const decide: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    switch (frame.at) {
      case BEGIN:
        tx.push(moveOn(frame, TEST));
        happens(tx, { when: 'phase-begins', phase: 'decide' }, seat);
        return;
      case TEST: {
        const tile = tileOf(tx, seat);
        const holder = holderOf(tx, tile);
        if (!isPopulated(tx, tile) || holder === seat) {
          tx.push(moveOn(frame, ACT));
        } else if (holder === NONE) {
          test(tx, seat, ACT);
        } else if (!canTryToTake(tx, seat)) {
          failAtOnce(tx, seat);
        } else {
          tx.ask(frame, 'opponents-place', [TRY, YIELD], 1, 1);
        }
        return;
      }
      default: {
        const options = actions(tx, seat, frame.at === MUST_TAKE);
        if (!askInTurn(tx, frame, 'decide', options)) act(tx, seat, options[0]);
      }
    }
  },
  answer(tx, frame, _node, [pick]) {
    const { seat } = frame;
    if (pick.do === 'try') test(tx, seat, MUST_TAKE);
    else if (pick.do === 'yield') failAtOnce(tx, seat);
    else if (isActivation(pick)) {
      tx.push(frame);
      activate(tx, seat, pick);
    } else act(tx, seat, pick);
  },
};

const TRY: Option = Object.freeze(wordOption('try', 'Try to take control'));
const YIELD: Option = Object.freeze(wordOption('yield', 'Fail the stealth test'));
const PASS: Option = Object.freeze(wordOption('pass', 'Do nothing'));

/** Tests for stealth; who passes goes on, and who fails skips the phase. */
function test(tx: Tx, seat: Seat, next: number): void {
  const { isPassed, follows } = testStealth(tx, seat);
  if (isPassed) tx.push(frameOf(tx.game.procedures.decide, seat, { at: next }));
  pushAll(tx, follows);
}

/** Whoever does not try to take an opponent's tile has failed, without a roll (B23). */
function failAtOnce(tx: Tx, seat: Seat): void {
  tx.happened('stealth-failed', seat, NONE);
  pushAll(tx, failedStealth(tx, seat));
}

/** The actions of the phase, and what can be activated. */
function actions(tx: Tx, seat: Seat, mustTake: boolean): readonly Option[] {
  const options: Option[] = [];
  const terrain = terrainOf(tx, tileOf(tx, seat));
  const canSearch = terrain === 'ruins' || terrain === 'castle';
  if (!mustTake) {
    if (mutateOptions(tx, seat, []).length > 0) options.push(wordOption('mutate', 'Mutate'));
    if (canSearch && cardsLeft(tx, ARTIFACTS) > 0) options.push(wordOption('search', 'Search for an artifact'));
    options.push(wordOption('hunt', 'Hunt'));
  }
  if (canTryToTake(tx, seat)) {
    const cost = usual(tx, seat, 'village-cost');
    const text = canSearch ? 'Search for a villain, to take control' : `Take control for ${cost} control`;
    options.push(wordOption('take-control', text));
  }
  options.push(...activationOptions(tx, seat));
  // Whoever has set out to take the tile can still give up.
  options.push(PASS);
  return options;
}

function act(tx: Tx, seat: Seat, { do: word }: Option): void {
  switch (word) {
    case 'mutate':
    case 'search':
    case 'hunt':
      doAction(tx, seat, word);
      return;
    case 'take-control':
      tryToTake(tx, seat);
      return;
    default:
      // Not trying after all is failing (B23).
      if (isHeldByOpponent(tx, seat)) failAtOnce(tx, seat);
  }
}

function isHeldByOpponent(tx: Tx, seat: Seat): boolean {
  const tile = tileOf(tx, seat);
  const holder = holderOf(tx, tile);
  return isPopulated(tx, tile) && holder !== NONE && holder !== seat;
}

/** Whether an action of the Decide phase can be done now. */
export function canDecide(tx: Tx, seat: Seat, action: 'mutate' | 'search' | 'hunt'): boolean {
  if (action === 'hunt') return true;
  if (action === 'mutate') return mutateOptions(tx, seat, []).length > 0;
  const terrain = terrainOf(tx, tileOf(tx, seat));
  return (terrain === 'ruins' || terrain === 'castle') && cardsLeft(tx, ARTIFACTS) > 0;
}

/** Does an action of the Decide phase. */
export function doAction(tx: Tx, seat: Seat, action: 'mutate' | 'search' | 'hunt'): void {
  tx.happened(action, seat, NONE);
  switch (action) {
    case 'mutate':
      tx.push(frameOf(tx.game.procedures.mutate, seat));
      return;
    case 'search':
      didAct(tx, seat, 'search');
      if (drawInto(tx, ARTIFACTS, own('artifacts', seat)) !== NONE) keepWithinLimit(tx, seat);
      return;
    case 'hunt': {
      const [result] = tx.roll(seat, 6, 1);
      gain(tx, seat, 'energy', statOf(tx, seat, 'hunt-energy', result));
      didAct(tx, seat, 'hunt');
    }
  }
}

/** Takes a village for control, or goes and finds a villain. */
function tryToTake(tx: Tx, seat: Seat): void {
  const tile = tileOf(tx, seat);
  if (terrainOf(tx, tile) === 'village') {
    tx.add(account('control', seat), -usual(tx, seat, 'village-cost'));
    takeControl(tx, seat, tile);
    didAct(tx, seat, 'take-control');
    return;
  }
  const villain = drawInto(tx, VILLAINS, shared('foe'));
  tx.push(frameOf(tx.game.procedures.search, seat, { it: villain, list: [tile] }));
}

// Fighting a villain --------------------------------------------------------------------------------------------------

const FIRST = 0;
const AFTER_FIRST = 1;
const AFTER_SECOND = 2;

/** A villain is attacked once, and once more if its player likes; whoever defeats it takes the tile (B25). */
export const search: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, it, at, list } = frame;
    if (at === FIRST) {
      tx.push(moveOn(frame, AFTER_FIRST));
      attackVillain(tx, seat, it);
    } else if (list[0] === NONE) {
      // Defeated and gone: the villain is left alone.
      discard(tx, it, shared('foe'));
    } else if (hitPointsLeft(tx, it) === 0) {
      tx.happened('villain-defeated', seat, it);
      discard(tx, it, shared('foe'));
      const triggered = caught(tx, { when: 'villain-defeated' }, seat);
      takeControl(tx, seat, list[0]);
      didAct(tx, seat, 'take-control');
      pushAll(tx, triggered);
    } else if (at === AFTER_FIRST) {
      tx.ask(frame, 'again', [wordOption('again', 'Attack once more'), wordOption('give-up', 'Give up')], 1, 1);
    } else {
      giveUp(tx, seat, it);
    }
  },
  answer(tx, frame, _node, [pick]) {
    const { seat, it } = frame;
    if (pick.do === 'give-up') {
      giveUp(tx, seat, it);
      return;
    }
    tx.push(moveOn(frame, AFTER_SECOND));
    attackVillain(tx, seat, it);
  },
};

/** Giving up counts as a failed stealth test. */
function giveUp(tx: Tx, seat: Seat, villain: InstanceId): void {
  discard(tx, villain, shared('foe'));
  failAtOnce(tx, seat);
}

// Artifacts -----------------------------------------------------------------------------------------------------------

/** A player keeps as many artifacts as they may have. */
export function keepWithinLimit(tx: Tx, seat: Seat): void {
  tx.push(frameOf(tx.game.procedures.keep, seat));
}

/** Artifacts beyond the limit are discarded, of the player's choice. */
export const keepArtifacts: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    const artifacts = tx.state.places[own('artifacts', seat)];
    const over = artifacts.length - usual(tx, seat, 'artifact-limit');
    if (over <= 0) return;
    const options = artifacts.map((piece) => pieceOption(tx, 'discard', piece, 'artifacts'));
    if (!tx.ask(frame, 'discard', options, over, over)) discardAll(tx, seat, options);
  },
  answer(tx, { seat }, _node, picks) {
    discardAll(tx, seat, picks);
  },
};

function discardAll(tx: Tx, seat: Seat, picks: readonly Option[]): void {
  for (const { instance = NONE } of picks) discard(tx, instance, own('artifacts', seat));
}

// Mutating ------------------------------------------------------------------------------------------------------------

/** What a Mutate consists of, each at most once. */
const PARTS = ['activate-mutation', 'draw-mutation', 'swap'] as const;
type Part = (typeof PARTS)[number];
const PART_WORDS: readonly string[] = PARTS;

/** The control that activating a mutation costs. */
export function mutationCost(tx: Tx, seat: Seat, piece: InstanceId): number {
  return statOf(tx, seat, 'mutation-cost', tx.game.defs[tx.state.pieces[piece]].cost, { card: piece });
}

/** The active mutations that one from the hand can take the place of; null if it cannot be activated at all (B20). */
export function replaceable(tx: Tx, seat: Seat, piece: InstanceId): readonly InstanceId[] | null {
  const active = tx.state.places[own('active', seat)];
  const typeOf = (one: InstanceId): string | null => tx.game.defs[tx.state.pieces[one]].type;
  const profile = profileOf(tx, seat);
  if (profile === NONE) return active.length < MOST_ACTIVE ? [] : active;
  const { type } = tx.game.defs[tx.state.pieces[piece]];
  if (type === null) return null;
  const sameType = active.filter((one) => typeOf(one) === type);
  const { base } = tx.game.defs[tx.state.pieces[profile]];
  if (sameType.length < base[type]) return active.length < MOST_ACTIVE ? [] : null;
  return sameType.length > 0 ? sameType : null;
}

/** The mutations in hand that a player can activate for so much less. */
export function activatable(tx: Tx, seat: Seat, less: number): readonly InstanceId[] {
  const control = level(tx, 'control', seat);
  return tx.state.places[own('hand', seat)].filter(
    (piece) => Math.max(0, mutationCost(tx, seat, piece) - less) <= control && replaceable(tx, seat, piece) !== null,
  );
}

function mutateOptions(tx: Tx, seat: Seat, done: readonly number[]): readonly Option[] {
  const isOpen = (part: Part): boolean => !done.includes(PARTS.indexOf(part));
  const options: Option[] = [];
  if (isOpen('activate-mutation')) {
    for (const piece of activatable(tx, seat, 0)) options.push(pieceOption(tx, 'activate-mutation', piece, 'hand'));
  }
  const left = cardsLeft(tx, MUTATIONS);
  if (isOpen('draw-mutation') && left > 0) options.push(wordOption('draw-mutation', 'Draw a mutation'));
  if (isOpen('swap') && left > 0 && tx.state.places[own('hand', seat)].length > 0) {
    options.push(wordOption('swap', 'Swap mutations with the deck'));
  }
  return options;
}

const ENOUGH: Option = Object.freeze(wordOption('done', 'Mutate no more'));

/** Mutating: some of its parts, in any order (B10). */
export const mutate: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, list } = frame;
    const isOver = list.length >= usual(tx, seat, 'mutate-options');
    const options = isOver ? [] : mutateOptions(tx, seat, list);
    if (options.length === 0) {
      didAct(tx, seat, 'mutate');
      return;
    }
    tx.ask(frame, 'mutate', [...options, ENOUGH], 1, 1);
  },
  answer(tx, frame, _node, [pick]) {
    const { seat, list, at } = frame;
    const part = PART_WORDS.indexOf(pick.do);
    if (part === NONE) {
      didAct(tx, seat, 'mutate');
      return;
    }
    tx.push(moveOn(frame, at, [...list, part]));
    if (pick.do === 'activate-mutation') activateMutation(tx, seat, pick.instance ?? NONE, 0);
    else if (pick.do === 'draw-mutation') drawInto(tx, MUTATIONS, own('hand', seat));
    else tx.push(frameOf(tx.game.procedures.swap, seat));
  },
};

/** Activates a mutation from the hand for its cost, or for less. */
export function activateMutation(tx: Tx, seat: Seat, piece: InstanceId, less: number): void {
  tx.add(account('control', seat), -Math.max(0, mutationCost(tx, seat, piece) - less));
  // It is shown before it is asked which one it replaces.
  tx.revealed(piece, NONE);
  tx.push(frameOf(tx.game.procedures.replace, seat, { it: piece }));
}

/** An activated mutation comes into play, and takes the place of another if there is no room. */
export const replace: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, it } = frame;
    const replaced = replaceable(tx, seat, it) ?? [];
    const options = replaced.map((piece) => pieceOption(tx, 'replace', piece, 'active'));
    if (!tx.ask(frame, 'replace', options, 1, 1)) comesIntoPlay(tx, seat, it, options);
  },
  answer(tx, { seat, it }, _node, picks) {
    comesIntoPlay(tx, seat, it, picks);
  },
};

function comesIntoPlay(tx: Tx, seat: Seat, piece: InstanceId, replaced: readonly Option[]): void {
  for (const { instance = NONE } of replaced) discard(tx, instance, own('active', seat));
  keep(tx, piece, own('hand', seat), own('active', seat));
  tx.happened('mutation-activated', seat, piece);
  // In the single player game, whoever grows stronger is hunted by more (B46).
  if (tx.state.variant === 'solitaire' && seat === 0) tx.push(frameOf(tx.game.procedures.arrive, seat));
  pushAll(tx, caught(tx, { when: 'activated', card: piece }, seat));
}

/** Any number of mutations from the hand are swapped for as many from the deck (B22). */
export const swap: Resolves<unknown> = {
  run(tx, frame) {
    const { seat } = frame;
    const hand = tx.state.places[own('hand', seat)];
    const most = Math.min(hand.length, cardsLeft(tx, MUTATIONS));
    const options = hand.map((piece) => pieceOption(tx, 'swap', piece, 'hand'));
    if (most > 0) tx.ask(frame, 'swap', options, 0, most);
  },
  answer(tx, { seat }, _node, picks) {
    // The new ones are drawn first, so that none comes straight back.
    for (const _ of picks) drawInto(tx, MUTATIONS, own('hand', seat));
    for (const { instance = NONE } of picks) discard(tx, instance, own('hand', seat));
  },
};
