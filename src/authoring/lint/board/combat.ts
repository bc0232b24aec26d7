import type { DiceRule, Modify } from '../../../ascended/language.js';
import type { DiceTrait } from '../../../ascended/vocabulary.js';
import type { BoardGame } from '../../lexicon.js';
import { isSame, type LintRule, ofCards } from '../rule.js';
import type { BoardPart } from './parts.js';

/** What a part asks about a combat, in words; or null. */
function asksAboutCombat({ part, node }: BoardPart): string | null {
  switch (part) {
    case 'condition':
      if (node.check === 'in-combat') return 'a question about a combat';
      if (node.check === 'foe-is' || (node.check === 'stands-on' && node.who === 'foe'))
        return 'a question about the foe';
      return null;
    case 'value':
      if (node.value === 'failures') return 'dice of a combat';
      if (node.value === 'damage' && node.which === 'inflicted') return 'the damage of a combat';
      return (node.value === 'level' || node.value === 'tokens') && node.whose === 'foe' ? 'what the foe has' : null;
    case 'effect':
      return node.do === 'each-player' && node.players === 'foe' ? 'an effect for the foe' : null;
    case 'ability':
    case 'rule':
    case 'trigger':
    case 'filter':
      return null;
  }
}

/** A question about a combat where none goes on. */
export const outOfCombat: LintRule<BoardGame> = {
  name: 'out-of-combat',
  severity: 'error',
  about:
    'A rule that applies outside of combats only, such as one about movement or about what happens when a turn begins, asks ' +
    'about a combat or about the foe: nobody fights then.',
  check: ofCards(function* ({ parts }) {
    for (const part of parts) {
      const asked = part.scope.combat ? null : asksAboutCombat(part);
      if (asked === null) continue;
      yield { part, found: `${asked}, where nobody fights`, remedy: 'put it into a rule for combat, or leave it out' };
    }
  }),
};

const CONTRADICTIONS: readonly (readonly [DiceTrait, DiceTrait])[] = [
  ['always-thrust', 'always-parry'],
  ['always-thrust', 'never-thrust'],
  ['always-parry', 'never-parry'],
  ['never-thrust', 'never-parry'],
];

/** Dice that cannot be what they are. */
export const contradictoryDice: LintRule<BoardGame> = {
  name: 'contradictory-dice',
  severity: 'error',
  about:
    'The dice of a card have traits that contradict each other, so that there are none or one of them means nothing; or the ' +
    'same trait twice.',
  check: ofCards(function* ({ parts }) {
    const seen: DiceRule[] = [];
    for (const part of parts) {
      if (part.part !== 'ability' || part.node.ability !== 'dice') continue;
      const { trait, condition } = part.node;
      const beside = seen.filter((one) => one.condition === undefined || isSame(one.condition, condition));
      for (const one of beside) {
        const isTwice = one.trait === trait;
        const isAgainst = CONTRADICTIONS.some((pair) => pair.includes(trait) && pair.includes(one.trait));
        if (isTwice) yield { part, found: `dice that are ${trait}, twice`, remedy: 'leave one of them out' };
        else if (isAgainst) {
          yield { part, found: `dice that are ${trait} and ${one.trait}`, remedy: 'leave one of them out' };
        }
      }
      seen.push(part.node);
    }
  }),
};

/** Whether a rule takes away all of some dice, whatever happens. */
function takesAll({ stat, change, amount, dice, condition }: Modify, bonus: number): boolean {
  if (stat !== 'dice' || dice !== undefined || condition !== undefined || typeof amount !== 'number') return false;
  return (change === 'become' && amount === 0) || (change === 'less' && amount >= bonus);
}

/** Somebody who fights without dice. */
export const withoutDice: LintRule<BoardGame> = {
  name: 'without-dice',
  severity: 'error',
  about: 'A villain or companion never has any dice: a rule of its own takes as many away as it has.',
  check: ofCards(function* ({ card, parts }) {
    if (!('bonus' in card)) return;
    for (const part of parts) {
      if (part.part !== 'ability' || part.node.ability !== 'modify' || !takesAll(part.node, card.bonus)) continue;
      const found = `a ${card.kind} of ${card.bonus} dice that has none`;
      yield { part, found, remedy: 'take fewer away, or say when: only(…, …)' };
    }
  }),
};

/** A trait of villains on a companion. */
export const unrecruitableCompanion: LintRule<BoardGame> = {
  name: 'unrecruitable-companion',
  severity: 'error',
  about:
    'A companion cannot be recruited: villains alone can be like that, and the companions come from their own deck anyway.',
  check: ofCards(function* ({ card, parts }) {
    if (!('kind' in card) || card.kind !== 'companion') return;
    for (const part of parts) {
      if (part.part !== 'ability' || part.node.ability !== 'trait' || part.node.trait !== 'unrecruitable') continue;
      yield { part, found: 'a companion that cannot be recruited', remedy: 'leave it out, or make it a villain' };
    }
  }),
};
