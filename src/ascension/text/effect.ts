import type { Control } from '../../kernel/effect.js';
import type { Ability, Dialect, Discount, Effect, Rule, Trigger } from '../language.js';
import type { Group, Kind, Limit, Occasion } from '../vocabulary.js';
import { clause, polarity } from './condition.js';
import { DESTINATION, plural, quantity, resources, single, some } from './noun.js';
import { isVerb, verbPhrase } from './verb.js';
import { capitalise, clauseOf, otherThan, type Person, say, type Voice, YOU } from './voice.js';

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

const GROUP: { readonly [G in Group]: (person: Person) => string } = {
  'each-player': () => 'each player',
  'each-opponent': ({ eachOpponent }) => eachOpponent,
};

type Word = Control<Dialect>['do'];
type Controls = { readonly [C in Control<Dialect> as C['do']]: C };
type ControlOf<W extends Word> = { readonly [K in W]: Controls[K] & { readonly do: K } }[W];

const CONTROL: { readonly [W in Word]: (effect: ControlOf<W>, voice: Voice) => Phrase } = {
  sequence: (effect, voice) => {
    const effects = parts(effect);
    if (effects.length === 0)
      return { text: say(voice, 'do', 'nothing'), shape: 'verb', divided: false, dangling: false };
    if (effects.length === 1) return phrase(effects[0], voice);
    const last = effects.length - 1;
    const row = effects.map((part, i) => {
      const inside = phrase(part, { ...voice, loose: voice.loose || i > 0 });
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
    const inside = phrase(effect, { person, form: 'bare' });
    if (voice.form === 'third') return open(`may ${inside.text}`, inside);
    return embedded(voice, () => open(`${person.subject} may ${inside.text}`, inside));
  },
  if: ({ condition, effect, otherwise }, voice) => {
    const { core, negated } = polarity(condition);
    return embedded(voice, ({ person }) =>
      branches(`${negated ? 'unless' : 'if'} ${clause(core, person)}`, effect, otherwise, 'otherwise', person),
    );
  },
  'if-you-do': ({ first, effect, otherwise }, voice) => {
    const { person } = voice;
    const before = `${closed(phrase(first, voice)).text}, and if ${person.subject} do`;
    return branches(before, effect, otherwise, `if ${person.subject} do not`, person);
  },
  pay: ({ cost, effect }, voice) => {
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
      const inside = phrase(effect, { person: otherThan(person), form: 'third' });
      return open(`${GROUP[players](person)} ${inside.text}`, inside);
    }),
  'each-piece': ({ pieces, effect }, voice) =>
    embedded(voice, ({ person }) => {
      const inside = phrase(effect, clauseOf(person));
      return open(`for each ${single(pieces, person)}, ${inside.text}`, inside);
    }),
  repeat: ({ times, effect }, voice) => {
    const { person } = voice;
    const inside = phrase(effect, clauseOf(person));
    const often = quantity(times, person, (n) => (n === 1 ? 'once' : `${n} times`));
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
};

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

const OCCASION: { readonly [O in Occasion]: (what: Trigger['what'], person: Person) => string } = {
  play: (what, person) => `play ${some(1, what, person)}`,
  'put-into-play': (what, person) => `put ${some(1, what, person)} into play`,
  acquire: (what, person) => `acquire ${some(1, what, person, 'from')}`,
  defeat: (what, person) => `defeat ${some(1, what, person)}`,
};

interface Purchase {
  readonly verb: string;
  less(amount: number): string;
}

const PURCHASE: { readonly [K in Kind | 'card']: Purchase } = {
  hero: { verb: 'acquire', less: (amount) => `${resources(amount, 'runes')} less` },
  construct: { verb: 'acquire', less: (amount) => `${resources(amount, 'runes')} less` },
  monster: { verb: 'defeat', less: (amount) => `${resources(amount, 'power')} less` },
  card: { verb: 'acquire or defeat', less: (amount) => `${amount} less` },
};

function occasion({ when, what }: Trigger, frequency: Frequency, person: Person): string {
  return `${WHEN[frequency]} ${person.subject} ${OCCASION[when](what, person)}`;
}

function discounted({ what, amount }: Discount, frequency: Frequency, person: Person): string {
  const { verb, less } = PURCHASE[what.kind ?? 'card'];
  return frequency === 'next'
    ? `the next ${single(what, person)} that ${person.subject} ${verb} this turn costs ${less(amount)}`
    : `${plural(what, person)} cost ${person.object} ${less(amount)}`;
}

type Rules = { readonly [R in Rule as R['ability']]: R };
type RuleOf<R extends Rule['ability']> = { readonly [K in R]: Rules[K] & { readonly ability: K } }[R];

const RULE: {
  readonly [R in Rule['ability']]: (rule: RuleOf<R>, frequency: Frequency, person: Person) => Phrase;
} = {
  activated: ({ effect }, frequency, person) => {
    const inside = phrase(effect, clauseOf(person));
    return open(`${USE[frequency]}: ${inside.text}`, inside);
  },
  triggered: ({ trigger, effect }, frequency, person) => {
    const inside = phrase(effect, clauseOf(person));
    return open(`${occasion(trigger, frequency, person)}, ${inside.text}`, inside);
  },
  redirect: ({ what, to }, frequency, person) =>
    open(
      `${occasion({ when: 'acquire', what }, frequency, person)}, ` +
        `${person.subject} may put it ${DESTINATION[to](person)} instead`,
    ),
  'counts-as': ({ what, faction }, frequency, person) =>
    open(`${once(frequency)}for ${person.object}, ${plural(what, person)} also count as ${capitalise(faction)}`),
  discount: (rule, frequency, person) => open(discounted(rule, frequency, person)),
  'pay-with': ({ what, resource }, frequency, person) => {
    const { verb } = PURCHASE[what.kind ?? 'card'];
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
    const { first, effect, otherwise } = part;
    return [phrase(first, voice).text, branches('if you do', effect, otherwise, 'if you do not', YOU).text];
  });
  return texts.map((text, i) => `${i === 0 ? text : capitalise(text)}.`).join(' ');
}

type Abilities = { readonly [A in Ability as A['ability']]: A };
type AbilityOf<A extends Ability['ability']> = { readonly [K in A]: Abilities[K] & { readonly ability: K } }[A];

const rule = (ability: Rule): string => `${rulePhrase(ability, YOU, false).text}.`;

const ABILITY: { readonly [A in Ability['ability']]: (ability: AbilityOf<A>) => string } = {
  played: ({ effect }) => sentences(effect),
  reward: ({ effect }) => `reward: ${sentences(effect)}`,
  fate: ({ effect }) => `fate: ${sentences(effect)}`,
  activated: ({ limit, effect }) => `${USE[limit ?? 'unlimited']}: ${sentences(effect)}`,
  triggered: rule,
  redirect: rule,
  'counts-as': rule,
  discount: rule,
  'pay-with': rule,
  unbanishable: rule,
};

/** An ability as sentences, the first without a capital. */
export function abilitySentences<A extends Ability['ability']>(ability: AbilityOf<A>): string {
  return ABILITY[ability.ability](ability);
}
