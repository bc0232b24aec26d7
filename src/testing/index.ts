export type { PlayerPosition, Position } from '../ascension/arrange.js';
export { type PickOptions, type Scenario, scenario } from './scenario.js';
