import type { Filter } from '../../../ascended/language.js';
import { type CardMoment, POPULATED, type Stat } from '../../../ascended/vocabulary.js';
import type { BoardGame } from '../../lexicon.js';
import { type LintRule, ofCards, ofParts } from '../rule.js';
import { TRIGGERS_OF_PEACE } from './parts.js';

/** What a die shows where none was rolled. */
export const unboundRolled: LintRule<BoardGame> = {
  name: 'unbound-rolled',
  severity: 'error',
  about: 'A text asks what a die shows outside of `roll` and `rollTwelve`, and of what is repeated with them.',
  check: ofParts('value', function* ({ node, scope }) {
    if (node.value !== 'rolled' || scope.rolled) return;
    yield { found: 'what the die shows, where none was rolled', remedy: 'put it into roll(…)' };
  }),
};

const KINDS_THAT: { readonly [M in CardMoment]: readonly Filter['kind'][] } = {
  activated: ['mutation', 'artifact'],
  traded: ['artifact'],
};

/** A trigger that nothing sets off. */
export const neverSetOff: LintRule<BoardGame> = {
  name: 'never-set-off',
  severity: 'error',
  about:
    'A trigger waits for what never happens: control of a tile where nobody lives, a companion that is activated, a mutation ' +
    'that is traded.',
  check: ofParts('trigger', function* ({ node }) {
    if (node.when === 'control-taken') {
      const { terrain } = node.what;
      const isPopulated = terrain === undefined || POPULATED.some((one) => terrain.includes(one));
      if (!isPopulated) {
        yield { found: `control taken of ${terrain?.join(' or ')}`, remedy: `wait for ${POPULATED.join(', ')}` };
      }
    } else if (node.when === 'activated' || node.when === 'traded') {
      const { kind } = node.what;
      const kinds = KINDS_THAT[node.when];
      if (kind === undefined || kinds.includes(kind)) return;
      yield { found: `a ${kind} that is ${node.when}, which never happens`, remedy: `wait for ${kinds.join(' or ')}s` };
    }
  }),
};

const KIND_OF_STAT: { readonly [S in Stat]?: Filter['kind'] } = {
  'mutation-cost': 'mutation',
  'artifact-cost': 'artifact',
  'trade-value': 'artifact',
};

/** A rule that is never asked for. */
export const neverAsked: LintRule<BoardGame> = {
  name: 'never-asked',
  severity: 'error',
  about:
    'A rule is limited to what nobody asks it about: a kind of dice for a number that is not of dice, cards for a number that ' +
    'is not of cards, mutations for what artifacts cost, once in each combat for what happens outside of them.',
  check: ofCards(function* ({ parts }) {
    for (const part of parts) {
      if (part.part !== 'ability' && part.part !== 'rule') continue;
      const { node } = part;
      if (node.ability === 'modify') {
        const { stat, dice, what } = node;
        const kind = KIND_OF_STAT[stat];
        if (dice !== undefined && stat !== 'dice') {
          yield { part, found: `${stat} of ${dice} dice only`, remedy: 'leave the kind of dice out' };
        }
        if (what !== undefined && kind === undefined) {
          yield { part, found: `${stat} of some cards only`, remedy: 'leave the cards out' };
        } else if (what?.kind !== undefined && what.kind !== kind) {
          yield { part, found: `${stat} of ${what.kind}s`, remedy: `say ${kind}s, or another number` };
        }
      } else if (node.ability === 'triggered' && node.limit === 'once-per-combat') {
        const { when } = node.trigger;
        if (!TRIGGERS_OF_PEACE.includes(when)) continue;
        yield { part, found: `once in each combat, for ${when}`, remedy: 'write oncePerTurn' };
      }
    }
  }),
};
