import type { CompiledGame } from '../ascension/compile.js';
import { DECK, TURN } from '../ascension/table.js';
import type { Answer, Decision, Option } from '../kernel/decision.js';
import { below, type RandomWork, seeded } from '../kernel/random.js';
import type { GameState } from '../kernel/state.js';

/** How much likelier something is done in a turn than something else. */
const WEIGHTS: Readonly<Record<string, number>> = {
  play: 200,
  activate: 100,
  spend: 100,
  trophy: 20,
  acquire: 10,
  defeat: 20,
  'end-turn': 3,
};

/** How much likelier that is with a card of which something was not seen yet. */
const WANTED = 20;

/**
 * Answers at random, but with a liking for what coverage is about: it plays and uses what it has, takes cards of which
 * something was not seen yet, rather does than declines what it may do, and of the cards that it can name often names
 * the one on top of its deck. In one turn of six it takes nothing, for cards that ask for that.
 */
export function curiousAgent(
  game: CompiledGame,
  seed: number,
  isWanted: (card: string) => boolean,
): (decision: Decision, state: GameState) => Answer {
  const [a, b, c, d] = seeded(seed);
  const random: RandomWork = [a, b, c, d];
  let turn = -1;
  let isIdle = false;

  const weightOf = ({ do: word, card }: Option): number => {
    if (isIdle && (word === 'acquire' || word === 'defeat')) return 0;
    const weight = WEIGHTS[word] ?? 10;
    return card !== undefined && isWanted(card) ? weight * WANTED : weight;
  };

  /** One of some things, by their weights; with all of them at zero, the first that is left. */
  const drawn = (weights: readonly number[], left: (i: number) => boolean): number => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return weights.findIndex((_, i) => left(i));
    let at = below(random, total);
    return weights.findIndex((weight) => {
      at -= weight;
      return at < 0;
    });
  };

  const pick = (options: readonly Option[], size: number): Answer => {
    const weights = options.map(weightOf);
    const picks: number[] = [];
    while (picks.length < size) {
      const chosen = drawn(weights, (i) => !picks.includes(i));
      picks.push(chosen);
      weights[chosen] = 0;
    }
    return picks;
  };

  return ({ kind, seat, options, min, max }, { places, pieces, counters }) => {
    const now = counters[TURN];
    if (now !== turn) {
      turn = now;
      isIdle = below(random, 6) === 0;
    }
    if (kind === 'name' && below(random, 2) === 0) {
      const top = places[game.layout.seat(seat) + DECK].at(-1);
      const named = options.findIndex(({ card }) => top !== undefined && card === game.cardId(pieces[top]));
      if (named >= 0) return [named];
    }
    const size = kind === 'turn' || below(random, 4) > 0 ? max : min + below(random, max - min + 1);
    return pick(options, size);
  };
}
