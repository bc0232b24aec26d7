import type { Control, Logic, Way } from '../kernel/effect.js';
import type {
  Adjacency,
  CostTrait,
  Currency,
  DefeatDestination,
  Destination,
  Faction,
  Group,
  Home,
  Keystone,
  Kind,
  Limit,
  Occasion,
  PutDestination,
  Resource,
  Zone,
} from './vocabulary.js';

/** Which cards: every field given must fit. */
export interface Filter {
  /** Of this kind, or counting as it. */
  readonly kind?: Kind | undefined;
  /** Of this faction, whatever else it is. */
  readonly faction?: Faction | undefined;
  /** Printed names, any of which fits. */
  readonly names?: readonly string[] | undefined;
  /** The name that this card's text had a player name. */
  readonly asNamed?: boolean | undefined;
  /** This card itself; in a copied text no card at all (K8). */
  readonly this?: boolean | undefined;
  /** Not this card itself. */
  readonly other?: boolean | undefined;
  /** The card that set this off, or that was chosen before. */
  readonly it?: boolean | undefined;
  /** Among the cards that the effect before this was done to. */
  readonly those?: boolean | undefined;
  /** Sharing a faction with the card whose text this is. */
  readonly sharesFaction?: boolean | undefined;
  /** Played by you this turn. */
  readonly playedThisTurn?: boolean | undefined;
  /** With a trophy. */
  readonly trophy?: boolean | undefined;
  /** A current cost of at most this, in runes or power. */
  readonly costAtMost?: Value | undefined;
  /** A printed honor of at most this. */
  readonly honorAtMost?: Value | undefined;
  /** A current cost of this kind. */
  readonly cost?: CostTrait | undefined;
  /** Next to this card in the center row. */
  readonly adjacent?: Adjacency | undefined;
  /** The card that took the place of "it" in the center row (Q15). */
  readonly replacement?: boolean | undefined;
  /** Where it is, or was when the trigger's occasion arose. */
  readonly in?: readonly Zone[] | undefined;
}

/** How many cards fit, or so many for each of them. */
export interface Count {
  readonly value: 'count';
  /** Which cards are counted. */
  readonly what: Filter;
  /** How much each of them counts; 1 unless given. */
  readonly each?: number | undefined;
}

/** How many different factions the cards that fit have between them. */
export interface FactionsAmong {
  readonly value: 'factions-among';
  /** Whose factions are counted. */
  readonly what: Filter;
}

/** How many cards that fit you have played this turn. */
export interface PlayedCount {
  readonly value: 'played';
  /** Which cards are counted. */
  readonly what: Filter;
}

/** How many of the cards that fit the effect before this was done to; their zone is the one that they were in then. */
export interface DoneTo {
  readonly value: 'done-to';
  /** Which of them are counted. */
  readonly what: Filter;
}

/** How much was spent just before this. */
export interface Spent {
  readonly value: 'spent';
}

/** The current cost of "it". */
export interface CostOfIt {
  readonly value: 'cost-of-it';
}

/** The printed honor of "it", and some more. */
export interface HonorOfIt {
  readonly value: 'honor-of-it';
  /** How much is added. */
  readonly plus: number;
}

/** A number, or one that is counted when it is needed. */
export type Value = number | Count | FactionsAmong | PlayedCount | DoneTo | Spent | CostOfIt | HonorOfIt;

/** As many cards as a value says, or all that fit. */
export type Amount = Value | 'all';

/** You have at least so many constructs or temples that fit. */
export interface YouControl {
  readonly check: 'you-control';
  /** At least so many. */
  readonly amount: number;
  /** Of these. */
  readonly what: Filter;
}

/** You have played at least so many cards that fit this turn. */
export interface YouPlayed {
  readonly check: 'you-played';
  /** At least so many. */
  readonly amount: number;
  /** Of these. */
  readonly what: Filter;
}

/** You have acquired at least so many cards that fit this turn. */
export interface YouAcquired {
  readonly check: 'you-acquired';
  /** At least so many. */
  readonly amount: number;
  /** Of these. */
  readonly what: Filter;
}

/** You have defeated at least so many monsters that fit this turn. */
export interface YouDefeated {
  readonly check: 'you-defeated';
  /** At least so many. */
  readonly amount: number;
  /** Of these. */
  readonly what: Filter;
}

/** There are at least so many cards that fit where the filter says. */
export interface ThereAre {
  readonly check: 'there-are';
  /** At least so many. */
  readonly amount: number;
  /** Of these, in the places that the filter names. */
  readonly what: Filter;
}

/** One value is at least another. */
export interface AtLeast {
  readonly check: 'at-least';
  /** What has to be as large. */
  readonly value: Value;
  /** As large as this. */
  readonly than: Value;
}

/** "It" fits. */
export interface ItIs {
  readonly check: 'it-is';
  /** What "it" has to be. */
  readonly what: Filter;
}

/** The current event has a faction (E8). */
export interface EventIs {
  readonly check: 'event-is';
  /** The faction that the event has to have. */
  readonly faction: Faction;
}

/** Your discard pile holds a card that shares a faction with this one (K2). */
export interface EchoHolds {
  readonly check: 'echo';
}

/** Your discard pile is empty (K3). */
export interface SerenityHolds {
  readonly check: 'serenity';
}

/** You have played another hero this turn that shares a faction with this card (K4). */
export interface UniteHolds {
  readonly check: 'unite';
}

/** It is your turn. */
export interface YourTurn {
  readonly check: 'your-turn';
}

/** An opponent has more honor tokens than you. */
export interface OpponentAhead {
  readonly check: 'opponent-ahead';
}

/** What can be asked of the game. */
export type Condition =
  | Logic<Dialect>
  | YouControl
  | YouPlayed
  | YouAcquired
  | YouDefeated
  | ThereAre
  | AtLeast
  | ItIs
  | EventIs
  | EchoHolds
  | SerenityHolds
  | UniteHolds
  | YourTurn
  | OpponentAhead;

/** Gain a resource; `onlyFor` restricts what it can be spent on. */
export interface Gain {
  readonly do: 'gain';
  /** How much. */
  readonly amount: Value;
  /** Of which resource. */
  readonly resource: Resource;
  /** The cards that it can be spent on; without it, anything. */
  readonly onlyFor?: Filter | undefined;
}

/** Spend a resource, unrestricted. */
export interface Spend {
  readonly do: 'spend';
  /** How much. */
  readonly amount: Value;
  /** Of which resource. */
  readonly resource: Currency;
}

/** Draw cards. */
export interface Draw {
  readonly do: 'draw';
  /** How many. */
  readonly amount: Value;
}

/** Spend as much of a resource as you like, within bounds. */
export interface SpendUpTo {
  readonly do: 'spend-up-to';
  /** How much at most. */
  readonly amount: number;
  /** Of which resource. */
  readonly resource: Currency;
}

/** Take honor tokens from the opponent who has the most. */
export interface TakeHonor {
  readonly do: 'take-honor';
  /** How many tokens. */
  readonly amount: number;
}

/** Discard cards from hand. */
export interface Discard {
  readonly do: 'discard';
  /** How many. */
  readonly amount: Value;
  /** Which cards of the hand. */
  readonly what: Filter;
}

/** Discard random cards from hand. */
export interface DiscardAtRandom {
  readonly do: 'discard-at-random';
  /** How many. */
  readonly amount: Value;
}

/** Put cards from one place of yours into another. */
export interface Put {
  readonly do: 'put';
  /** How many. */
  readonly amount: Amount;
  /** Which cards, and from where. */
  readonly what: Filter;
  /** Where they go. */
  readonly to: PutDestination;
}

/** Look at the top card of your deck; in what follows, "it" is that card. */
export interface LookAtTop {
  readonly do: 'look-at-top';
}

/** Reveal the top card of your deck and put it somewhere; in what follows, "it" is that card. */
export interface RevealTop {
  readonly do: 'reveal-top';
  /** Where the card goes. */
  readonly to: 'hand' | 'discard';
}

/** Put your whole deck into your discard pile. */
export interface DiscardDeck {
  readonly do: 'discard-deck';
}

/** Shuffle all cards that fit any of the filters into your deck. */
export interface ShuffleIntoDeck {
  readonly do: 'shuffle-into-deck';
  /** Filters, any of which fits. */
  readonly what: readonly Filter[];
}

/** Name a card of the game; `asNamed` in a filter looks for it. */
export interface NameCard {
  readonly do: 'name-card';
}

/** Banish cards. */
export interface Banish {
  readonly do: 'banish';
  /** How many. */
  readonly amount: Amount;
  /** Which cards, and from where. */
  readonly what: Filter;
}

/** Acquire cards, without paying unless it says so. */
export interface Acquire {
  readonly do: 'acquire';
  /** How many. */
  readonly amount: Value;
  /** Which cards, and from where. */
  readonly what: Filter;
  /** Where they go. */
  readonly to: Destination;
  /** True if their cost is paid. */
  readonly paying?: boolean | undefined;
}

/** Defeat monsters, without paying unless it says so; `to` is where they go instead of where they would. */
export interface Defeat {
  readonly do: 'defeat';
  /** How many. */
  readonly amount: Value;
  /** Which monsters, and from where. */
  readonly what: Filter;
  /** True if their cost is paid. */
  readonly paying?: boolean | undefined;
  /** Where they go instead of where they would. */
  readonly to?: DefeatDestination | undefined;
}

/** Acquire or defeat cards without paying, whichever each one allows. */
export interface AcquireOrDefeat {
  readonly do: 'acquire-or-defeat';
  /** How many. */
  readonly amount: Value;
  /** Which cards, and from where. */
  readonly what: Filter;
}

/** Destroy constructs you control. */
export interface Destroy {
  readonly do: 'destroy';
  /** How many. */
  readonly amount: Amount;
  /** Which of them. */
  readonly what: Filter;
}

/** Keep some of the constructs you control and destroy the others. */
export interface DestroyAllBut {
  readonly do: 'destroy-all-but';
  /** How many are kept. */
  readonly amount: Value;
  /** Which constructs it is about. */
  readonly what: Filter;
}

/** Keep a construct of yours that would be destroyed; usable only then (Q9). */
export interface PreventDestroy {
  readonly do: 'prevent-destroy';
}

/** Random cards from your hand go into the hand of the player who caused this. */
export interface GiveAtRandom {
  readonly do: 'give-at-random';
  /** How many. */
  readonly amount: Value;
}

/** Do what a card says when played: of one you have played this turn, unless the filter says otherwise (K8). */
export interface Copy {
  readonly do: 'copy';
  /** Whose text. */
  readonly what: Filter;
}

/** Do what the current event says for trophies. */
export interface EventTrophyEffect {
  readonly do: 'event-trophy';
}

/** Take control of temples, from whoever has them. */
export interface TakeControl {
  readonly do: 'take-control';
  /** Which temples. */
  readonly what: Filter;
}

/** Lose control of temples; they are nobody's then. */
export interface LoseControl {
  readonly do: 'lose-control';
  /** Which temples. */
  readonly what: Filter;
}

/** Take another turn after this one. */
export interface ExtraTurn {
  readonly do: 'extra-turn';
}

/** If a condition holds, now; otherwise as soon as a card you play this turn makes it hold. */
export interface AsSoonAs {
  readonly do: 'as-soon-as';
  /** What is waited for. */
  readonly condition: Condition;
  /** What happens once it holds. */
  readonly effect: Effect;
}

/** Everything a card can do, besides control flow. */
export type Verb =
  | Gain
  | Spend
  | SpendUpTo
  | TakeHonor
  | Draw
  | Discard
  | DiscardAtRandom
  | Put
  | LookAtTop
  | RevealTop
  | DiscardDeck
  | ShuffleIntoDeck
  | NameCard
  | Banish
  | Acquire
  | Defeat
  | AcquireOrDefeat
  | Destroy
  | DestroyAllBut
  | PreventDestroy
  | GiveAtRandom
  | Copy
  | EventTrophyEffect
  | TakeControl
  | LoseControl
  | ExtraTurn;

/** What stands for a longer effect in the other words. */
export type Shorthand = AsSoonAs;

/** The deck-builder's part in the control flow of effects. */
export interface Dialect {
  /** What can happen. */
  readonly effect: Effect;
  /** What can be asked. */
  readonly condition: Condition;
  /** What can be counted. */
  readonly value: Value;
  /** Whom something can be for. */
  readonly players: Group;
  /** How cards are told. */
  readonly pieces: Filter;
  /** What can be in force. */
  readonly rule: Rule;
}

/** One of the ways to go in a choice. */
export type Choice = Way<Dialect>;

/** Anything that can happen. */
export type Effect = Control<Dialect> | Verb | Shorthand;

/** You do something to a card that fits. */
export interface CardTrigger {
  /** What you do. */
  readonly when: Occasion;
  /** To which card. */
  readonly what: Filter;
}

/** Your turn ends: you have drawn your next hand. */
export interface EndOfTurn {
  readonly when: 'end-of-turn';
}

/** What sets something off. */
export type Trigger = CardTrigger | EndOfTurn;

/** Something you can use in your turn, while a condition holds if there is one. */
export interface Activated {
  readonly ability: 'activated';
  /** How often it can be used in a turn; without it, as often as it can be paid for. */
  readonly limit?: Limit | undefined;
  /** It can be used only while this holds. */
  readonly condition?: Condition | undefined;
  /** What it does. */
  readonly effect: Effect;
}

/** Something that happens because of something else, if a condition holds then. */
export interface Triggered {
  readonly ability: 'triggered';
  /** What sets it off. */
  readonly trigger: Trigger;
  /** How often in a turn; without it, each time. */
  readonly limit?: Limit | undefined;
  /** Only if this holds then. */
  readonly condition?: Condition | undefined;
  /** While this holds it can be activated too, within the same limit. */
  readonly orWhile?: Condition | undefined;
  /** What happens. */
  readonly effect: Effect;
}

/** Cards that you acquire may, or must, go elsewhere than they would (Q1). */
export interface Redirect {
  readonly ability: 'redirect';
  /** Which cards. */
  readonly what: Filter;
  /** Where they go. */
  readonly to: Destination;
  /** How often in a turn; without it, each time. */
  readonly limit?: Limit | undefined;
  /** Only if this holds then. */
  readonly condition?: Condition | undefined;
  /** True if you have no choice. */
  readonly must?: boolean | undefined;
}

/** Monsters that you defeat are acquired into your discard pile instead of going to the void (N16). */
export interface KeepDefeated {
  readonly ability: 'keep-defeated';
  /** Which monsters. */
  readonly what: Filter;
}

/** For you, cards that fit also have a faction. */
export interface CountsAs {
  readonly ability: 'counts-as';
  /** Which cards. */
  readonly what: Filter;
  /** The faction that they have too. */
  readonly faction: Faction;
}

/** For you, cards that fit also are of a kind. */
export interface CountsAsKind {
  readonly ability: 'counts-as-kind';
  /** Which cards. */
  readonly what: Filter;
  /** The kind that they are too. */
  readonly kind: Kind;
}

/** Cards that fit cost more or less, for whoever asks (G6). */
export interface CostChange {
  readonly ability: 'cost-change';
  /** Which cards. */
  readonly what: Filter;
  /** Whether they cost more or less. */
  readonly direction: 'more' | 'less';
  /** By how much. */
  readonly amount: Value;
  /** Only while this holds. */
  readonly condition?: Condition | undefined;
}

/** You pay less for cards that fit. */
export interface Discount {
  readonly ability: 'discount';
  /** Which cards. */
  readonly what: Filter;
  /** How much less. */
  readonly amount: number;
}

/** You may pay runes equal to the honor of cards that fit instead of their cost (A12). */
export interface HonorPrice {
  readonly ability: 'honor-price';
  /** Which cards. */
  readonly what: Filter;
}

/** You may pay for cards that fit with another resource too. */
export interface PayWith {
  readonly ability: 'pay-with';
  /** Which cards. */
  readonly what: Filter;
  /** What can be paid with. */
  readonly resource: Currency;
}

/** This card cannot be banished from the center row. */
export interface Unbanishable {
  readonly ability: 'unbanishable';
}

/** What a rule in force can be, on a card or for the rest of a turn. */
export type Rule =
  | Activated
  | Triggered
  | Redirect
  | KeepDefeated
  | CountsAs
  | CountsAsKind
  | CostChange
  | Discount
  | HonorPrice
  | PayWith
  | Unbanishable;

/** What happens when the card is played. */
export interface Played {
  readonly ability: 'played';
  /** What it does. */
  readonly effect: Effect;
}

/** What defeating the monster gives. */
export interface Reward {
  readonly ability: 'reward';
  /** What it gives. */
  readonly effect: Effect;
}

/** What happens when the card enters the center row; "you" is the player whose turn it is (K1). */
export interface Fate {
  readonly ability: 'fate';
  /** What it does. */
  readonly effect: Effect;
}

/** What happens besides when the card is played, if your discard pile then held a card that shares a faction (K2). */
export interface Echo {
  readonly ability: 'echo';
  /** What it does. */
  readonly effect: Effect;
}

/** What happens besides when the card is played, if your discard pile was empty then (K3). */
export interface Serenity {
  readonly ability: 'serenity';
  /** What it does. */
  readonly effect: Effect;
}

/** What happens besides in a turn in which you play this and another hero that shares a faction (K4). */
export interface Unite {
  readonly ability: 'unite';
  /** What it does. */
  readonly effect: Effect;
}

/** The monster stays in front of you and may be banished for this (E5); of some you may have only so many. */
export interface Trophy {
  readonly ability: 'trophy';
  /** What banishing it does. */
  readonly effect: Effect;
  /** How many such trophies a player may hold; without it, any number. */
  readonly most?: number | undefined;
}

/** What trophies that ask the current event give while this is it (E7). */
export interface EventTrophy {
  readonly ability: 'event-trophy';
  /** What such a trophy does. */
  readonly effect: Effect;
}

/** The card stays in front of you once it was acquired or defeated (K5). */
export interface Ongoing {
  readonly ability: 'ongoing';
}

/** Acquiring the card lets you banish a card that you have played this turn (K6). */
export interface Empowered {
  readonly ability: 'empowered';
}

/** What happens for its owner when the card is banished from some places of theirs. */
export interface WhenBanished {
  readonly ability: 'banished';
  /** The places. */
  readonly from: readonly Zone[];
  /** What happens for its owner. */
  readonly effect: Effect;
}

/** A keystone takes control of this temple; spent by the one who has control it does this (P1, P2). */
export interface KeystoneAbility {
  readonly ability: 'keystone';
  /** The kind of keystone. */
  readonly keystone: Keystone;
  /** What it does for whoever has control already. */
  readonly effect: Effect;
}

/** A rule in force while the card is in the center row, for whoever deals with it (K7). */
export interface CenterRowEffect {
  readonly ability: 'center-row';
  /** The rule that is in force. */
  readonly rule: Rule;
}

/** Something that the card does while it is in your discard pile. */
export interface FromDiscard {
  readonly ability: 'from-discard';
  /** What it does, and when. */
  readonly rule: Triggered;
}

/** Everything that can be printed on a card. */
export type Ability =
  | Played
  | Reward
  | Fate
  | Echo
  | Serenity
  | Unite
  | Trophy
  | EventTrophy
  | Ongoing
  | Empowered
  | WhenBanished
  | KeystoneAbility
  | CenterRowEffect
  | FromDiscard
  | Rule;

/** What heroes and constructs cannot print. */
type ForOthers = Reward | Trophy | EventTrophy | KeystoneAbility;

/** What can be printed on cards of each kind. */
export interface AbilitiesByKind {
  /** A hero is played from hand and does not stay. */
  readonly hero: Exclude<Ability, ForOthers>;
  /** A construct is played from hand and stays in play. */
  readonly construct: Exclude<Ability, ForOthers>;
  /** A monster is defeated. */
  readonly monster: Exclude<Ability, Empowered | EventTrophy | KeystoneAbility>;
  /** An event is the current one for a while. */
  readonly event: Rule | Fate | EventTrophy;
  /** A temple is controlled. */
  readonly temple: Rule | KeystoneAbility;
}

/** What can be printed on a card of a kind. */
export type AbilityOn<K extends Kind> = AbilitiesByKind[K];

/** The printed cost. */
export type Cost = { readonly [R in Currency | Keystone]?: number | undefined };

/** A card, as data. */
export interface Card {
  /** Its name; in kebab-case it is the id of the card, so no two cards of a set can share it. */
  readonly name: string;
  /** What it is. */
  readonly kind: Kind;
  /** None, one or several. */
  readonly factions: readonly Faction[];
  /** Runes for heroes and constructs, power for monsters, a keystone for temples, nothing for events. */
  readonly cost: Cost;
  /** Worth at the end of the game. */
  readonly honor: number;
  /** How many there are; of starting cards, for each player. */
  readonly copies: number;
  /** Where it starts the game. */
  readonly zone: Home;
  /** What is printed on it, in order. */
  readonly abilities: readonly Ability[];
}

/** Who plays against a single player, and since when there is the set: a year and a month such as `2017-08`. */
export interface SolitaireOpponent {
  /** What the opponent is called. */
  readonly name: string;
  /** A year and a month, such as `2017-08`. */
  readonly since: string;
}

/** A box of cards. */
export interface CardSet {
  /** Where an editor finds the JSON Schema of a set; means nothing to the game. */
  readonly $schema?: string | undefined;
  /** The game that the set is for. */
  readonly game?: 'ascension' | undefined;
  /** The set's own word in kebab-case, such as `my-first-set`. */
  readonly id: string;
  /** The name on the box. */
  readonly name: string;
  /** How many players it is for, alone. */
  readonly players: { readonly min: number; readonly max: number };
  /** Who plays against a single player (V6); of several sets played together, the newest one's. */
  readonly opponent?: SolitaireOpponent | undefined;
  /** Each card once, with its number of copies. */
  readonly cards: readonly Card[];
}
