import type { AscensionRules, Option, Wish } from 'fatequeue';
import { describe, expect } from 'vitest';
import { lawForEveryBox, stepsOf } from './any-game.js';

const WORDS = ['play', 'acquire', 'defeat', 'activate', 'trophy', 'spend'];

/** Everything that a player might like to do with a card. */
function* wishesOf(rules: AscensionRules): Generator<Wish> {
  for (const word of WORDS) for (const { id } of rules.cards) yield { do: word, card: id };
}

function isOffered(options: readonly Option[], wish: Wish): boolean {
  return options.some((option) => option.do === wish.do && option.card === wish.card);
}

describe('whyNot and what is on offer agree', () => {
  lawForEveryBox('everyWishIsOnOfferOrHasAReason', { chronicle: 2, others: 1, mostPlayers: 3 }, (game, rules) => {
    let step = 0;
    for (const { before, decision } of stepsOf(rules, game, 400)) {
      for (const option of decision.options) if (rules.whyNot(before, option) !== null) expect(option).toBeNull();
      if (decision.kind !== 'turn' || step++ % 6 > 0) continue;
      for (const wish of wishesOf(rules)) {
        const reason = rules.whyNot(before, wish);
        const offered = isOffered(decision.options, wish);
        if ((reason === null) !== offered) expect({ wish, reason }).toEqual({ wish, offered });
        if (reason === null) continue;
        // It would be no reason to say that it is on offer.
        if (!/^why\//.test(reason.code) || reason.code === 'why/on-offer') expect({ wish, reason }).toBeNull();
        if (reason.code === 'why/cannot-pay') expect(reason.remedy).toMatch(/^[1-9]\d* more (runes|power|life|death)/);
      }
      const other = (decision.seat + 1) % before.players.length;
      expect(rules.whyNot(before, { do: 'end-turn', seat: other })?.code).toBe('why/not-your-decision');
    }
  });
});
