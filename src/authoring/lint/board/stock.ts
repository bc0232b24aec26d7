import {
  KINDS,
  type Kind,
  MOST_VILLAINS,
  MUTATIONS_AT_START,
  POPULATED,
  SEATS,
  TERRAINS,
} from '../../../ascended/vocabulary.js';
import type { BoardGame } from '../../lexicon.js';
import { type BoxedCard, type LintRule, ofCards } from '../rule.js';
import { constantsOf, copiesOf, isCard, tilesOf } from './box.js';

/** The most players that a game can have. */
const PLAYERS = Math.max(...SEATS);

/** How many cards of each kind a full game needs at the least, and what for. */
const NEEDED: { readonly [K in Kind]: readonly [least: number, why: string] } = {
  mutation: [PLAYERS * MUTATIONS_AT_START, `${MUTATIONS_AT_START} for each player to start with`],
  artifact: [PLAYERS, 'one for each player'],
  villain: [MOST_VILLAINS + 1, `an Inquisitor and the ${MOST_VILLAINS} of the single player game`],
  companion: [PLAYERS, 'one for each player'],
  profile: [0, 'none'],
};

/** Too few cards of a kind. */
export const tooFewCards: LintRule<BoardGame> = {
  name: 'too-few-cards',
  severity: 'error',
  about: `There are fewer cards of a kind than a game of ${PLAYERS} players, or of one, needs. A set without tiles is not looked at alone.`,
  *check(box) {
    if (!box.isWhole) return;
    for (const kind of KINDS) {
      const [least, why] = NEEDED[kind];
      const copies = copiesOf(box, kind);
      if (copies >= least) continue;
      const found = `${copies} ${kind}${copies === 1 ? '' : 's'}`;
      yield { field: 'cards', found, remedy: `add cards or copies: ${least} are ${why}` };
    }
  },
};

/** Too few tiles to begin with. */
export const tooFewTiles: LintRule<BoardGame> = {
  name: 'too-few-tiles',
  severity: 'error',
  about:
    `There are fewer tiles of a terrain than a game begins with: an origin for each of ${PLAYERS} players, or the map of the ` +
    'single player game.',
  *check(box) {
    if (!box.isWhole) return;
    const { origin, soloMap } = constantsOf(box);
    for (const terrain of TERRAINS) {
      const least = Math.max(terrain === origin ? PLAYERS : 0, soloMap.filter((one) => one === terrain).length);
      const tiles = tilesOf(box, terrain);
      if (tiles >= least) continue;
      yield { field: 'tiles', found: `${tiles} of ${terrain}`, remedy: `add tiles or copies, ${least} at the least` };
    }
  },
};

/** A terrain that comes up and is not there. */
export const terrainWithoutTiles: LintRule<BoardGame> = {
  name: 'terrain-without-tiles',
  severity: 'error',
  about: 'The terrain generator names a terrain of which the box has no tile.',
  *check(box) {
    if (!box.isWhole) return;
    const { generator } = constantsOf(box);
    for (const terrain of TERRAINS) {
      const at = generator.indexOf(terrain);
      if (at < 0 || tilesOf(box, terrain) > 0) continue;
      const field = box.set.constants === undefined ? 'tiles' : `constants.generator[${at}]`;
      yield {
        field,
        found: `${terrain} on a ${at + 1}, without a tile`,
        remedy: 'add such tiles, or name another terrain',
      };
    }
  },
};

/** A tile that never comes onto the table. */
export const neverLaid: LintRule<BoardGame> = {
  name: 'never-laid',
  severity: 'warning',
  about: 'A tile is of a terrain that the generator does not name, that nobody starts on and that no map needs.',
  check: ofCards(function* ({ card }, box) {
    if (isCard(card)) return;
    const { generator, origin, soloMap } = constantsOf(box);
    const { terrain } = card;
    // A place of power of each kind can be added where nobody has found one.
    if ([...generator, origin, ...soloMap, ...POPULATED].includes(terrain)) return;
    yield { field: 'terrain', found: `a tile of ${terrain}, which no die shows`, remedy: 'add it to the generator' };
  }),
};

/** The fewest cards that tell what is usual. */
const USUAL = 4;

/** The kind of a card, or the terrain of a tile. */
function sortOf({ card }: BoxedCard<BoardGame>): string {
  return isCard(card) ? card.kind : card.terrain;
}

/** A number of copies that differs from all others. */
export const unequalCopies: LintRule<BoardGame> = {
  name: 'unequal-copies',
  severity: 'warning',
  about: 'All cards of a kind, or tiles of a terrain, have the same number of copies but for this one.',
  *check({ cards }) {
    for (const sort of new Set(cards.map(sortOf))) {
      const counted = cards.flatMap((one) =>
        sortOf(one) === sort && 'copies' in one.card ? [{ one, copies: one.card.copies }] : [],
      );
      if (counted.length < USUAL) continue;
      const [alone, ...more] = counted.filter(
        ({ copies }) => counted.filter((its) => its.copies === copies).length === 1,
      );
      const usual = new Set(counted.filter((its) => its !== alone).map(({ copies }) => copies));
      if (alone === undefined || more.length > 0 || usual.size > 1) continue;
      const found = `${alone.copies} copies, where all others of its sort have ${[...usual].join()}`;
      yield { card: alone.one, field: 'copies', found, remedy: 'give it as many as the others' };
    }
  },
};
