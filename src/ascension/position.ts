import { type Problem, problem } from '../kernel/errors.js';
import { type GameState, NONE, type Standing } from '../kernel/state.js';
import type { AscensionGame, StandingList } from './game.js';
import { FIRST_PLAYER, ROW, TURN_OF } from './table.js';
import { DESTINATIONS, ROW_SIZE } from './vocabulary.js';

const REMEDY = 'pass a state that this library wrote, unchanged';

/** What keeps a well-formed state from being a position of this game. */
export function problemsWith(game: AscensionGame, state: GameState): readonly Problem[] {
  const problems: Problem[] = [];
  const refuse = (code: string, path: string, found: string, expected: string): void => {
    if (problems.length < 100) problems.push(problem(`state/${code}`, found, expected, REMEDY, path));
  };
  const seats = state.players.length;
  const { min, max } = game.seatsAllowed;
  if (seats < min || seats > max) refuse('wrong-number-of-players', 'players', `${seats}`, `${min} to ${max}`);
  if (state.variant !== 'standard') refuse('unknown-variant', 'variant', state.variant, 'standard');
  if (state.places[ROW].length !== ROW_SIZE) {
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
    if (seat < 0 || seat >= seats || piece < 0 || piece >= state.pieces.length || state.history[i + 3] < 0) {
      refuse('out-of-range', `history[${i}]`, 'a record of nobody or nothing', 'a seat and a piece');
    }
  }
  const { acquire, defeat, pay } = game.procedures;
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

/** The rules in force are those of the cards that are in play or in the row, and those for the turn. */
function checkStanding(
  game: AscensionGame,
  state: GameState,
  list: StandingList,
  refuse: (code: string, path: string, found: string, expected: string) => void,
): void {
  const name = ({ rule, self, seat }: Standing): string => `${rule} of ${self} for ${seat}`;
  const lasting = state[list].filter((standing) => !standing.fleeting).map(name);
  const expected: string[] = [];
  const refs = game.places(state.players.length);
  state.places.forEach((place, i) => {
    if (i !== ROW && refs[i].zone !== 'inPlay') return;
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
