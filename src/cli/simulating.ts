import { availableParallelism } from 'node:os';
import type { Simulation } from '../agents/index.js';
import { type Job, type OpenJob, openJob, ownHand, simulateTogether, workerHand } from './crew.js';
import { wholeNumber } from './flags.js';
import { progressOn } from './progress.js';
import type { Terminal } from './terminal.js';

const MOST_WORKERS = 256;

export const WORKERS_HELP = 'threads that play at once (as many as there are processors unless given); 0 for none';

/** How many workers a flag asks for. */
export function workersOf(found: string | undefined): number {
  return found === undefined ? availableParallelism() : wholeNumber('--workers', found, 0, MOST_WORKERS);
}

/** A simulation that was watched: what came of it, with the cards of its game. */
export interface Watched {
  readonly simulation: Simulation;
  readonly job: OpenJob;
  readonly isStopped: boolean;
}

/** Plays the games of a job with a progress bar; Ctrl-C stops it with the results so far. */
export async function simulateWatched(job: Job, workers: number, terminal: Terminal, what: string): Promise<Watched> {
  // Opened here too, so that mistakes are told before any worker starts.
  const open = await openJob(job);
  open.game.rules.start({ players: open.contenders.map((_, i) => String(i)), seed: job.seed, variant: job.variant });
  const count = Math.min(workers, job.games);
  const hands = count === 0 ? [ownHand(job, open)] : Array.from({ length: count }, () => workerHand(job));
  let isStopped = false;
  const stopListening = terminal.onInterrupt(() => {
    isStopped = true;
    terminal.status(`${what}: stopping`);
  });
  try {
    const simulation = await simulateTogether(job, open, hands, progressOn(terminal, what), () => isStopped);
    return { simulation, job: open, isStopped };
  } finally {
    terminal.status(null);
    stopListening();
  }
}
