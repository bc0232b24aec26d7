import type { Option } from '../kernel/decision.js';
import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat, type Standing } from '../kernel/state.js';
import { fits, ruling } from './characteristics.js';
import type { Resolves, StandingList, Tx } from './game.js';
import { record } from './history.js';
import { canRefill, move, recordNoSlot, refill } from './moves.js';
import { isFresh, use } from './standing.js';
import {
  CENTER_DECK,
  DECK,
  DID_ACQUIRE,
  DID_DEFEAT,
  DID_PLAY,
  DISCARD,
  HAND,
  IN_PLAY,
  ROW,
  RUNES,
  VOID,
} from './table.js';
import { caught, pushCaught } from './triggers.js';
import { partnerOf } from './variants.js';
import { DESTINATIONS, type Destination, ZONE_NUMBER, type Zone } from './vocabulary.js';
import { centerZone } from './zones.js';

const PLACE_OF: { readonly [D in Destination]: number } = {
  discard: DISCARD,
  hand: HAND,
  deckTop: DECK,
  inPlay: IN_PLAY,
};

const INTO: { readonly [D in Destination | 'trophies' | 'partner']: Option } = {
  discard: Object.freeze({ do: 'put', key: 'put:discard', text: 'into your discard pile' }),
  hand: Object.freeze({ do: 'put', key: 'put:hand', text: 'into your hand' }),
  deckTop: Object.freeze({ do: 'put', key: 'put:deckTop', text: 'on top of your deck' }),
  inPlay: Object.freeze({ do: 'put', key: 'put:inPlay', text: 'into play' }),
  trophies: Object.freeze({ do: 'put', key: 'put:trophies', text: 'to your trophies' }),
  partner: Object.freeze({ do: 'put', key: 'put:partner', text: "into your partner's discard pile, for 1 rune" }),
};

/** In the list of a frame that defeats: the monster goes where it would, or to the bottom of the center deck. */
export const USUAL_PLACE = 0;
export const BOTTOM_OF_CENTER_DECK = 1;

/** A frame that acquires or defeats a card, whichever its kind allows; `list` is where it is, and where it is to go. */
export function takingFrame(tx: Tx, { seat, self }: Frame, piece: InstanceId, from: number, to: number): Frame {
  const { procedures, defs } = tx.game;
  const node = defs[tx.state.pieces[piece]].kind === 'monster' ? procedures.defeat : procedures.acquire;
  return { node, at: 0, seat, self, it: piece, by: NONE, list: [from, to] };
}

/**
 * The fates of cards that enter the row wait for the end of the outermost sequence (Q11): the first to begin puts the
 * frame that lets them happen below everything else that it brings about. `beneath` is how many of the frames that are
 * next belong to the sequence already.
 */
export function openSequence(tx: Tx, beneath = 0): void {
  const { hasFates, procedures } = tx.game;
  if (!hasFates) return;
  const { queue } = tx.state;
  for (let i = 0; i < queue.length; i++) if (queue[i].node === procedures.fates) return;
  const seat = tx.cause?.seat ?? 0;
  const fates: Frame = { node: procedures.fates, at: 0, seat, self: NONE, it: NONE, by: NONE, list: NOTHING };
  if (beneath === 0) tx.push(fates);
  else tx.queue().splice(queue.length - beneath, 0, fates);
}

/**
 * Does something that may take cards out of the row, which is refilled then (Q2). A row that was short for want of cards is
 * refilled too if cards have come to where they are taken from (Q7).
 */
export function thenRefill(tx: Tx, change: () => void): void {
  const queued = tx.state.queue.length;
  const empty = emptySlots(tx);
  const isWanting = empty > 0 && !canRefill(tx);
  change();
  if (emptySlots(tx) === empty && !isWanting) return;
  openSequence(tx, tx.state.queue.length - queued);
  refill(tx);
}

function emptySlots(tx: Tx): number {
  let empty = 0;
  for (const piece of tx.state.places[ROW]) if (piece === NONE) empty++;
  return empty;
}

/** The other places that a card can go to by rules in force, and whether it may still go where it would. */
interface Redirections {
  readonly to: ReadonlyMap<Destination, Standing>;
  readonly mayStay: boolean;
}

/** Rules that send the card elsewhere, one for each destination that is not where it goes anyway (Q4). */
function redirections(tx: Tx, frame: Frame, zone: Zone): Redirections {
  const usual = usualDestination(tx, frame);
  const to = new Map<Destination, Standing>();
  let mayStay = true;
  for (const standing of tx.state.replacements) {
    if ((standing.seat !== frame.seat && standing.seat !== NONE) || !isFresh(tx, standing)) continue;
    const { rule, condition } = tx.game.rules[standing.rule];
    if (rule.ability !== 'redirect' || rule.to === usual || to.has(rule.to)) continue;
    const as = ruling(tx, standing, frame.seat);
    if (!fits(tx, as, rule.what, frame.it, zone)) continue;
    if (condition !== undefined && !tx.game.isSo(tx, as, condition)) continue;
    to.set(rule.to, standing);
    // What has to go elsewhere than to the discard pile goes to one such place; the acquirer picks which (Q4).
    if (rule.must === true && usual === 'discard') mayStay = false;
  }
  return { to, mayStay };
}

/** Where an acquired card goes by its own text and the effect that acquires it. */
function usualDestination(tx: Tx, { it, list }: Frame): Destination {
  return tx.game.defs[tx.state.pieces[it]].ongoing ? 'inPlay' : DESTINATIONS[list[1]];
}

/** Acquires the card `it`, Q1 to Q4: the acquirer is asked where it goes if an effect offers another place. */
export const acquire: Resolves<unknown> = {
  run(tx, frame) {
    if (!tx.state.places[frame.list[0]].includes(frame.it)) return;
    if (tx.state.replacements.length === 0 && !canGiveToPartner(tx, frame.seat)) {
      finishAcquire(tx, frame, usualDestination(tx, frame));
      return;
    }
    const { to, mayStay } = redirections(tx, frame, centerZone(frame.list[0]));
    const options = [...to.keys()].map((goes) => INTO[goes]);
    if (canGiveToPartner(tx, frame.seat)) options.push(INTO.partner);
    if (tx.ask(frame, 'destination', options, mayStay ? 0 : 1, 1)) return;
    redirect(tx, frame, mayStay ? [] : options);
  },
  answer: (tx, frame, _node, picks) => redirect(tx, frame, picks),
};

/** For an unrestricted rune an acquired card may go to one's partner (V3). */
function canGiveToPartner(tx: Tx, seat: Seat): boolean {
  return partnerOf(tx.state, seat) !== NONE && tx.state.counters[tx.game.layout.account(seat) + RUNES] > 0;
}

function redirect(tx: Tx, frame: Frame, picks: readonly Option[]): void {
  if (picks.includes(INTO.partner)) {
    tx.ruling = 'V3';
    tx.add(tx.game.layout.account(frame.seat) + RUNES, -1);
    finishAcquire(tx, frame, 'discard', partnerOf(tx.state, frame.seat));
    return;
  }
  let goes = usualDestination(tx, frame);
  if (picks.length > 0) {
    for (const [to, standing] of redirections(tx, frame, centerZone(frame.list[0])).to) {
      if (!picks.includes(INTO[to])) continue;
      goes = to;
      if (!tx.game.rules[standing.rule].once) use(tx, 'replacements', standing);
    }
  }
  finishAcquire(tx, frame, goes);
}

function finishAcquire(tx: Tx, frame: Frame, to: Destination, owner: Seat = frame.seat): void {
  const { seat, it: piece } = frame;
  const from = frame.list[0];
  const zone = centerZone(from);
  const { kind, empowered } = tx.game.defs[tx.state.pieces[piece]];
  openSequence(tx);
  let triggered = acquired(tx, seat, piece, zone);
  if (tx.state.modifiers.length > 0) spendNextTimes(tx, seat, piece, zone, 'modifiers');
  if (tx.state.replacements.length > 0) spendNextTimes(tx, seat, piece, zone, 'replacements');
  tx.ruling = 'Q1';
  tx.happened('acquired', seat, piece);
  move(tx, piece, from, tx.game.layout.seat(owner) + PLACE_OF[to]);
  // Put straight into play, a construct counts as played (T11).
  if (to === 'inPlay' && kind === 'construct') {
    record(tx, DID_PLAY, seat, piece, ZONE_NUMBER.inPlay);
    triggered = [...triggered, ...caught(tx, DID_PLAY, seat, piece, 'inPlay')];
  }
  pushCaught(tx, triggered);
  if (empowered !== NONE) {
    tx.push({ node: empowered, at: 0, seat, self: piece, it: piece, by: NONE, list: NOTHING });
  }
  if (from === ROW) refill(tx);
}

/** Writes down that a card is acquired, and returns what that sets off. */
function acquired(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): readonly Frame[] {
  record(tx, DID_ACQUIRE, seat, piece, ZONE_NUMBER[zone]);
  return caught(tx, DID_ACQUIRE, seat, piece, zone);
}

/** What is for the next card only is over when such a card is acquired or defeated, made use of or not (G7). */
function spendNextTimes(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone, list: StandingList): void {
  // From the end, because a rule that is over leaves the list.
  for (let i = tx.state[list].length - 1; i >= 0; i--) {
    const standing = tx.state[list][i];
    const { rule, once } = tx.game.rules[standing.rule];
    if (!once || standing.seat !== seat) continue;
    switch (rule.ability) {
      case 'discount':
      case 'honor-price':
      case 'pay-with':
      case 'redirect':
        if (fits(tx, ruling(tx, standing, seat), rule.what, piece, zone)) use(tx, list, standing);
    }
  }
}

/** Where a defeated monster can go; the first is where it goes unless its player picks another. */
type Resting = 'stays' | 'void' | 'trophies' | 'inPlay' | 'discard' | 'centerDeckBottom';

const UNDER_THE_DECK: readonly Resting[] = ['centerDeckBottom'];
const WHERE_IT_IS: readonly Resting[] = ['stays'];
const TO_THE_VOID: readonly Resting[] = ['void'];

function restingPlaces(tx: Tx, frame: Frame): readonly Resting[] {
  const [from, to] = frame.list;
  const { endless, ongoing, trophy, mostTrophies, supply } = tx.game.defs[tx.state.pieces[frame.it]];
  // What is always available never joins the center deck.
  if (to === BOTTOM_OF_CENTER_DECK && supply === NONE) return UNDER_THE_DECK;
  const isKept = from === ROW && tx.state.replacements.length > 0 && isKeptWhenDefeated(tx, frame);
  if (ongoing) return isKept ? ['inPlay', 'discard'] : ['inPlay'];
  if (trophy !== NONE && trophiesLike(tx, frame) < mostTrophies) return isKept ? ['trophies', 'discard'] : ['trophies'];
  if (isKept) return ['discard'];
  // One that is always available stays when it is not taken (A3, E6), and the void is where others end up.
  return endless || from !== ROW ? WHERE_IT_IS : TO_THE_VOID;
}

function isKeptWhenDefeated(tx: Tx, { seat, it }: Frame): boolean {
  return tx.state.replacements.some((standing) => {
    const { rule } = tx.game.rules[standing.rule];
    if (rule.ability !== 'keep-defeated' || standing.seat !== seat) return false;
    return fits(tx, ruling(tx, standing, seat), rule.what, it, 'centerRow');
  });
}

/** How many trophies of the same card a player has. */
function trophiesLike(tx: Tx, { seat, it }: Frame): number {
  const { pieces, places } = tx.state;
  return places[tx.game.layout.special('trophies', seat)].filter((piece) => pieces[piece] === pieces[it]).length;
}

/** Defeats the monster `it`, Q1 to Q4: it moves, the row is refilled, then its reward, then what triggered. */
export const defeat: Resolves<unknown> = {
  run(tx, frame) {
    if (!tx.state.places[frame.list[0]].includes(frame.it)) return;
    const places = restingPlaces(tx, frame);
    if (places.length > 1 && tx.ask(frame, 'destination', places.map(intoOption), 1, 1)) return;
    finishDefeat(tx, frame, places[0]);
  },
  answer(tx, frame, _node, picks) {
    const chosen = restingPlaces(tx, frame).find((place) => picks.includes(intoOption(place)));
    if (chosen === undefined) throw new Error('a defeated monster has no such place to go to');
    finishDefeat(tx, frame, chosen);
  },
};

function intoOption(place: Resting): Option {
  return place === 'inPlay' || place === 'trophies' ? INTO[place] : INTO.discard;
}

function finishDefeat(tx: Tx, frame: Frame, goes: Resting): void {
  const { seat, it: piece } = frame;
  const [from] = frame.list;
  const zone = centerZone(from);
  const { reward } = tx.game.defs[tx.state.pieces[piece]];
  openSequence(tx);
  record(tx, DID_DEFEAT, seat, piece, ZONE_NUMBER[zone]);
  const triggered = caught(tx, DID_DEFEAT, seat, piece, zone);
  // Kept, it counts as acquired too (N16).
  pushCaught(tx, goes === 'discard' ? [...triggered, ...acquired(tx, seat, piece, zone)] : triggered);
  if (reward !== NONE) tx.push({ node: reward, at: 0, seat, self: piece, it: NONE, by: NONE, list: NOTHING });
  if (tx.state.modifiers.length > 0) spendNextTimes(tx, seat, piece, zone, 'modifiers');
  if (from !== ROW) recordNoSlot(tx, piece);
  tx.ruling = 'Q1';
  tx.happened('defeated', seat, piece);
  if (from === ROW) {
    moveDefeated(tx, seat, piece, from, goes);
    refill(tx);
  } else {
    thenRefill(tx, () => moveDefeated(tx, seat, piece, from, goes));
  }
}

function moveDefeated(tx: Tx, seat: Seat, piece: InstanceId, from: number, goes: Resting): void {
  const { layout } = tx.game;
  switch (goes) {
    case 'stays':
      return;
    case 'void':
      move(tx, piece, from, VOID);
      return;
    case 'trophies':
      move(tx, piece, from, layout.special('trophies', seat));
      return;
    case 'inPlay':
    case 'discard':
      move(tx, piece, from, layout.seat(seat) + PLACE_OF[goes]);
      return;
    case 'centerDeckBottom': {
      move(tx, piece, from, CENTER_DECK);
      const deck = tx.place(CENTER_DECK);
      deck.pop();
      deck.unshift(piece);
    }
  }
}
