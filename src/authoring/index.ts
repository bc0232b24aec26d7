/**
 * Help for those who write sets: everything that is wrong with one, and what is valid in it and wrong all the same.
 * @module fatequeue/authoring
 */

export { describeProblem, type Problem } from '../kernel/errors.js';
export type { Channel } from './facts.js';
export type { GameName } from './games.js';
export { type Interaction, type InteractionOptions, interactions } from './interactions.js';
export { describeFinding } from './lint/findings.js';
export { type LintOptions, lintSet } from './lint/index.js';
export type { Finding, Severity } from './lint/rule.js';
export type { Meeting, Use } from './meeting.js';
export { type ValidateOptions, validateSet } from './validate.js';
