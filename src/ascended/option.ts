import type { Option } from '../kernel/decision.js';
import type { InstanceId, Seat } from '../kernel/state.js';
import type { Tx } from './game.js';
import { DIRECTIONS, type Hex } from './hex.js';

/** The option to do something with a card, or with a tile of the map; the number is how much of it, or which ability. */
export function pieceOption(tx: Tx, word: string, instance: InstanceId, from: string, ability?: number): Option {
  const card = tx.game.cardId(tx.state.pieces[instance]);
  const key = `${word}:${card}#${instance}`;
  if (ability === undefined) return { do: word, key, card, instance, from };
  return { do: word, key: `${key}=${ability}`, card, instance, from, ability };
}

/** The option to do something with a tile. */
export function tileOption(tx: Tx, word: string, tile: InstanceId, text?: string): Option {
  const option = pieceOption(tx, word, tile, 'map');
  return text === undefined ? option : { ...option, text };
}

/** An option that is a word alone. */
export function wordOption(word: string, text: string): Option {
  return { do: word, key: word, text };
}

/** An option that is a word of a list. */
export function choiceOption(word: string, choice: string, text: string = choice): Option {
  return { do: word, key: `${word}:${choice}`, text };
}

/** The option of so much of something. */
export function amountOption(word: string, amount: number): Option {
  return { do: word, key: `${word}=${amount}`, ability: amount, text: `${amount}` };
}

/** The option of one player. */
export function seatOption(tx: Tx, word: string, seat: Seat): Option {
  return { do: word, key: `${word}:${seat}`, seat, text: tx.state.players[seat] };
}

/** The option of one direction from one's own tile. */
export function directionOption(word: string, direction: number): Option {
  return { do: word, key: `${word}:${DIRECTIONS[direction]}`, ability: direction, text: DIRECTIONS[direction] };
}

/** The option of a place on a map. */
export function hexOption(word: string, { q, r }: Hex): Option {
  return { do: word, key: `${word}:${q},${r}`, text: `${q},${r}` };
}

/** The place that such an option names. */
export function hexOfOption({ text = '0,0' }: Option): Hex {
  const [q, r] = text.split(',').map(Number);
  return { q, r };
}
