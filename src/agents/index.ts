export { greedyAgent } from './greedy-agent.js';
export { type PlayedGame, type PlayGameOptions, playGame } from './play-game.js';
export { type Agent, randomAgent } from './random-agent.js';
