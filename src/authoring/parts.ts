import type {
  Ability,
  Amount,
  Card,
  Condition,
  Effect,
  Filter,
  Rule,
  Trigger,
  Triggered,
} from '../ascension/language.js';
import type { DeckBuilder, PartIn, Told } from './lexicon.js';

const NOTHING: Scope = { it: false, those: false, spent: false, causer: false };

/** What the words "it", "those" and the like stand for where a part of a text is. */
export type Scope = DeckBuilder['scope'];
/** A value that has to be counted. */
export type Counting = DeckBuilder['value'];
/** A part of a card's text, where it stands, and what is around it. */
export type Part = PartIn<DeckBuilder>;

type Place = Pick<Part, 'path' | 'scope' | 'above'>;

/** Every part of a card's text, each before what is in it. */
export function partsOf(card: Card): readonly Part[] {
  const all: Part[] = [];
  card.abilities.forEach((node, i) => {
    const part: Part = { part: 'ability', node, path: `abilities[${i}]`, scope: NOTHING, above: null };
    all.push(part);
    inAbility(node, inside(all, part));
  });
  return all;
}

/** Adds what is in a part, by the field it stands in; `scope` is what its surroundings do not say already. */
interface Inside {
  rule(node: Rule, field: string, scope?: Partial<Scope>): void;
  trigger(node: Trigger, field: string): void;
  effect(node: Effect, field: string, scope?: Partial<Scope>): void;
  condition(node: Condition, field: string, scope?: Partial<Scope>): void;
  value(node: Amount, field: string): void;
  filter(node: Filter, field: string, scope?: Partial<Scope>): void;
}

function inside(all: Part[], above: Part): Inside {
  const at = (field: string, scope: Partial<Scope> = {}): Place => ({
    path: `${above.path}.${field}`,
    scope: { ...above.scope, ...scope },
    above,
  });
  return {
    rule(node, field, scope) {
      const part: Part = { part: 'rule', node, ...at(field, scope) };
      all.push(part);
      inRule(node, inside(all, part));
    },
    trigger(node, field) {
      const part: Part = { part: 'trigger', node, ...at(field) };
      all.push(part);
      // What it waits for is done to "it".
      if (node.when !== 'end-of-turn') inside(all, part).filter(node.what, 'what', { it: true });
    },
    effect(node, field, scope) {
      const part: Part = { part: 'effect', node, ...at(field, scope) };
      all.push(part);
      inEffect(node, inside(all, part));
    },
    condition(node, field, scope) {
      const part: Part = { part: 'condition', node, ...at(field, scope) };
      all.push(part);
      inCondition(node, inside(all, part));
    },
    value(node, field) {
      if (typeof node === 'number' || node === 'all') return;
      const part: Part = { part: 'value', node, ...at(field) };
      all.push(part);
      if ('what' in node) inside(all, part).filter(node.what, 'what');
    },
    filter(node, field, scope) {
      const part: Part = { part: 'filter', node, ...at(field, scope) };
      all.push(part);
      const within = inside(all, part);
      if (node.costAtMost !== undefined) within.value(node.costAtMost, 'costAtMost');
      if (node.honorAtMost !== undefined) within.value(node.honorAtMost, 'honorAtMost');
    },
  };
}

/** What a trigger lets its text speak of. */
function setOffBy({ when }: Trigger): Scope {
  return { ...NOTHING, it: when !== 'end-of-turn', those: when === 'discard' };
}

function inTriggered({ trigger, condition, orWhile, effect }: Triggered, add: Inside): void {
  add.trigger(trigger, 'trigger');
  if (condition !== undefined) add.condition(condition, 'condition', setOffBy(trigger));
  if (orWhile !== undefined) add.condition(orWhile, 'orWhile');
  add.effect(effect, 'effect', setOffBy(trigger));
}

function inRule(rule: Rule, add: Inside): void {
  switch (rule.ability) {
    case 'activated':
      if (rule.condition !== undefined) add.condition(rule.condition, 'condition');
      add.effect(rule.effect, 'effect', { those: false, spent: false });
      return;
    case 'triggered':
      inTriggered(rule, add);
      return;
    case 'redirect':
      add.filter(rule.what, 'what');
      if (rule.condition !== undefined) add.condition(rule.condition, 'condition');
      return;
    case 'cost-change':
      add.filter(rule.what, 'what');
      add.value(rule.amount, 'amount');
      if (rule.condition !== undefined) add.condition(rule.condition, 'condition');
      return;
    case 'keep-defeated':
    case 'counts-as':
    case 'counts-as-kind':
    case 'discount':
    case 'honor-price':
    case 'pay-with':
      add.filter(rule.what, 'what');
      return;
    case 'unbanishable':
  }
}

function inAbility(ability: Ability, add: Inside): void {
  switch (ability.ability) {
    case 'played':
    case 'echo':
    case 'serenity':
    case 'unite':
    case 'reward':
    case 'fate':
    case 'trophy':
    case 'event-trophy':
    case 'banished':
    case 'keystone':
      add.effect(ability.effect, 'effect');
      return;
    case 'center-row':
    case 'from-discard':
      add.rule(ability.rule, 'rule');
      return;
    case 'ongoing':
    case 'empowered':
      return;
    default:
      inRule(ability, add);
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

/** What an effect can tell those that depend on it. */
export function toldBy(effect: Effect): Told {
  switch (effect.do) {
    case 'sequence': {
      const last = effect.effects.at(-1);
      return last === undefined ? NEVER : toldBy(last);
    }
    case 'choose':
      return either(effect.choices.map((choice) => toldBy(choice.effect)));
    case 'may':
    case 'each-player':
    case 'each-piece':
    case 'repeat':
    case 'repeat-while':
    case 'pay':
    case 'if-you-do':
      return toldBy(effect.effect);
    case 'if':
    case 'as-soon-as': {
      const other = effect.do === 'if' ? effect.otherwise : undefined;
      return either([effect, ...(other === undefined ? [] : [{ effect: other }])].map((one) => toldBy(one.effect)));
    }
    case 'until-end-of-turn':
    case 'next-time-this-turn':
    case 'prevent-destroy':
      return NEVER;
    case 'spend-up-to':
      return { done: true, cards: false, amount: true };
    case 'event-trophy':
    case 'gain':
    case 'spend':
    case 'take-honor':
    case 'shuffle-into-deck':
    case 'name-card':
    case 'copy':
    case 'extra-turn':
      return PLAINLY;
    case 'draw':
    case 'discard':
    case 'discard-at-random':
    case 'put':
    case 'look-at-top':
    case 'reveal-top':
    case 'discard-deck':
    case 'banish':
    case 'acquire':
    case 'defeat':
    case 'acquire-or-defeat':
    case 'destroy':
    case 'destroy-all-but':
    case 'give-at-random':
    case 'take-control':
    case 'lose-control':
      return TO_CARDS;
  }
}

/** What the second part of an effect can speak of once the first was done. */
function after(first: Effect): Partial<Scope> {
  const { cards, amount } = toldBy(first);
  // The first of what it was done to is "it" from then on, whatever was before.
  return { it: cards, those: cards, spent: amount };
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
        if (condition !== undefined) add.condition(condition, `choices[${i}].condition`);
        add.effect(chosen, `choices[${i}].effect`);
      });
      return;
    case 'may':
      add.effect(effect.effect, 'effect');
      return;
    case 'if':
      add.condition(effect.condition, 'condition');
      add.effect(effect.effect, 'effect');
      if (effect.otherwise !== undefined) add.effect(effect.otherwise, 'otherwise');
      return;
    case 'if-you-do':
      add.effect(effect.first, 'first');
      add.effect(effect.effect, 'effect', after(effect.first));
      if (effect.otherwise !== undefined) add.effect(effect.otherwise, 'otherwise', { those: false, spent: false });
      return;
    case 'pay':
      add.effect(effect.cost, 'cost');
      add.effect(effect.effect, 'effect', after(effect.cost));
      return;
    case 'each-player':
      add.effect(effect.effect, 'effect', { those: false, spent: false, causer: true });
      return;
    case 'each-piece':
      add.filter(effect.pieces, 'pieces');
      add.effect(effect.effect, 'effect', { it: true, those: false, spent: false });
      return;
    case 'repeat':
      add.value(effect.times, 'times');
      add.effect(effect.effect, 'effect', { those: false, spent: false });
      return;
    case 'repeat-while':
      add.effect(effect.effect, 'effect', { those: false, spent: false });
      add.condition(effect.condition, 'condition', { it: toldBy(effect.effect).cards });
      return;
    case 'until-end-of-turn':
    case 'next-time-this-turn':
      add.rule(effect.rule, 'rule', { those: false, spent: false });
      return;
    case 'as-soon-as':
      add.condition(effect.condition, 'condition');
      add.effect(effect.effect, 'effect', { those: false, spent: false });
      return;
    case 'gain':
      add.value(effect.amount, 'amount');
      if (effect.onlyFor !== undefined) add.filter(effect.onlyFor, 'onlyFor', NOTHING);
      return;
    case 'spend':
    case 'draw':
    case 'discard-at-random':
    case 'give-at-random':
      add.value(effect.amount, 'amount');
      return;
    case 'discard':
    case 'put':
    case 'banish':
    case 'acquire':
    case 'defeat':
    case 'acquire-or-defeat':
    case 'destroy':
    case 'destroy-all-but':
      add.value(effect.amount, 'amount');
      add.filter(effect.what, 'what');
      return;
    case 'shuffle-into-deck':
      effect.what.forEach((what, i) => {
        add.filter(what, `what[${i}]`);
      });
      return;
    case 'copy':
    case 'take-control':
    case 'lose-control':
      add.filter(effect.what, 'what');
      return;
    case 'spend-up-to':
    case 'take-honor':
    case 'look-at-top':
    case 'reveal-top':
    case 'discard-deck':
    case 'name-card':
    case 'prevent-destroy':
    case 'event-trophy':
    case 'extra-turn':
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
    case 'you-control':
    case 'you-played':
    case 'you-acquired':
    case 'you-defeated':
    case 'there-are':
      add.filter(condition.what, 'what');
      return;
    case 'it-is':
      add.filter(condition.what, 'what');
      return;
    case 'at-least':
      add.value(condition.value, 'value');
      add.value(condition.than, 'than');
      return;
    case 'event-is':
    case 'echo':
    case 'serenity':
    case 'unite':
    case 'your-turn':
    case 'opponent-ahead':
  }
}
