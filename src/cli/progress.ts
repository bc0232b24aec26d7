import type { Progress } from './crew.js';
import type { Terminal } from './terminal.js';

const WIDTH = 24;

/** Shows how far something has got and how long it may still take; gives what is to be called on the way. */
export function progressOn(terminal: Terminal, what: string): (progress: Progress) => void {
  const start = terminal.now();
  return ({ played, games }) => {
    const done = Math.floor((WIDTH * played) / games);
    const bar = '█'.repeat(done) + '░'.repeat(WIDTH - done);
    const left = ((terminal.now() - start) / played) * (games - played);
    const parts = [`${played} of ${games} games`, ...(left > 0 ? [`${duration(left)} left`] : []), 'Ctrl-C stops'];
    terminal.status(`${what} ${bar} ${parts.join(' · ')}`);
  };
}

/** A time in words: `2 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
