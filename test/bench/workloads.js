import { createHash } from 'node:crypto';
import { boardgameIo } from './boardgame-io.js';
import { handWritten } from './hand-written.js';
import { smallPolicy, smallSet } from './small-game.js';

const SEED = 7;
const PLAYERS = ['Ada', 'Bo'];

/** Games in step mode: every answer makes a new state and a list of events. */
function stepper(rules, policy, onEvents = null) {
  const newGame = policy(SEED);
  let seed = SEED;
  return () => {
    let state = rules.start({ players: PLAYERS, seed: seed++ });
    const choose = newGame();
    let moves = 0;
    while (state.decision !== null) {
      const answer = choose(state.decision);
      if (answer === null) break;
      const step = rules.decide(state, answer);
      state = step.state;
      if (onEvents !== null) onEvents(step.events);
      moves++;
    }
    return { moves, final: state };
  };
}

/** Games as playouts: one private copy, no events. */
function playouts(rules, policy) {
  const newGame = policy(SEED);
  let seed = SEED;
  return () => {
    const { state, decisions } = rules.playout(rules.start({ players: PLAYERS, seed: seed++ }), newGame());
    return { moves: decisions, final: state };
  };
}

/** Everything that is measured: `games()` gives a function that plays one game after the other. */
export function workloads(engine, require) {
  const { ascension, chronicleOfTheGodslayer, dsl, randomAgent } = engine;
  const randomPolicy = (seed) => {
    const agent = randomAgent(seed);
    return () => agent;
  };
  const small = ascension({ sets: [smallSet(dsl)] });
  const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });
  return {
    small,
    chronicle,
    all: [
      { name: 'boardgame.io', games: () => boardgameIo(require, SEED) },
      { name: 'hand-written', games: () => handWritten(SEED) },
      { name: 'small step', games: (onEvents) => stepper(small, smallPolicy, onEvents) },
      { name: 'small playout', games: () => playouts(small, smallPolicy) },
      { name: 'chronicle step', games: (onEvents) => stepper(chronicle, randomPolicy, onEvents) },
      { name: 'chronicle playout', games: () => playouts(chronicle, randomPolicy) },
    ],
    /** The states of some Chronicle games, every one of them. */
    statesOf(games) {
      const states = [];
      const choose = randomAgent(SEED);
      for (let seed = 0; seed < games; seed++) {
        let state = chronicle.start({ players: PLAYERS, seed });
        while (state.decision !== null) {
          states.push(state);
          state = chronicle.decide(state, choose(state.decision)).state;
        }
      }
      return states;
    },
  };
}

/** The same games again, counted and hashed: `states` over the final states, `events` over all events of step mode. */
export function checksum({ name, games }, count) {
  const states = createHash('sha256');
  const events = createHash('sha256');
  const play = games(name.endsWith('step') ? (list) => events.update(JSON.stringify(list)) : null);
  let moves = 0;
  for (let i = 0; i < count; i++) {
    const game = play();
    moves += game.moves;
    // Not the fingerprint: it changes with every rewording of a card, and the game may still be the same.
    states.update(JSON.stringify({ ...game.final, rules: undefined }));
  }
  const result = { seed: SEED, games: count, moves, states: states.digest('hex').slice(0, 16) };
  return name.endsWith('step') ? { ...result, events: events.digest('hex').slice(0, 16) } : result;
}
