import { gameUnder } from '../../kernel/rules.js';
import { claim, law } from '../law.js';

/** How many wishes are tried at a decision. */
const WISHES = 6;

/** Whatever one would like to do is on offer or has a reason why not. */
export const wishesHaveReasons = law({
  id: 'wishes-have-reasons',
  guarantee: null,
  claim: 'whatever one would like to do is on offer, or has a reason why not',
  watch({ rules, below }) {
    const game = gameUnder(rules);
    const words = new Set<string>();
    return {
      step({ before, decision }) {
        const { options, seat, kind } = decision;
        const option = options[below(options.length)];
        claim(rules.whyNot(before, option) === null, `a reason against ${option.key}`, 'none, it is on offer');
        const other = rules.whyNot(before, { do: option.do, seat: (seat + 1) % 12 });
        claim(other?.code === 'why/not-your-decision', `${other?.code} for another seat`, 'why/not-your-decision');
        if (kind !== 'turn' || below(4) > 0) return;
        for (const { do: word, card } of options) if (card !== undefined) words.add(word);
        const known = [...words];
        for (let i = 0; i < WISHES && known.length > 0; i++) {
          const wish = { do: known[below(known.length)], card: game.cardId(below(game.size.defs)) };
          const reason = rules.whyNot(before, wish);
          const isOffered = options.some((one) => one.do === wish.do && one.card === wish.card);
          const words = `${wish.do} ${wish.card}`;
          claim(
            (reason === null) === isOffered,
            `${reason?.code ?? 'no reason'} for ${words}`,
            isOffered ? 'none' : 'one',
          );
          const isReason = reason === null || (/^why\//.test(reason.code) && reason.code !== 'why/on-offer');
          claim(isReason, `${reason?.code} for ${words}`, 'a reason such as why/cannot-pay');
        }
      },
    };
  },
});
