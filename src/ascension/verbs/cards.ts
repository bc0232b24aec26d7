import type { Option } from '../../kernel/decision.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../../kernel/state.js';
import { knowing } from '../../kernel/view.js';
import { amountOf, candidates, speaking } from '../characteristics.js';
import type { Resolves, Tx } from '../game.js';
import { record } from '../history.js';
import type {
  Discard,
  DiscardAtRandom,
  DiscardDeck,
  Draw,
  Filter,
  GiveAtRandom,
  Put,
  ShuffleIntoDeck,
} from '../language.js';
import { mixInto } from '../mixing.js';
import { draw as drawCards, keepUnder, move, randomCard, takeAtRandom, topOfDeck } from '../moves.js';
import { type CardOption, pieceOf } from '../option.js';
import { DECK, DID_DISCARD, DISCARD, HAND } from '../table.js';
import { caughtDiscards, pushCaught } from '../triggers.js';
import { ZONE_NUMBER } from '../vocabulary.js';
import { placeOf } from '../zones.js';
import { DONE, picking } from './picking.js';

export const draw: Resolves<Draw> = {
  instant: true,
  run(tx, frame, node) {
    const drawn = drawCards(tx, frame.seat, amountOf(tx, frame, node.effect.amount));
    if (node.binds && drawn > 0) tx.bind(tx.state.places[placeOf(tx, 'hand', frame.seat)].slice(-drawn));
  },
};

/** Discards cards from hand, all of them together. */
function discardAll(tx: Tx, { seat }: Frame, pieces: readonly InstanceId[]): void {
  if (pieces.length === 0) return;
  for (const piece of pieces) {
    tx.happened('discarded', seat, piece);
    record(tx, DID_DISCARD, seat, piece, ZONE_NUMBER.hand);
    move(tx, piece, placeOf(tx, 'hand', seat), placeOf(tx, 'discard', seat));
  }
  pushCaught(tx, caughtDiscards(tx, seat, pieces));
}

export const discard: Resolves<Discard> = picking<Discard>({
  kind: 'discard',
  candidates: (tx, frame, { what }) => candidates(tx, speaking(tx, frame), what, ['hand']),
  done(tx, frame, _node, picks) {
    discardAll(
      tx,
      frame,
      picks.map(({ instance }) => instance),
    );
  },
});

export const discardAtRandom: Resolves<DiscardAtRandom> = {
  run(tx, frame, node) {
    const hand = tx.game.layout.seat(frame.seat) + HAND;
    const amount = Math.min(amountOf(tx, frame, node.effect.amount), tx.state.places[hand].length);
    const pieces: InstanceId[] = [];
    while (pieces.length < amount) {
      const piece = randomCard(tx, frame.seat);
      if (!pieces.includes(piece)) pieces.push(piece);
    }
    if (node.binds) tx.bind(pieces);
    discardAll(tx, frame, pieces);
  },
};

/** The top card of a deck, to one who does not know which card it is. */
const UNSEEN_TOP: Option = Object.freeze({
  do: 'pick',
  key: 'pick:deckTop',
  from: 'deckTop',
  text: 'the top card of your deck',
});

/** Whether all that can be moved is the top card of the deck, which its player does not know. */
function isUnseenTop(tx: Tx, seat: Seat, [only]: readonly CardOption[]): boolean {
  return only?.from === 'deckTop' && (knowing(tx.state, only.instance) & (1 << seat)) === 0;
}

function isEvent(tx: Tx, piece: InstanceId): boolean {
  return tx.game.defs[tx.state.pieces[piece]].kind === 'event';
}

function putCandidates(tx: Tx, frame: Frame, { what, to }: Put): CardOption[] {
  // Nothing can be kept under a card that is not there.
  if (to === 'under' && !tx.state.places[placeOf(tx, 'inPlay', frame.seat)].includes(frame.self)) return [];
  // Events are never a player's: one that lies in the void stays there (E1).
  const found = candidates(tx, speaking(tx, frame), what).filter(({ instance }) => !isEvent(tx, instance));
  return to === 'under' ? found.filter(({ instance }) => instance !== frame.self) : found;
}

const putting = picking<Put>({
  kind: 'put',
  prepare(tx, { seat }, { what }) {
    // To move the top card of an empty deck, it is made anew (T7).
    if (what.in?.includes('deckTop')) topOfDeck(tx, seat);
  },
  candidates: putCandidates,
  done(tx, { seat, self }, { effect: { to } }, picks) {
    for (const { instance, from } of picks) {
      const place = placeOf(tx, from, seat);
      if (to === 'under') keepUnder(tx, instance, place, self, seat);
      else move(tx, instance, place, placeOf(tx, to, seat));
    }
  },
});

export const put: Resolves<Put> = {
  ...putting,
  run(tx, frame, node) {
    if (node.optional && isUnseenTop(tx, frame.seat, putCandidates(tx, frame, node.effect))) {
      tx.ask(frame, 'put', [UNSEEN_TOP], 0, 1);
      return;
    }
    putting.run(tx, frame, node);
  },
  answer(tx, frame, node, picks) {
    const isUnseen = picks.some(({ key }) => key === UNSEEN_TOP.key);
    putting.answer?.(tx, frame, node, isUnseen ? putCandidates(tx, frame, node.effect) : picks);
  },
};

export const discardDeck: Resolves<DiscardDeck> = {
  instant: true,
  run(tx, { seat }, node) {
    const base = tx.game.layout.seat(seat);
    const deck = tx.state.places[base + DECK];
    if (node.binds) tx.bind(deck);
    for (let i = deck.length - 1; i >= 0; i--) move(tx, deck[i], base + DECK, base + DISCARD);
  },
};

/** The fields of a filter that ask nothing of the card itself. */
const ABOUT_NO_CARD: readonly string[] = ['in', 'it', 'those', 'this', 'other'];

function asksWhatCardsAre(what: Filter): boolean {
  return Object.entries(what).some(([field, asked]) => asked !== undefined && !ABOUT_NO_CARD.includes(field));
}

/** All cards that fit go into the deck, which is then shuffled; it is shuffled even if none did. */
export const shuffleIntoDeck: Resolves<ShuffleIntoDeck> = {
  instant: true,
  run(tx, frame, node) {
    const { seat } = frame;
    const deck = tx.game.layout.seat(seat) + DECK;
    const joining: CardOption[] = [];
    for (const what of node.effect.what) {
      for (const option of candidates(tx, speaking(tx, frame), what)) {
        if (joining.includes(option)) continue;
        joining.push(option);
        // Cards that go by what they are have to be shown, or nobody could tell that they are the ones.
        if (option.from === 'hand' && asksWhatCardsAre(what)) tx.revealed(option.instance, NONE);
      }
    }
    mixInto(tx, seat, joining.map(pieceOf));
    for (const { instance, from } of joining) move(tx, instance, placeOf(tx, from, seat), deck);
    tx.shuffle(deck);
    if (node.binds) tx.bind(DONE);
  },
};

export const giveAtRandom: Resolves<GiveAtRandom> = {
  instant: true,
  run(tx, frame, node) {
    if (frame.by === NONE || frame.by === frame.seat) {
      tx.happened('impossible', frame.seat, frame.self);
      return;
    }
    const taken = takeAtRandom(tx, frame.seat, frame.by, amountOf(tx, frame, node.effect.amount));
    if (node.binds) tx.bind(taken);
  },
};
