/**
 * The engine: `ascension` makes the rules of some sets, which start games, take answers, and show, explain, save and repeat them.
 * @module fatequeue
 */

export { type AscensionOptions, type AscensionRules, ascension } from './ascension/ascension.js';
export { cardSheet } from './ascension/card-sheet.js';
export type { CatalogueCard } from './ascension/catalogue.js';
export { KEYWORDS, type Keyword } from './ascension/keywords.js';
export type { CardSet } from './ascension/language.js';
export { rulesText, TEXT_FORMS, type TextForm } from './ascension/text.js';
export { decode, encode } from './kernel/codec.js';
export type { Answer, Decision, Option, Source } from './kernel/decision.js';
export { type Delta, diff, type Edit } from './kernel/diff.js';
export { FatequeueError, IllegalAnswer, isFatequeueError, type Problem } from './kernel/errors.js';
export type * from './kernel/event.js';
export { BARRIERS, type Barrier, type History, history, type PlayedStep, type UndoOptions } from './kernel/history.js';
export type { Json } from './kernel/json.js';
export { narrateReplay } from './kernel/narrate-replay.js';
export type { Outcome, ScoreItem, Side } from './kernel/outcome.js';
export { patch } from './kernel/patch.js';
export type { RandomState } from './kernel/random.js';
export { keysOf, newReplay, type Replay, type ReplayOptions, replay, resume, withAnswer } from './kernel/replay.js';
export type {
  Chooser,
  DecideOptions,
  ExplainOptions,
  Playout,
  PlayoutLimits,
  Rules,
  SetVersion,
  Step,
  Table,
} from './kernel/rules.js';
export { joinView, type SplitView, splitView } from './kernel/split-view.js';
export { type StartOptions, VARIANTS, type Variant } from './kernel/start.js';
export type { Frame, GameState, InstanceId, Seat, Standing } from './kernel/state.js';
export type {
  OthersDecision,
  View,
  ViewedCard,
  ViewedDecision,
  ViewedPlayer,
  ViewedZones,
  Viewer,
} from './kernel/view.js';
export type { Wish } from './kernel/wish.js';
