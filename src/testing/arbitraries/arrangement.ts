import type * as FastCheck from 'fast-check';
import type { PlayerPosition, Position } from '../../ascension/arrange.js';
import type { AscensionRules } from '../../ascension/ascension.js';
import type { CatalogueCard } from '../../ascension/catalogue.js';
import { ROW_SIZE } from '../../ascension/vocabulary.js';
import { seatingsOf } from '../conformance.js';
import { playerNames } from '../trial.js';
import type { Fc } from './written.js';

/** A position that was made up: legal, whether or not play could lead there. */
export type Arrangement = Position;

/** Made-up positions of some rules: every zone holds cards that may lie there, no more of each than there are. */
export function arrangementOf(fc: Fc, rules: AscensionRules): FastCheck.Arbitrary<Arrangement> {
  const { cards } = rules;
  const of = (fits: (card: CatalogueCard) => boolean): readonly string[] => cards.filter(fits).map(({ name }) => name);
  const decked = of(({ kind }) => kind !== 'event' && kind !== 'temple');
  const center = of(({ zone, kind }) => zone === 'center' && kind !== 'event');
  const gone = of(({ zone }) => zone === 'center');
  const events = of(({ kind }) => kind === 'event');
  const temples = of(({ kind }) => kind === 'temple');
  const lying = of(({ kind, keywords }) => kind === 'construct' || keywords.includes('ongoing'));
  const trophies = of(({ keywords }) => keywords.includes('trophy'));
  const some = (names: readonly string[], maxLength: number): FastCheck.Arbitrary<readonly string[]> =>
    names.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...names), { maxLength, size: 'max' });

  const player = (name: string): FastCheck.Arbitrary<PlayerPosition> =>
    fc.record({
      name: fc.constant(name),
      hand: some(decked, 7),
      deck: some(decked, 8),
      inPlay: some(lying, 4),
      discard: some(decked, 6),
      trophies: some(trophies, 3),
      honor: fc.nat(20),
      runes: fc.nat(12),
      power: fc.nat(12),
    });

  const seatings = seatingsOf(rules);
  return fc.constantFrom(...seatings).chain(({ players, variant }) =>
    fc
      .record({
        players: fc.tuple(...playerNames(players).map(player)),
        row: some(center, ROW_SIZE),
        deck: some(gone, 12),
        gone: some(gone, 6),
        event: events.length === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...events), { nil: undefined }),
        owners: fc.array(fc.nat(players), { minLength: temples.length, maxLength: temples.length }),
        turn: fc.nat(players - 1),
        seed: fc.integer(),
      })
      .map((drawn) => ({
        players: drawn.players,
        centerRow: drawn.row,
        centerDeck: drawn.deck,
        void: drawn.gone,
        ...(drawn.event === undefined ? {} : { event: drawn.event }),
        temples: Object.fromEntries(
          temples.flatMap((temple, i) =>
            drawn.owners[i] === 0 ? [] : [[temple, playerNames(players)[drawn.owners[i] - 1]] as const],
          ),
        ),
        turn: playerNames(players)[drawn.turn],
        seed: drawn.seed,
        variant,
      })),
  );
}
