/**
 * Programs that play, and a function that plays a whole game with them.
 * @module fatequeue/agents
 */

export { greedyAgent } from './greedy-agent.js';
export { type PlayedGame, type PlayGameOptions, playGame } from './play-game.js';
export { type Agent, randomAgent } from './random-agent.js';
export { type Contender, type SimulateOptions, simulate } from './simulate.js';
export type { AgentResult, CardResult, Rate, SeatResult, Simulation } from './simulation.js';
