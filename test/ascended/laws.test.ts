import type { GameState, Rules, View } from 'fatequeue';
import { ascended, distance, type Hex } from 'fatequeue/ascended';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { conformance, seatingsOf } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { provingGround } from './proving-ground.js';

const boxes = [provingGround, ascendedBecomeChosen].map((set) => ({
  name: set.name,
  rules: ascended({ sets: [set] }),
}));

type Check = (view: View, rules: Rules, state: GameState) => string | null;

function everyPlayer(view: View, wrong: (player: View['players'][number]) => string | null): string | null {
  return view.players.map(wrong).find((found) => found !== null) ?? null;
}

function mapsOf({ zones, players }: View): readonly (readonly Hex[])[] {
  return [zones.map, ...players.map((player) => player.zones.map)].map((tiles) =>
    tiles.map(({ marks = {} }) => ({ q: marks.q ?? 0, r: marks.r ?? 0 })),
  );
}

function isConnected(hexes: readonly Hex[]): boolean {
  const reached = hexes.slice(0, 1);
  for (const hex of reached) {
    reached.push(...hexes.filter((one) => distance(hex, one) === 1 && !reached.includes(one)));
  }
  return reached.length === hexes.length;
}

/** What is always so in this game. */
const ALWAYS: Readonly<Record<string, Check>> = {
  'scales stay within their bounds and points do not fall below 0 (B3)': (view) =>
    everyPlayer(view, ({ name, counters: { health, energy, control, points } }) => {
      const isFine = health >= 0 && health <= 10 && energy >= 0 && energy <= 20 && control >= 0 && control <= 12;
      return isFine && points >= 0 ? null : `${name} has ${health} ${energy} ${control} ${points}`;
    }),
  'a power token is in the hand of its player or on a place of power (B27)': (view, rules) => {
    const terrain = new Map(ascendedCards(rules).map(({ id, terrain: kind }) => [id, kind]));
    const tiles = [view.zones.map, ...view.players.map(({ zones }) => zones.map)].flat();
    const taken = tiles.filter(({ marks }) => marks?.power !== undefined);
    const wild = taken.find(({ card }) => !['ruins', 'castle', 'village'].includes(terrain.get(card ?? '') ?? ''));
    if (wild !== undefined) return `a token on ${wild.card}`;
    return everyPlayer(view, ({ name, seat, counters, zones }) => {
      const placed = taken.filter(({ marks }) => marks?.power === seat + 1).length;
      const all = counters.powerTokens + placed;
      return all === (view.variant === 'solitaire' && seat > 0 ? 0 : 2) || zones.villain.length > 0
        ? null
        : `${name} has ${all}`;
    });
  },
  'there are as many superstition tokens as the Inquisitor’s bonus (B1)': ({ zones, players, counters }, rules) => {
    const [leader] = zones.inquisitor;
    const bonus = ascendedCards(rules).find(({ id }) => id === leader?.card)?.bonus ?? 0;
    const all = players.reduce((sum, player) => sum + player.counters.superstition, counters.superstition);
    return all === bonus ? null : `${all} tokens for a bonus of ${bonus}`;
  },
  'each map hangs together, and no two tiles lie at one place (B29)': (view) => {
    const bad = mapsOf(view).find(
      (map) => !isConnected(map) || new Set(map.map(({ q, r }) => `${q},${r}`)).size < map.length,
    );
    return bad === undefined ? null : 'tiles apart or on top of each other';
  },
  'each model stands on the map, alone unless it is passing (B8)': ({ players, counters, zones }) => {
    const at = players.map((player) => player.counters.at).filter((tile) => tile >= 0);
    return new Set(at).size === at.length || counters.passing === 1 || zones.toPlace.length > 0
      ? null
      : 'two models on a tile';
  },
  'at most three mutations are active (B20)': (view) =>
    everyPlayer(view, ({ name, zones }) => (zones.active.length <= 3 ? null : `${name} has ${zones.active.length}`)),
  'no companion lives without hit points (B17)': (view, rules) =>
    everyPlayer(view, ({ zones }) => {
      const bonus = new Map(ascendedCards(rules).map(({ id, bonus: most }) => [id, most ?? 0]));
      const dead = zones.companions.find(({ card, marks }) => (marks?.wounds ?? 0) >= (bonus.get(card ?? '') ?? 0));
      return dead === undefined ? null : `${dead.card} is dead`;
    }),
  'dice lie on the table in a combat only (B14)': ({ players, counters, decision }) => {
    if (decision === null || !('kind' in decision) || !['move', 'decide', 'breathe'].includes(decision.kind))
      return null;
    const dice = players.reduce(
      (sum, { counters: own }) => sum + own.thrust + own.parry,
      counters.foeThrust + counters.foeParry,
    );
    return dice === 0 ? null : `${dice} dice`;
  },
};

interface Printed {
  readonly id: string;
  readonly bonus: number | null;
  readonly terrain: string | null;
}

function ascendedCards(rules: Rules): readonly Printed[] {
  const found = boxes.find((box) => box.rules === rules);
  return found === undefined ? [] : found.rules.cards;
}

describe('the board game', () => {
  test('is for one to four', () => {
    expect(seatingsOf(boxes[0].rules)).toEqual([
      { players: 2, variant: 'standard' },
      { players: 3, variant: 'standard' },
      { players: 4, variant: 'standard' },
      { players: 1, variant: 'solitaire' },
    ]);
  });

  test.each(boxes)('keeps every law of the library: $name', ({ rules }) => {
    expect(conformance(rules, { games: 4, decisions: 60, seed: 7 }).findings).toEqual([]);
  });

  test.each(boxes)('keeps every law of its own in whole games: $name', ({ rules }) => {
    const invariants = Object.fromEntries(
      Object.entries(ALWAYS).map(([claim, check]) => [
        claim,
        (state: GameState, of: Rules) => check(of.view(state, 'all'), of, state),
      ]),
    );
    expect(conformance(rules, { games: 4, laws: [], invariants, seed: 70 }).findings).toEqual([]);
  });
});
