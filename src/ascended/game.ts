import type { Draft } from '../kernel/draft.js';
import type { Game, Resolver } from '../kernel/game.js';
import type { InstanceId, Seat } from '../kernel/state.js';
import type { Card, Constants, Rule, Tile } from './language.js';
import type { Kind, Phase, Trait, Type } from './vocabulary.js';

/** A printed card or tile, compiled: all its fields are made in one place, so that all look alike to the runtime. */
export interface Definition {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly kind: Kind | 'tile';
  readonly type: Type | null;
  /** In control, or energy; zero for what has none. */
  readonly cost: number;
  /** Combat dice and hit points of a villain or companion. */
  readonly bonus: number;
  readonly skill: number;
  readonly copies: number;
  /** The rules that are in force for its player, or in combat for itself. */
  readonly rules: readonly number[];
  /** What activating it does, or NONE. */
  readonly activation: number;
  readonly traits: readonly Trait[];
  /** What unlocks the profile. */
  readonly base: { readonly [T in Type]: number };
  readonly sequence: readonly Phase[];
  readonly tile: Tile | null;
  readonly card: Card | null;
}

/** The list of a state in which a rule stands that an effect has put into force. */
export type StandingList = 'abilities' | 'triggers' | 'modifiers';

/** A rule that can be in force, compiled. */
export interface CompiledRule {
  readonly id: number;
  readonly def: number;
  readonly list: StandingList;
  readonly rule: Rule;
  /** True if it is over once it has applied. */
  readonly once: boolean;
  /** What it does, or NONE. */
  readonly node: number;
  /** Which of its card's abilities it is, counting those that can be used in a turn. */
  readonly ability: number;
}

/** The rules' own procedures, by their nodes. */
export interface Procedures {
  readonly setUp: number;
  readonly turn: number;
  readonly move: number;
  readonly decide: number;
  readonly breathe: number;
  readonly mutate: number;
  readonly replace: number;
  readonly swap: number;
  readonly search: number;
  readonly keep: number;
  readonly heal: number;
  readonly focus: number;
  readonly trade: number;
  readonly recruit: number;
  readonly release: number;
  readonly explore: number;
  readonly combat: number;
  readonly allocate: number;
  readonly defeat: number;
  readonly witchHunt: number;
  readonly endTurn: number;
  readonly join: number;
  readonly addPlaces: number;
  readonly newRound: number;
  readonly arrive: number;
  readonly villainTurn: number;
  readonly extraPhase: number;
}

/** Whose text asks: the player and the card it is for, the definition it stands on, and what it is bound to. */
export interface Speaker {
  readonly seat: Seat;
  readonly self: InstanceId;
  readonly def: number;
  readonly it: InstanceId;
  readonly list: readonly number[];
}

/** One side of a combat: a seat, or a villain that no seat has. */
export interface Fighter {
  readonly seat: Seat;
  readonly villain: InstanceId;
  /** The tile it fought from; NONE for a villain that stands nowhere. */
  readonly tile: InstanceId;
}

/** The dice that one source gives one side: its mutations together, or a companion or villain. */
export interface DiceGroup {
  readonly side: 0 | 1;
  /** NONE for base dice. */
  readonly source: InstanceId;
  /** As they were generated, thrust and parry. */
  readonly thrust: number;
  readonly parry: number;
  /** How many were changed into the other kind. */
  readonly thrustChanged: number;
  readonly parryChanged: number;
  /** Which changes its player is done with, as bits. */
  readonly decided: number;
  readonly thrustHits: number;
  readonly parryHits: number;
  readonly thrustMisses: number;
  readonly parryMisses: number;
}

/** A combat, as its frame carries it: the attacker first. */
export interface Combat {
  readonly fighters: readonly [Fighter, Fighter];
  /** The edge that is crossed; NONE where the highest difficulty counts. */
  readonly edge: number;
  /** The tile that the attacker enters after winning; NONE if there is none. */
  readonly target: InstanceId;
  /** True for the attack of a Great Witch Hunt. */
  readonly isHunt: boolean;
  readonly damage: readonly [number, number];
  /** The free changes that each side has used. */
  readonly freeUsed: readonly [number, number];
  readonly groups: readonly DiceGroup[];
}

/** The board game with some sets, compiled once. */
export interface AscendedGame extends Game {
  readonly defs: readonly Definition[];
  readonly rules: readonly CompiledRule[];
  readonly constants: Constants;
  readonly procedures: Procedures;
  /** Whether a rule that an effect puts into force lasts until its player's next turn. */
  isUntilNextTurn(rule: number): boolean;
}

/** A step of this game in progress. */
export type Tx = Draft<AscendedGame>;

/** How a word of this game happens. */
export type Resolves<E> = Resolver<E, AscendedGame>;
