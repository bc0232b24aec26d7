import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from '../agents/simulate.js';
import { isFatequeueError } from '../kernel/errors.js';
import { type FromWorker, type Job, openJob, ownHand } from './crew.js';

const job: Job = workerData;
const opened = openJob(job).then((open) => ownHand(job, open));

async function play(share: Share): Promise<FromWorker> {
  try {
    return { tally: await (await opened).play(share) };
  } catch (thrown) {
    if (isFatequeueError(thrown)) return { problems: thrown.problems };
    return { broken: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

parentPort?.on('message', (share: Share) => {
  void play(share).then((answer) => parentPort?.postMessage(answer));
});
