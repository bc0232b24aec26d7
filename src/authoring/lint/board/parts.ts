import type {
  Ability,
  Card,
  Condition,
  Effect,
  Filter,
  Rule,
  Tile,
  Trigger,
  Value,
} from '../../../ascended/language.js';
import type { Permission, Stat } from '../../../ascended/vocabulary.js';
import type { BoardGame, BoardScope, PartIn, Told } from '../../lexicon.js';

/** A part of the text of a card of the board game. */
export type BoardPart = PartIn<BoardGame>;

const NOTHING: BoardScope = { it: false, spent: false, causer: false, rolled: false, combat: true };

/** The numbers that nobody asks for while a combat goes on. */
const STATS_OF_PEACE: readonly Stat[] = [
  'steps',
  'paid-steps',
  'paid-step-cost',
  'terrain-energy',
  'hunt-energy',
  'heal-cost',
  'focus-cost',
  'trade-value',
  'village-cost',
  'terrain-choice-cost',
  'mutate-options',
];

const PERMISSIONS_OF_PEACE: readonly Permission[] = [
  'explore-in-darkness',
  'choose-terrain',
  'pass-through',
  'heal-companions',
  'trade-anywhere',
];

/** What happens while no combat goes on. */
export const TRIGGERS_OF_PEACE: readonly Trigger['when'][] = [
  'turn-begins',
  'turn-ends',
  'phase-begins',
  'cycle-begins',
  'action',
  'traded',
];

/** Whether a rule can be asked for while a combat goes on. */
function isOfCombat(ability: Ability): boolean {
  switch (ability.ability) {
    case 'modify':
      return !STATS_OF_PEACE.includes(ability.stat);
    case 'can':
      return !PERMISSIONS_OF_PEACE.includes(ability.what);
    case 'triggered':
      return !TRIGGERS_OF_PEACE.includes(ability.trigger.when);
    case 'dice':
    case 'roll-more':
    case 'activated':
    case 'when-activated':
    case 'trait':
      return true;
  }
}

/** Every part of a card's text, each before what is in it; a tile has none. */
export function boardPartsOf(printed: Card | Tile): readonly BoardPart[] {
  if ('terrain' in printed) return [];
  const all: BoardPart[] = [];
  printed.abilities.forEach((node: Ability, i) => {
    const scope = { ...NOTHING, combat: isOfCombat(node) };
    const part: BoardPart = { part: 'ability', node, path: `abilities[${i}]`, scope, above: null };
    all.push(part);
    inRule(node, inside(all, part));
  });
  return all;
}

/** Adds what is in a part, by the field it stands in; `scope` is what its surroundings do not say already. */
interface Inside {
  rule(node: Rule, field: string): void;
  trigger(node: Trigger, field: string): void;
  effect(node: Effect | undefined, field: string, scope?: Partial<BoardScope>): void;
  condition(node: Condition | undefined, field: string, scope?: Partial<BoardScope>): void;
  value(node: Value, field: string): void;
  filter(node: Filter | undefined, field: string, scope?: Partial<BoardScope>): void;
}

function inside(all: BoardPart[], above: BoardPart): Inside {
  const at = (field: string, scope: Partial<BoardScope> = {}): Pick<BoardPart, 'path' | 'scope' | 'above'> => ({
    path: `${above.path}.${field}`,
    scope: { ...above.scope, ...scope },
    above,
  });
  return {
    rule(node, field) {
      // A rule speaks for itself later, whatever put it into force.
      const part: BoardPart = { part: 'rule', node, ...at(field, { ...NOTHING, combat: isOfCombat(node) }) };
      all.push(part);
      inRule(node, inside(all, part));
    },
    trigger(node, field) {
      const part: BoardPart = { part: 'trigger', node, ...at(field) };
      all.push(part);
      if (node.when === 'activated' || node.when === 'traded')
        inside(all, part).filter(node.what, 'what', { it: true });
    },
    effect(node, field, scope) {
      if (node === undefined) return;
      const part: BoardPart = { part: 'effect', node, ...at(field, scope) };
      all.push(part);
      inEffect(node, inside(all, part));
    },
    condition(node, field, scope) {
      if (node === undefined) return;
      const part: BoardPart = { part: 'condition', node, ...at(field, scope) };
      all.push(part);
      inCondition(node, inside(all, part));
    },
    value(node, field) {
      if (typeof node === 'number') return;
      const part: BoardPart = { part: 'value', node, ...at(field) };
      all.push(part);
      inValue(node, inside(all, part));
    },
    filter(node, field, scope) {
      if (node !== undefined) all.push({ part: 'filter', node, ...at(field, scope) });
    },
  };
}

/** What a trigger lets the effect that it sets off speak of. */
function setOffBy(trigger: Trigger): Partial<BoardScope> {
  return {
    it: trigger.when === 'activated' || trigger.when === 'traded',
    causer: 'who' in trigger && trigger.who === 'opponent',
  };
}

function inRule(rule: Ability, add: Inside): void {
  if ('condition' in rule) add.condition(rule.condition, 'condition');
  switch (rule.ability) {
    case 'modify':
      add.value(rule.amount, 'amount');
      add.filter(rule.what, 'what');
      return;
    case 'roll-more':
      add.value(rule.amount, 'amount');
      return;
    case 'activated':
    case 'when-activated':
      add.effect(rule.effect, 'effect');
      return;
    case 'triggered':
      add.trigger(rule.trigger, 'trigger');
      add.effect(rule.effect, 'effect', setOffBy(rule.trigger));
      return;
    case 'dice':
    case 'can':
    case 'trait':
  }
}

const NEVER: Told = { done: false, cards: false, amount: false };
const PLAINLY: Told = { done: true, cards: false, amount: false };
const TO_CARDS: Told = { done: true, cards: true, amount: false };

function either(all: readonly Told[]): Told {
  return {
    done: all.some(({ done }) => done),
    cards: all.some(({ cards }) => cards),
    amount: all.some(({ amount }) => amount),
  };
}

/** What an effect of the board game can tell those that depend on it. */
export function boardToldBy(effect: Effect): Told {
  switch (effect.do) {
    case 'sequence': {
      const last = effect.effects.at(-1);
      return last === undefined ? NEVER : boardToldBy(last);
    }
    case 'choose':
      return either(effect.choices.map((choice) => boardToldBy(choice.effect)));
    case 'may':
    case 'each-player':
    case 'each-piece':
    case 'repeat':
    case 'repeat-while':
    case 'pay':
    case 'if-you-do':
      return boardToldBy(effect.effect);
    case 'if':
      return either([effect.effect, ...(effect.otherwise === undefined ? [] : [effect.otherwise])].map(boardToldBy));
    case 'until-end-of-turn':
    case 'next-time-this-turn':
      return NEVER;
    case 'spend-up-to':
      return { done: true, cards: false, amount: true };
    case 'draw':
      return effect.deck === 'companions' ? PLAINLY : TO_CARDS;
    case 'discard':
    case 'put':
    case 'activate-mutation':
    case 'suspend':
    case 'refresh':
    case 'mend':
      return TO_CARDS;
    case 'gain':
    case 'lose':
    case 'spend':
    case 'give':
    case 'suffer':
    case 'roll':
    case 'test-stealth':
    case 'choose-opponent':
    case 'draw-and-keep':
    case 'swap':
    case 'show-hand':
    case 'walk':
    case 'go':
    case 'add-tile':
    case 'take-control':
    case 'lose-control':
    case 'act':
    case 'extra-phase':
    case 'until-your-next-turn':
      return PLAINLY;
  }
}

/** What the second part of an effect can speak of once the first was done. */
function after(first: Effect): Partial<BoardScope> {
  const { cards, amount } = boardToldBy(first);
  return { it: cards, spent: amount };
}

/** Whether a die is rolled somewhere in an effect. */
function rolls(effect: Effect): boolean {
  return JSON.stringify(effect).includes('"do":"roll"');
}

function inEffect(effect: Effect, add: Inside): void {
  switch (effect.do) {
    case 'sequence':
      effect.effects.forEach((one, i) => {
        add.effect(one, `effects[${i}]`);
      });
      return;
    case 'choose':
      effect.choices.forEach(({ condition, effect: chosen }, i) => {
        add.condition(condition, `choices[${i}].condition`);
        add.effect(chosen, `choices[${i}].effect`);
      });
      return;
    case 'may':
      add.effect(effect.effect, 'effect');
      return;
    case 'if':
      add.condition(effect.condition, 'condition');
      add.effect(effect.effect, 'effect');
      add.effect(effect.otherwise, 'otherwise');
      return;
    case 'if-you-do':
      add.effect(effect.first, 'first');
      add.effect(effect.effect, 'effect', after(effect.first));
      add.effect(effect.otherwise, 'otherwise', { spent: false });
      return;
    case 'pay':
      add.effect(effect.cost, 'cost');
      add.effect(effect.effect, 'effect', after(effect.cost));
      return;
    case 'each-player':
    case 'choose-opponent':
      add.effect(effect.effect, 'effect', { spent: false, causer: true });
      return;
    case 'each-piece':
      add.filter(effect.pieces, 'pieces');
      add.effect(effect.effect, 'effect', { it: true, spent: false });
      return;
    case 'repeat':
      add.value(effect.times, 'times');
      add.effect(effect.effect, 'effect', { spent: false });
      return;
    case 'repeat-while': {
      add.effect(effect.effect, 'effect', { spent: false });
      const isRolled = rolls(effect.effect) ? { rolled: true } : {};
      add.condition(effect.condition, 'condition', { it: boardToldBy(effect.effect).cards, ...isRolled });
      return;
    }
    case 'until-end-of-turn':
    case 'next-time-this-turn':
    case 'until-your-next-turn':
      add.rule(effect.rule, 'rule');
      return;
    case 'roll':
      add.effect(effect.effect, 'effect', { rolled: true });
      return;
    case 'test-stealth':
      add.effect(effect.passed, 'passed');
      add.effect(effect.failed, 'failed');
      return;
    case 'gain':
    case 'lose':
    case 'spend':
    case 'spend-up-to':
    case 'give':
    case 'suffer':
    case 'draw':
      add.value(effect.amount, 'amount');
      return;
    case 'discard':
    case 'put':
    case 'suspend':
    case 'refresh':
    case 'mend':
      add.value(effect.amount, 'amount');
      add.filter(effect.what, 'what');
      return;
    case 'activate-mutation':
      add.filter(effect.what, 'what');
      add.value(effect.less, 'less');
      return;
    case 'walk':
      add.value(effect.steps, 'steps');
      return;
    case 'draw-and-keep':
    case 'swap':
    case 'show-hand':
    case 'go':
    case 'add-tile':
    case 'take-control':
    case 'lose-control':
    case 'act':
    case 'extra-phase':
  }
}

function inCondition(condition: Condition, add: Inside): void {
  switch (condition.check) {
    case 'not':
      add.condition(condition.condition, 'condition');
      return;
    case 'all':
    case 'any':
      condition.conditions.forEach((one, i) => {
        add.condition(one, `conditions[${i}]`);
      });
      return;
    case 'there-are':
    case 'it-is':
      add.filter(condition.what, 'what');
      return;
    case 'at-least':
      add.value(condition.value, 'value');
      add.value(condition.than, 'than');
      return;
    case 'in-combat':
    case 'foe-is':
    case 'cycle':
    case 'chapter':
    case 'phase':
    case 'stands-on':
    case 'there-are-tiles':
    case 'your-turn':
    case 'you-moved':
    case 'you-did':
    case 'you-fought':
    case 'you-have-profile':
  }
}

function inValue(value: Exclude<Value, number>, add: Inside): void {
  switch (value.value) {
    case 'count':
      add.filter(value.what, 'what');
      return;
    case 'at-most':
    case 'times':
    case 'per':
      add.value(value.of, 'of');
      return;
    case 'sum':
      value.of.forEach((one, i) => {
        add.value(one, `of[${i}]`);
      });
      return;
    case 'tiles':
    case 'level':
    case 'tokens':
    case 'base-dice':
    case 'difficulty':
    case 'terrain-energy':
    case 'from-origin':
    case 'failures':
    case 'damage':
    case 'rolled':
    case 'spent':
    case 'cost-of-it':
  }
}
