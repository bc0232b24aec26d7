import type { Decision } from './decision.js';
import type { Game } from './game.js';
import { askAgain } from './position.js';
import { nextBits, type RandomWork, seeded } from './random.js';
import { type Frame, type GameState, type InstanceId, NONE, type Seat, type Standing } from './state.js';
import { viewedDecision } from './view.js';

/** How often an arrangement is tried in which another seat would not be asked what it is being asked. */
const MOST_TRIES = 200;

/** A random state that agrees with everything a seat may know: what it cannot know is put anew, and chance begins anew. */
export function resample(game: Game, state: GameState, seat: Seat, seed: number): GameState {
  const [a, b, c, d] = seeded(seed);
  const random: RandomWork = [a, b, c, d];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const next = relabelled(game, state, game.rearranged(state, seat, random));
    const decision = decisionOf(game, next, seat);
    if (decision !== undefined) return { ...next, decision, random: fresh(random) };
  }
  // What is asked says much about the one who is asked: only the arrangement as it is fits.
  return { ...state, random: fresh(random) };
}

function fresh(random: RandomWork): RandomWork {
  return [nextBits(random), nextBits(random), nextBits(random), nextBits(random)];
}

/** The decision as it stands then; undefined if the seat would see another one. */
function decisionOf(game: Game, state: GameState, seat: Seat): Decision | null | undefined {
  const { decision } = state;
  if (decision === null || decision.seat === seat) return decision;
  const asked = askAgain(game, state);
  if (asked === null) return undefined;
  const isSame = JSON.stringify(viewedDecision(asked, seat)) === JSON.stringify(viewedDecision(decision, seat));
  return isSame ? asked : undefined;
}

/** The state with pieces in other places, still without the decision that may then stand; whatever speaks of a piece in a place speaks of the one that is there now. */
export function relabelled(game: Game, state: GameState, places: readonly (readonly InstanceId[])[]): GameState {
  const now = new Map<InstanceId, InstanceId>();
  state.places.forEach((place, i) => {
    place.forEach((piece, j) => {
      if (piece !== places[i][j]) now.set(piece, places[i][j]);
    });
  });
  if (now.size === 0) return state;
  const piece = (one: InstanceId): InstanceId => now.get(one) ?? one;
  const frame = (one: Frame): Frame =>
    // The lists of the rules' own procedures are about places.
    game.nodes[one.node].def === NONE ? one : { ...one, it: piece(one.it), list: one.list.map(piece) };
  const standing = (one: Standing): Standing => ({ ...one, it: piece(one.it) });
  const pairs = (list: readonly number[]): readonly number[] => list.map((one, i) => (i % 2 === 0 ? piece(one) : one));
  return {
    ...state,
    places,
    queue: state.queue.map(frame),
    waiting: state.waiting.map(frame),
    abilities: state.abilities.map(standing),
    triggers: state.triggers.map(standing),
    replacements: state.replacements.map(standing),
    modifiers: state.modifiers.map(standing),
    known: pairs(state.known),
    apart: pairs(state.apart),
  };
}
