import type { Ability, Condition, CostChange, Discount, Effect, Filter, Rule, Trigger, Verb } from '../language.js';
import type { Kind, Limit, Occasion } from '../vocabulary.js';
import { clause, polarity } from './condition.js';
import { DESTINATION, isOne, plural, quantity, resources, single, some, zonesOf } from './noun.js';
import { isVerb, verbPhrase } from './verb.js';
import { capitalise, causerOf, clauseOf, otherThan, type Person, say, type Voice, YOU } from './voice.js';

/**
 * The text of an effect inside a sentence. Only `verb` has an end of its own; whatever else would swallow what
 * follows it goes into brackets, so that no two effects read the same.
 */
interface Phrase {
  readonly text: string;
  readonly shape: 'verb' | 'row' | 'open';
  /** Holds an "or" or "otherwise" after a semicolon. */
  readonly divided: boolean;
  /** Could take an "otherwise" that is meant for something before it. */
  readonly dangling: boolean;
}

function open(text: string, ...inside: readonly Phrase[]): Phrase {
  return {
    text,
    shape: 'open',
    divided: inside.some((phrase) => phrase.divided),
    dangling: inside.some((phrase) => phrase.dangling),
  };
}

/** The text, in brackets if need be. */
function bracketed(phrase: Phrase, needed: boolean): Phrase {
  return needed ? { text: `(${phrase.text})`, shape: 'verb', divided: false, dangling: false } : phrase;
}

function closed(phrase: Phrase): Phrase {
  return bracketed(phrase, phrase.shape !== 'verb');
}

/** The effects of a sequence, and of the sequences in it: order is all there is to them. */
function parts(effect: Effect): readonly Effect[] {
  return effect.do === 'sequence' ? effect.effects.flatMap(parts) : [effect];
}

/** A phrase that does not begin with a verb, so that only "do this" can stand where a verb is wanted. */
function embedded(voice: Voice, make: (voice: Voice) => Phrase): Phrase {
  const phrase = make(clauseOf(voice.person));
  if (voice.form === 'clause' || voice.loose) return phrase;
  return { ...phrase, text: say(voice, 'do', `this: ${phrase.text}`) };
}

/** What happens if something is so, and what otherwise. */
function branches(
  before: string,
  effect: Effect,
  otherwise: Effect | undefined,
  otherwiseText: string,
  person: Person,
): Phrase {
  const voice = clauseOf(person);
  if (otherwise === undefined) {
    const yes = phrase(effect, voice);
    return { ...open(`${before}, ${yes.text}`, yes), dangling: true };
  }
  const inside = phrase(effect, voice);
  const yes = bracketed(inside, inside.dangling);
  const text = `${before}, ${yes.text}; ${otherwiseText}, ${phrase(otherwise, voice).text}`;
  return { text, shape: 'open', divided: true, dangling: true };
}

/** What happens if something was done, and what if it was not; `link` is what stands before the first of them. */
function outcomes(link: string, { effect, otherwise }: Outcomes, person: Person): Phrase {
  const done = `${link}if ${person.subject} do`;
  if (otherwise !== undefined && parts(effect).length === 0) {
    return branches(`${done} not`, otherwise, undefined, '', person);
  }
  return branches(done, effect, otherwise, `if ${person.subject} do not`, person);
}

interface Outcomes {
  readonly effect: Effect;
  readonly otherwise?: Effect | undefined;
}

type Control = Exclude<Effect, Verb>;
type Word = Control['do'];
type Controls = { readonly [C in Control as C['do']]: C };
type ControlOf<W extends Word> = { readonly [K in W]: Controls[K] & { readonly do: K } }[W];

const CONTROL: { readonly [W in Word]: (effect: ControlOf<W>, voice: Voice) => Phrase } = {
  sequence: (effect, voice) => {
    const effects = parts(effect);
    if (effects.length === 0)
      return { text: say(voice, 'do', 'nothing'), shape: 'verb', divided: false, dangling: false };
    if (effects.length === 1) return phrase(effects[0], voice);
    const last = effects.length - 1;
    const row = effects.map((part, i) => {
      const inside = phrase(part, { ...voice, loose: voice.loose || i > 0, upTo: false });
      return i === last ? inside : closed(inside);
    });
    return { ...open(row.map(({ text }) => text).join(', then '), ...row), shape: 'row' };
  },
  choose: ({ choices }, voice) => {
    const { person } = voice;
    const texts = choices.map(({ condition, effect }) => {
      const inside = phrase(effect, clauseOf(person));
      const { text } = bracketed(inside, inside.divided);
      return condition === undefined ? text : `only if ${clause(condition, person)}, ${text}`;
    });
    const text = say(voice, 'choose', `one: ${texts.join('; or ') || 'nothing'}`);
    return { text, shape: 'open', divided: true, dangling: true };
  },
  may: ({ effect }, voice) => {
    const { person } = voice;
    const inside = phrase(effect, { person, form: 'bare', upTo: true });
    if (voice.form === 'third') return open(`may ${inside.text}`, inside);
    return embedded(voice, () => open(`${person.subject} may ${inside.text}`, inside));
  },
  if: ({ condition, effect, otherwise }, voice) => {
    const { core, negated } = polarity(condition);
    return embedded(voice, ({ person }) =>
      branches(`${negated ? 'unless' : 'if'} ${clause(core, person)}`, effect, otherwise, 'otherwise', person),
    );
  },
  'if-you-do': ({ first, ...rest }, voice) =>
    outcomes(`${closed(phrase(first, voice)).text}, and `, rest, voice.person),
  pay: ({ cost, effect }, { upTo, ...voice }) => {
    const { person, form } = voice;
    const inside = phrase(effect, { person, form: 'bare' });
    const costs = parts(cost);
    const paid =
      costs.length > 0 && costs.every(isVerb)
        ? costs
            .map((part, i) => phrase(part, i > 0 && form === 'clause' ? { person, form: 'bare' } : voice).text)
            .join(' and ')
        : closed(phrase(cost, voice)).text;
    return open(`${paid} to ${inside.text}`, inside);
  },
  'each-player': ({ players, effect }, voice) =>
    embedded(voice, ({ person }) => {
      if (players === 'causer') return caused(effect, person);
      const inside = phrase(effect, { person: otherThan(person), form: 'third' });
      return open(`${players === 'each-player' ? 'each player' : person.eachOpponent} ${inside.text}`, inside);
    }),
  'each-piece': ({ pieces, effect }, voice) =>
    embedded(voice, ({ person }) => {
      const inside = phrase(effect, clauseOf(person));
      return open(`for each ${single(pieces, person)}, ${inside.text}`, inside);
    }),
  repeat: ({ times, effect }, voice) => {
    const { person } = voice;
    const inside = phrase(effect, clauseOf(person));
    const often = quantity(times, person, (n) => (n === 1 ? 'once' : n === null ? 'a number of times' : `${n} times`));
    return open(say(voice, 'do', `this ${often}: ${inside.text}`), inside);
  },
  'repeat-while': ({ condition, effect }, voice) => {
    const { person } = voice;
    const inside = phrase(effect, clauseOf(person));
    return open(say(voice, 'do', `this, and again as long as ${clause(condition, person)}: ${inside.text}`), inside);
  },
  'until-end-of-turn': ({ rule }, voice) =>
    embedded(voice, ({ person }) => {
      const inside = rulePhrase(rule, person, false);
      return open(`until end of turn, ${inside.text}`, inside);
    }),
  'next-time-this-turn': ({ rule }, voice) => embedded(voice, ({ person }) => rulePhrase(rule, person, true)),
  'as-soon-as': ({ condition, effect }, voice) =>
    embedded(voice, ({ person }) => {
      const inside = phrase(effect, clauseOf(person));
      return open(`as soon as ${clause(condition, person)}, ${inside.text}`, inside);
    }),
};

/** What the player who caused this does, who may be the reader. */
function caused(effect: Effect, person: Person): Phrase {
  const causer = causerOf(person);
  const inside = phrase(effect, { person: causer, form: causer === YOU ? 'bare' : 'third' });
  return open(`${person.giver} ${inside.text}`, inside);
}

function control<W extends Word>(effect: ControlOf<W>, voice: Voice): Phrase {
  return CONTROL[effect.do](effect, voice);
}

function phrase(effect: Effect, voice: Voice): Phrase {
  if (!isVerb(effect)) return control(effect, voice);
  return { text: verbPhrase(effect, voice), shape: 'verb', divided: false, dangling: false };
}

/** How often a rule applies; `next` is once, and then never again. */
type Frequency = Limit | 'unlimited' | 'next';

const USE: { readonly [F in Frequency]: string } = {
  unlimited: 'any number of times',
  'once-per-turn': 'once per turn',
  'first-each-turn': 'the first time each turn',
  next: 'once this turn',
};

const WHEN: { readonly [F in Frequency]: string } = {
  unlimited: 'whenever',
  'once-per-turn': 'once per turn, when',
  'first-each-turn': 'the first time each turn that',
  next: 'the next time this turn that',
};

/** For what happens by itself, with no "when" before it. */
const AT: { readonly [F in Frequency]: string } = {
  unlimited: '',
  'once-per-turn': 'once per turn, ',
  'first-each-turn': 'the first time each turn, ',
  next: 'the next time this turn, ',
};

type Telling = (what: Filter, frequency: Frequency, person: Person) => string;

/** When a player does something to a card. */
function doing(verb: (what: Filter, person: Person) => string): Telling {
  return (what, frequency, person) => `${WHEN[frequency]} ${person.subject} ${verb(what, person)}`;
}

const OCCASION: { readonly [O in Occasion]: Telling } = {
  play: doing((what, person) => `play ${some(1, what, person)}`),
  'put-down': (what, frequency, person) => `${AT[frequency]}as ${person.subject} play ${some(1, what, person)}`,
  'put-into-play': doing((what, person) => `put ${some(1, what, person)} into play`),
  acquire: doing((what, person) => `acquire ${some(1, what, person, { preposition: 'from' })}`),
  defeat: doing((what, person) => `defeat ${some(1, what, person)}`),
  discard: doing(
    (what, person) => `discard ${isOne(what) ? some(1, what, person) : `any number of ${plural(what, person)}`}`,
  ),
};

interface Purchase {
  readonly verb: string;
  price(amount: number | null): string;
}

const PURCHASE: { readonly [K in Kind | 'card']: Purchase } = {
  hero: { verb: 'acquire', price: (amount) => resources(amount, 'runes') },
  construct: { verb: 'acquire', price: (amount) => resources(amount, 'runes') },
  monster: { verb: 'defeat', price: (amount) => resources(amount, 'power') },
  event: { verb: 'acquire or defeat', price: (amount) => `${amount ?? 'an amount'}` },
  temple: { verb: 'acquire or defeat', price: (amount) => `${amount ?? 'an amount'}` },
  card: { verb: 'acquire or defeat', price: (amount) => `${amount ?? 'an amount'}` },
};

function purchase({ kind }: Filter): Purchase {
  return PURCHASE[kind ?? 'card'];
}

/** What has to be so at the time, if anything. */
function during(condition: Condition | undefined, person: Person): string {
  return condition === undefined ? '' : ` while ${clause(condition, person)}`;
}

function occasion(trigger: Trigger, frequency: Frequency, person: Person): string {
  if (trigger.when === 'end-of-turn') return `${AT[frequency]}at the end of ${person.possessive} turn`;
  return OCCASION[trigger.when](trigger.what, frequency, person);
}

function discounted({ what, amount }: Discount, frequency: Frequency, person: Person): string {
  const { verb, price } = purchase(what);
  return frequency === 'next'
    ? `the next ${single(what, person)} that ${person.subject} ${verb} this turn costs ${price(amount)} less`
    : `${subject(what, 'cost', person)} ${person.object} ${price(amount)} less`;
}

function costing({ what, direction, amount, condition }: CostChange, person: Person): string {
  const change = quantity(amount, person, (n) => `${purchase(what).price(n)} ${direction}`);
  return `${subject(what, 'cost', person)} ${change}${during(condition, person)}`;
}

/** Cards that fit and their verb, which agrees with them. */
function subject(what: Filter, verb: string, person: Person, adverb = ''): string {
  return `${plural(what, person)} ${adverb}${verb}${isOne(what) ? 's' : ''}`;
}

const KEYWORDS = ['echo', 'serenity', 'unite'] as const satisfies readonly Condition['check'][];

/** How often something can be used, and while what. */
function usable(frequency: Frequency, condition: Condition | undefined, person: Person): string {
  const keyword = KEYWORDS.find((word) => word === condition?.check);
  if (keyword !== undefined) return `${keyword}, ${USE[frequency]}`;
  return condition === undefined ? USE[frequency] : `${USE[frequency]},${during(condition, person)}`;
}

type Rules = { readonly [R in Rule as R['ability']]: R };
type RuleOf<R extends Rule['ability']> = { readonly [K in R]: Rules[K] & { readonly ability: K } }[R];

const RULE: {
  readonly [R in Rule['ability']]: (rule: RuleOf<R>, frequency: Frequency, person: Person) => Phrase;
} = {
  activated: ({ condition, effect }, frequency, person) => {
    const inside = phrase(effect, clauseOf(person));
    return open(`${usable(frequency, condition, person)}: ${inside.text}`, inside);
  },
  triggered: ({ trigger, condition, orWhile, effect }, frequency, person) => {
    const inside = phrase(effect, clauseOf(person));
    const when = `${occasion(trigger, frequency, person)}${during(condition, person)}`;
    const also = orWhile === undefined ? '' : `, or in ${person.possessive} turn${during(orWhile, person)}`;
    return open(`${when}${also}, ${inside.text}`, inside);
  },
  redirect: ({ what, to, condition, must }, frequency, person) => {
    const when = `${occasion({ when: 'acquire', what }, frequency, person)}${during(condition, person)}`;
    const put = `it ${DESTINATION[to](person)} instead`;
    return open(`${when}, ${must ? say(clauseOf(person), 'put', put) : `${person.subject} may put ${put}`}`);
  },
  'keep-defeated': ({ what }, frequency, person) => {
    const kept = say(clauseOf(person), 'acquire', 'it instead of putting it into the void');
    return open(`${occasion({ when: 'defeat', what }, frequency, person)}, ${kept}`);
  },
  'counts-as': ({ what, faction }, frequency, person) =>
    open(
      `${once(frequency)}for ${person.object}, ${subject(what, 'count', person, 'also ')} as ${capitalise(faction)}`,
    ),
  'counts-as-kind': ({ what, kind }, frequency, person) => {
    const kinds = isOne(what) ? some(1, { kind }, person) : plural({ kind }, person);
    return open(`${once(frequency)}for ${person.object}, ${subject(what, 'count', person, 'also ')} as ${kinds}`);
  },
  'cost-change': (rule, frequency, person) => open(`${once(frequency)}${costing(rule, person)}`),
  discount: (rule, frequency, person) => open(discounted(rule, frequency, person)),
  'honor-price': ({ what }, frequency, person) => {
    const { verb } = purchase(what);
    const honor = `runes equal to ${isOne(what) ? 'its' : 'their'} honor`;
    return open(`${once(frequency)}${person.subject} may pay ${honor} to ${verb} ${plural(what, person)}`);
  },
  'pay-with': ({ what, resource }, frequency, person) => {
    const { verb } = purchase(what);
    return open(`${once(frequency)}${person.subject} may also spend ${resource} to ${verb} ${plural(what, person)}`);
  },
  unbanishable: (_, frequency) => open(`${once(frequency)}this card cannot be banished from the center row`),
};

/** For rules that have no occasion of their own. */
function once(frequency: Frequency): string {
  return frequency === 'next' ? `${USE.next}, ` : '';
}

function inForce<R extends Rule['ability']>(rule: RuleOf<R>, frequency: Frequency, person: Person): Phrase {
  return RULE[rule.ability](rule, frequency, person);
}

function rulePhrase(rule: Rule, person: Person, next: boolean): Phrase {
  const limit = 'limit' in rule ? rule.limit : undefined;
  if (!next) return inForce(rule, limit ?? 'unlimited', person);
  if (limit === undefined) return inForce(rule, 'next', person);
  const inside = inForce(rule, limit, person);
  return open(`${USE.next}, ${inside.text}`, inside);
}

/** An effect as sentences, the first without a capital. */
export function sentences(effect: Effect): string {
  const voice = clauseOf(YOU);
  const texts = (effect.do === 'sequence' && parts(effect).length === 0 ? [effect] : parts(effect)).flatMap((part) => {
    if (part.do !== 'if-you-do') return [phrase(part, voice).text];
    return [phrase(part.first, voice).text, outcomes('', part, YOU).text];
  });
  return texts.map((text, i) => `${i === 0 ? text : capitalise(text)}.`).join(' ');
}

type Abilities = { readonly [A in Ability as A['ability']]: A };
type AbilityOf<A extends Ability['ability']> = { readonly [K in A]: Abilities[K] & { readonly ability: K } }[A];

const rule = (ability: Rule): string => `${rulePhrase(ability, YOU, false).text}.`;

const labelled =
  (label: string) =>
  ({ effect }: { readonly effect: Effect }): string =>
    `${label}: ${sentences(effect)}`;

const ABILITY: { readonly [A in Ability['ability']]: (ability: AbilityOf<A>) => string } = {
  played: ({ effect }) => sentences(effect),
  reward: labelled('reward'),
  fate: labelled('fate'),
  echo: labelled('echo'),
  serenity: labelled('serenity'),
  unite: labelled('unite'),
  trophy: ({ effect, most }) => labelled(most === undefined ? 'trophy' : `trophy, at most ${most}`)({ effect }),
  'event-trophy': labelled('event trophy'),
  ongoing: () => 'ongoing.',
  empowered: () => 'empowered.',
  banished: ({ from, effect }) => {
    const places = zonesOf(from, YOU, 'from');
    return `when this card is banished ${places}, ${phrase(effect, clauseOf(YOU)).text}.`;
  },
  keystone: ({ keystone, effect }) => {
    const use = phrase(effect, clauseOf(YOU)).text;
    return `${keystone} keystone: take control of this temple, or if you control it, ${use}.`;
  },
  'center-row': (ability) => `center row effect: ${rule(ability.rule)}`,
  'from-discard': (ability) => `while this card is in your discard pile, ${rule(ability.rule)}`,
  activated: ({ limit, condition, effect }) => `${usable(limit ?? 'unlimited', condition, YOU)}: ${sentences(effect)}`,
  triggered: rule,
  redirect: rule,
  'keep-defeated': rule,
  'counts-as': rule,
  'counts-as-kind': rule,
  'cost-change': rule,
  discount: rule,
  'honor-price': rule,
  'pay-with': rule,
  unbanishable: rule,
};

/** An ability as sentences, the first without a capital. */
export function abilitySentences<A extends Ability['ability']>(ability: AbilityOf<A>): string {
  return ABILITY[ability.ability](ability);
}
