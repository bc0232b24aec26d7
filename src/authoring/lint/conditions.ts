import { capitalise } from '../../ascension/text/voice.js';
import type { AnyGame } from '../lexicon.js';
import { canHaveFaction } from './box.js';
import { type LintRule, ofCards, ofParts } from './rule.js';
import { truthOf } from './truth.js';

/** A condition that says nothing. */
export const constantCondition: LintRule<AnyGame> = {
  name: 'constant-condition',
  severity: 'error',
  about: 'A condition always holds, or never: it asks for 0 of something, compares two numbers, or contradicts itself.',
  check: ofParts('condition', function* ({ node, above }, _, { grammar }) {
    const truth = truthOf(node);
    // One remark for the whole condition, not for each part of it.
    if (truth === null || (above?.part === 'condition' && truthOf(above.node) !== null)) return;
    const remedy = truth ? 'leave the condition out, or ask for at least 1' : 'change it, or leave the effect out';
    yield { found: `"${grammar.describeCondition(node)}", which ${truth ? 'always' : 'never'} holds`, remedy };
  }),
};

/** A keyword about factions on a card that has none. */
export const factionless: LintRule = {
  name: 'factionless',
  severity: 'error',
  about:
    'Echo, unite and "sharing a faction" compare a card with others by its factions, and this card has none, nor does ' +
    'anything in the box give it one.',
  check: ofCards(function* ({ card, parts }, box) {
    if (canHaveFaction(card, box)) return;
    for (const part of parts) {
      const { node } = part;
      const word =
        part.part === 'filter' && part.node.sharesFaction
          ? 'sharing a faction'
          : 'ability' in node && (node.ability === 'echo' || node.ability === 'unite')
            ? node.ability
            : 'check' in node && (node.check === 'echo' || node.check === 'unite')
              ? node.check
              : null;
      if (word !== null)
        yield { part, found: `${word}, on a card without a faction`, remedy: 'give the card a faction' };
    }
  }),
};

/** An event that there is not. */
export const noSuchEvent: LintRule = {
  name: 'no-such-event',
  severity: 'warning',
  about: 'A text asks for the current event or its faction, and no event of the box is like that.',
  check: ofCards(function* ({ parts }, box) {
    if (!box.isWhole) return;
    const events = box.all.filter(({ kind }) => kind === 'event');
    for (const part of parts) {
      if (part.part === 'filter' && part.node.in?.includes('event') && events.length === 0) {
        yield { part, found: 'the current event, in a box without events', remedy: 'add events, or leave this out' };
      }
      if (part.part === 'effect' && part.node.do === 'event-trophy') {
        const has = events.some(({ abilities }) => abilities.some(({ ability }) => ability === 'event-trophy'));
        if (!has) yield { part, found: 'an event trophy that no event has', remedy: 'add eventTrophy(…) to an event' };
      }
      if (part.part !== 'condition' || part.node.check !== 'event-is') continue;
      const { faction } = part.node;
      if (events.some(({ factions }) => factions.includes(faction))) continue;
      yield { part, found: `an event that is ${capitalise(faction)}, which none is`, remedy: 'add such an event' };
    }
  }),
};
