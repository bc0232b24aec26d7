import { ascension } from 'fatequeue';
import {
  banish,
  type Card,
  cards,
  construct,
  constructs,
  defineSet,
  fate,
  gain,
  hero,
  heroes,
  inCenterRow,
  may,
  monster,
  played,
  whenever,
  whenYouAcquire,
  whenYouPlay,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { type PlayerPosition, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { annsTurn, CENTER_DECK, rules as chronicle, DECK, ROW } from './at-the-table.js';

// Cards that Chronicle does not have, to see what it leaves open.
const OMEN: Card = monster('Omen', { power: 9, copies: 1 }, fate(gain(5, 'runes')));
const SEEKER: Card = hero(
  'Seeker',
  { cost: 1, honor: 1, copies: 1 },
  played(may(banish(1, cards(inCenterRow))), may(banish(1, cards(inCenterRow)))),
);
const LEDGER: Card = construct(
  'Ledger',
  { faction: 'void', cost: 1, honor: 1, copies: 1 },
  whenever(whenYouAcquire(constructs()), may(banish(1, cards(inCenterRow)))),
);
const HERALD: Card = construct(
  'Herald',
  { faction: 'void', cost: 1, honor: 1, copies: 1 },
  whenever(whenYouPlay(heroes()), gain(1, 'honor')),
);

const rules = ascension({
  sets: [
    chronicleOfTheGodslayer,
    defineSet({ id: 'made-up', name: 'Made up', players: { min: 2, max: 4 }, cards: [OMEN, SEEKER, LEDGER, HERALD] }),
  ],
});

function omenComesNext(row: readonly string[], ann: Omit<PlayerPosition, 'name'>): Scenario {
  return scenario(rules, {
    players: [{ name: 'Ann', ...ann }, { name: 'Ben' }],
    centerRow: row,
    centerDeck: ['Omen', ...CENTER_DECK],
  });
}

/** Plays the first option whose key begins as planned, and stops when the plan is over. */
function carriedOut(plan: readonly string[], { state }: Scenario): ReturnType<typeof chronicle.playout> {
  let step = 0;
  return chronicle.playout(state, ({ options }) => {
    if (step === plan.length) return null;
    const wanted = plan[step++];
    return [options.findIndex(({ key }) => key.startsWith(wanted))];
  });
}

describe('a fate', () => {
  test('waits for the reward and for what triggered when a defeat brings it (Q5, Q11)', () => {
    const row = ['Mistake of Creation', ...ROW.slice(1)];
    const s = omenComesNext(row, { power: 4, inPlay: ['Voidthirster'], discard: ['Militia'] });
    s.defeat('Mistake of Creation');
    expect(s.names('centerRow')[0]).toBe('Omen');
    s.decline();
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([4, 0]);
    s.decline();
    expect([s.honor('Ann'), s.runes('Ann')]).toEqual([5, 5]);
    const changed = s.events.flatMap((event) => (event.event === 'changed' && event.seat === 0 ? [event.counter] : []));
    expect(changed.slice(-3)).toEqual(['honor', 'honor', 'runes']);
  });

  test('that a banish inside a reward brings waits for the rest of the reward (Q11)', () => {
    const row = ['Mistake of Creation', ...ROW.slice(1)];
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 4, discard: ['Militia'] }, { name: 'Ben' }],
      centerRow: row,
      centerDeck: ['Mephit', 'Omen', ...CENTER_DECK],
    });
    s.defeat('Mistake of Creation');
    s.choose('Muramasa');
    expect(s.names('centerRow')[2]).toBe('Omen');
    expect(s.runes('Ann')).toBe(0);
    s.choose('Militia');
    expect(s.runes('Ann')).toBe(5);
  });

  test("that a hero's banish brings happens right after it, before the rest of the hero's text (Q11)", () => {
    const s = omenComesNext(ROW, { hand: ['Seeker'] });
    s.play('Seeker');
    s.choose('Muramasa');
    expect(s.names('centerRow')[2]).toBe('Omen');
    expect(s.runes('Ann')).toBe(5);
    expect(s.decision?.kind).toBe('banish');
  });

  test("that a hero's acquire brings happens before what triggers on playing that hero (Q11, T10)", () => {
    const s = omenComesNext(ROW, { hand: ['Cetra, Weaver of Stars'], inPlay: ['Snapdragon'] });
    s.play('Cetra, Weaver of Stars');
    s.choose('Landtalker');
    const changed = s.events.flatMap((event) => (event.event === 'changed' && event.seat === 0 ? [event.counter] : []));
    expect(changed).toEqual(['runes', 'honor']);
  });
});

describe('a construct put straight into play', () => {
  test('sets off what watches the acquire before what watches its coming into play (Q4)', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', runes: 8, deck: DECK, inPlay: ['Burrower Mark II', 'Rocket Courier X-99', 'Ledger'] },
        { name: 'Ben' },
      ],
      centerRow: ['Hedron Cannon', ...ROW.slice(1)],
      centerDeck: CENTER_DECK,
    });
    s.acquire('Hedron Cannon');
    s.choose('into play');
    expect(s.decision?.source.card).toBe('ledger');
    expect(s.names('Ann', 'hand')).toEqual([]);
    s.decline();
    expect(s.names('Ann', 'hand')).toHaveLength(1);
  });

  test('leaves its place in the row, which is refilled before anything triggers (Q2)', () => {
    const inPlay = ['Burrower Mark II', 'Rocket Courier X-99'];
    const s = annsTurn({ runes: 8, deck: DECK, inPlay }, { centerRow: ['Hedron Cannon', ...ROW.slice(1)] });
    s.acquire('Hedron Cannon');
    s.choose('into play');
    const into = s.events.flatMap((event) => (event.event === 'moved' ? [event.to.zone] : []));
    expect(into).toEqual(['inPlay', 'centerRow', 'hand']);
  });
});

describe('a copied hero', () => {
  test('sets off nothing that watches heroes being played (K8)', () => {
    const s = omenComesNext(ROW, { hand: ['Demon Slayer', 'Twofold Askara'], inPlay: ['Herald'] });
    s.play('Demon Slayer');
    s.play('Twofold Askara');
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([6, 2]);
  });
});

describe('a decision', () => {
  test('with one possible answer is not asked', () => {
    const s = annsTurn({ hand: ['Temple Librarian', 'Militia'], deck: DECK });
    s.play('Temple Librarian');
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.decision?.kind).toBe('turn');
  });
});

describe('discounts in a playout', () => {
  test('end together with the construct that they were for', () => {
    const s = annsTurn({ hand: ['Reactor Monk', 'Reactor Monk'], runes: 5 });
    const plan = ['play:reactor-monk', 'play:reactor-monk', 'acquire:muramasa'];
    const { state } = carriedOut(plan, s);
    expect(state.modifiers).toEqual([]);
    expect(state.decision?.options.map(({ key }) => key.replace(/#.*/, ''))).toEqual([
      'acquire:shadow-star',
      'acquire:spike-vixen',
      'acquire:mystic',
      'acquire:heavy-infantry',
      'end-turn',
    ]);
  });
});
