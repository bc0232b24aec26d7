export { describeProblem, type Problem } from '../kernel/errors.js';
export type { Json, JsonFields } from '../kernel/json.js';
export type { GameName } from './games.js';
export { type ValidateOptions, validateSet } from './validate.js';
