import type { Answer, Decision, Option } from '../index.js';
import { deedOf } from './ascended/deeds.js';
import type { Tint } from './paint.js';

/** A card as a terminal shows it. */
export interface CardInWords {
  readonly id: string;
  readonly name: string;
  /** What it is: `Lifebound hero`. */
  readonly kind: string;
  readonly cost: string;
  readonly honor: number;
  /** Its rules text, on one line. */
  readonly text: string;
  readonly tint: Tint;
}

/** The cards of a game by their ids. */
export type Cards = ReadonlyMap<string, CardInWords>;

/** A card's name, or its id if the catalogue does not know it. */
export function nameOf(cards: Cards, id: string): string {
  return cards.get(id)?.name ?? id;
}

/** A list of words as one says it. */
export function together(words: readonly string[], link = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${link} ${words[words.length - 1]}`;
}

/** An amount of something that has a plural in -s. */
export function amountOf(amount: number, one: string): string {
  return `${amount} ${one}${amount === 1 ? '' : 's'}`;
}

/** What a player can do in a turn: told to the player, and told of the player. */
const DEEDS: Readonly<Record<string, readonly [you: string, they: string]>> = {
  play: ['play', 'plays'],
  activate: ['use', 'uses'],
  acquire: ['acquire', 'acquires'],
  defeat: ['defeat', 'defeats'],
  trophy: ['use the trophy', 'uses the trophy'],
  spend: ['spend a keystone on', 'spends a keystone on'],
};

/** A place by its name in a view, in words: `centerRow` is center row. */
export function placeName(zone: string): string {
  return zone.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** An option by the name of its card, or in its own words. */
export function optionName(cards: Cards, { card, text, key }: Option): string {
  if (card !== undefined) return nameOf(cards, card);
  return text === undefined ? key : text.replace(/\.$/, '');
}

/** An option as a choice on a list: `play Apprentice`. */
export function optionWords(cards: Cards, option: Option): string {
  const name = optionName(cards, option);
  const [said] = deedOf(option, name) ?? [];
  if (said !== undefined) return said;
  const [deed] = DEEDS[option.do] ?? [];
  if (deed !== undefined) return `${deed} ${name}`;
  return option.card !== undefined && option.from !== undefined ? `${name} (${placeName(option.from)})` : name;
}

/** Who decides what, in words. */
export function choiceWords(cards: Cards, player: string, decision: Decision, answer: Answer): string {
  const chosen = answer.map((index) => decision.options[index]);
  const [first] = chosen;
  if (decision.kind === 'turn' && first !== undefined) {
    const [, deed] = DEEDS[first.do] ?? [];
    if (deed !== undefined) return `${player} ${deed} ${optionName(cards, first)}`;
    if (first.do === 'end-turn') return `${player} ends the turn`;
  }
  if (chosen.length === 1) {
    const [, said] = deedOf(first, optionName(cards, first)) ?? [];
    if (said !== undefined) return `${player} ${said}`;
  }
  const { card } = decision.source;
  if (decision.kind === 'may' && first !== undefined) {
    return `${player} says yes${card === null ? '' : ` to ${nameOf(cards, card)}`}: "${decision.prompt}"`;
  }
  const why = card === null ? '' : ` for ${nameOf(cards, card)}`;
  const what = chosen.length === 0 ? 'nothing' : together(chosen.map((option) => optionName(cards, option)));
  return `${player} decides${why}, "${decision.prompt}": ${what}`;
}

/** A word as it begins a sentence. */
export function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
