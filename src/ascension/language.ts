import type { Control, Logic, Way } from '../kernel/effect.js';
import type {
  Currency,
  Destination,
  Faction,
  Group,
  Home,
  Kind,
  Limit,
  Occasion,
  Resource,
  Zone,
} from './vocabulary.js';

/** Which cards: every field given must fit. */
export interface Filter {
  readonly kind?: Kind | undefined;
  /** Of this faction, whatever else it is. */
  readonly faction?: Faction | undefined;
  /** Printed names, any of which fits. */
  readonly names?: readonly string[] | undefined;
  /** Not this card itself. */
  readonly other?: boolean | undefined;
  /** A current cost of at most this, in runes or power. */
  readonly costAtMost?: Value | undefined;
  /** Where it is, or was when the trigger's occasion arose. */
  readonly in?: readonly Zone[] | undefined;
}

/** How many cards fit. */
export interface Count {
  readonly value: 'count';
  readonly what: Filter;
}

/** How many different factions the cards that fit have between them. */
export interface FactionsAmong {
  readonly value: 'factions-among';
  readonly what: Filter;
}

/** A number, or one that is counted when it is needed. */
export type Value = number | Count | FactionsAmong;

/** You have at least so many constructs that fit in play. */
export interface YouControl {
  readonly check: 'you-control';
  readonly amount: number;
  readonly what: Filter;
}

/** You have played at least so many cards that fit this turn. */
export interface YouPlayed {
  readonly check: 'you-played';
  readonly amount: number;
  readonly what: Filter;
}

/** What can be asked of the game. */
export type Condition = Logic<Dialect> | YouControl | YouPlayed;

/** Gain a resource; `onlyFor` restricts what it can be spent on. */
export interface Gain {
  readonly do: 'gain';
  readonly amount: Value;
  readonly resource: Resource;
  readonly onlyFor?: Filter | undefined;
}

/** Spend a resource, unrestricted. */
export interface Spend {
  readonly do: 'spend';
  readonly amount: Value;
  readonly resource: Currency;
}

/** Draw cards. */
export interface Draw {
  readonly do: 'draw';
  readonly amount: Value;
}

/** Discard cards from hand. */
export interface Discard {
  readonly do: 'discard';
  readonly amount: Value;
  readonly what: Filter;
}

/** Banish cards. */
export interface Banish {
  readonly do: 'banish';
  readonly amount: Value;
  readonly what: Filter;
}

/** Banish this card from play. */
export interface BanishThis {
  readonly do: 'banish-this';
}

/** Acquire cards without paying. */
export interface Acquire {
  readonly do: 'acquire';
  readonly amount: Value;
  readonly what: Filter;
  readonly to: Destination;
}

/** Defeat monsters without paying. */
export interface Defeat {
  readonly do: 'defeat';
  readonly amount: Value;
  readonly what: Filter;
}

/** Acquire or defeat cards without paying, whichever each one allows. */
export interface AcquireOrDefeat {
  readonly do: 'acquire-or-defeat';
  readonly amount: Value;
  readonly what: Filter;
}

/** Destroy constructs you control. */
export interface Destroy {
  readonly do: 'destroy';
  readonly amount: Value;
  readonly what: Filter;
}

/** Keep some of the constructs you control and destroy the others. */
export interface DestroyAllBut {
  readonly do: 'destroy-all-but';
  readonly amount: Value;
  readonly what: Filter;
}

/** Random cards from your hand go into the hand of the player who caused this. */
export interface GiveAtRandom {
  readonly do: 'give-at-random';
  readonly amount: Value;
}

/** Do what a card says when played, of a card that you have played this turn. */
export interface CopyPlayed {
  readonly do: 'copy-played';
  readonly what: Filter;
}

/** Take another turn after this one. */
export interface ExtraTurn {
  readonly do: 'extra-turn';
}

/** Everything a card can do, besides control flow. */
export type Verb =
  | Gain
  | Spend
  | Draw
  | Discard
  | Banish
  | BanishThis
  | Acquire
  | Defeat
  | AcquireOrDefeat
  | Destroy
  | DestroyAllBut
  | GiveAtRandom
  | CopyPlayed
  | ExtraTurn;

/** The deck-builder's part in the control flow of effects. */
export interface Dialect {
  readonly effect: Effect;
  readonly condition: Condition;
  readonly value: Value;
  readonly players: Group;
  readonly pieces: Filter;
  readonly rule: Rule;
}

/** One of the ways to go in a choice. */
export type Choice = Way<Dialect>;

/** Anything that can happen. */
export type Effect = Control<Dialect> | Verb;

/** You do something to a card that fits. */
export interface Trigger {
  readonly when: Occasion;
  readonly what: Filter;
}

/** Something you can use in your turn. */
export interface Activated {
  readonly ability: 'activated';
  readonly limit?: Limit | undefined;
  readonly effect: Effect;
}

/** Something that happens because of something else. */
export interface Triggered {
  readonly ability: 'triggered';
  readonly trigger: Trigger;
  readonly limit?: Limit | undefined;
  readonly effect: Effect;
}

/** Cards that you acquire may go elsewhere than they would (Q1). */
export interface Redirect {
  readonly ability: 'redirect';
  readonly what: Filter;
  readonly to: Destination;
  readonly limit?: Limit | undefined;
}

/** For you, cards that fit also have a faction. */
export interface CountsAs {
  readonly ability: 'counts-as';
  readonly what: Filter;
  readonly faction: Faction;
}

/** You pay less for cards that fit. */
export interface Discount {
  readonly ability: 'discount';
  readonly what: Filter;
  readonly amount: number;
}

/** You may pay for cards that fit with another resource too. */
export interface PayWith {
  readonly ability: 'pay-with';
  readonly what: Filter;
  readonly resource: Currency;
}

/** This card cannot be banished from the center row. */
export interface Unbanishable {
  readonly ability: 'unbanishable';
}

/** What a rule in force can be, on a card or for the rest of a turn. */
export type Rule = Activated | Triggered | Redirect | CountsAs | Discount | PayWith | Unbanishable;

/** What happens when the card is played. */
export interface Played {
  readonly ability: 'played';
  readonly effect: Effect;
}

/** What defeating the monster gives. */
export interface Reward {
  readonly ability: 'reward';
  readonly effect: Effect;
}

/** What happens when the card enters the center row; "you" is the player whose turn it is (K1). */
export interface Fate {
  readonly ability: 'fate';
  readonly effect: Effect;
}

/** Everything that can be printed on a card. */
export type Ability = Played | Reward | Fate | Rule;

/** The printed cost. */
export interface Cost {
  readonly runes?: number | undefined;
  readonly power?: number | undefined;
}

/** A card, as data. */
export interface Card {
  readonly name: string;
  readonly kind: Kind;
  readonly factions: readonly Faction[];
  readonly cost: Cost;
  readonly honor: number;
  readonly copies: number;
  readonly zone: Home;
  readonly abilities: readonly Ability[];
}

/** A box of cards. */
export interface CardSet {
  readonly id: string;
  readonly name: string;
  /** How many players it is for, alone. */
  readonly players: { readonly min: number; readonly max: number };
  readonly cards: readonly Card[];
}
