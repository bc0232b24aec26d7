import { styleText } from 'node:util';

/** What cards are told apart by at a glance. */
export type Tint =
  | 'enlightened'
  | 'lifebound'
  | 'mechana'
  | 'void'
  | 'monster'
  | 'event'
  | 'temple'
  | 'body'
  | 'soul'
  | 'geo'
  | 'people'
  | 'snow'
  | 'forest'
  | 'mountain'
  | 'lake'
  | 'ruins'
  | 'castle'
  | 'village'
  | 'plain';

/** How parts of the output stand out; each gives its text back, in colour or as it is. */
export interface Paint {
  heading(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  warning(text: string): string;
  /** The name of a card. */
  card(tint: Tint, text: string): string;
}

const same = (text: string): string => text;

const TINTS: { readonly [T in Tint]: Parameters<typeof styleText>[0] } = {
  enlightened: 'blueBright',
  lifebound: 'greenBright',
  mechana: 'yellow',
  void: 'magentaBright',
  monster: 'redBright',
  event: 'cyanBright',
  temple: 'whiteBright',
  body: 'redBright',
  soul: 'blueBright',
  geo: 'greenBright',
  people: 'yellow',
  snow: 'whiteBright',
  forest: 'green',
  mountain: 'yellow',
  lake: 'blueBright',
  ruins: 'magentaBright',
  castle: 'redBright',
  village: 'yellowBright',
  plain: 'reset',
};

const PLAIN: Paint = { heading: same, strong: same, faint: same, warning: same, card: (_, text) => text };

const COLOURED: Paint = {
  heading: (text) => styleText(['bold', 'cyan'], text),
  strong: (text) => styleText('bold', text),
  faint: (text) => styleText('gray', text),
  warning: (text) => styleText('yellow', text),
  card: (tint, text) => styleText(TINTS[tint], text),
};

/** The styles of the output. */
export function paintFor(isColoured: boolean): Paint {
  return isColoured ? COLOURED : PLAIN;
}
