/**
 * Constructors of cards and effects, to write sets with: plain data that reads like rules text.
 * @module fatequeue/dsl
 */

import type {
  Ability,
  AbilityOn,
  Acquire,
  AcquireOrDefeat,
  Activated,
  Amount,
  AsSoonAs,
  AtLeast,
  Banish,
  Card,
  CardSet,
  CardTrigger,
  CenterRowEffect,
  Choice,
  Condition,
  Copy,
  CostChange,
  CostOfIt,
  Count,
  CountsAs,
  CountsAsKind,
  Defeat,
  Destroy,
  DestroyAllBut,
  Discard,
  DiscardAtRandom,
  DiscardDeck,
  Discount,
  DoneTo,
  Draw,
  Echo,
  EchoHolds,
  Effect,
  Empowered,
  EndOfTurn,
  EventIs,
  EventTrophy,
  EventTrophyEffect,
  ExtraTurn,
  FactionsAmong,
  Fate,
  Filter,
  FromDiscard,
  Gain,
  GiveAtRandom,
  HonorOfIt,
  HonorPrice,
  ItIs,
  KeepDefeated,
  KeystoneAbility,
  LookAtTop,
  LoseControl,
  NameCard,
  Ongoing,
  OpponentAhead,
  PayWith,
  Played,
  PlayedCount,
  PreventDestroy,
  Put,
  Redirect,
  RevealTop,
  Reward,
  Rule,
  Serenity,
  SerenityHolds,
  ShuffleIntoDeck,
  Spend,
  SpendUpTo,
  Spent,
  TakeControl,
  TakeHonor,
  ThereAre,
  Trigger,
  Triggered,
  Trophy,
  Unbanishable,
  Unite,
  UniteHolds,
  Value,
  WhenBanished,
  YouAcquired,
  YouControl,
  YouDefeated,
  YouPlayed,
  YourTurn,
} from './language.js';
import type {
  Adjacency,
  CostTrait,
  Currency,
  DefeatDestination,
  Destination,
  Faction,
  Home,
  Keystone,
  Kind,
  Limit,
  PutDestination,
  Resource,
  Zone,
} from './vocabulary.js';

export { cardId } from '../kernel/card-id.js';
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
  /** None unless given. */
  readonly faction?: Faction;
  /** In runes. */
  readonly cost: number;
  /** 0 unless given. */
  readonly honor?: number;
  /** How many there are in the box. */
  readonly copies: number;
  /** Where it starts the game; the center deck unless given. */
  readonly zone?: Home;
}

/** The values of a monster. */
export interface MonsterValues {
  /** What it takes to defeat it. */
  readonly power: number;
  /** How many there are in the box. */
  readonly copies: number;
  /** Where it starts the game; the center deck unless given. */
  readonly zone?: Home;
}

function acquirable(kind: Kind, name: string, values: AcquirableValues, abilities: readonly Ability[]): Card {
  const { faction, cost, honor = 0, copies, zone = 'center' } = values;
  const factions = faction === undefined ? [] : [faction];
  return { name, kind, factions, cost: { runes: cost }, honor, copies, zone, abilities };
}

/** A hero. */
export function hero(name: string, values: AcquirableValues, ...abilities: readonly AbilityOn<'hero'>[]): Card {
  return acquirable('hero', name, values, abilities);
}

/** A construct. */
export function construct(
  name: string,
  values: AcquirableValues,
  ...abilities: readonly AbilityOn<'construct'>[]
): Card {
  return acquirable('construct', name, values, abilities);
}

/** A monster. */
export function monster(name: string, values: MonsterValues, ...abilities: readonly AbilityOn<'monster'>[]): Card {
  const { power, copies, zone = 'center' } = values;
  return { name, kind: 'monster', factions: [], cost: { power }, honor: 0, copies, zone, abilities };
}

/** The values of an event. */
export interface EventValues {
  /** None unless given. */
  readonly faction?: Faction;
  /** 1 unless given. */
  readonly copies?: number;
}

/** An event: its rules are in force, for every player, while it is the current one. */
export function event(name: string, values: EventValues, ...abilities: readonly AbilityOn<'event'>[]): Card {
  const { faction, copies = 1 } = values;
  const factions = faction === undefined ? [] : [faction];
  return { name, kind: 'event', factions, cost: {}, honor: 0, copies, zone: 'center', abilities };
}

/** The values of a temple. */
export interface TempleValues {
  /** The keystone that takes control of it; left out if none does. */
  readonly keystone?: Keystone;
  /** What it is worth to whoever controls it at the end. */
  readonly honor: number;
}

/** A temple: its rules are in force for the player who controls it. */
export function temple(name: string, values: TempleValues, ...abilities: readonly AbilityOn<'temple'>[]): Card {
  const { keystone, honor } = values;
  const cost = keystone === undefined ? {} : { [keystone]: 1 };
  return { name, kind: 'temple', factions: [], cost, honor, copies: 1, zone: 'temple', abilities };
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

/** Besides, if your discard pile holds a card that shares a faction with this one as it is played; or usable only then. */
export function echo(ability: Activated): Activated;
export function echo(...effects: readonly Effect[]): Echo;
export function echo(first: Effect | Activated, ...effects: readonly Effect[]): Echo | Activated {
  if ('ability' in first) return onlyWhile({ check: 'echo' }, first);
  return { ability: 'echo', effect: inOrder([first, ...effects]) };
}

/** Besides, if your discard pile is empty as this card is played; or usable only then. */
export function serenity(ability: Activated): Activated;
export function serenity(...effects: readonly Effect[]): Serenity;
export function serenity(first: Effect | Activated, ...effects: readonly Effect[]): Serenity | Activated {
  if ('ability' in first) return onlyWhile({ check: 'serenity' }, first);
  return { ability: 'serenity', effect: inOrder([first, ...effects]) };
}

/** Besides, in a turn in which you play another hero that shares a faction; on a construct, usable only then. */
export function unite(ability: Activated): Activated;
export function unite(...effects: readonly Effect[]): Unite;
export function unite(first: Effect | Activated, ...effects: readonly Effect[]): Unite | Activated {
  if ('ability' in first) return onlyWhile({ check: 'unite' }, first);
  return { ability: 'unite', effect: inOrder([first, ...effects]) };
}

/** Defeated, the monster stays in front of you; in your turn you may banish it for this. */
export function trophy(...effects: readonly Effect[]): Trophy {
  return { ability: 'trophy', effect: inOrder(effects) };
}

/** A trophy of which a player may have only so many. */
export function trophyAtMost(most: number, ...effects: readonly Effect[]): Trophy {
  return { ability: 'trophy', effect: inOrder(effects), most };
}

/** What trophies that ask the current event give while this is it. */
export function eventTrophy(...effects: readonly Effect[]): EventTrophy {
  return { ability: 'event-trophy', effect: inOrder(effects) };
}

/** Acquired or defeated, this card stays in front of you, and its rules are in force for you from then on. */
export const ongoing: Ongoing = { ability: 'ongoing' };

/** When you acquire this card, you may banish a card that you have played this turn. */
export const empowered: Empowered = { ability: 'empowered' };

/** When this card is banished from some places of its owner, for its owner. */
export function whenBanishedFrom(from: readonly Zone[], ...effects: readonly Effect[]): WhenBanished {
  return { ability: 'banished', from, effect: inOrder(effects) };
}

/** What a keystone does for the player who controls this temple; for others it takes control. */
export function keystone(keystone: Keystone, ...effects: readonly Effect[]): KeystoneAbility {
  return { ability: 'keystone', keystone, effect: inOrder(effects) };
}

/** A rule in force while this card is in the center row. */
export function centerRowEffect(rule: Rule): CenterRowEffect {
  return { ability: 'center-row', rule };
}

/** Something that this card does while it is in your discard pile. */
export function fromDiscard(rule: Triggered): FromDiscard {
  return { ability: 'from-discard', rule };
}

/** As often as you like, in your turn. */
export function anyTime(...effects: readonly Effect[]): Activated {
  return { ability: 'activated', effect: inOrder(effects) };
}

/** Whenever something happens. */
export function whenever(trigger: Trigger, ...effects: readonly Effect[]): Triggered {
  return { ability: 'triggered', trigger, effect: inOrder(effects) };
}

/** Usable only while a condition holds. */
export function onlyWhile(condition: Condition, ability: Activated): Activated {
  return { ...ability, condition };
}

/** Only if a condition holds when it would be set off. */
export function ifSo(condition: Condition, ability: Triggered): Triggered {
  return { ...ability, condition };
}

/** Can be activated too while a condition holds, within the same limit. */
export function orWhile(condition: Condition, ability: Triggered): Triggered {
  return { ...ability, orWhile: condition };
}

/** Once per turn: an effect you can use, what a trigger does, or where an acquired card may go. */
export function oncePerTurn(trigger: Trigger, ...effects: readonly Effect[]): Triggered;
export function oncePerTurn(redirect: Redirect): Redirect;
export function oncePerTurn(...effects: readonly Effect[]): Activated;
export function oncePerTurn(
  first: Effect | Trigger | Redirect,
  ...effects: readonly Effect[]
): Activated | Triggered | Redirect {
  const limit: Limit = 'once-per-turn';
  if ('ability' in first) return { ...first, limit };
  if ('when' in first) return { ability: 'triggered', trigger: first, limit, effect: inOrder(effects) };
  return { ability: 'activated', limit, effect: inOrder([first, ...effects]) };
}

/** Only the first time each turn that something happens, whether or not this card was there to see it. */
export function firstEachTurn(trigger: Trigger, ...effects: readonly Effect[]): Triggered {
  return { ability: 'triggered', trigger, limit: 'first-each-turn', effect: inOrder(effects) };
}

/** When you play a card that fits. */
export function whenYouPlay(what: Filter): CardTrigger {
  return { when: 'play', what };
}

/** When you put a card that fits into play, from your hand or straight. */
export function whenYouPutIntoPlay(what: Filter): CardTrigger {
  return { when: 'put-into-play', what };
}

/** When you acquire a card that fits. */
export function whenYouAcquire(what: Filter): CardTrigger {
  return { when: 'acquire', what };
}

/** When you defeat a monster that fits. */
export function whenYouDefeat(what: Filter): CardTrigger {
  return { when: 'defeat', what };
}

/** As you play a card that fits, before its own text. */
export function asYouPlay(what: Filter): CardTrigger {
  return { when: 'put-down', what };
}

/** When you discard cards that fit from your hand; those discarded together set it off once. */
export function whenYouDiscard(what: Filter = cards()): CardTrigger {
  return { when: 'discard', what };
}

/** At the end of your turn, after your next hand was drawn. */
export const atEndOfTurn: EndOfTurn = { when: 'end-of-turn' };

/** You may put an acquired card that fits somewhere else instead of into your discard pile. */
export function mayPutAcquired(what: Filter, to: Destination): Redirect {
  return { ability: 'redirect', what, to };
}

/** An acquired card that fits goes somewhere else instead of into your discard pile, if a condition holds. */
export function putAcquired(what: Filter, to: Destination, condition?: Condition): Redirect {
  const redirect: Redirect = { ability: 'redirect', what, to, must: true };
  return condition === undefined ? redirect : { ...redirect, condition };
}

/** Monsters that fit and that you defeat are acquired into your discard pile instead of going to the void. */
export function keepDefeated(what: Filter): KeepDefeated {
  return { ability: 'keep-defeated', what };
}

/** For you, cards that fit count as a faction too. */
export function countAs(what: Filter, faction: Faction): CountsAs {
  return { ability: 'counts-as', what, faction };
}

/** For you, cards that fit count as a kind too. */
export function countAsKind(what: Filter, kind: Kind): CountsAsKind {
  return { ability: 'counts-as-kind', what, kind };
}

/** Cards that fit cost more. */
export function costMore(amount: Value, what: Filter): CostChange {
  return { ability: 'cost-change', what, direction: 'more', amount };
}

/** Cards that fit cost less for a player for whom a condition holds. */
export function costLess(amount: Value, what: Filter, condition?: Condition): CostChange {
  const change: CostChange = { ability: 'cost-change', what, direction: 'less', amount };
  return condition === undefined ? change : { ...change, condition };
}

/** You may pay runes equal to the honor of cards that fit instead of their cost. */
export function mayPayHonorValue(what: Filter): HonorPrice {
  return { ability: 'honor-price', what };
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
export function chooseOne(...ways: readonly (Effect | Choice)[]): Effect {
  return { do: 'choose', choices: ways.map((way) => ('do' in way ? { effect: way } : way)) };
}

/** One of the ways in a choice, open only if a condition holds. */
export function way(condition: Condition, effect: Effect): Choice {
  return { condition, effect };
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

/** The first effect; if that was not done, the second. */
export function orElse(first: Effect, otherwise: Effect): Effect {
  return { do: 'if-you-do', first, effect: { do: 'sequence', effects: [] }, otherwise };
}

/** Now if a condition holds, otherwise as soon as a card you play this turn makes it hold. */
export function asSoonAs(condition: Condition, effect: Effect): AsSoonAs {
  return { do: 'as-soon-as', condition, effect };
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

/** The player who caused this; in the effect "you" is that player. */
export function causer(...effects: readonly Effect[]): Effect {
  return { do: 'each-player', players: 'causer', effect: inOrder(effects) };
}

/** For each card that fits; in the effect "it" is that card. */
export function forEachCard(pieces: Filter, ...effects: readonly Effect[]): Effect {
  return { do: 'each-piece', pieces, effect: inOrder(effects) };
}

/** A number of times. */
export function repeat(times: Value, ...effects: readonly Effect[]): Effect {
  return { do: 'repeat', times, effect: inOrder(effects) };
}

/** Once, and again as long as a condition holds for the card that it was done to. */
export function repeatWhile(condition: Condition, ...effects: readonly Effect[]): Effect {
  return { do: 'repeat-while', condition, effect: inOrder(effects) };
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

/** Gain runes, power, honor or keystones; with `onlyFor`, to be spent on cards that fit only. */
export function gain(amount: Value, resource: Resource, onlyFor?: Filter): Gain {
  return onlyFor === undefined ? { do: 'gain', amount, resource } : { do: 'gain', amount, resource, onlyFor };
}

/** Spend runes or power, as a cost. */
export function spend(amount: Value, resource: Currency): Spend {
  return { do: 'spend', amount, resource };
}

/** Spend as much as you like up to a bound, at least 1, as a cost; `spent` is how much it was. */
export function spendUpTo(amount: number, resource: Currency): SpendUpTo {
  return { do: 'spend-up-to', amount, resource };
}

/** Take honor tokens from the opponent who has the most; you choose among equals. */
export function takeHonor(amount: number): TakeHonor {
  return { do: 'take-honor', amount };
}

/** Draw cards. */
export function draw(amount: Value): Draw {
  return { do: 'draw', amount };
}

/** Discard cards from your hand. */
export function discard(amount: Value, what: Filter = cards()): Discard {
  return { do: 'discard', amount, what };
}

/** Discard random cards from your hand. */
export function discardAtRandom(amount: Value): DiscardAtRandom {
  return { do: 'discard-at-random', amount };
}

/** Put cards into another place of yours; say from where with `inHand`, `inDiscard` and so on. */
export function put(amount: Amount, what: Filter, to: PutDestination): Put {
  return { do: 'put', amount, what, to };
}

/** Look at the top card of your deck; in what follows, "it" is that card. */
export const lookAtTop: LookAtTop = { do: 'look-at-top' };

/** Reveal the top card of your deck and put it into your hand or discard pile. */
export function revealTop(to: 'hand' | 'discard'): RevealTop {
  return { do: 'reveal-top', to };
}

/** Put your whole deck into your discard pile. */
export const discardDeck: DiscardDeck = { do: 'discard-deck' };

/** Shuffle all cards that fit into your deck. */
export function shuffleIntoDeck(...what: readonly Filter[]): ShuffleIntoDeck {
  return { do: 'shuffle-into-deck', what };
}

/** Name a card; `asNamed` looks for it. */
export const nameCard: NameCard = { do: 'name-card' };

/** Banish cards; say from where with `inHand`, `inDiscard` or `inCenterRow`. */
export function banish(amount: Amount, what: Filter): Banish {
  return { do: 'banish', amount, what };
}

/** Banish this card from play. */
export const banishThis: Banish = { do: 'banish', amount: 1, what: { this: true, in: ['inPlay'] } };

/** Acquire cards without paying; from the center row and the always-available cards unless the filter says where. */
export function acquire(amount: Value, what: Filter, to: Destination = 'discard'): Acquire {
  return { do: 'acquire', amount, what, to };
}

/** Acquire cards, paying for them. */
export function acquirePaying(amount: Value, what: Filter): Acquire {
  return { do: 'acquire', amount, what, to: 'discard', paying: true };
}

/** Defeat monsters without paying; in the center row and the always-available ones unless the filter says where. */
export function defeat(amount: Value, what: Filter): Defeat {
  return { do: 'defeat', amount, what };
}

/** Defeat monsters, paying for them; they may go elsewhere than they would. */
export function defeatPaying(amount: Value, what: Filter, to?: DefeatDestination): Defeat {
  const paying: Defeat = { do: 'defeat', amount, what, paying: true };
  return to === undefined ? paying : { ...paying, to };
}

/** Acquire or defeat cards without paying. */
export function acquireOrDefeat(amount: Value, what: Filter): AcquireOrDefeat {
  return { do: 'acquire-or-defeat', amount, what };
}

/** Destroy constructs that you control. */
export function destroy(amount: Amount, what: Filter = constructs()): Destroy {
  return { do: 'destroy', amount, what };
}

/** Destroy this construct. */
export const destroyThis: Destroy = { do: 'destroy', amount: 1, what: { this: true } };

/** Destroy all constructs that you control but some. */
export function destroyAllBut(amount: Value, what: Filter = constructs()): DestroyAllBut {
  return { do: 'destroy-all-but', amount, what };
}

/** Give random cards from your hand to the player who caused this. */
export function giveAtRandom(amount: Value): GiveAtRandom {
  return { do: 'give-at-random', amount };
}

/** Keep a construct of yours that would be destroyed; usable only then. */
export const preventDestroy: PreventDestroy = { do: 'prevent-destroy' };

/** Copy what a card does when played: one that you have played this turn, unless the filter says otherwise. */
export function copy(what: Filter): Copy {
  return { do: 'copy', what };
}

/** Do what the current event says for trophies. */
export const currentEventTrophy: EventTrophyEffect = { do: 'event-trophy' };

/** Take control of temples that fit, from whoever has them. */
export function takeControl(what: Filter): TakeControl {
  return { do: 'take-control', what };
}

/** Lose control of temples that fit. */
export function loseControl(what: Filter = temples()): LoseControl {
  return { do: 'lose-control', what };
}

/** Take another turn after this one. */
export const extraTurn: ExtraTurn = { do: 'extra-turn' };

// Values and conditions -----------------------------------------------------------------------------------------------

/** How many cards fit; with `each`, so many for each of them. */
export function count(what: Filter, each?: number): Count {
  return each === undefined ? { value: 'count', what } : { value: 'count', what, each };
}

/** How many cards that fit you have played this turn. */
export function playedCount(what: Filter): PlayedCount {
  return { value: 'played', what };
}

/** How many of the cards that fit the effect before this was done to; their zone is the one that they were in then. */
export function doneTo(what: Filter = cards()): DoneTo {
  return { value: 'done-to', what };
}

/** How much was spent just before this. */
export const spent: Spent = { value: 'spent' };

/** The current cost of "it". */
export const costOfIt: CostOfIt = { value: 'cost-of-it' };

/** The printed honor of "it", and some more. */
export function honorOfIt(plus = 0): HonorOfIt {
  return { value: 'honor-of-it', plus };
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

/** You have acquired at least so many cards that fit this turn. */
export function youAcquired(amount: number, what: Filter = cards()): YouAcquired {
  return { check: 'you-acquired', amount, what };
}

/** You have defeated at least so many monsters that fit this turn. */
export function youDefeated(amount: number, what: Filter = monsters()): YouDefeated {
  return { check: 'you-defeated', amount, what };
}

/** There are at least so many cards that fit; say where with `inHand`, `inDiscard` and so on. */
export function thereAre(amount: number, what: Filter): ThereAre {
  return { check: 'there-are', amount, what };
}

/** One value is at least another. */
export function atLeast(value: Value, than: Value): AtLeast {
  return { check: 'at-least', value, than };
}

/** "It", the card that set this off or that was chosen before, fits. */
export function itIs(what: Filter): ItIs {
  return { check: 'it-is', what };
}

/** The current event has a faction. */
export function eventIs(faction: Faction): EventIs {
  return { check: 'event-is', faction };
}

/** Your discard pile holds a card that shares a faction with this one. */
export const echoHolds: EchoHolds = { check: 'echo' };

/** Your discard pile is empty. */
export const serenityHolds: SerenityHolds = { check: 'serenity' };

/** You have played another hero this turn that shares a faction with this card. */
export const uniteHolds: UniteHolds = { check: 'unite' };

/** It is your turn. */
export const yourTurn: YourTurn = { check: 'your-turn' };

/** An opponent has more honor tokens than you. */
export const opponentAhead: OpponentAhead = { check: 'opponent-ahead' };

/** Not the condition. */
export function not(condition: Condition): Condition {
  return { check: 'not', condition };
}

/** All of the conditions. */
export function allOf(...conditions: readonly Condition[]): Condition {
  return { check: 'all', conditions };
}

/** At least one of the conditions. */
export function anyOf(...conditions: readonly Condition[]): Condition {
  return { check: 'any', conditions };
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

/** Temples. */
export function temples(...restrictions: readonly Restriction[]): Filter {
  return narrowed('temple', restrictions);
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

/** Among the cards that you have played this turn and that still lie in front of you. */
export const inPlayed: Filter = inZone('played');
/** In the void. */
export const inVoid: Filter = inZone('void');
/** Always available. */
export const alwaysAvailable: Filter = inZone('alwaysAvailable');
/** The current event. */
export const currentEvent: Filter = inZone('event');
/** Your trophies. */
export const inTrophies: Filter = inZone('trophies');
/** The temples that you control. */
export const controlled: Filter = inZone('temples');
/** On top of your deck. */
export const onDeckTop: Filter = inZone('deckTop');

/** This card. */
export const thisCard: Filter = { this: true };
/** The card that set this off, or that was chosen before. */
export const it: Filter = { it: true };
/** The cards that the effect before this was done to. */
export const those: Filter = { those: true };
/** Sharing a faction with this card. */
export const sharingFaction: Filter = { sharesFaction: true };
/** Played by you this turn. */
export const playedThisTurn: Filter = { playedThisTurn: true };
/** With a trophy. */
export const withTrophy: Filter = { trophy: true };
/** With the name that was named. */
export const asNamed: Filter = { asNamed: true };
/** The card that took the place of "it" in the center row. */
export const replacingIt: Filter = { replacement: true, in: ['centerRow'] };

/** Next to this card in the center row: now, or when this one left the row. */
export function adjacent(adjacent: Adjacency = 'now'): Filter {
  return { adjacent, in: ['centerRow'] };
}

/** With a cost that is even or odd, or the lowest or highest among those that could be chosen. */
export function withCost(cost: CostTrait): Filter {
  return { cost };
}

/** With a printed honor of at most so much. */
export function honorAtMost(honorAtMost: Value): Filter {
  return { honorAtMost };
}

/** With a cost of at most so much. */
export function costAtMost(costAtMost: Value): Filter {
  return { costAtMost };
}

/** With one of these printed names. */
export function named(...names: readonly string[]): Filter {
  return { names };
}
