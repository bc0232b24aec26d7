import { isDeepStrictEqual } from 'node:util';
import {
  type AscensionRules,
  diff,
  type GameState,
  joinView,
  patch,
  splitView,
  type View,
  type Viewer,
} from 'fatequeue';
import { describe, expect, test } from 'vitest';
import { type AnyGame, chronicle, lawForEveryBox, startOf, stepsOf } from './any-game.js';

function viewers({ players }: GameState): readonly Viewer[] {
  return [...players.map((_, seat) => seat), 'observer', 'all'];
}

/** What a host sends to one viewer, as text: the first view, then deltas, and each time the options apart. */
class Host {
  private last: View;

  constructor(
    private readonly rules: AscensionRules,
    state: GameState,
    private readonly viewer: Viewer,
  ) {
    this.last = splitView(rules.view(state, viewer)).view;
  }

  first(): string {
    return JSON.stringify(this.last);
  }

  next(state: GameState): { readonly delta: string; readonly options: string } {
    const { view, options } = splitView(this.rules.view(state, this.viewer));
    const delta = JSON.stringify(diff(this.last, view));
    this.last = view;
    return { delta, options: JSON.stringify(options) };
  }
}

describe('patches of views', () => {
  lawForEveryBox('aClientThatGetsPatchesSeesItsView', { chronicle: 5, others: 2 }, (game, rules) => {
    const start = startOf(rules, game);
    const clients = viewers(start).map((viewer) => {
      const host = new Host(rules, start, viewer);
      const seen: View = JSON.parse(host.first());
      return { viewer, host, seen };
    });
    for (const { state } of stepsOf(rules, game, game.box === chronicle.name ? 400 : 100)) {
      for (const client of clients) {
        const { delta, options } = client.host.next(state);
        const before = JSON.stringify(client.seen);
        const seen = patch(client.seen, JSON.parse(delta));
        expect(JSON.stringify(client.seen)).toBe(before);
        client.seen = seen;
        const whole = joinView({ view: seen, options: JSON.parse(options) });
        const view = rules.view(state, client.viewer);
        if (!isDeepStrictEqual(whole, view)) expect(whole).toEqual(view);
      }
    }
  });

  lawForEveryBox('aPatchForAnotherMomentIsNoticed', { chronicle: 10, others: 2, mostPlayers: 2 }, (game, rules) => {
    const views = [...stepsOf(rules, game, 30)].map(({ state }) => splitView(rules.view(state, 0)).view);
    views.slice(2).forEach((view, i) => {
      const delta = diff(views[i + 1], view);
      if (isDeepStrictEqual(views[i], views[i + 1])) return;
      expect(() => patch(views[i], delta)).toThrow('patch/other-base');
    });
  });

  test.each([2, 3, 4])('the median patch of a step with %i players is shorter than 200 bytes', (players) => {
    const { rules, name } = chronicle;
    const sizes: number[] = [];
    for (let seed = 0; seed < 3; seed++) {
      const game: AnyGame = { box: name, seed, players, first: [], later: seed };
      const start = startOf(rules, game);
      const hosts = start.players.map((_, seat) => new Host(rules, start, seat));
      for (const { state } of stepsOf(rules, game)) {
        for (const host of hosts) sizes.push(Buffer.byteLength(host.next(state).delta));
      }
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThan(200);
  });
});
