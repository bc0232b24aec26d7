import type { Ability, Card, Effect, Filter, Rule, Value } from '../ascension/language.js';
import type { Resource } from '../ascension/vocabulary.js';

/** What one of each resource is worth, in honor. */
const EACH: { readonly [R in Resource]: number } = { honor: 1, runes: 0.75, power: 0.65, life: 1.2, death: 1.2 };

/** What a place in a hand of five is worth: what a card of a fair deck does when it is played. */
export const PLACE_IN_HAND = 1;

/** Getting rid of a weak card for good. */
const THINNING = 0.7;
/** Taking something out of the center row before others can. */
const DENYING = 0.2;
/** A card of the row without paying for it, by how much it may cost. */
const FREE_CARD = 2.5;
const FREE_PER_COST = 0.55;
/** A construct lost. */
const CONSTRUCT_LOST = 2.5;
/** How much of what an opponent loses is worth something to oneself. */
const RIVALRY = 0.6;
/** How often conditions hold. */
const LIKELY = 0.55;
/** What is counted on the table usually comes to this. */
const USUAL_COUNT = 2;

/** A number, or what one usually counts. */
function usually(value: Value | 'all'): number {
  if (typeof value === 'number') return value;
  if (value === 'all') return USUAL_COUNT;
  switch (value.value) {
    case 'count':
      return USUAL_COUNT * (value.each ?? 1);
    case 'honor-of-it':
      return USUAL_COUNT + value.plus;
    default:
      return USUAL_COUNT;
  }
}

/** A card that is had without paying. */
function freeCard({ costAtMost }: Filter): number {
  return costAtMost === undefined ? FREE_CARD : Math.min(FREE_CARD, FREE_PER_COST * usually(costAtMost));
}

function isAbout(filter: Filter, zone: 'hand' | 'discard' | 'centerRow'): boolean {
  return filter.in === undefined ? zone === 'hand' : filter.in.includes(zone);
}

type Word = Effect['do'];
type Effects = { readonly [E in Effect as E['do']]: E };
type EffectOf<W extends Word> = { readonly [K in W]: Effects[K] & { readonly do: K } }[W];

const sum = (effects: readonly Effect[]): number => effects.reduce((total, effect) => total + worthOf(effect), 0);

/** What doing each verb once is worth to the one who does it, in honor. */
const WORTH: { readonly [W in Word]: (effect: EffectOf<W>) => number } = {
  sequence: ({ effects }) => sum(effects),
  choose: ({ choices }) => Math.max(...choices.map(({ effect }) => worthOf(effect))),
  may: ({ effect }) => Math.max(0, worthOf(effect)),
  if: ({ effect, otherwise }) =>
    LIKELY * worthOf(effect) + (otherwise === undefined ? 0 : (1 - LIKELY) * worthOf(otherwise)),
  'if-you-do': ({ first, effect, otherwise }) =>
    worthOf(first) + LIKELY * worthOf(effect) + (otherwise === undefined ? 0 : (1 - LIKELY) * worthOf(otherwise)),
  pay: ({ cost, effect }) => Math.max(0, worthOf(cost) + worthOf(effect)),
  'each-player': ({ players, effect }) => {
    const toEach = worthOf(effect);
    return players === 'each-player' ? (1 - RIVALRY) * toEach : -RIVALRY * toEach;
  },
  'each-piece': ({ effect }) => USUAL_COUNT * worthOf(effect),
  repeat: ({ times, effect }) => usually(times) * worthOf(effect),
  'repeat-while': ({ effect }) => USUAL_COUNT * worthOf(effect),
  'until-end-of-turn': ({ rule }) => worthPerTurn(rule),
  'next-time-this-turn': ({ rule }) => worthPerTurn(rule),
  'as-soon-as': ({ effect }) => LIKELY * worthOf(effect),
  gain: ({ amount, resource, onlyFor }) => usually(amount) * EACH[resource] * (onlyFor === undefined ? 1 : LIKELY),
  spend: ({ amount, resource }) => -usually(amount) * EACH[resource],
  'spend-up-to': ({ resource }) => -EACH[resource],
  'take-honor': ({ amount }) => amount * (EACH.honor + RIVALRY),
  draw: ({ amount }) => usually(amount) * PLACE_IN_HAND,
  discard: ({ amount }) => -usually(amount) * EACH.runes,
  'discard-at-random': ({ amount }) => -usually(amount) * PLACE_IN_HAND,
  put: ({ amount, to }) => (to === 'hand' ? usually(amount) * PLACE_IN_HAND : EACH.runes),
  'look-at-top': () => 0,
  'reveal-top': ({ to }) => (to === 'hand' ? PLACE_IN_HAND : 0),
  'discard-deck': () => 0,
  'shuffle-into-deck': () => EACH.runes,
  'name-card': () => 0,
  banish: ({ amount, what }) => {
    if (what.this || what.it) return -EACH.runes;
    if (isAbout(what, 'hand') || isAbout(what, 'discard')) return usually(amount) * THINNING;
    return isAbout(what, 'centerRow') ? DENYING : -EACH.runes;
  },
  acquire: ({ amount, what, paying }) => usually(amount) * (paying ? EACH.runes : freeCard(what)),
  defeat: ({ amount, what, paying }) => usually(amount) * (paying ? EACH.power : freeCard(what)),
  'acquire-or-defeat': ({ amount, what }) => usually(amount) * freeCard(what),
  destroy: ({ amount }) => -usually(amount) * CONSTRUCT_LOST,
  'destroy-all-but': () => -CONSTRUCT_LOST,
  'prevent-destroy': () => CONSTRUCT_LOST / 2,
  'give-at-random': ({ amount }) => -usually(amount) * PLACE_IN_HAND,
  copy: () => 2 * PLACE_IN_HAND,
  'event-trophy': () => EACH.honor,
  'take-control': () => EACH.life,
  'lose-control': () => -EACH.life,
  'extra-turn': () => 5 * PLACE_IN_HAND,
};

function appraise<W extends Word>(effect: EffectOf<W>): number {
  return WORTH[effect.do](effect);
}

/** What an effect is worth to the one who does it, in honor. */
export function worthOf(effect: Effect): number {
  return appraise(effect);
}

type Rules = { readonly [R in Rule as R['ability']]: R };
type RuleOf<R extends Rule['ability']> = { readonly [K in R]: Rules[K] & { readonly ability: K } }[R];

/** What each rule is worth for every turn that it is in force. */
const PER_TURN: { readonly [R in Rule['ability']]: (rule: RuleOf<R>) => number } = {
  activated: ({ effect, condition }) => Math.max(0, worthOf(effect)) * (condition === undefined ? 1 : LIKELY),
  triggered: ({ trigger, effect }) => worthOf(effect) * (trigger.when === 'end-of-turn' ? 1 : LIKELY),
  redirect: () => PLACE_IN_HAND * LIKELY,
  'keep-defeated': () => EACH.honor,
  'counts-as': () => EACH.runes * LIKELY,
  'counts-as-kind': () => EACH.runes * LIKELY,
  'cost-change': ({ direction, amount }) => (direction === 'less' ? 1 : -1) * usually(amount) * EACH.runes * LIKELY,
  discount: ({ amount }) => amount * EACH.runes * LIKELY,
  'honor-price': () => EACH.runes,
  'pay-with': () => EACH.runes,
  unbanishable: () => 0,
};

function appraiseRule<R extends Rule['ability']>(rule: RuleOf<R>): number {
  return PER_TURN[rule.ability](rule);
}

/** What a rule is worth for every turn that it is in force. */
export function worthPerTurn(rule: Rule): number {
  return appraiseRule(rule);
}

/** What a card is good for, in honor. */
export interface Appraisal {
  /** At the end of the game, for the one who has it. */
  readonly honor: number;
  /** Each time that it is played. */
  readonly played: number;
  /** Each turn that it is in front of its player. */
  readonly perTurn: number;
  /** At once, for the one who acquires or defeats it. */
  readonly taken: number;
  /** As a trophy, or as a temple that a keystone is spent on. */
  readonly used: number;
  /** Whether it stays in front of the one who acquires or defeats it. */
  readonly stays: boolean;
}

const WORTHLESS: Appraisal = { honor: 0, played: 0, perTurn: 0, taken: 0, used: 0, stays: false };

type Abilities = { readonly [A in Ability as A['ability']]: A };
type AbilityOf<A extends Ability['ability']> = { readonly [K in A]: Abilities[K] & { readonly ability: K } }[A];

/** What follows when the card is played, and how often it does. */
const whenPlayed =
  (often: number) =>
  ({ effect }: { readonly effect: Effect }): Partial<Appraisal> => ({ played: often * worthOf(effect) });
const whenTaken = ({ effect }: { readonly effect: Effect }): Partial<Appraisal> => ({ taken: worthOf(effect) });
const whenUsed = ({ effect }: { readonly effect: Effect }): Partial<Appraisal> => ({ used: worthOf(effect) });
const inForce = (rule: Rule): Partial<Appraisal> => ({ perTurn: worthPerTurn(rule) });
const nothing = (): Partial<Appraisal> => ({});

/** What each ability makes a card good for. */
const GOOD_FOR: { readonly [A in Ability['ability']]: (ability: AbilityOf<A>) => Partial<Appraisal> } = {
  played: whenPlayed(1),
  echo: whenPlayed(0.6),
  serenity: whenPlayed(0.35),
  unite: whenPlayed(LIKELY),
  reward: whenTaken,
  empowered: () => ({ taken: THINNING }),
  trophy: whenUsed,
  keystone: whenUsed,
  ongoing: () => ({ stays: true }),
  fate: nothing,
  'event-trophy': nothing,
  banished: nothing,
  'center-row': nothing,
  'from-discard': nothing,
  activated: inForce,
  triggered: inForce,
  redirect: inForce,
  'keep-defeated': inForce,
  'counts-as': inForce,
  'counts-as-kind': inForce,
  'cost-change': inForce,
  discount: inForce,
  'honor-price': inForce,
  'pay-with': inForce,
  unbanishable: inForce,
};

function goodFor<A extends Ability['ability']>(ability: AbilityOf<A>): Partial<Appraisal> {
  return GOOD_FOR[ability.ability](ability);
}

/** What a card is good for, by what is printed on it. */
export function appraisalOf({ kind, honor, abilities }: Card): Appraisal {
  const printed = { ...WORTHLESS, honor: kind === 'monster' ? 0 : honor };
  return abilities
    .map((ability) => goodFor(ability))
    .reduce<Appraisal>(
      (all, { played = 0, perTurn = 0, taken = 0, used = 0, stays = false }) => ({
        honor: all.honor,
        played: all.played + played,
        perTurn: all.perTurn + perTurn,
        taken: all.taken + taken,
        used: all.used + used,
        stays: all.stays || stays,
      }),
      printed,
    );
}

/** Whether some data of a checked card is an effect. */
export function isEffect(data: object): data is Effect {
  return 'do' in data && typeof data.do === 'string' && Object.hasOwn(WORTH, data.do);
}
