import type { Delta, GameEvent, Option, Outcome, Problem, View, Wish } from 'fatequeue';

/** What a client sends, as JSON. Nothing in it is believed: what arrives is read by `readRequest`. */
export type Request =
  /** Takes a seat with its token, or watches without one. */
  | { readonly type: 'join'; readonly token?: string }
  /** Answers the decision after so many answers; one that comes late answers nothing. */
  | { readonly type: 'answer'; readonly at: number; readonly answer: readonly number[] }
  /** Asks what is missing for something that the seat would like to do. */
  | { readonly type: 'why'; readonly wish: Wish }
  /** Asks for the whole view, because a delta did not fit. */
  | { readonly type: 'whole' };

/** What the table sends, as JSON: to each seat what that seat may know. */
export type Message =
  | {
      readonly type: 'whole';
      /** How many answers the game has seen. */
      readonly at: number;
      readonly view: View;
      readonly options: readonly Option[] | null;
      readonly outcome: Outcome | null;
    }
  | {
      readonly type: 'step';
      readonly at: number;
      readonly delta: Delta;
      readonly options: readonly Option[] | null;
      /** What happened on the way, to be animated. */
      readonly events: readonly GameEvent[];
      readonly outcome: Outcome | null;
    }
  | { readonly type: 'reason'; readonly reason: Problem | null }
  | { readonly type: 'refused'; readonly problem: Problem };

/** A request that may be anything yet: its fields are checked where they are used. */
export type Unchecked =
  | { readonly type: 'join'; readonly token: unknown }
  | { readonly type: 'answer'; readonly at: unknown; readonly answer: unknown }
  | { readonly type: 'why'; readonly wish: unknown }
  | { readonly type: 'whole' };

/** Reads a message from outside, or says what is wrong with it. */
export function readRequest(text: string): Unchecked | Problem {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return refusal('message/not-json', 'something that is no JSON', 'a message as JSON');
  }
  const { type, token, at, answer, wish } = Object(found);
  switch (type) {
    case 'join':
      return { type, token };
    case 'answer':
      return { type, at, answer };
    case 'why':
      return { type, wish };
    case 'whole':
      return { type };
    default:
      return refusal('message/unknown-type', 'no type that is known', 'join, answer, why or whole');
  }
}

/** A problem with a message. */
export function refusal(code: string, found: string, expected: string): Problem {
  return { code, path: '', found, expected, remedy: 'see docs/examples/table/messages.ts' };
}
