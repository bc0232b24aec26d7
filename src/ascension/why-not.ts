import { isPossible } from '../kernel/control.js';
import { NOTHING } from '../kernel/draft.js';
import { nearestWord, type Problem, problem, show } from '../kernel/errors.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Wish } from '../kernel/wish.js';
import { canBePlayed, priceOf, ruling } from './characteristics.js';
import { cardId } from './dsl.js';
import type { Definition, Tx } from './game.js';
import { means } from './payment.js';
import { isFresh } from './standing.js';
import { HAND, IN_PLAY, ROW } from './table.js';
import { describeCondition } from './text.js';
import type { Zone } from './vocabulary.js';

/** What is missing for something that a player would like to do in their turn and that is not on offer. */
export function whyNot(tx: Tx, seat: Seat, wish: Wish): Problem {
  const { decision } = tx.state;
  if (decision !== null && decision.kind !== 'turn') {
    const found = `another question: ${decision.prompt}`;
    return problem('why/other-decision', found, 'the question what to do next', 'answer that question first');
  }
  const def = definitionOf(tx, wish);
  if (def === null) return unknownCard(tx, wish);
  switch (wish.do) {
    case 'play':
      return whyNotPlay(tx, seat, wish, def);
    case 'acquire':
    case 'defeat':
      return whyNotTake(tx, seat, wish, def);
    case 'activate':
      return whyNotActivate(tx, seat, wish, def);
    case 'trophy':
      return whyNotTrophy(tx, seat, wish, def);
    case 'spend':
      return whyNotSpend(def);
    default: {
      const words = ['play', 'acquire', 'defeat', 'activate', 'trophy', 'spend', 'end-turn'];
      const near = nearestWord(wish.do, words);
      const remedy = near === null ? 'wish for one of these' : `did you mean "${near}"?`;
      return problem('why/unknown-wish', show(wish.do), `one of ${words.join(', ')}`, remedy);
    }
  }
}

function definitionOf(tx: Tx, { card, instance }: Wish): Definition | null {
  const { game, state } = tx;
  if (instance !== undefined) return instance < state.pieces.length ? game.defs[state.pieces[instance]] : null;
  return card === undefined ? null : (game.defs.find(({ id }) => id === card || id === cardId(card)) ?? null);
}

function unknownCard(tx: Tx, { card, instance }: Wish): Problem {
  const near =
    card === undefined
      ? null
      : nearestWord(
          cardId(card),
          tx.game.defs.map(({ id }) => id),
        );
  const remedy = near === null ? 'name a card of the game' : `did you mean "${near}"?`;
  return problem('why/unknown-card', show(card ?? instance), 'a card of the game', remedy);
}

/** The pieces of a place that a wish can mean. */
function meant(tx: Tx, place: number, { instance }: Wish, { index }: Definition): readonly InstanceId[] {
  return tx.state.places[place].filter(
    (piece) => piece !== NONE && (instance === undefined ? tx.state.pieces[piece] === index : piece === instance),
  );
}

function whyNotPlay(tx: Tx, seat: Seat, wish: Wish, def: Definition): Problem {
  const [piece] = meant(tx, tx.game.layout.seat(seat) + HAND, wish, def);
  if (piece === undefined) return notThere(def, 'your hand', 'draw it first');
  if (canBePlayed(tx, seat, piece)) return problem('why/on-offer', def.name, 'something not on offer', 'choose it');
  return problem('why/not-playable', `a ${def.kind}`, 'a hero or a construct', 'keep it, or find a card that lets you');
}

function notThere({ name }: Definition, where: string, remedy: string): Problem {
  return problem('why/not-there', `${name} elsewhere`, `${name} in ${where}`, remedy);
}

function whyNotTake(tx: Tx, seat: Seat, wish: Wish, def: Definition): Problem {
  const word = def.kind === 'monster' ? 'defeat' : 'acquire';
  if (wish.do !== word) return problem('why/wrong-word', `${wish.do} a ${def.kind}`, word, `${word} it instead`);
  const zone: Zone = def.supply === NONE ? 'centerRow' : 'alwaysAvailable';
  const [piece] = meant(tx, def.supply === NONE ? ROW : def.supply, wish, def);
  if (piece === undefined) {
    const where = def.supply === NONE ? 'the center row' : 'its supply';
    return notThere(def, where, def.supply === NONE ? 'wait until it turns up' : 'wait until one comes back');
  }
  const price = priceOf(tx, seat, piece, zone);
  const has = means(tx, seat, piece, zone);
  const missing = `${price - has} more ${def.currency}`;
  return problem('why/cannot-pay', `${has} ${def.currency} for it`, `${price} ${def.currency}`, missing);
}

function whyNotActivate(tx: Tx, seat: Seat, wish: Wish, def: Definition): Problem {
  const { game, state } = tx;
  const own = state.abilities.filter(({ seat: whose, self }) => whose === seat && state.pieces[self] === def.index);
  const places = [game.layout.seat(seat) + IN_PLAY, game.layout.special('temples', seat)];
  const isThere = places.some((place) => place !== NONE && meant(tx, place, wish, def).length > 0);
  if (own.length === 0 && !isThere) return notThere(def, 'play in front of you', 'put it into play first');
  const nth = wish.ability ?? game.rules[own[0]?.rule]?.ability ?? 0;
  const standings = own.filter(
    ({ rule, self }) => game.rules[rule].ability === nth && (wish.instance ?? self) === self,
  );
  const [standing] = standings;
  if (standing === undefined) {
    return problem('why/no-such-ability', `ability ${nth} of ${def.name}`, 'one that it has', 'count from 0');
  }
  if (!standings.some((one) => isFresh(tx, one))) {
    return problem('why/used', 'an ability used this turn', 'one that is not', 'wait for your next turn');
  }
  const { node, condition } = game.rules[standing.rule];
  if (condition !== undefined && !game.isSo(tx, ruling(tx, standing, seat), condition)) {
    const needed = describeCondition(condition);
    return problem('why/condition', `it is not so that ${needed}`, needed, 'bring that about first');
  }
  return impossible(tx, seat, standing.self, node);
}

/** Why an effect cannot be done now, as far as that can be told: it cannot. */
function impossible(tx: Tx, seat: Seat, self: InstanceId, node: number): Problem {
  const frame: Frame = { node, at: 0, seat, self, it: NONE, by: NONE, list: NOTHING };
  const text = tx.game.describe(tx.game.nodes[node]);
  if (isPossible(tx, frame, tx.game.nodes[node]))
    return problem('why/on-offer', text, 'something not on offer', 'choose it');
  return problem(
    'why/cannot-be-done',
    `nothing to do it with: ${text}`,
    'what it needs',
    'get its cost or its cards first',
  );
}

function whyNotTrophy(tx: Tx, seat: Seat, wish: Wish, def: Definition): Problem {
  const place = tx.game.layout.special('trophies', seat);
  const [piece] = place === NONE ? [] : meant(tx, place, wish, def);
  if (piece === undefined) return notThere(def, 'your trophies', 'defeat it first');
  return impossible(tx, seat, piece, def.trophy);
}

function whyNotSpend({ keystone, name }: Definition): Problem {
  if (keystone === null)
    return problem('why/no-keystone', name, 'a temple that takes a keystone', 'name such a temple');
  return problem('why/cannot-pay', `0 ${keystone} keystones`, `1 ${keystone} keystone`, `1 more ${keystone} keystone`);
}
