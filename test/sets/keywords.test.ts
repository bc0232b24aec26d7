import { ascension } from 'fatequeue';
import type { CardSet } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { lexicon } from 'fatequeue/sets/lexicon';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';

/** The keywords of the cards that have some, by name. */
function keywords(set: CardSet): Record<string, readonly string[]> {
  const { cards } = ascension({ sets: [set] });
  return Object.fromEntries(
    cards.filter(({ keywords }) => keywords.length > 0).map((card) => [card.name, card.keywords]),
  );
}

describe('keywords', () => {
  test('of Chronicle of the Godslayer', () => {
    expect(keywords(chronicleOfTheGodslayer)).toEqual({});
  });

  test('of Return of the Fallen', () => {
    expect(keywords(returnOfTheFallen)).toEqual({
      'Askara of Fate': ['fate'],
      'Stone Circle': ['fate'],
      Reclamax: ['fate'],
      'Arbiter of Fate': ['fate'],
      'Ravenous Gorph': ['fate'],
      'Samael the Fallen': ['ongoing'],
    });
  });

  test('of Storm of Souls', () => {
    expect(keywords(stormOfSouls)).toEqual({
      Fanatic: ['trophy'],
      'Arha Rising': ['event'],
      'Ogo Rising': ['event'],
      'Hedron Rising': ['event'],
      'Void Rising': ['event'],
      'Rise of the Cult': ['event'],
      'Nook Hound': ['fate'],
      Granger: ['unite'],
      'Syril, Runic Alpha': ['unite'],
      Lionheart: ['unite'],
      'Honey Siren': ['fate'],
      'Dream Machine': ['fate'],
      'Emri, Soulslayer': ['fate'],
      'Unchained Fates': ['trophy'],
      Minotaur: ['trophy'],
      'Hoarding Whelp': ['trophy'],
      'Hoarding Tyrant': ['trophy'],
      Nemesis: ['fate'],
    });
  });

  test('of Valley of the Ancients', () => {
    expect(keywords(valleyOfTheAncients)).toEqual({
      'Blind Seer': ['serenity'],
      'Ominous Augur': ['serenity'],
      'Sacred Pot': ['serenity'],
      'Ancient Stag': ['unite'],
      'Alosyan Guide': ['center-row-effect'],
      'Sirewood Elder': ['unite'],
      'Qadim Stalker': ['unite'],
      "Pathfinder's Totem": ['unite'],
      'Tyranyx, the Pillager': ['center-row-effect'],
      'Shadowridge Scout': ['echo'],
      'Spiteful Gladiator': ['echo'],
      'Beacon of the Lost': ['echo'],
      "Iku's Minions": ['center-row-effect'],
      'Iku, Valley Tyrant': ['center-row-effect'],
    });
  });

  test('of Lexicon', () => {
    expect(keywords(lexicon)).toEqual({
      'Margin Scholar': ['serenity'],
      'Silent Reader': ['serenity'],
      'Town Crier': ['fate'],
      Indexer: ['empowered'],
      'Patron of the Archive': ['ongoing'],
      'Vowel Finch': ['unite'],
      'Choir of Leaves': ['unite'],
      'Grove Caller': ['echo'],
      'Type Caster': ['empowered'],
      'Rivet Clerk': ['center-row-effect'],
      Redactor: ['echo'],
      'Ink Drinker': ['echo'],
      'Reading Lamp': ['serenity'],
      'Whispering Grove': ['unite'],
      'The Great Press': ['center-row-effect'],
      'Movable Type': ['empowered'],
      'Ditto Drum': ['echo'],
      'Typo Swarm': ['trophy'],
      'Paper Wyrm': ['trophy'],
      'Herald Shade': ['trophy'],
      Bookworm: ['fate'],
      'Haggling Horror': ['center-row-effect'],
      'The Unread King': ['ongoing'],
      'Year of Plenty': ['event'],
      'The Quiet Hour': ['event'],
      'Long Eclipse': ['event'],
    });
  });
});
