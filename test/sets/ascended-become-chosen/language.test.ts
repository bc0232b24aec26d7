import type { Condition, Effect, Value } from 'fatequeue/ascended/dsl';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import * as vocabulary from '../../../src/ascended/vocabulary.js';

/** Every word of the cards by the field that it stands in: `do`, `check`, `stat`, … */
function wordsByField(found: unknown, words = new Map<string, Set<string>>(), field = ''): Map<string, Set<string>> {
  if (typeof found === 'string') {
    const known = words.get(field) ?? new Set();
    words.set(field, known.add(found));
  } else if (Array.isArray(found)) {
    for (const item of found) wordsByField(item, words, field);
  } else if (typeof found === 'object' && found !== null) {
    for (const [name, value] of Object.entries(found)) {
      words.set(name, words.get(name) ?? new Set());
      wordsByField(value, words, name);
    }
  }
  return words;
}

const words = wordsByField(ascendedBecomeChosen.cards);
const used = (...fields: readonly string[]): ReadonlySet<string> =>
  new Set(fields.flatMap((field) => [...(words.get(field) ?? [])]));

const EFFECTS: Readonly<Record<Effect['do'], true>> = {
  sequence: true,
  choose: true,
  may: true,
  if: true,
  'if-you-do': true,
  pay: true,
  'each-player': true,
  'each-piece': true,
  repeat: true,
  'repeat-while': true,
  'until-end-of-turn': true,
  'next-time-this-turn': true,
  gain: true,
  lose: true,
  spend: true,
  'spend-up-to': true,
  give: true,
  suffer: true,
  roll: true,
  'test-stealth': true,
  'choose-opponent': true,
  draw: true,
  'draw-and-keep': true,
  discard: true,
  put: true,
  swap: true,
  'activate-mutation': true,
  suspend: true,
  refresh: true,
  mend: true,
  'show-hand': true,
  walk: true,
  go: true,
  'add-tile': true,
  'take-control': true,
  'lose-control': true,
  act: true,
  'extra-phase': true,
  'until-your-next-turn': true,
};

const CONDITIONS: Readonly<Record<Condition['check'], true>> = {
  not: true,
  all: true,
  any: true,
  'in-combat': true,
  'foe-is': true,
  cycle: true,
  chapter: true,
  phase: true,
  'stands-on': true,
  'there-are': true,
  'there-are-tiles': true,
  'at-least': true,
  'it-is': true,
  'your-turn': true,
  'you-moved': true,
  'you-did': true,
  'you-fought': true,
  'you-have-profile': true,
};

const VALUES: Readonly<Record<Exclude<Value, number>['value'], true>> = {
  count: true,
  tiles: true,
  level: true,
  tokens: true,
  'base-dice': true,
  difficulty: true,
  'terrain-energy': true,
  'from-origin': true,
  failures: true,
  damage: true,
  rolled: true,
  spent: true,
  'cost-of-it': true,
  'at-most': true,
  times: true,
  per: true,
  sum: true,
};

describe('the cards of Become Chosen use every word of their language', () => {
  test.each([
    ['effects', Object.keys(EFFECTS), used('do')],
    ['conditions', Object.keys(CONDITIONS), used('check')],
    ['values', Object.keys(VALUES), used('value')],
    ['numbers that cards change', vocabulary.STATS, used('stat')],
    ['changes', vocabulary.CHANGES, used('change')],
    ['traits of dice, villains and companions', [...vocabulary.DICE_TRAITS, ...vocabulary.TRAITS], used('trait')],
    ['permissions', vocabulary.PERMISSIONS, used('what')],
    [
      'triggers',
      [
        ...vocabulary.MOMENTS,
        ...vocabulary.TILE_MOMENTS,
        'phase-begins',
        'action',
        'activated',
        'traded',
        'cycle-begins',
      ],
      used('when'),
    ],
    ['limits', vocabulary.LIMITS, used('limit')],
    ['actions', vocabulary.ACTIONS, used('action')],
    ['phases', vocabulary.PHASES, used('phase', 'sequence')],
    ['chapters', vocabulary.CHAPTERS, used('chapter')],
    ['cycles', vocabulary.CYCLES, used('cycle')],
    ['parts in a combat', vocabulary.ROLES, used('role')],
    ['dice', vocabulary.DICE, used('dice')],
    ['resources', vocabulary.RESOURCES, used('resource', 'of')],
    ['players whose number counts', vocabulary.WHOSE, used('whose')],
    ['players whom effects are for', vocabulary.GROUPS, used('players')],
    ['players whose tokens count', vocabulary.HOLDERS, used('controlledBy')],
    ['decks', vocabulary.DECKS, used('deck')],
    ['places', vocabulary.ZONES, used('in')],
    ['places that cards are put into', vocabulary.DESTINATIONS, used('to')],
    ['terrains', vocabulary.TERRAINS, used('terrain')],
  ])('%s', (_, all, found) => {
    expect(all.filter((word) => !found.has(word))).toEqual([]);
  });

  test('parts of filters', () => {
    const parts = ['kind', 'type', 'names', 'this', 'other', 'it', 'costAtMost', 'activated', 'in'];
    const ofTiles = ['terrain', 'controlledBy', 'origin', 'within', 'occupied'];
    expect([...parts, ...ofTiles].filter((part) => !words.has(part))).toEqual([]);
  });
});
