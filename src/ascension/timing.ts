import type { Option } from '../kernel/decision.js';
import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat, type Standing } from '../kernel/state.js';
import { fits } from './characteristics.js';
import type { Resolves, StandingList, Tx } from './game.js';
import { move, refill } from './moves.js';
import { centerZone } from './payment.js';
import { isFresh, use } from './standing.js';
import { DECK, DID_ACQUIRE, DID_DEFEAT, DID_PLAY, DISCARD, HAND, IN_PLAY, ROW, VOID } from './table.js';
import { caught, pushCaught, record } from './triggers.js';
import { DESTINATIONS, type Destination, type Zone } from './vocabulary.js';

const PLACE_OF: { readonly [D in Destination]: number } = {
  discard: DISCARD,
  hand: HAND,
  deckTop: DECK,
  inPlay: IN_PLAY,
};

const INTO: { readonly [D in Destination]: Option } = {
  discard: Object.freeze({ do: 'put', key: 'put:discard', text: 'into your discard pile' }),
  hand: Object.freeze({ do: 'put', key: 'put:hand', text: 'into your hand' }),
  deckTop: Object.freeze({ do: 'put', key: 'put:deckTop', text: 'on top of your deck' }),
  inPlay: Object.freeze({ do: 'put', key: 'put:inPlay', text: 'into play' }),
};

/** A frame that acquires or defeats a card, whichever its kind allows; `list` is where it is, and where it is to go. */
export function takingFrame(tx: Tx, { seat, self }: Frame, piece: InstanceId, from: number, to: Destination): Frame {
  const { procedures, defs } = tx.game;
  const node = defs[tx.state.pieces[piece]].kind === 'monster' ? procedures.defeat : procedures.acquire;
  return { node, at: 0, seat, self, it: piece, by: NONE, list: [from, DESTINATIONS.indexOf(to)] };
}

/**
 * The fates of cards that enter the row wait for the end of the outermost sequence (Q11): the first to begin puts the
 * frame that lets them happen below everything else that it brings about.
 */
export function openSequence(tx: Tx): void {
  const { hasFates, procedures } = tx.game;
  if (!hasFates) return;
  const { queue } = tx.state;
  for (let i = 0; i < queue.length; i++) if (queue[i].node === procedures.fates) return;
  const seat = tx.cause?.seat ?? 0;
  tx.push({ node: procedures.fates, at: 0, seat, self: NONE, it: NONE, by: NONE, list: NOTHING });
}

/** Rules that allow the card to go elsewhere, one for each destination that is not where it goes anyway. */
function redirections(tx: Tx, frame: Frame, zone: Zone): ReadonlyMap<Destination, Standing> {
  const found = new Map<Destination, Standing>();
  for (const standing of tx.state.replacements) {
    if (standing.seat !== frame.seat || !isFresh(tx, standing)) continue;
    const { rule } = tx.game.rules[standing.rule];
    if (rule.ability !== 'redirect' || rule.to === DESTINATIONS[frame.list[1]] || found.has(rule.to)) continue;
    if (fits(tx, frame.seat, standing.self, rule.what, frame.it, zone)) found.set(rule.to, standing);
  }
  return found;
}

/** Acquires the card `it`, Q1 to Q4: the acquirer is asked where it goes if an effect offers another place. */
export const acquire: Resolves<unknown> = {
  run(tx, frame) {
    if (!tx.state.places[frame.list[0]].includes(frame.it)) return;
    if (tx.state.replacements.length > 0) {
      const elsewhere = redirections(tx, frame, centerZone(frame.list[0]));
      const options = [...elsewhere.keys()].map((to) => INTO[to]);
      if (tx.ask(frame, 'destination', options, 0, 1)) return;
    }
    finishAcquire(tx, frame, DESTINATIONS[frame.list[1]]);
  },
  answer(tx, frame, _node, picks) {
    let goes = DESTINATIONS[frame.list[1]];
    for (const [to, standing] of redirections(tx, frame, centerZone(frame.list[0]))) {
      if (!picks.includes(INTO[to])) continue;
      goes = to;
      if (!tx.game.rules[standing.rule].once) use(tx, 'replacements', standing);
    }
    finishAcquire(tx, frame, goes);
  },
};

function finishAcquire(tx: Tx, frame: Frame, to: Destination): void {
  const { seat, it: piece } = frame;
  const from = frame.list[0];
  const zone = centerZone(from);
  openSequence(tx);
  const triggered = caught(tx, DID_ACQUIRE, seat, piece, zone);
  spendNextTimes(tx, seat, piece, zone, ['modifiers', 'replacements']);
  tx.ruling = 'Q1';
  tx.happened('acquired', seat, piece);
  move(tx, piece, from, tx.game.layout.seat(seat) + PLACE_OF[to]);
  record(tx, DID_ACQUIRE, seat, piece, zone);
  if (to === 'inPlay') {
    triggered.push(...caught(tx, DID_PLAY, seat, piece, 'inPlay'));
    record(tx, DID_PLAY, seat, piece, 'inPlay');
  }
  pushCaught(tx, triggered);
  if (from === ROW) refill(tx);
}

/** What is for the next card only is over when such a card is acquired or defeated, made use of or not (G7). */
function spendNextTimes(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone, lists: readonly StandingList[]): void {
  for (const list of lists) {
    // From the end, because a rule that is over leaves the list.
    for (let i = tx.state[list].length - 1; i >= 0; i--) {
      const standing = tx.state[list][i];
      const { rule, once } = tx.game.rules[standing.rule];
      if (!once || standing.seat !== seat) continue;
      if (rule.ability !== 'discount' && rule.ability !== 'pay-with' && rule.ability !== 'redirect') continue;
      if (fits(tx, seat, standing.self, rule.what, piece, zone)) use(tx, list, standing);
    }
  }
}

/** Defeats the monster `it`, Q1 to Q4: it moves, the row is refilled, then its reward, then what triggered. */
export const defeat: Resolves<unknown> = {
  run(tx, frame) {
    const { seat, it: piece } = frame;
    const [from] = frame.list;
    if (!tx.state.places[from].includes(piece)) return;
    const zone = centerZone(from);
    const { reward, endless } = tx.game.defs[tx.state.pieces[piece]];
    openSequence(tx);
    pushCaught(tx, caught(tx, DID_DEFEAT, seat, piece, zone));
    if (reward !== NONE) tx.push({ node: reward, at: 0, seat, self: piece, it: NONE, by: NONE, list: NOTHING });
    spendNextTimes(tx, seat, piece, zone, ['modifiers']);
    tx.ruling = 'Q1';
    tx.happened('defeated', seat, piece);
    if (!endless) move(tx, piece, from, VOID);
    record(tx, DID_DEFEAT, seat, piece, zone);
    if (from === ROW) refill(tx);
  },
};
