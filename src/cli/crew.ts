import { Worker } from 'node:worker_threads';
import type { Contender, Simulation } from '../agents/index.js';
import { playShare, type Share } from '../agents/simulate.js';
import { simulationOf } from '../agents/simulation.js';
import { addTally, emptyTally, type Tally } from '../agents/tally.js';
import type { Variant } from '../index.js';
import { FatequeueError, type Problem } from '../kernel/errors.js';
import { contendersNamed } from './contenders.js';
import { gameNamed, type OpenGame } from './games.js';

/** A simulation in words that can be sent to a worker. */
export interface Job {
  readonly game: string;
  /** The sets as `--sets` names them; the game's usual ones if it is undefined. */
  readonly sets: string | undefined;
  /** The agents as `--agents` names them, one for each seat. */
  readonly agents: string;
  readonly variant: Variant;
  readonly seed: number;
  readonly games: number;
}

/** Somebody who plays games. */
export interface Hand {
  play(share: Share): Promise<Tally>;
  /** Lets go of it. */
  dismiss(): void;
}

/** What a worker is told and answers. */
export type FromWorker =
  | { readonly tally: Tally }
  | { readonly problems: readonly Problem[] }
  | { readonly broken: string };

/** What a job needs, made ready to play. */
export interface OpenJob {
  readonly game: OpenGame;
  readonly contenders: readonly Contender[];
}

/** Opens the game of a job and finds its agents. */
export async function openJob({ game, sets, agents }: Job): Promise<OpenJob> {
  const open = gameNamed(game).open(sets);
  return { game: open, contenders: await contendersNamed(open, agents) };
}

/** Plays in this process. */
export function ownHand({ seed, games, variant }: Job, { game, contenders }: OpenJob): Hand {
  return {
    play: (share) => playShare(game.rules, { games, seed, variant, agents: contenders }, share),
    dismiss: () => {},
  };
}

/** Plays in a worker thread. */
export function workerHand(job: Job): Hand {
  // Freezing every state is for development; here it would only cost time.
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(new URL('./simulation-worker.js', import.meta.url), { workerData: job, env });
  return {
    play: (share) =>
      new Promise((resolve, reject) => {
        const done = (): void => {
          worker.off('message', heard);
          worker.off('error', failed);
        };
        const failed = (error: Error): void => {
          done();
          reject(error);
        };
        const heard = (message: FromWorker): void => {
          done();
          if ('tally' in message) resolve(message.tally);
          else if ('problems' in message) reject(new FatequeueError(message.problems));
          else reject(new Error(message.broken));
        };
        worker.on('message', heard);
        worker.on('error', failed);
        worker.postMessage(share);
      }),
    dismiss: () => {
      void worker.terminate();
    },
  };
}

/** How many games are handed out at a time: few, so that the end, and a stop, come soon. */
const GAMES_AT_A_TIME = 5;

/** What is told while a simulation goes on. */
export interface Progress {
  readonly played: number;
  readonly games: number;
}

/** Lets some hands play all the games of a job, or as many as there are until it is to stop. */
export async function simulateTogether(
  job: Job,
  { game, contenders }: OpenJob,
  hands: readonly Hand[],
  onProgress: (progress: Progress) => void,
  isStopped: () => boolean,
): Promise<Simulation> {
  const { games, seed, variant } = job;
  const tally = emptyTally();
  let next = 0;
  let failed = false;
  const work = async (hand: Hand): Promise<void> => {
    while (next < games && !isStopped() && !failed) {
      const from = next;
      next = Math.min(games, from + GAMES_AT_A_TIME);
      addTally(tally, await hand.play({ from, to: next }));
      onProgress({ played: tally.games, games });
    }
  };
  try {
    await Promise.all(hands.map(work));
  } finally {
    failed = true;
    for (const hand of hands) hand.dismiss();
  }
  return simulationOf(game.rules, { games, seed, variant, players: contenders.length }, tally);
}
