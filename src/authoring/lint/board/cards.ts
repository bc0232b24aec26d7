import type { Value } from '../../../ascended/language.js';
import { MOST_ACTIVE, PHASES, SCALES, type Scale, TYPES } from '../../../ascended/vocabulary.js';
import type { BoardGame } from '../../lexicon.js';
import { isSame, type LintRule, ofCards } from '../rule.js';
import { constantsOf, copiesOf, isCard } from './box.js';

/** A card without a text. */
export const textless: LintRule<BoardGame> = {
  name: 'textless',
  severity: 'warning',
  about: 'A mutation or an artifact has no text. Villains and companions can well be dice and hit points alone.',
  check: ofCards(function* ({ card }) {
    if (!isCard(card) || (card.kind !== 'mutation' && card.kind !== 'artifact') || card.abilities.length > 0) return;
    yield { field: 'abilities', found: `a ${card.kind} without text`, remedy: 'say what it does: moreDice(1)' };
  }),
};

/** A card that costs nothing. */
export const costsNothing: LintRule<BoardGame> = {
  name: 'costs-nothing',
  severity: 'warning',
  about: 'A mutation or an artifact costs nothing; the artifact is worth no points either.',
  check: ofCards(function* ({ card }) {
    if (!('cost' in card) || card.cost > 0) return;
    yield { field: 'cost', found: `a ${card.kind} for nothing`, remedy: 'give it a cost' };
  }),
};

const SCALE_OF = { mutation: 'control', artifact: 'energy' } as const satisfies Record<string, Scale>;

/** The scale that a value is of, if it is a level of one player. */
function scaleOf(value: Value): Scale | undefined {
  if (typeof value === 'number' || value.value !== 'level') return undefined;
  const { of, whose } = value;
  return whose === 'opponents' || whose === 'everyone' ? undefined : SCALES.find((scale) => scale === of);
}

/** More than anybody can have. */
export const beyondScale: LintRule<BoardGame> = {
  name: 'beyond-scale',
  severity: 'warning',
  about:
    'A mutation costs more control, an artifact more energy than the scale of a player holds, so that something else has to ' +
    'make it cheaper; or a text spends or asks for more of it than there ever is.',
  check: ofCards(function* ({ card, parts }, box) {
    const { scales } = constantsOf(box);
    if ('cost' in card) {
      const scale = SCALE_OF[card.kind];
      if (card.cost > scales[scale]) {
        const remedy = `make it ${scales[scale]} or less`;
        yield { field: 'cost', found: `a ${card.kind} for ${card.cost} ${scale}`, remedy };
      }
    }
    for (const part of parts) {
      const { part: kind, node } = part;
      if (kind === 'effect' && node.do === 'spend') {
        const scale = SCALES.find((one) => one === node.resource);
        if (scale === undefined || typeof node.amount !== 'number' || node.amount <= scales[scale]) continue;
        yield { part, found: `${node.amount} ${scale} to spend`, remedy: `spend ${scales[scale]} or less` };
      }
      if (kind === 'condition' && node.check === 'at-least') {
        const scale = scaleOf(node.value);
        if (scale === undefined || typeof node.than !== 'number' || node.than <= scales[scale]) continue;
        yield { part, found: `${node.than} ${scale}, which nobody has`, remedy: `ask for ${scales[scale]} or less` };
      }
    }
  }),
};

/** A choice of cards that is none. */
export const keepsAll: LintRule<BoardGame> = {
  name: 'keeps-all',
  severity: 'warning',
  about: 'Of the mutations that a player looks at all are kept, or none, so that there is nothing to choose.',
  check: ofCards(function* ({ parts }) {
    for (const part of parts) {
      if (part.part !== 'effect' || part.node.do !== 'draw-and-keep') continue;
      const { look, keep } = part.node;
      const remedy = keep === 0 ? 'keep 1 at the least' : `draw(${look}, "mutations"), or keep fewer`;
      if (keep === 0 || keep >= look) yield { part, found: `${keep} of ${look} mutations kept`, remedy };
    }
  }),
};

/** A profile that nobody unlocks. */
export const neverUnlocked: LintRule<BoardGame> = {
  name: 'never-unlocked',
  severity: 'error',
  about:
    `A profile needs more than the ${MOST_ACTIVE} mutations that can be active, more of a type than there are in the box, or ` +
    'none at all, which everybody has.',
  check: ofCards(function* ({ card }, box) {
    if (!isCard(card) || card.kind !== 'profile') return;
    const { base } = card;
    const needed = TYPES.reduce((sum, type) => sum + (base[type] ?? 0), 0);
    if (needed === 0) {
      yield { field: 'base', found: 'a profile that needs no mutation', remedy: 'say which: { body: 2, soul: 1 }' };
    }
    if (needed > MOST_ACTIVE) {
      yield { field: 'base', found: `a profile of ${needed} mutations`, remedy: `make it ${MOST_ACTIVE}` };
    }
    if (!box.isWhole) return;
    for (const type of TYPES) {
      const least = base[type] ?? 0;
      const copies = copiesOf(box, 'mutation', (one) => one.kind === 'mutation' && one.type === type);
      if (least <= copies) continue;
      yield {
        field: 'base',
        found: `${least} ${type} mutations, of ${copies} in the box`,
        remedy: 'add such mutations',
      };
    }
  }),
};

/** Two profiles that are unlocked alike. */
export const unlockedAlike: LintRule<BoardGame> = {
  name: 'unlocked-alike',
  severity: 'warning',
  about: 'Two profiles are unlocked by the same mutations, so that whoever unlocks one of them chooses.',
  *check({ cards }) {
    const profiles = cards.flatMap((one) =>
      isCard(one.card) && one.card.kind === 'profile' ? [{ card: one, profile: one.card }] : [],
    );
    const key = (base: { readonly [T in (typeof TYPES)[number]]?: number | undefined }): readonly number[] =>
      TYPES.map((type) => base[type] ?? 0);
    for (const [i, { card, profile }] of profiles.entries()) {
      const twin = profiles.slice(0, i).find((other) => isSame(key(other.profile.base), key(profile.base)));
      if (twin === undefined) continue;
      yield { card, field: 'base', found: `the mutations of ${twin.profile.name}`, remedy: 'change one of them' };
    }
  },
};

/** A turn without one of the phases. */
export const missingPhase: LintRule<BoardGame> = {
  name: 'missing-phase',
  severity: 'warning',
  about: 'The turns of a profile lack a phase, so that whoever unlocks it never moves, decides or breathes again.',
  check: ofCards(function* ({ card }) {
    if (!isCard(card) || card.kind !== 'profile') return;
    for (const phase of PHASES) {
      if (card.sequence.includes(phase)) continue;
      yield { field: 'sequence', found: `turns without ${phase}`, remedy: `add ${phase}` };
    }
  }),
};
