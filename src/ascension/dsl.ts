import type {
  Ability,
  Acquire,
  AcquireOrDefeat,
  Activated,
  Banish,
  BanishThis,
  Card,
  CardSet,
  Condition,
  CopyPlayed,
  Count,
  CountsAs,
  Defeat,
  Destroy,
  DestroyAllBut,
  Discard,
  Discount,
  Draw,
  Effect,
  ExtraTurn,
  FactionsAmong,
  Fate,
  Filter,
  Gain,
  GiveAtRandom,
  PayWith,
  Played,
  Redirect,
  Reward,
  Rule,
  Spend,
  Trigger,
  Triggered,
  Unbanishable,
  Value,
  YouControl,
  YouPlayed,
} from './language.js';
import type { Currency, Destination, Faction, Home, Kind, Limit, Resource, Zone } from './vocabulary.js';

export type {
  All,
  Any,
  Choose,
  Control,
  Dialect as AnyDialect,
  EachPiece,
  EachPlayer,
  If,
  IfYouDo,
  Logic,
  May,
  NextTimeThisTurn,
  Not,
  Pay,
  Repeat,
  RepeatWhile,
  Sequence,
  UntilEndOfTurn,
  Way,
} from '../kernel/effect.js';
export type * from './language.js';
export type * from './vocabulary.js';

// Cards ---------------------------------------------------------------------------------------------------------------

/** The values of a hero or construct; what is left out is none. */
export interface AcquirableValues {
  readonly faction?: Faction;
  readonly cost: number;
  readonly honor?: number;
  readonly copies: number;
  readonly zone?: Home;
}

/** The values of a monster. */
export interface MonsterValues {
  readonly power: number;
  readonly copies: number;
  readonly zone?: Home;
}

function acquirable(kind: Kind, name: string, values: AcquirableValues, abilities: readonly Ability[]): Card {
  const { faction, cost, honor = 0, copies, zone = 'center' } = values;
  const factions = faction === undefined ? [] : [faction];
  return { name, kind, factions, cost: { runes: cost }, honor, copies, zone, abilities };
}

/** A hero. */
export function hero(name: string, values: AcquirableValues, ...abilities: readonly Ability[]): Card {
  return acquirable('hero', name, values, abilities);
}

/** A construct. */
export function construct(name: string, values: AcquirableValues, ...abilities: readonly Ability[]): Card {
  return acquirable('construct', name, values, abilities);
}

/** A monster. */
export function monster(name: string, values: MonsterValues, ...abilities: readonly Ability[]): Card {
  const { power, copies, zone = 'center' } = values;
  return { name, kind: 'monster', factions: [], cost: { power }, honor: 0, copies, zone, abilities };
}

/** A set of cards; the identity, for its types. */
export function defineSet(set: CardSet): CardSet {
  return set;
}

// Abilities -----------------------------------------------------------------------------------------------------------

function inOrder(effects: readonly Effect[]): Effect {
  return effects.length === 1 ? effects[0] : { do: 'sequence', effects };
}

/** When this card is played. */
export function played(...effects: readonly Effect[]): Played {
  return { ability: 'played', effect: inOrder(effects) };
}

/** When this monster is defeated. */
export function reward(...effects: readonly Effect[]): Reward {
  return { ability: 'reward', effect: inOrder(effects) };
}

/** When this card enters the center row, for the player whose turn it is. */
export function fate(...effects: readonly Effect[]): Fate {
  return { ability: 'fate', effect: inOrder(effects) };
}

/** As often as you like, in your turn. */
export function anyTime(...effects: readonly Effect[]): Activated {
  return { ability: 'activated', effect: inOrder(effects) };
}

/** Whenever something happens. */
export function whenever(trigger: Trigger, ...effects: readonly Effect[]): Triggered {
  return { ability: 'triggered', trigger, effect: inOrder(effects) };
}

function limited(
  limit: Limit,
  first: Effect | Trigger | Redirect,
  effects: readonly Effect[],
): Activated | Triggered | Redirect {
  if ('ability' in first) return { ...first, limit };
  if ('when' in first) return { ability: 'triggered', trigger: first, limit, effect: inOrder(effects) };
  return { ability: 'activated', limit, effect: inOrder([first, ...effects]) };
}

/** Once per turn: an effect you can use, what a trigger does, or where an acquired card may go. */
export function oncePerTurn(
  first: Effect | Trigger | Redirect,
  ...effects: readonly Effect[]
): Activated | Triggered | Redirect {
  return limited('once-per-turn', first, effects);
}

/** Only the first time each turn that something happens, whether or not this card was there to see it. */
export function firstEachTurn(trigger: Trigger, ...effects: readonly Effect[]): Triggered {
  return { ability: 'triggered', trigger, limit: 'first-each-turn', effect: inOrder(effects) };
}

/** When you play a card that fits. */
export function whenYouPlay(what: Filter): Trigger {
  return { when: 'play', what };
}

/** When you put a card that fits into play, from your hand or straight. */
export function whenYouPutIntoPlay(what: Filter): Trigger {
  return { when: 'put-into-play', what };
}

/** When you acquire a card that fits. */
export function whenYouAcquire(what: Filter): Trigger {
  return { when: 'acquire', what };
}

/** When you defeat a monster that fits. */
export function whenYouDefeat(what: Filter): Trigger {
  return { when: 'defeat', what };
}

/** You may put an acquired card that fits somewhere else instead of into your discard pile. */
export function mayPutAcquired(what: Filter, to: Destination): Redirect {
  return { ability: 'redirect', what, to };
}

/** For you, cards that fit count as a faction too. */
export function countAs(what: Filter, faction: Faction): CountsAs {
  return { ability: 'counts-as', what, faction };
}

/** You pay less for cards that fit. */
export function discount(amount: number, what: Filter): Discount {
  return { ability: 'discount', what, amount };
}

/** You may spend another resource too when you acquire cards that fit. */
export function mayPayWith(resource: Currency, what: Filter): PayWith {
  return { ability: 'pay-with', what, resource };
}

/** This card cannot be banished while it is in the center row. */
export const unbanishable: Unbanishable = { ability: 'unbanishable' };

// Control flow --------------------------------------------------------------------------------------------------------

/** One effect after the other. */
export function sequence(...effects: readonly Effect[]): Effect {
  return { do: 'sequence', effects };
}

/** Exactly one of these. */
export function chooseOne(...effects: readonly Effect[]): Effect {
  return { do: 'choose', choices: effects.map((effect) => ({ effect })) };
}

/** You may do this. */
export function may(...effects: readonly Effect[]): Effect {
  return { do: 'may', effect: inOrder(effects) };
}

/** If a condition holds. */
export function onlyIf(condition: Condition, effect: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { do: 'if', condition, effect } : { do: 'if', condition, effect, otherwise };
}

/** Unless a condition holds. */
export function unless(condition: Condition, effect: Effect): Effect {
  return { do: 'if', condition: { check: 'not', condition }, effect };
}

/** The first effect; if that was done, the second. */
export function ifYouDo(first: Effect, effect: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { do: 'if-you-do', first, effect } : { do: 'if-you-do', first, effect, otherwise };
}

/** Pay a cost, all of it, to get an effect. */
export function pay(cost: Effect, ...effects: readonly Effect[]): Effect {
  return { do: 'pay', cost, effect: inOrder(effects) };
}

/** Each opponent in turn order; in the effect "you" is that opponent. */
export function eachOpponent(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'each-opponent', effect: inOrder(effects) };
}

/** Each player in turn order, starting with the one whose turn it is. */
export function eachPlayer(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'each-player', effect: inOrder(effects) };
}

/** For each card that fits; in the effect "it" is that card. */
export function forEachCard(pieces: Filter, ...effects: readonly Effect[]): Effect {
  return { do: 'each-piece', pieces, effect: inOrder(effects) };
}

/** A number of times. */
export function repeat(times: Value, ...effects: readonly Effect[]): Effect {
  return { do: 'repeat', times, effect: inOrder(effects) };
}

/** A rule for the rest of the turn. */
export function untilEndOfTurn(rule: Rule): Effect {
  return { do: 'until-end-of-turn', rule };
}

/** A rule that applies once, to the next time this turn that it can. */
export function nextTimeThisTurn(rule: Rule): Effect {
  return { do: 'next-time-this-turn', rule };
}

// Verbs ---------------------------------------------------------------------------------------------------------------

/** Gain runes, power or honor; with `onlyFor`, to be spent on cards that fit only. */
export function gain(amount: Value, resource: Resource, onlyFor?: Filter): Gain {
  return onlyFor === undefined ? { do: 'gain', amount, resource } : { do: 'gain', amount, resource, onlyFor };
}

/** Spend runes or power, as a cost. */
export function spend(amount: Value, resource: Currency): Spend {
  return { do: 'spend', amount, resource };
}

/** Draw cards. */
export function draw(amount: Value): Draw {
  return { do: 'draw', amount };
}

/** Discard cards from your hand. */
export function discard(amount: Value, what: Filter = cards()): Discard {
  return { do: 'discard', amount, what };
}

/** Banish cards; say from where with `inHand`, `inDiscard` or `inCenterRow`. */
export function banish(amount: Value, what: Filter): Banish {
  return { do: 'banish', amount, what };
}

/** Banish this card from play. */
export const banishThis: BanishThis = { do: 'banish-this' };

/** Acquire cards without paying; from the center row and the always-available cards unless the filter says where. */
export function acquire(amount: Value, what: Filter, to: Destination = 'discard'): Acquire {
  return { do: 'acquire', amount, what, to };
}

/** Defeat monsters without paying; in the center row and the always-available ones unless the filter says where. */
export function defeat(amount: Value, what: Filter): Defeat {
  return { do: 'defeat', amount, what };
}

/** Acquire or defeat cards without paying. */
export function acquireOrDefeat(amount: Value, what: Filter): AcquireOrDefeat {
  return { do: 'acquire-or-defeat', amount, what };
}

/** Destroy constructs that you control. */
export function destroy(amount: Value, what: Filter = constructs()): Destroy {
  return { do: 'destroy', amount, what };
}

/** Destroy all constructs that you control but some. */
export function destroyAllBut(amount: Value, what: Filter = constructs()): DestroyAllBut {
  return { do: 'destroy-all-but', amount, what };
}

/** Give random cards from your hand to the player who caused this. */
export function giveAtRandom(amount: Value): GiveAtRandom {
  return { do: 'give-at-random', amount };
}

/** Copy what a card that you have played this turn does when played. */
export function copyPlayed(what: Filter): CopyPlayed {
  return { do: 'copy-played', what };
}

/** Take another turn after this one. */
export const extraTurn: ExtraTurn = { do: 'extra-turn' };

// Values and conditions -----------------------------------------------------------------------------------------------

/** How many cards fit. */
export function count(what: Filter): Count {
  return { value: 'count', what };
}

/** How many factions there are among the cards that fit. */
export function factionsAmong(what: Filter): FactionsAmong {
  return { value: 'factions-among', what };
}

/** You control at least so many constructs that fit. */
export function youControl(amount: number, what: Filter = constructs()): YouControl {
  return { check: 'you-control', amount, what };
}

/** You have played at least so many cards that fit this turn. */
export function youPlayed(amount: number, what: Filter): YouPlayed {
  return { check: 'you-played', amount, what };
}

// Filters -------------------------------------------------------------------------------------------------------------

/** A part of a filter: a faction, or one of the restrictions below. */
export type Restriction = Faction | Filter;

function narrowed(kind: Kind | undefined, restrictions: readonly Restriction[]): Filter {
  let filter: Filter = kind === undefined ? {} : { kind };
  for (const restriction of restrictions) {
    if (typeof restriction === 'string') {
      filter = { ...filter, faction: restriction };
    } else {
      const zones = [...(filter.in ?? []), ...(restriction.in ?? [])];
      filter = { ...filter, ...restriction, ...(zones.length > 0 ? { in: zones } : {}) };
    }
  }
  return filter;
}

/** Cards of any kind. */
export function cards(...restrictions: readonly Restriction[]): Filter {
  return narrowed(undefined, restrictions);
}

/** Heroes. */
export function heroes(...restrictions: readonly Restriction[]): Filter {
  return narrowed('hero', restrictions);
}

/** Constructs. */
export function constructs(...restrictions: readonly Restriction[]): Filter {
  return narrowed('construct', restrictions);
}

/** Monsters. */
export function monsters(...restrictions: readonly Restriction[]): Filter {
  return narrowed('monster', restrictions);
}

function inZone(zone: Zone): Filter {
  return { in: [zone] };
}

/** Not this card. */
export const other: Filter = { other: true };
/** In your hand. */
export const inHand: Filter = inZone('hand');
/** In your discard pile. */
export const inDiscard: Filter = inZone('discard');
/** In play in front of you. */
export const inPlay: Filter = inZone('inPlay');
/** In the center row. */
export const inCenterRow: Filter = inZone('centerRow');

/** With a cost of at most so much. */
export function costAtMost(costAtMost: Value): Filter {
  return { costAtMost };
}

/** With one of these printed names. */
export function named(...names: readonly string[]): Filter {
  return { names };
}

/** The id of a card: its name in kebab-case. */
export function cardId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
