import { styleText } from 'node:util';

/** How parts of the output stand out; each gives its text back, in colour or as it is. */
export interface Paint {
  heading(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  warning(text: string): string;
}

const plain = (text: string): string => text;

/** The styles of the output. */
export function paintFor(isColoured: boolean): Paint {
  if (!isColoured) return { heading: plain, strong: plain, faint: plain, warning: plain };
  return {
    heading: (text) => styleText(['bold', 'cyan'], text),
    strong: (text) => styleText('bold', text),
    faint: (text) => styleText('gray', text),
    warning: (text) => styleText('yellow', text),
  };
}
