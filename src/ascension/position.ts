import { type Problem, problem } from '../kernel/errors.js';
import { type GameState, NONE, type Standing } from '../kernel/state.js';
import type { AscensionGame, StandingList } from './game.js';
import { areRulesInForce } from './standing.js';
import {
  DID_ACQUIRE,
  DID_BANISH,
  DID_COPY,
  DID_DEFEAT,
  DID_DISCARD,
  DID_FILL,
  DID_LEAVE,
  DID_NAME,
  DID_PLAY,
  FIRST_PLAYER,
  IN_PLAY,
  ROW,
  TURN_OF,
} from './table.js';
import { seatsFor, seatsInWords } from './variants.js';
import { DESTINATIONS, ROW_SIZE, ZONES } from './vocabulary.js';

const REMEDY = 'pass a state that this library wrote, unchanged';

/** What keeps a well-formed state from being a position of this game. */
export function problemsWith(game: AscensionGame, state: GameState): readonly Problem[] {
  const problems: Problem[] = [];
  const refuse: Refuse = (code, path, found, expected) => {
    if (problems.length < 100) problems.push(problem(`state/${code}`, found, expected, REMEDY, path));
  };
  const seats = state.players.length;
  const allowed = seatsFor(state.variant, game.seatsAllowed);
  if (!allowed.includes(seats)) {
    const found = `${seats} players in the variant ${state.variant.slice(0, 40)}`;
    refuse('wrong-number-of-players', 'players', found, seatsInWords(allowed));
  }
  // A position that was arranged without a row has no slots.
  if (state.places[ROW].length !== ROW_SIZE && state.places[ROW].length !== 0) {
    refuse('wrong-length', `places[${ROW}]`, `${state.places[ROW].length} slots`, `${ROW_SIZE}`);
  }
  state.places.forEach((place, i) => {
    if (i !== ROW && place.includes(NONE)) refuse('empty-slot', `places[${i}]`, 'an empty slot', 'cards only');
  });
  state.counters.forEach((value, i) => {
    if (value < 0) refuse('negative-counter', `counters[${i}]`, `${value}`, 'zero or more');
    if ((i === TURN_OF || i === FIRST_PLAYER) && value >= seats) {
      refuse('out-of-range', `counters[${i}]`, `${value}`, `a seat from 0 to ${seats - 1}`);
    }
  });
  if (state.history.length % 4 !== 0) refuse('wrong-length', 'history', `${state.history.length}`, 'groups of four');
  for (let i = 0; i + 3 < state.history.length; i += 4) {
    const [seat, piece] = [state.history[i + 1], state.history[i + 2]];
    const bound = boundOf(game, state, state.history[i]);
    const detail = state.history[i + 3];
    if (seat < 0 || seat >= seats || piece < 0 || piece >= state.pieces.length || detail < 0 || detail >= bound) {
      refuse('out-of-range', `history[${i}]`, 'a record of nobody or nothing', 'a seat, a piece and a detail');
    }
  }
  const { acquire, defeat, pay } = game.procedures;
  checkLinks(game, state, refuse);
  state.queue.forEach(({ node, list, it }, i) => {
    if (node !== acquire && node !== defeat && node !== pay) return;
    const [from, to] = list;
    if (list.length !== 2 || it === NONE || !(from in state.places) || !(to in DESTINATIONS)) {
      refuse('broken-frame', `queue[${i}]`, 'a card to take from nowhere', 'a card, a place and a destination');
    }
  });
  if (problems.length > 0) return problems;
  for (const list of ['abilities', 'triggers', 'replacements', 'modifiers'] as const) {
    checkStanding(game, state, list, refuse);
  }
  return problems;
}

/** What the detail of a record has to be below: it is a zone, a slot, a piece or a definition. */
function boundOf(game: AscensionGame, state: GameState, did: number): number {
  switch (did) {
    case DID_COPY:
      return state.pieces.length;
    case DID_NAME:
      return game.defs.length;
    case DID_LEAVE:
    case DID_FILL:
      return ROW_SIZE + 1;
    case DID_PLAY:
    case DID_ACQUIRE:
    case DID_DEFEAT:
    case DID_DISCARD:
    case DID_BANISH:
      return ZONES.length;
    default:
      return 0;
  }
}

type Refuse = (code: string, path: string, found: string, expected: string) => void;

/** What is kept under a card is in the place for that, and the card that keeps it is in front of the same player. */
function checkLinks(game: AscensionGame, state: GameState, refuse: Refuse): void {
  const { layout } = game;
  const kept = state.players.flatMap((_, seat) => {
    const place = layout.special('under', seat);
    return place === NONE ? [] : state.places[place].map((piece) => ({ piece, seat }));
  });
  const isLinked = ({ piece, seat }: { piece: number; seat: number }): boolean => {
    const at = state.links.findIndex((one, i) => i % 2 === 0 && one === piece);
    return at !== NONE && state.places[layout.seat(seat) + IN_PLAY].includes(state.links[at + 1]);
  };
  if (kept.length * 2 !== state.links.length || !kept.every(isLinked)) {
    refuse(
      'wrong-links',
      'links',
      `${state.links.length / 2} pairs`,
      'each card that is kept, with the one it is under',
    );
  }
}

/** The rules in force are those of the cards in front of players, of the event and of the row, and those for the turn. */
function checkStanding(game: AscensionGame, state: GameState, list: StandingList, refuse: Refuse): void {
  const name = ({ rule, self, seat }: Standing): string => `${rule} of ${self} for ${seat}`;
  const lasting = state[list].filter((standing) => !standing.fleeting).map(name);
  const expected: string[] = [];
  const refs = game.places(state.players.length);
  state.places.forEach((place, i) => {
    if (i !== ROW && !areRulesInForce(refs[i])) return;
    for (const self of place) {
      if (self === NONE) continue;
      const { playRules, rowRules } = game.defs[state.pieces[self]];
      for (const rule of i === ROW ? rowRules : playRules) {
        if (game.rules[rule].list === list) {
          expected.push(name({ rule, self, seat: refs[i].seat, it: NONE, used: 0, fleeting: false }));
        }
      }
    }
  });
  if (lasting.sort().join() !== expected.sort().join()) {
    refuse('wrong-rules-in-force', list, `${lasting.length} rules`, `those of the cards in play: ${expected.length}`);
  }
  for (const { rule } of state[list]) {
    if (game.rules[rule].list !== list) refuse('wrong-rules-in-force', list, 'a rule of another kind', list);
  }
}
