import type { Option } from '../kernel/decision.js';
import type { Rules } from '../kernel/rules.js';
import type { Agent } from './random-agent.js';

/** What a catalogue tells an agent about a card. */
export interface Priced {
  readonly id: string;
  readonly cost: { readonly runes?: number | undefined; readonly power?: number | undefined };
}

/** What is done first in a turn; of what has to be paid for, the dearest comes first. */
const PREFERENCE: Readonly<Record<string, number>> = { play: 4000, activate: 3000, acquire: 2000, defeat: 2000 };

/** Decisions that take cards away from the one who decides. */
const LOSSES: ReadonlySet<string> = new Set(['discard', 'banish', 'destroy']);

/** Plays and uses everything, then takes the dearest card it can pay for; gets rid of its cheapest cards. */
export function greedyAgent(rules: Rules<Priced>): Agent {
  const prices = new Map(rules.cards.map(({ id, cost }) => [id, (cost.runes ?? 0) + (cost.power ?? 0)]));
  const priceOf = ({ card }: Option): number => (card === undefined ? 0 : (prices.get(card) ?? 0));
  const worth = (option: Option): number => (PREFERENCE[option.do] ?? 0) + priceOf(option);
  return ({ kind, options, min, max }) => {
    const order = options.map((_, i) => i);
    if (kind === 'turn') return [order.reduce((best, i) => (worth(options[i]) > worth(options[best]) ? i : best))];
    const isLoss = LOSSES.has(kind);
    order.sort((a, b) => (isLoss ? 1 : -1) * (priceOf(options[a]) - priceOf(options[b])) || a - b);
    const wanted = order.filter((i) => !isLoss || priceOf(options[i]) === 0);
    const size = Math.max(min, Math.min(max, wanted.length));
    return order.slice(0, size);
  };
}
