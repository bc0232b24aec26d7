import { type Problem, problem } from '../kernel/errors.js';
import { type GameState, NONE } from '../kernel/state.js';
import type { AscendedGame } from './game.js';
import { LAST_ROUND } from './players.js';
import { account, common, own, pileOf, placeRefs, Q, R, shared } from './table.js';
import { MOST_VILLAINS, SCALES, SEATS, TERRAINS } from './vocabulary.js';

const REMEDY = 'pass a state that this library wrote, unchanged';

/** What keeps a well-formed state from being a position of this game. */
export function problemsWith(game: AscendedGame, state: GameState): readonly Problem[] {
  const problems: Problem[] = [];
  const refuse = (code: string, path: string, found: string, expected: string): void => {
    if (problems.length < 100) problems.push(problem(`state/${code}`, found, expected, REMEDY, path));
  };
  const seats = state.players.length;
  const allowed: readonly number[] = state.variant === 'standard' ? SEATS : [1 + MOST_VILLAINS];
  if ((state.variant !== 'standard' && state.variant !== 'solitaire') || !allowed.includes(seats)) {
    const found = `${seats} seats in the variant ${state.variant.slice(0, 40)}`;
    refuse('wrong-number-of-players', 'players', found, `${allowed.join(', ')} seats`);
    return problems;
  }
  state.places.forEach((place, i) => {
    if (place.includes(NONE)) refuse('empty-slot', `places[${i}]`, 'an empty slot', 'cards only');
  });
  checkKinds(game, state, refuse);
  const maps = [shared('map'), ...state.players.map((_, seat) => own('map', seat))];
  const onMaps = new Set(maps.flatMap((place) => state.places[place]));
  const within = (path: string, value: number, least: number, most: number): void => {
    if (value < least || value > most) refuse('out-of-range', path, `${value}`, `${least} to ${most}`);
  };
  const counter = (index: number, least: number, most: number): void => {
    within(`counters[${index}]`, state.counters[index], least, most);
  };
  counter(common('turnOf'), 0, seats - 1);
  counter(common('firstPlayer'), 0, seats - 1);
  counter(common('round'), 1, LAST_ROUND);
  counter(common('winner'), 0, seats);
  counter(common('arriving'), 0, 100);
  counter(common('superstition'), 0, 100);
  state.players.forEach((_, seat) => {
    for (const scale of SCALES) counter(account(scale, seat), 0, game.constants.scales[scale]);
    for (const name of ['points', 'superstition', 'wards', 'powerTokens'] as const) {
      counter(account(name, seat), 0, 10_000);
    }
    for (const name of ['at', 'origin'] as const) {
      const tile = state.counters[account(name, seat)];
      if (tile !== NONE && !onMaps.has(tile)) {
        refuse('not-on-the-map', `counters[${account(name, seat)}]`, `${tile}`, 'a tile that lies on a map');
      }
    }
  });
  for (const place of maps) {
    const hexes = state.places[place].map((tile) => `${state.marks?.[Q][tile]},${state.marks?.[R][tile]}`);
    if (new Set(hexes).size !== hexes.length) {
      refuse('overlapping-tiles', `places[${place}]`, 'two tiles at one place', 'each tile at a place of its own');
    }
  }
  if (state.history.length % 4 !== 0) refuse('wrong-length', 'history', `${state.history.length}`, 'groups of four');
  for (const list of ['abilities', 'triggers', 'modifiers'] as const) {
    state[list].forEach(({ rule, seat }, i) => {
      if (game.rules[rule].list !== list || seat === NONE) {
        refuse('wrong-rules-in-force', `${list}[${i}]`, 'a rule of another kind', list);
      }
    });
  }
  if (state.replacements.length > 0) refuse('wrong-rules-in-force', 'replacements', 'rules', 'none');
  return problems;
}

type Refuse = (code: string, path: string, found: string, expected: string) => void;

/** Each place holds pieces of its own kinds only. */
function checkKinds(game: AscendedGame, state: GameState, refuse: Refuse): void {
  const piles = new Set(TERRAINS.map((terrain) => pileOf(terrain)));
  placeRefs(state.players.length).forEach(({ zone }, i) => {
    const kinds = KINDS_IN.get(zone) ?? (piles.has(i) ? ['tile'] : []);
    for (const piece of state.places[i]) {
      const kind = piece === NONE ? null : game.defs[state.pieces[piece]].kind;
      if (kind !== null && !kinds.includes(kind)) {
        refuse('wrong-place', `places[${i}]`, `a ${kind}`, `${kinds.join(' or ')} only`);
      }
    }
  });
}

const KINDS_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['map', ['tile']],
  ['toPlace', ['tile']],
  ['mutationDeck', ['mutation']],
  ['mutationDiscard', ['mutation']],
  ['hand', ['mutation']],
  ['active', ['mutation']],
  ['artifactDeck', ['artifact']],
  ['artifactDiscard', ['artifact']],
  ['artifacts', ['artifact']],
  ['companionDeck', ['companion']],
  ['companionDiscard', ['companion']],
  ['companions', ['companion', 'villain']],
  ['villainDeck', ['villain']],
  ['villainDiscard', ['villain']],
  ['inquisitor', ['villain']],
  ['foe', ['villain']],
  ['villain', ['villain']],
  ['profiles', ['profile']],
  ['profile', ['profile']],
]);
