import { ascension, isFatequeueError, type Problem, type Wish } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients] });
const ANN = 0;
const BEN = 1;

const MEPHITS = Array.from({ length: 8 }, () => 'Mephit');

function annsTurn(ann: Omit<PlayerPosition, 'name'>, position: Partial<Position> = {}): Scenario {
  return scenario(rules, {
    players: [
      { name: 'Ann', ...ann },
      { name: 'Ben', hand: ['Militia'], inPlay: ['Muramasa'] },
    ],
    centerRow: ['Wolf Shaman', 'Shadow Star', 'Wind Tyrant', 'Mephit', 'Mephit', 'Mephit'],
    centerDeck: MEPHITS,
    ...position,
  });
}

function why(s: Scenario, wish: Wish): Problem | null {
  return rules.whyNot(s.state, wish);
}

describe('what is on offer', () => {
  test('lacks nothing, by name, by id and by piece', () => {
    const s = annsTurn({ hand: ['Apprentice'], runes: 3, power: 5 });
    expect(why(s, { do: 'play', card: 'Apprentice' })).toBeNull();
    expect(why(s, { do: 'play', card: 'apprentice', seat: ANN })).toBeNull();
    expect(why(s, { do: 'acquire', card: 'Wolf Shaman' })).toBeNull();
    expect(why(s, { do: 'defeat', card: 'Wind Tyrant' })).toBeNull();
    expect(why(s, { do: 'end-turn' })).toBeNull();
    for (const option of s.decision?.options ?? []) {
      expect(why(s, option)).toBeNull();
      expect(why(s, { do: option.do, instance: option.instance })).toBeNull();
    }
  });

  test('is anything that a question offers, not the turn alone', () => {
    const s = annsTurn({ hand: ['Temple Librarian', 'Militia', 'Mystic'] });
    s.play('Temple Librarian');
    expect(s.decision?.kind).toBe('discard');
    for (const option of s.decision?.options ?? []) expect(why(s, option)).toBeNull();
  });
});

describe('an option that concerns another seat', () => {
  test('is on offer to the one who decides', () => {
    const rich = { honor: 5, hand: ['Militia'] };
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 9 },
        { name: 'Ben', ...rich },
        { name: 'Cid', ...rich },
      ],
      centerRow: ['Sordid Asp', ...MEPHITS.slice(0, 5)],
      centerDeck: MEPHITS,
    });
    s.defeat('Sordid Asp');
    expect(s.decision?.options.map(({ seat }) => seat)).toEqual([BEN, 2]);
    for (const option of s.decision?.options ?? []) expect(why(s, option)).toBeNull();
    expect(why(s, { do: 'player', seat: BEN })?.code).toBe('why/not-your-decision');
  });
});

describe('what somebody would like to do and cannot', () => {
  test('lacks 2 more runes', () => {
    expect(why(annsTurn({ runes: 1 }), { do: 'acquire', card: 'Wolf Shaman' })).toEqual({
      code: 'why/cannot-pay',
      path: '',
      found: '1 runes for it',
      expected: '3 runes',
      remedy: '2 more runes',
    });
  });

  test('lacks power', () => {
    const problem = why(annsTurn({ power: 4, runes: 9 }), { do: 'defeat', card: 'Wind Tyrant' });
    expect(problem).toMatchObject({ code: 'why/cannot-pay', expected: '5 power', remedy: '1 more power' });
  });

  test('counts what a card costs now, and what it may be paid with', () => {
    const s = annsTurn({ inPlay: ['The Grand Design'] }, { centerRow: ['Hedron Cannon', ...MEPHITS.slice(0, 5)] });
    s.activate('The Grand Design');
    expect(why(s, { do: 'acquire', card: 'Hedron Cannon' })).toMatchObject({
      found: '2 runes for it',
      remedy: '6 more runes',
    });
    const risen = annsTurn({ power: 2 }, { event: 'Rise of the Cult' });
    expect(why(risen, { do: 'defeat', card: 'Cultist' })).toMatchObject({
      expected: '3 power',
      remedy: '1 more power',
    });
    const cheaper = annsTurn({ hand: ['Reactor Monk'] }, { centerRow: ['Hedron Cannon', ...MEPHITS.slice(0, 5)] });
    cheaper.play('Reactor Monk');
    expect(why(cheaper, { do: 'acquire', card: 'Hedron Cannon' })).toMatchObject({
      found: '2 runes for it',
      expected: '7 runes',
      remedy: '5 more runes',
    });
  });

  test('is not in the row', () => {
    const s = annsTurn({ runes: 9 });
    expect(why(s, { do: 'acquire', card: 'Landtalker' })).toEqual({
      code: 'why/not-there',
      path: '',
      found: 'Landtalker elsewhere',
      expected: 'Landtalker in the center row',
      remedy: 'wait until it turns up',
    });
  });

  test('is no longer in its supply', () => {
    const s = annsTurn({ runes: 9 }, { supplies: { Mystic: 0 } });
    expect(why(s, { do: 'acquire', card: 'Mystic' })).toMatchObject({
      code: 'why/not-there',
      expected: 'Mystic in its supply',
    });
  });

  test('is not in hand', () => {
    const s = annsTurn({ hand: ['Apprentice'], discard: ['Mystic'] });
    expect(why(s, { do: 'play', card: 'Mystic' })).toMatchObject({
      code: 'why/not-there',
      expected: 'Mystic in your hand',
    });
    expect(why(s, { do: 'play', card: 'Militia' })).toMatchObject({ code: 'why/not-there' });
  });

  test('is a monster in hand, which nobody plays without Samael', () => {
    const s = annsTurn({ hand: ['Mephit'] });
    expect(why(s, { do: 'play', card: 'Mephit' })).toMatchObject({ code: 'why/not-playable', found: 'a monster' });
    expect(
      why(annsTurn({ hand: ['Mephit'], inPlay: ['Samael the Fallen'] }), { do: 'play', card: 'Mephit' }),
    ).toBeNull();
  });

  test('is done with another word', () => {
    const s = annsTurn({ runes: 9, power: 9 });
    expect(why(s, { do: 'acquire', card: 'Wind Tyrant' })).toMatchObject({
      code: 'why/wrong-word',
      remedy: 'defeat it instead',
    });
    expect(why(s, { do: 'defeat', card: 'Wolf Shaman' })).toMatchObject({
      code: 'why/wrong-word',
      remedy: 'acquire it instead',
    });
  });

  test('was used this turn', () => {
    const s = annsTurn({ inPlay: ['Muramasa'] });
    expect(why(s, { do: 'activate', card: 'Muramasa' })).toBeNull();
    s.activate('Muramasa');
    expect(why(s, { do: 'activate', card: 'Muramasa' })).toEqual({
      code: 'why/used',
      path: '',
      found: 'an ability used this turn',
      expected: 'one that is not',
      remedy: 'wait for your next turn',
    });
    s.endTurn();
    s.endTurn();
    expect(why(s, { do: 'activate', card: 'Muramasa', seat: ANN })).toBeNull();
  });

  test('was used this turn, while the same ability of another copy was not', () => {
    const s = annsTurn({ inPlay: ['Muramasa', 'Muramasa'] });
    const [first] = s.decision?.options ?? [];
    s.activate('Muramasa');
    expect(why(s, { do: 'activate', instance: first.instance })).toMatchObject({ code: 'why/used' });
    expect(why(s, { do: 'activate', card: 'Muramasa' })).toBeNull();
  });

  test('is not in play in front of the player', () => {
    const s = annsTurn({ hand: ['Muramasa'] });
    expect(why(s, { do: 'activate', card: 'Muramasa' })).toMatchObject({
      code: 'why/not-there',
      expected: 'Muramasa in play in front of you',
    });
  });

  test('is an ability that the card does not have', () => {
    const s = annsTurn({ inPlay: ['Muramasa', 'Burrower Mark II'] });
    expect(why(s, { do: 'activate', card: 'Muramasa', ability: 4 })).toMatchObject({
      code: 'why/no-such-ability',
      found: 'ability 4 of Muramasa',
    });
    expect(why(s, { do: 'activate', card: 'Burrower Mark II' })).toMatchObject({ code: 'why/no-such-ability' });
  });

  test('waits for a condition, which is told in words', () => {
    const s = annsTurn({ inPlay: ['Combustion Idol'] });
    expect(why(s, { do: 'activate', card: 'Combustion Idol' })).toMatchObject({
      code: 'why/condition',
      expected: expect.stringContaining('Mechana'),
      remedy: 'bring that about first',
    });
  });

  test('has a cost that cannot be paid', () => {
    const s = annsTurn({ inPlay: ['Yggdrasil Staff'], runes: 3 });
    expect(why(s, { do: 'activate', card: 'Yggdrasil Staff', ability: 0 })).toBeNull();
    expect(why(s, { do: 'activate', card: 'Yggdrasil Staff', ability: 1 })).toMatchObject({
      code: 'why/cannot-be-done',
      found: expect.stringContaining('4 runes'),
    });
  });

  test('has nothing to be done with', () => {
    const s = annsTurn({ inPlay: ["Dreamer's Glass"] });
    expect(why(s, { do: 'activate', card: "Dreamer's Glass" })).toMatchObject({
      code: 'why/cannot-be-done',
      remedy: 'get its cost or its cards first',
    });
    const full = annsTurn({ inPlay: ["Dreamer's Glass"], hand: ['Apprentice'] });
    expect(why(full, { do: 'activate', card: "Dreamer's Glass" })).toBeNull();
  });

  test('is a trophy that the player does not have', () => {
    const s = annsTurn({ trophies: ['Minotaur'] });
    expect(why(s, { do: 'trophy', card: 'Minotaur' })).toBeNull();
    expect(why(s, { do: 'trophy', card: 'Hoarding Whelp' })).toMatchObject({
      code: 'why/not-there',
      expected: 'Hoarding Whelp in your trophies',
      remedy: 'defeat it first',
    });
  });

  test('is the trophy of the Fanatic while there is no event (E7)', () => {
    const s = annsTurn({ trophies: ['Fanatic'], hand: ['Apprentice'] });
    expect(why(s, { do: 'trophy', card: 'Fanatic' })).toMatchObject({ code: 'why/cannot-be-done' });
    const current = annsTurn({ trophies: ['Fanatic'], hand: ['Apprentice'] }, { event: 'Void Rising' });
    expect(why(current, { do: 'trophy', card: 'Fanatic' })).toBeNull();
  });

  test('lacks a keystone', () => {
    const s = annsTurn({ death: 1 });
    expect(why(s, { do: 'spend', card: 'Temple of Death' })).toBeNull();
    expect(why(s, { do: 'spend', card: 'Temple of Life' })).toMatchObject({
      code: 'why/cannot-pay',
      remedy: '1 more life keystone',
    });
  });

  test('takes no keystone', () => {
    const s = annsTurn({ life: 1, death: 1 });
    for (const card of ['Temple of Immortality', 'Mystic']) {
      expect(why(s, { do: 'spend', card })).toMatchObject({ code: 'why/no-keystone', found: card });
    }
  });

  test("is another player's decision", () => {
    const s = annsTurn({ runes: 9 });
    expect(why(s, { do: 'acquire', card: 'Wolf Shaman', seat: BEN })).toEqual({
      code: 'why/not-your-decision',
      path: '',
      found: 'a decision of seat 0',
      expected: 'one of seat 1',
      remedy: 'wait for your own decision',
    });
  });

  test('has to wait until another question is answered', () => {
    const s = annsTurn({ hand: ['Temple Librarian', 'Militia', 'Mystic'], runes: 9 });
    s.play('Temple Librarian');
    expect(why(s, { do: 'acquire', card: 'Wolf Shaman' })).toMatchObject({
      code: 'why/other-decision',
      found: expect.stringContaining('iscard'),
    });
  });

  test('comes too late: the game is over', () => {
    const s = annsTurn({}, { turn: 'Ben', pool: 0 });
    s.endTurn();
    expect(why(s, { do: 'end-turn', seat: ANN })).toMatchObject({ code: 'why/game-over' });
  });

  test('is a card that is in none of the sets; the nearest name is told', () => {
    const s = annsTurn({});
    expect(why(s, { do: 'acquire', card: 'Wolf Shamen' })).toMatchObject({
      code: 'why/unknown-card',
      found: '"Wolf Shamen"',
      remedy: 'did you mean "wolf-shaman"?',
    });
    expect(why(s, { do: 'acquire', card: 'Queen of Hearts' })).toMatchObject({ remedy: 'name a card of the game' });
    expect(why(s, { do: 'play', instance: 900_000 })).toMatchObject({ code: 'why/unknown-card', found: '900000' });
    expect(why(s, { do: 'play' })).toMatchObject({ code: 'why/unknown-card' });
  });

  test('is nothing that is done in a turn; the nearest word is told', () => {
    const s = annsTurn({ hand: ['Apprentice'] });
    expect(why(s, { do: 'aquire', card: 'Mystic' })).toMatchObject({
      code: 'why/unknown-wish',
      remedy: 'did you mean "acquire"?',
    });
    expect(why(s, { do: 'concede', card: 'Mystic' })).toMatchObject({ code: 'why/unknown-wish' });
  });
});

describe('a wish that is none', () => {
  const { state } = annsTurn({});
  const hostile: readonly unknown[] = [
    undefined,
    null,
    7,
    'play',
    [],
    {},
    { do: 7 },
    { do: 'play', card: 12 },
    { do: 'play', card: 'x'.repeat(1_000) },
    { do: 'play', instance: -1 },
    { do: 'play', instance: 0.5 },
    { do: 'play', instance: '3' },
    { do: 'play', ability: Number.NaN },
    { do: 'play', seat: 'Ann' },
    { do: 'play', seat: 1_000 },
    { do: 'play', also: true },
    JSON.parse('{"do":"play","__proto__":{"card":"Mystic"}}'),
    new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no');
        },
      },
    ),
  ];

  test.each(hostile.map((wish, i) => [i, wish] as const))('is refused with a code: %i', (_, wish) => {
    let thrown: unknown = null;
    try {
      Reflect.apply(rules.whyNot, rules, [state, wish]);
    } catch (error) {
      thrown = error;
    }
    expect(isFatequeueError(thrown) && thrown.code).toMatch(/^wish\//);
  });
});
