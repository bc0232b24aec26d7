import type { Answer, Decision } from '../index.js';
import type { Paint } from './paint.js';
import { type Cards, optionWords } from './wording.js';
import { fit } from './wrap.js';

/** A line of the menu: options that are all the same to the player, by their indexes. */
export type Entry = readonly [first: number, ...others: number[]];

/** What a person can say besides an answer, by its words, and what follows them. */
export const SAYINGS = [
  { saying: 'all', words: ['a', 'all'], takes: '', help: 'play all cards of your hand, up to the first question' },
  { saying: 'end', words: ['e', 'end'], takes: '', help: 'end the turn' },
  { saying: 'hint', words: ['h', 'hint'], takes: '', help: 'what a bot would do' },
  { saying: 'undo', words: ['u', 'undo'], takes: '', help: 'take your last answer back' },
  { saying: 'table', words: ['t', 'table'], takes: '', help: 'show the table again' },
  { saying: 'card', words: ['c', 'card'], takes: 'NAME', help: 'what a card says' },
  { saying: 'why', words: ['w', 'why'], takes: '[NAME]', help: 'why all this happened, or why a card is not on offer' },
  { saying: 'pending', words: ['p', 'pending'], takes: '', help: 'what is still to happen' },
  { saying: 'save', words: ['s', 'save'], takes: '[FILE]', help: 'save the game' },
  { saying: 'open', words: ['o', 'open'], takes: 'FILE', help: 'go on with a saved game instead' },
  { saying: 'help', words: ['?', 'help'], takes: '', help: 'this' },
  { saying: 'quit', words: ['q', 'quit'], takes: '', help: 'stop playing' },
] as const;

export type Saying = (typeof SAYINGS)[number]['saying'];

/** What a person typed. */
export type Typed =
  | { readonly typed: 'answer'; readonly answer: Answer }
  | { readonly typed: 'saying'; readonly saying: Saying; readonly rest: string; readonly isForced: boolean }
  | { readonly typed: 'nonsense'; readonly why: string };

/** Where one copy of a card is as good as another. */
const ALIKE: ReadonlySet<string | undefined> = new Set(['hand', 'discard', 'played']);

/** The lines to choose from; equal cards of a hand share a line where only one is to be chosen. */
export function menuOf({ options, max }: Decision): readonly Entry[] {
  const entries = new Map<string, [number, ...number[]]>();
  options.forEach((option, i) => {
    const isAlike = max === 1 && option.card !== undefined && ALIKE.has(option.from);
    const name = isAlike ? `${option.do} ${option.card} ${option.from}` : option.key;
    const entry = entries.get(name);
    if (entry === undefined) entries.set(name, [i]);
    else entry.push(i);
  });
  return [...entries.values()];
}

/** The numbered lines of a menu, with the rules text of the cards as far as there is room for it. */
export function menuLines(
  cards: Cards,
  decision: Decision,
  menu: readonly Entry[],
  paint: Paint,
  screen = Number.POSITIVE_INFINITY,
): readonly string[] {
  const words = menu.map(([first, ...others]) => {
    const copies = others.length === 0 ? '' : ` (${others.length + 1} of them)`;
    return `${optionWords(cards, decision.options[first])}${copies}`;
  });
  const width = Math.max(...words.map(({ length }) => length));
  return menu.map(([first], i) => {
    const { card: id, do: deed } = decision.options[first];
    const card = id === undefined ? undefined : cards.get(id);
    const number = String(i + 1).padStart(3);
    if (card === undefined) return `${number}  ${fit(words[i], screen - 5)}`;
    const text = deed === 'acquire' || deed === 'defeat' ? `${card.cost} · ${card.text}` : card.text;
    const room = screen - 7 - width;
    const line = `${number}  ${paint.card(card.tint, fit(words[i], screen - 5).padEnd(room < 12 ? 0 : width))}`;
    return room < 12 ? line : `${line}  ${paint.faint(fit(text, room))}`;
  });
}

/** What to type, in words. */
export function menuPrompt({ min, max }: Decision): string {
  const numbers = max === 1 ? 'a number' : min === max ? `${min} numbers` : `up to ${max} numbers`;
  return `${numbers}${min === 0 ? ', or nothing to decline' : ''}> `;
}

/** Reads a line that a person typed at a menu. Whether the decision allows the answer is for the rules to say. */
export function readTyped(line: string, menu: readonly Entry[]): Typed {
  const text = line.trim();
  const saying = readSaying(text);
  if (saying !== null) return saying;
  const answer: number[] = [];
  for (const word of text.split(/[\s,]+/)) {
    if (word === '') continue;
    const entry = /^\d+$/.test(word) ? menu[Number(word) - 1] : undefined;
    if (entry === undefined) {
      return {
        typed: 'nonsense',
        why: `"${fit(word, 40)}" is not on the list: type a number from 1 to ${menu.length}, or ? for help.`,
      };
    }
    if (answer.includes(entry[0])) return { typed: 'nonsense', why: `${word} is there twice: choose each line once.` };
    answer.push(entry[0]);
  }
  return { typed: 'answer', answer };
}

function readSaying(text: string): Typed | null {
  const [first = '', ...others] = text.split(/\s+/);
  const isForced = first.endsWith('!');
  const word = (isForced ? first.slice(0, -1) : first).toLowerCase();
  const rest = others.join(' ');
  for (const { saying, words, takes } of SAYINGS) {
    if (!words.some((one) => one === word) || (rest !== '' && takes === '')) continue;
    return { typed: 'saying', saying, rest, isForced };
  }
  return null;
}

/** What a person can say besides an answer, a line for each. */
export function sayingLines(): readonly string[] {
  return SAYINGS.map(({ words, takes, help }) => `  ${`${words.join(', ')} ${takes}`.padEnd(16)} ${help}`);
}
