import type { GameEvent, GameState } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import type { Rule } from '../../src/ascension/language.js';
import { type AnyGame, rules, stepsOf } from './any-game.js';

const GAMES = 300;
const game = gameOf(rules);

/** What does not count as having been done. */
const NOT_DONE: ReadonlySet<string> = new Set(['impossible', 'declined']);

function isDone(event: GameEvent): boolean {
  switch (event.event) {
    case 'happened':
      return !NOT_DONE.has(event.what);
    case 'decided':
      return event.keys.length > 0;
    case 'checked':
      return event.held;
    case 'moved':
    case 'changed':
    case 'shuffled':
    case 'revealed':
      return true;
  }
}

/** The nodes that did something, and the rules that had something to apply to. */
interface Seen {
  readonly nodes: Set<number>;
  readonly rules: Set<number>;
}

function look(seen: Seen, before: GameState, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.cause !== null && isDone(event)) seen.nodes.add(event.cause.node);
    if (event.event === 'happened' && (event.what === 'acquired' || event.what === 'defeated')) {
      for (const standing of [...before.modifiers, ...before.replacements]) {
        const { rule } = game.rules[standing.rule];
        if (standing.seat === event.seat && appliesTo(rule, game.defs[before.pieces[event.instance]].kind)) {
          seen.rules.add(standing.rule);
        }
      }
    }
  }
  lookAtBanishing(seen, before);
}

function appliesTo(rule: Rule, kind: string): boolean {
  switch (rule.ability) {
    case 'redirect':
    case 'counts-as':
    case 'discount':
    case 'pay-with':
      return rule.what.kind === undefined || rule.what.kind === kind;
    case 'activated':
    case 'triggered':
    case 'unbanishable':
      return false;
  }
}

/** A card that cannot be banished has shown it when others of the center row could be. */
function lookAtBanishing(seen: Seen, { decision, modifiers }: GameState): void {
  if (decision?.kind !== 'banish' || !decision.options.some(({ from }) => from === 'centerRow')) return;
  for (const { rule, self } of modifiers) {
    if (game.rules[rule].rule.ability !== 'unbanishable') continue;
    expect(decision.options.map(({ instance }) => instance)).not.toContain(self);
    seen.rules.add(rule);
  }
}

function play(games: number): Seen {
  const seen: Seen = { nodes: new Set(), rules: new Set() };
  for (let seed = 0; seed < games; seed++) {
    const any: AnyGame = { seed, players: 2 + (seed % 3), first: [], later: seed + 1 };
    for (const { before, events } of stepsOf(any)) look(seen, before, events);
  }
  return seen;
}

/** A node was resolved if it did something, or if something below it was. */
function wasResolved(seen: Seen, node: (typeof game.nodes)[number]): boolean {
  if (seen.nodes.has(node.id)) return true;
  if (node.rule >= 0) return wasInForce(seen, node.rule);
  return node.kids.some((kid) => wasResolved(seen, kid));
}

function wasInForce(seen: Seen, rule: number): boolean {
  const { node } = game.rules[rule];
  return seen.rules.has(rule) || (node >= 0 && wasResolved(seen, game.nodes[node]));
}

/** Every effect and rule on a card that random play did not bring about. */
function missing(seen: Seen): string[] {
  const effects = game.nodes
    .filter((node) => node.def >= 0 && !wasResolved(seen, node))
    .map((node) => `${game.cardName(node.def)}: ${node.path}, ${game.describe(node)}`);
  const inForce = game.defs.flatMap(({ name, playRules, rowRules }) =>
    [...playRules, ...rowRules]
      .filter((rule) => !wasInForce(seen, rule))
      .map((rule) => `${name}: ${game.rules[rule].rule.ability}`),
  );
  return [...effects, ...inForce];
}

/** Every word with a tag in the data of the set. */
function wordsOf(data: unknown, tag: string): Set<string> {
  const words = new Set<string>();
  JSON.stringify(data, (key, value) => {
    if (key === tag && typeof value === 'string') words.add(value);
    return value;
  });
  return words;
}

describe('random play', () => {
  const seen = play(GAMES);

  test('everyEffectOfEveryCardIsResolved', () => {
    expect(missing(seen)).toEqual([]);
  });

  test('everyCardIsResolved', () => {
    const resolved = new Set<string>();
    for (const node of game.nodes) if (node.def >= 0 && wasResolved(seen, node)) resolved.add(game.cardName(node.def));
    for (const { name, playRules } of game.defs) {
      if (playRules.some((rule) => wasInForce(seen, rule))) resolved.add(name);
    }
    const names = chronicleOfTheGodslayer.cards.map(({ name }) => name);
    expect(names.filter((name) => !resolved.has(name))).toEqual([]);
  });

  test('everyWordOfTheSetIsResolved', () => {
    const resolved = new Set<string>();
    for (const { effect, ...node } of game.nodes) {
      if (!wasResolved(seen, { effect, ...node })) continue;
      // A "may" whose effect can be declined is no node of its own.
      if (node.optional) resolved.add('may');
      if (isTagged(effect)) resolved.add(effect.do);
    }
    expect([...wordsOf(chronicleOfTheGodslayer, 'do')].filter((word) => !resolved.has(word))).toEqual([]);
  });

  test('too little play is found out', () => {
    expect(missing(play(1)).length).toBeGreaterThan(10);
    expect(missing({ nodes: new Set(), rules: new Set() }).length).toBeGreaterThan(80);
  });
});

function isTagged(effect: unknown): effect is { readonly do: string } {
  return typeof effect === 'object' && effect !== null && 'do' in effect && typeof effect.do === 'string';
}
