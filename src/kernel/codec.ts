import { FatequeueError, problem, show } from './errors.js';
import type { Rules } from './rules.js';
import type { GameState } from './state.js';

/** How long a saved game may be. */
const MAX_TEXT = 10_000_000;

/** A state as text: JSON, with its format and the fingerprint of its rules in it. */
export function encode(state: GameState): string {
  return JSON.stringify(state);
}

/** The state that a text holds, checked against the rules; an error carries every problem found. */
export function decode(rules: Rules, encoded: string): GameState {
  return rules.check(parse(encoded, 'state', 'pass what encode returned'));
}

/** Some text as JSON, or a coded error of an area. */
export function parse(encoded: unknown, area: string, remedy: string): unknown {
  if (typeof encoded !== 'string' || encoded.length > MAX_TEXT) {
    const found = typeof encoded === 'string' ? `${encoded.length} characters` : show(encoded);
    throw new FatequeueError([problem(`${area}/not-text`, found, `JSON of at most ${MAX_TEXT} characters`, remedy)]);
  }
  try {
    return JSON.parse(encoded);
  } catch (cause) {
    throw new FatequeueError([problem(`${area}/not-json`, show(encoded), 'JSON', remedy)], { cause });
  }
}
