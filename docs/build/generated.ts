import { readFileSync } from 'node:fs';
import { readEntries } from './entries.js';
import { llmsText } from './llms.js';
import { nestedTurn } from './nested-game.js';
import { drawnQueues, drawnTurn } from './queue-drawing.js';

/** What is generated and kept with the pages, by its files: the drawings, of a turn that is played for them, and llms.txt. */
export function generatedFiles(): Readonly<Record<string, string>> {
  const turn = nestedTurn();
  return {
    'docs/images/turn.svg': drawnTurn(turn),
    'docs/images/queue.svg': drawnQueues(turn.moments),
    'docs/llms.txt': llmsText(readFileSync('README.md', 'utf8'), readEntries()),
  };
}
