import { ascension } from 'fatequeue';
import {
  banish,
  banishThis,
  construct,
  constructs,
  copy,
  eachPlayer,
  fate,
  gain,
  hero,
  heroes,
  other,
  played,
  whenever,
  whenYouPlay,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { withCards } from './with-cards.js';

const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });
const rules = withCards(
  hero('Mirror', { cost: 1, copies: 1 }, played(copy(heroes(other)))),
  hero('Pool of Mirrors', { cost: 1, copies: 1 }, played(copy(heroes(other)))),
  hero('Undertaker', { cost: 1, copies: 1 }, played(banish(1, heroes('mechana', { in: ['played'] })))),
  construct('Void Drum', { cost: 1, copies: 1 }, whenever(whenYouPlay(heroes('void')), gain(5, 'honor'))),
  construct('Flare', { cost: 1, copies: 1 }, played(gain(1, 'honor'), banishThis)),
  construct('Echo Stone', { cost: 1, copies: 1 }, played(copy(constructs(other)))),
  hero('Windfall', { cost: 1, copies: 1 }, fate(gain(2, 'runes'))),
  hero('Good Harvest', { cost: 1, copies: 1 }, fate(eachPlayer(gain(1, 'honor')))),
);
const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];
const DECK = ['Sea Tyrant', 'Earth Tyrant', 'Corrosive Widow', 'Tormented Soul'];

describe('fate', () => {
  test('K1 a fate happens when the card enters the center row, for the players it names', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben', runes: 8 }, { name: 'Cat' }],
      turn: 'Ben',
      centerRow: ROW,
      centerDeck: ['Windfall', 'Good Harvest', ...DECK],
    });
    s.acquire('Spike Vixen');
    expect(['Ann', 'Ben', 'Cat'].map((name) => s.runes(name))).toEqual([0, 6 + 2, 0]);
    s.acquire('Landtalker');
    expect(['Ann', 'Ben', 'Cat'].map((name) => s.honor(name))).toEqual([1, 1, 1]);
  });

  test('K1 a fate does not happen when the card is acquired or played', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Good Harvest'], runes: 1 }, { name: 'Ben' }],
      centerRow: ['Windfall', ...ROW.slice(1)],
      centerDeck: DECK,
    });
    s.play('Good Harvest');
    s.acquire('Windfall');
    expect([s.runes('Ann'), s.honor('Ann'), s.honor('Ben')]).toEqual([0, 0, 0]);
  });
});

describe('copying', () => {
  test('K8 a copy gives the effect of a hero that you have played this turn', () => {
    const s = scenario(chronicle, {
      players: [
        { name: 'Ann', hand: ['Apprentice', 'Landtalker', 'Twofold Askara', 'Militia'] },
        { name: 'Ben', hand: ['Mystic'] },
      ],
    });
    s.play('Apprentice');
    s.play('Landtalker');
    s.play('Twofold Askara');
    expect(s.offers()).toEqual(['pick Apprentice', 'pick Landtalker']);
    s.choose('Landtalker');
    expect(s.runes('Ann')).toBe(1 + 3 + 3);
  });

  test('K8 a hero played in an earlier turn cannot be copied', () => {
    const s = scenario(chronicle, {
      players: [{ name: 'Ann', hand: ['Apprentice'], deck: ['Twofold Askara'] }, { name: 'Ben' }],
    });
    s.play('Apprentice');
    s.endTurn();
    s.endTurn();
    s.play('Twofold Askara');
    expect(s.decision?.kind).toBe('turn');
    expect(s.runes('Ann')).toBe(0);
  });

  test('K8 a hero that has left play can still be copied', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Kor, the Ferromancer', 'Undertaker', 'Mirror'] }, { name: 'Ben' }],
    });
    s.play('Kor, the Ferromancer');
    s.play('Undertaker');
    expect(s.names('void')).toEqual(['Kor, the Ferromancer']);
    s.play('Mirror');
    s.choose('Kor, the Ferromancer');
    expect(s.power('Ann')).toBe(4);
    expect(s.names('void')).toEqual(['Kor, the Ferromancer']);
  });

  test('K8 nothing counts as played by being copied', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Demon Slayer', 'Mirror', 'Mirror'], inPlay: ['Void Drum'] }, { name: 'Ben' }],
    });
    s.play('Demon Slayer');
    expect(s.honor('Ann')).toBe(5);
    s.play('Mirror');
    expect(s.power('Ann')).toBe(6);
    expect(s.honor('Ann')).toBe(5);
    s.play('Mirror');
    expect(s.offers()).toEqual(['pick Demon Slayer', 'pick Mirror']);
  });

  test('K8 what a copied effect does to "this card" does nothing', () => {
    const s = scenario(rules, { players: [{ name: 'Ann', hand: ['Flare', 'Echo Stone'] }, { name: 'Ben' }] });
    s.play('Flare');
    expect(s.names('void')).toEqual(['Flare']);
    s.play('Echo Stone');
    expect(s.honor('Ann')).toBe(2);
    expect(s.names('Ann', 'inPlay')).toEqual(['Echo Stone']);
    expect(s.names('void')).toEqual(['Flare']);
  });

  test('K8 copying a copier gives what that one copied', () => {
    const hand = ['Apprentice', 'Militia', 'Twofold Askara', 'Mirror', 'Pool of Mirrors', 'Mirror'];
    const s = scenario(rules, { players: [{ name: 'Ann', hand }, { name: 'Ben' }] });
    s.play('Apprentice');
    s.play('Militia');
    s.play('Twofold Askara');
    s.choose('Apprentice');
    expect(s.runes('Ann')).toBe(2);
    s.play('Mirror');
    s.choose('Twofold Askara');
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([3, 1]);
    s.play('Pool of Mirrors');
    s.choose('Mirror');
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([4, 1]);
    s.play('Mirror');
    s.choose('Pool of Mirrors');
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([5, 1]);
  });

  test('K8 copiers of the same name that copy each other come to an end', () => {
    const hand = ['Apprentice', 'Twofold Askara', 'Twofold Askara', 'Twofold Askara'];
    const s = scenario(rules, { players: [{ name: 'Ann', hand }, { name: 'Ben' }] });
    s.play('Apprentice');
    s.play('Twofold Askara');
    s.play('Twofold Askara');
    s.choose('Twofold Askara');
    s.play('Twofold Askara');
    expect(s.offers()).toEqual(['pick Apprentice', 'pick Twofold Askara', 'pick Twofold Askara']);
    // The later of the two, which copied the other one.
    const picked = rules.decide(s.state, [2]);
    expect(picked.state.decision?.kind).toBe('turn');
    expect(rules.view(picked.state, 'all').players[0].counters.runes).toBe(4);
  });

  test('K8 copiers with nothing to copy do nothing, and copying them does nothing', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Twofold Askara', 'Mirror', 'Apprentice'] }, { name: 'Ben' }],
    });
    s.play('Twofold Askara');
    expect(s.decision?.kind).toBe('turn');
    s.play('Mirror');
    expect(s.decision?.kind).toBe('turn');
    s.play('Apprentice');
    expect(s.runes('Ann')).toBe(1);
  });
});

describe('named cards', () => {
  const position = (inPlay: readonly string[]) => ({
    players: [{ name: 'Ann', hand: ['Shadow Star'], inPlay, deck: ['Militia'] }, { name: 'Ben' }],
  });

  test('N1 with Hedron Link Device in play a Void construct triggers Burrower Mark II', () => {
    const s = scenario(chronicle, position(['Hedron Link Device', 'Burrower Mark II']));
    s.play('Shadow Star');
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });

  test('N1 without it a Void construct does not', () => {
    const s = scenario(chronicle, position(['Burrower Mark II']));
    s.play('Shadow Star');
    expect(s.names('Ann', 'hand')).toEqual([]);
  });

  test('N15 a Cultist defeated earlier does not use up the once-per-turn of Voidthirster', () => {
    const s = scenario(chronicle, {
      players: [{ name: 'Ann', inPlay: ['Voidthirster'], power: 10 }, { name: 'Ben' }],
      centerRow: ["Samael's Trickster", "Samael's Trickster", ...ROW.slice(2)],
      centerDeck: DECK,
    });
    s.defeat('Cultist');
    expect(s.honor('Ann')).toBe(1);
    s.defeat("Samael's Trickster");
    expect(s.honor('Ann')).toBe(1 + 1 + 1);
    s.defeat("Samael's Trickster");
    expect(s.honor('Ann')).toBe(1 + 1 + 1 + 1);
  });
});
