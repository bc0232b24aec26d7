import { below, type RandomWork } from '../kernel/random.js';
import { type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { knowing } from '../kernel/view.js';
import { own, placeRefs, shared } from './table.js';

// Everything is open but the mutations in hand and the order of the decks. A mutation in an opponent's hand is one of
// those that were in the deck together with it: `apart` says of each card since how many remakings of the deck it has
// been in a hand; one without such a mark was drawn from the deck as it is now.

/** All places with what a seat cannot know put anew at random, every arrangement that it may believe in equally likely. */
export function rearranged(state: GameState, seat: Seat, random: RandomWork): readonly (readonly InstanceId[])[] {
  const places = state.places.map((place) => [...place]);
  const hands = state.players.map((_, one) => own('hand', one));
  const isUnknown = (piece: InstanceId): boolean =>
    (knowing(state, piece) & (1 << seat)) === 0 && !state.places[own('hand', seat)].includes(piece);
  const mix = (slots: readonly (readonly [place: number, at: number])[]): void => {
    const pieces = slots.map(([place, at]) => state.places[place][at]);
    for (let i = pieces.length - 1; i > 0; i--) {
      const j = below(random, i + 1);
      [pieces[i], pieces[j]] = [pieces[j], pieces[i]];
    }
    slots.forEach(([place, at], i) => {
      places[place][at] = pieces[i];
    });
  };
  const unknownSlots = (place: number): readonly (readonly [number, number])[] =>
    state.places[place].flatMap((piece, at) => (isUnknown(piece) ? [[place, at] as const] : []));
  const deck = shared('mutationDeck');
  placeRefs(state.players.length).forEach(({ zone }, place) => {
    if (place !== deck && isHiddenPile(zone)) mix(unknownSlots(place));
  });
  const inHands = hands.flatMap(unknownSlots);
  const generations = new Set(inHands.map(([place, at]) => generationOf(state, state.places[place][at])));
  generations.delete(CURRENT);
  const ofGeneration = (generation: number): readonly (readonly [number, number])[] =>
    inHands.filter(([place, at]) => generationOf(state, state.places[place][at]) === generation);
  for (const generation of [...generations].sort((a, b) => a - b)) mix(ofGeneration(generation));
  mix([...unknownSlots(deck), ...ofGeneration(CURRENT)]);
  return places;
}

/** The generation of a card that was drawn from the deck as it is now. */
const CURRENT = 0;

function generationOf({ apart }: GameState, piece: InstanceId): number {
  const at = apart.findIndex((one, i) => i % 2 === 0 && one === piece);
  return at === NONE ? CURRENT : apart[at + 1];
}

/** Whether a zone is a pile whose order nobody knows. */
export function isHiddenPile(zone: string): boolean {
  return zone.endsWith('Deck') || zone.startsWith('tiles:');
}
