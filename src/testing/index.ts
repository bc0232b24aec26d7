/**
 * To test with: `scenario`, a position by names that is driven by names; laws that every game keeps; random sets and games.
 * @module fatequeue/testing
 */

export type { BoardPosition, PlacedTile, SeatPosition, TilesByName } from '../ascended/arrange.js';
export type { PlayerPosition, Position } from '../ascension/arrange.js';
export { positionOf, positionText } from '../authoring/position-of.js';
export { ASCENSION_LAWS, LAWS, lawsOf } from './all-laws.js';
export {
  type Arbitraries,
  arbitraries,
  type CardSetOptions,
  type EveryLawOptions,
  type GameOptions,
  type WritingOptions,
} from './arbitraries/index.js';
export type { RandomGame } from './arbitraries/smaller.js';
export { type BoardScenario, boardScenario } from './board-scenario.js';
export {
  type ConformanceOptions,
  type ConformanceReport,
  conformance,
  conformanceReport,
  type Seating,
  seatingsOf,
} from './conformance.js';
export { type CardPair, type Exhaustion, type ExhaustOptions, exhaust, manyOf } from './exhaust.js';
export {
  breach,
  claim,
  claimSame,
  invariant,
  type Law,
  LawBroken,
  type LawParts,
  law,
  putThrough,
  type Run,
  type Watch,
  type Watched,
} from './law.js';
export * from './laws/index.js';
export type { Missing } from './reached.js';
export { type PickOptions, type Scenario, scenario } from './scenario.js';
export { stepsOf, type Trial, type TrialStep } from './trial.js';
