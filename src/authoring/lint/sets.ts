import type { Card } from '../../ascension/language.js';
import { ROW_SIZE } from '../../ascension/vocabulary.js';
import { cardId } from '../../kernel/card-id.js';
import type { AnyGame } from '../lexicon.js';
import type { LintRule } from './rule.js';

/** How many cards each player starts with. */
const STARTING_CARDS = 10;

function sum(cards: readonly Card[]): number {
  return cards.reduce((total, { copies }) => total + copies, 0);
}

/** A card that another set has with another text. */
export const conflictingCard: LintRule<AnyGame> = {
  name: 'conflicting-card',
  severity: 'error',
  about:
    'Two sets that are to be played together have cards of the same name that differ: no game can be made of them.',
  *check({ cards, others }) {
    for (const one of cards) {
      const { card } = one;
      for (const { id, cards: theirs } of others) {
        const other = theirs.find(({ name }) => cardId(name) === cardId(card.name));
        if (other === undefined || withoutCopies(card) === withoutCopies(other)) continue;
        yield { card: one, field: 'name', found: `another ${card.name} than the one in ${id}`, remedy: 'rename it' };
      }
    }
  },
};

function withoutCopies(card: AnyGame['card']): string {
  const isStarting = 'zone' in card && card.zone === 'starting';
  return JSON.stringify({ ...card, copies: isStarting ? card.copies : 0 });
}

/** Names that are hard to tell apart. */
export const similarName: LintRule<AnyGame> = {
  name: 'similar-name',
  severity: 'warning',
  about: 'Two names differ only in spaces and signs: one of them is probably misspelt.',
  *check({ cards, all }) {
    for (const one of cards) {
      const { name } = one.card;
      const twin = all.find((other) => cardId(other.name) !== cardId(name) && plain(other.name) === plain(name));
      if (twin !== undefined)
        yield { card: one, field: 'name', found: `${name}, beside ${twin.name}`, remedy: 'choose one' };
    }
  },
};

function plain(name: string): string {
  return cardId(name).replaceAll('-', '');
}

/** Two cards that are the same but for their names. */
export const sameCard: LintRule<AnyGame> = {
  name: 'same-card',
  severity: 'warning',
  about: 'Two cards of a set are the same in everything but their names.',
  *check({ cards }) {
    for (const [i, one] of cards.entries()) {
      // Tiles are few numbers, which come again.
      if ('terrain' in one.card) continue;
      const before = cards.slice(0, i).find(({ card }) => withoutName(card) === withoutName(one.card));
      if (before === undefined) continue;
      const remedy = 'make it another card, or add its copies to the first';
      yield { card: one, field: 'name', found: `the same card as ${before.card.name}`, remedy };
    }
  },
};

function withoutName(card: AnyGame['card']): string {
  return JSON.stringify({ ...card, name: '', copies: 0 });
}

/** Starting cards that do not make a deck. */
export const startingDeck: LintRule = {
  name: 'starting-deck',
  severity: 'warning',
  about: `The starting cards of a set are not ${STARTING_CARDS} for each player, of which ${STARTING_CARDS / 2} are drawn at a time.`,
  *check({ set }) {
    const found = sum(set.cards.filter(({ zone }) => zone === 'starting'));
    if (found === 0 || found === STARTING_CARDS) return;
    yield { field: 'cards', found: `${found} starting cards`, remedy: `make their copies add up to ${STARTING_CARDS}` };
  },
};

/** A center deck that cannot fill the row. */
export const centerDeck: LintRule = {
  name: 'center-deck',
  severity: 'error',
  about: `The cards that lie in the center row, without events, are fewer than the ${ROW_SIZE} that it holds.`,
  *check({ all, isWhole }) {
    const found = sum(all.filter(({ zone, kind }) => zone === 'center' && kind !== 'event'));
    if (!isWhole || found >= ROW_SIZE) return;
    yield {
      field: 'cards',
      found: `a center deck of ${found}`,
      remedy: `add cards or copies, ${ROW_SIZE} at the least`,
    };
  },
};

/** A card of which there can only be one. */
export const onlyOne: LintRule = {
  name: 'only-one',
  severity: 'warning',
  about: 'There is one of each temple on the table, whatever its number of copies says.',
  *check({ cards }) {
    for (const one of cards) {
      const { kind, copies } = one.card;
      if (kind !== 'temple' || copies === 1) continue;
      yield { card: one, field: 'copies', found: `${copies} copies of a temple`, remedy: 'write 1' };
    }
  },
};
