import type { Answer, Decision, Option } from '../index.js';
import type { Paint } from './paint.js';
import { type Cards, costOf, optionWords, textOf } from './wording.js';

/** A line of the menu: options that are all the same to the player, by their indexes. */
export type Entry = readonly [first: number, ...others: number[]];

/** What a person typed. */
export type Typed =
  | { readonly typed: 'answer'; readonly answer: Answer }
  | { readonly typed: 'help' | 'table' | 'quit' }
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

/** The numbered lines of a menu, with the rules text of the cards. */
export function menuLines(cards: Cards, decision: Decision, menu: readonly Entry[], paint: Paint): readonly string[] {
  const words = menu.map(([first, ...others]) => {
    const copies = others.length === 0 ? '' : ` (${others.length + 1} of them)`;
    return `${optionWords(cards, decision.options[first])}${copies}`;
  });
  const width = Math.max(...words.map(({ length }) => length));
  return menu.map(([first], i) => {
    const text = rulesOf(cards, decision.options[first]);
    const line = `${String(i + 1).padStart(3)}  ${text === '' ? words[i] : words[i].padEnd(width)}`;
    return text === '' ? line : `${line}  ${paint.faint(text)}`;
  });
}

function rulesOf(cards: Cards, option: Option): string {
  const card = option.card === undefined ? undefined : cards.get(option.card);
  if (card === undefined) return '';
  return option.do === 'acquire' || option.do === 'defeat' ? `${costOf(card)} · ${textOf(card)}` : textOf(card);
}

/** What to type, in words. */
export function menuPrompt({ min, max }: Decision): string {
  const numbers = max === 1 ? 'a number' : min === max ? `${min} numbers` : `up to ${max} numbers`;
  return `${numbers}${min === 0 ? ', or nothing to decline' : ''}> `;
}

/** Reads a line that a person typed at a menu. Whether the decision allows the answer is for the rules to say. */
export function readTyped(line: string, menu: readonly Entry[]): Typed {
  const text = line.trim().toLowerCase();
  if (text === '?' || text === 'help') return { typed: 'help' };
  if (text === 't' || text === 'table') return { typed: 'table' };
  if (text === 'q' || text === 'quit') return { typed: 'quit' };
  const answer: number[] = [];
  for (const word of text.split(/[\s,]+/)) {
    if (word === '') continue;
    const entry = /^\d+$/.test(word) ? menu[Number(word) - 1] : undefined;
    if (entry === undefined) {
      return {
        typed: 'nonsense',
        why: `"${word}" is not on the list: type a number from 1 to ${menu.length}, or ? for help.`,
      };
    }
    if (answer.includes(entry[0])) return { typed: 'nonsense', why: `${word} is there twice: choose each line once.` };
    answer.push(entry[0]);
  }
  return { typed: 'answer', answer };
}
