import { type AscensionRules, ascension, type GameState, isFatequeueError, type View } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type Position, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const more = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls, valleyOfTheAncients] });
const ANN = 0;
const BEN = 1;
const CID = 2;

const MEPHITS = Array.from({ length: 6 }, () => 'Mephit');

/** Some cards of a view by the first letters of their ids. */
type Zone = 'hand' | 'deck';

function letters(view: View, seat: number, zone: Zone): string {
  return view.players[seat].zones[zone].map(({ card }) => (card ?? '?')[0]).join('');
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** How often a seat gets what from so many states that it might believe in. */
function tally(
  of: AscensionRules,
  state: GameState,
  seat: number,
  times: number,
  what: (view: View) => string,
): ReadonlyMap<string, number> {
  const seen = JSON.stringify(of.view(state, seat));
  const counts = new Map<string, number>();
  for (let seed = 0; seed < times; seed++) {
    const other = of.resample(state, seat, seed);
    expect(JSON.stringify(of.view(other, seat))).toBe(seen);
    const found = what(of.view(other, 'all'));
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

/** Every one of these is found as often as its share says, within five standard deviations, and nothing else is. */
function expectShares(counts: ReadonlyMap<string, number>, shares: Readonly<Record<string, number>>): void {
  expect([...counts.keys()].sort()).toEqual(Object.keys(shares).sort());
  const times = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [found, share] of Object.entries(shares)) {
    const deviation = Math.sqrt(times * share * (1 - share));
    const off = Math.abs((counts.get(found) ?? 0) - times * share);
    expect(`${found} is off by ${off > 5 * deviation ? off : 'little'}`).toBe(`${found} is off by little`);
  }
}

/** Every one of these is as likely as any other, also together: chi-square at five standard deviations. */
function expectUniform(counts: ReadonlyMap<string, number>, all: readonly string[]): void {
  expectShares(counts, Object.fromEntries(all.map((one) => [one, 1 / all.length])));
  const expected = [...counts.values()].reduce((sum, count) => sum + count, 0) / all.length;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = all.length - 1;
  expect(chiSquare).toBeLessThan(free + 5 * Math.sqrt(2 * free));
}

/** Every order of some letters. */
function orders(word: string): readonly string[] {
  if (word.length < 2) return [word];
  return [...word].flatMap((letter, i) =>
    orders(word.slice(0, i) + word.slice(i + 1)).map((others) => letter + others),
  );
}

/** Cards by their first letters; no two cards in a test share one. */
const NAMES: Readonly<Record<string, string>> = {
  a: 'Apprentice',
  d: 'Demon Slayer',
  e: 'Emri, One with the Void',
  f: 'Flytrap Witch',
  h: 'Heavy Infantry',
  k: 'Kor, the Ferromancer',
  l: 'Landtalker',
  m: 'Militia',
  r: 'Reactor Monk',
  s: 'Spike Vixen',
  v: 'Void Initiate',
  w: 'Wolf Shaman',
};

function named(word: string): string[] {
  return [...word].map((letter) => NAMES[letter]);
}

function row(...names: readonly string[]): Pick<Position, 'centerRow' | 'centerDeck'> {
  return { centerRow: [...names, ...MEPHITS].slice(0, 6), centerDeck: MEPHITS };
}

describe('resampling what nobody knows', () => {
  test('puts the own deck into every order, and leaves the own hand', () => {
    const { state } = scenario(rules, {
      players: [{ name: 'Ann', hand: named('ad'), deck: named('lmsw') }, { name: 'Ben' }],
    });
    expectUniform(
      tally(rules, state, ANN, 2_400, (view) => letters(view, ANN, 'deck')),
      orders('lmsw'),
    );
    expect(letters(rules.view(rules.resample(state, ANN, 1), 'all'), ANN, 'hand')).toBe('ad');
  });

  test("deals another player's hand and deck anew, every deal equally likely", () => {
    const { state } = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben', hand: named('lm'), deck: named('sw') }],
    });
    expectUniform(
      tally(rules, state, ANN, 2_400, (view) => letters(view, BEN, 'hand') + letters(view, BEN, 'deck')),
      orders('lmsw'),
    );
  });

  test('puts the center deck into every order', () => {
    const { state } = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      centerRow: MEPHITS,
      centerDeck: ['Landtalker', 'Muramasa', 'Shadow Star', 'Wind Tyrant'],
    });
    expectUniform(
      tally(rules, state, BEN, 2_400, ({ zones }) => zones.centerDeck.map(({ card }) => (card ?? '?')[0]).join('')),
      orders('lmsw'),
    );
  });

  test('deals each deck for itself: every combination is equally likely', () => {
    const { state } = scenario(rules, {
      players: [
        { name: 'Ann', deck: named('lm') },
        { name: 'Ben', hand: named('s'), deck: named('w') },
        { name: 'Cid', hand: named('a'), deck: named('d') },
      ],
    });
    const own = orders('lm').flatMap((ann) =>
      orders('sw').flatMap((ben) => orders('ad').map((cid) => `${ann} ${ben} ${cid}`)),
    );
    const told = (view: View): string =>
      [0, 1, 2].map((seat) => letters(view, seat, 'hand') + letters(view, seat, 'deck')).join(' ');
    expectUniform(tally(rules, state, ANN, 1_600, told), own);
  });

  test('takes no card from where everybody sees it', () => {
    const { state } = scenario(rules, {
      players: [
        { name: 'Ann' },
        { name: 'Ben', hand: named('l'), deck: named('m'), discard: named('s'), inPlay: ['Muramasa'] },
      ],
      void: ['Wind Tyrant'],
      ...row('Landtalker'),
    });
    for (let seed = 0; seed < 50; seed++) {
      const { zones, players } = rules.view(rules.resample(state, ANN, seed), 'all');
      expect(players[BEN].zones.discard.map(({ card }) => card)).toEqual(['spike-vixen']);
      expect(players[BEN].zones.inPlay.map(({ card }) => card)).toEqual(['muramasa']);
      expect(zones.void.map(({ card }) => card)).toEqual(['wind-tyrant']);
      expect(zones.centerRow[0].card).toBe('landtalker');
    }
  });
});

describe('resampling what a seat has seen', () => {
  test('leaves a card that was put on top of a deck for all to see', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann' },
        { name: 'Ben', hand: ['Druids of the Stone Circle', ...named('l')], deck: named('ms') },
      ],
      turn: 'Ben',
      ...row('Wolf Shaman'),
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    expectUniform(
      tally(rules, s.state, ANN, 600, (view) => letters(view, BEN, 'deck') + letters(view, BEN, 'hand')),
      orders('lms').map((word) => `w${word}`),
    );
  });

  test('leaves such a card in the hand that it was drawn into', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann' },
        { name: 'Ben', hand: ['Druids of the Stone Circle', 'Arha Initiate'], deck: named('lms') },
      ],
      turn: 'Ben',
      ...row('Wolf Shaman'),
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    s.play('Arha Initiate');
    expect(s.names('Ben', 'hand')).toEqual(['Wolf Shaman']);
    expectUniform(
      tally(rules, s.state, ANN, 600, (view) => letters(view, BEN, 'hand') + letters(view, BEN, 'deck')),
      orders('lms').map((word) => `w${word}`),
    );
  });

  test('leaves a card that a seat has looked at, for that seat only', () => {
    const s = scenario(more, {
      players: [{ name: 'Ann' }, { name: 'Ben', hand: ['Nook Hound', 'Arha Initiate'], deck: named('lms') }],
      turn: 'Ben',
    });
    s.play('Nook Hound');
    expect(s.decision).toMatchObject({ kind: 'put', seat: BEN });
    expectUniform(
      tally(more, s.state, BEN, 200, (view) => letters(view, BEN, 'deck')),
      ['lms', 'lsm'],
    );
    expectUniform(
      tally(more, s.state, ANN, 2_400, (view) => letters(view, BEN, 'deck') + letters(view, BEN, 'hand')),
      orders('lmsa'),
    );
  });
});

describe('resampling after a shuffle', () => {
  test('a hand that was drawn before its deck was made anew holds no card that was shuffled', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben', deck: named('lm'), discard: named('swad') }],
      turn: 'Ben',
    });
    s.endTurn();
    expect(sorted(letters(rules.view(s.state, 'all'), BEN, 'hand'))).toMatch(/l.*m/);
    const deals = orders('adsw').map((word) => `${sorted(`lm${word.slice(0, 3)}`)} ${word.slice(3)}`);
    expectUniform(
      tally(
        rules,
        s.state,
        ANN,
        1_200,
        (view) => `${sorted(letters(view, BEN, 'hand'))} ${letters(view, BEN, 'deck')}`,
      ),
      [...new Set(deals)],
    );
  });

  test('cards shuffled into a deck cannot be in the hand, others of the deck can', () => {
    const s = scenario(more, {
      players: [
        { name: 'Ann' },
        { name: 'Ben', hand: ['Isla, Serene Prodigy', ...named('l')], deck: named('m'), discard: named('s') },
      ],
      turn: 'Ben',
      ...row('Wolf Shaman'),
    });
    s.play('Isla, Serene Prodigy');
    expect(s.names('Ben', 'deck')).toHaveLength(4);
    const deals = [...orders('misw').map((word) => `l ${word}`), ...orders('lisw').map((word) => `m ${word}`)];
    expectUniform(
      tally(more, s.state, ANN, 4_800, (view) => `${letters(view, BEN, 'hand')} ${letters(view, BEN, 'deck')}`),
      deals,
    );
  });

  test('a card that was drawn after the shuffle can be any card of the deck', () => {
    const s = scenario(more, {
      players: [
        { name: 'Ann' },
        {
          name: 'Ben',
          hand: ['Isla, Serene Prodigy', 'Arha Initiate', ...named('l')],
          deck: named('m'),
          discard: named('s'),
        },
      ],
      turn: 'Ben',
      ...row('Wolf Shaman'),
    });
    s.play('Isla, Serene Prodigy');
    s.play('Arha Initiate');
    // The first card in hand is l or m; the second any other of l, m, s, w, i.
    const deals = ['l', 'm'].flatMap((first) =>
      [...'lmswi'].filter((letter) => letter !== first).map((second) => first + second),
    );
    expectUniform(
      tally(more, s.state, ANN, 1_600, (view) => letters(view, BEN, 'hand')),
      deals,
    );
  });

  test('a card that lay on the deck for all to see, and is shuffled there, cannot be in the hand', () => {
    const s = scenario(more, {
      players: [
        { name: 'Ann' },
        {
          name: 'Ben',
          hand: ['Druids of the Stone Circle', 'Isla, Serene Prodigy', ...named('l')],
          deck: named('m'),
          discard: named('s'),
        },
      ],
      turn: 'Ben',
      ...row('Wolf Shaman', 'Flytrap Witch'),
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    s.play('Isla, Serene Prodigy');
    expectUniform(
      tally(more, s.state, ANN, 400, (view) => letters(view, BEN, 'hand')),
      ['l', 'm'],
    );
  });
});

describe('resampling after cards were taken at random (A10)', () => {
  function taken(ben: string, deck: string, discard = ''): ReturnType<typeof scenario> {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 6 },
        { name: 'Ben', hand: named(ben), deck: named(deck), discard: named(discard) },
        { name: 'Cid' },
      ],
      turn: ben === '' ? 'Ben' : 'Ann',
      ...row('Xeron, Duke of Lies'),
    });
    if (ben === '') {
      s.endTurn();
      s.endTurn();
    }
    s.defeat('Xeron, Duke of Lies');
    return s;
  }

  const told = (view: View): string =>
    `${letters(view, ANN, 'hand')} ${sorted(letters(view, BEN, 'hand'))} ${sorted(letters(view, BEN, 'deck'))}`;

  test('the card between two others can be any of its first owner', () => {
    const { state } = taken('lm', 's');
    expectUniform(tally(rules, state, CID, 600, told), ['l m s', 'l s m', 'm l s', 'm s l', 's l m', 's m l']);
  });

  test('the two players who saw it know it', () => {
    const { state } = taken('lm', 's');
    const [card] = letters(rules.view(state, 'all'), ANN, 'hand');
    for (const seat of [ANN, BEN]) {
      const counts = tally(rules, state, seat, 100, (view) => letters(view, ANN, 'hand'));
      expect([...counts.keys()]).toEqual([card]);
    }
  });

  test('what cannot be in the deck can be the card that was taken, or have been left', () => {
    // Three cards were drawn before the deck was made anew, two after that.
    const { state } = taken('', 'lms', 'adfw');
    const ann = tally(rules, state, CID, 4_000, (view) => letters(view, ANN, 'hand'));
    expectShares(ann, { l: 1 / 5, m: 1 / 5, s: 1 / 5, a: 1 / 10, d: 1 / 10, f: 1 / 10, w: 1 / 10 });
    const inDeck = tally(rules, state, CID, 1_000, (view) => sorted(letters(view, BEN, 'deck')));
    expect([...inDeck.keys()].join('')).not.toMatch(/[lms]/);
  });

  test('a card that was known before can be in either hand, but in no deck', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 6 },
        { name: 'Ben', hand: ['Druids of the Stone Circle'], deck: named('lmsad') },
        { name: 'Cid' },
      ],
      turn: 'Ben',
      ...row('Xeron, Duke of Lies', 'Wolf Shaman'),
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    s.endTurn();
    s.endTurn();
    s.defeat('Xeron, Duke of Lies');
    const where = (view: View): string => {
      if (letters(view, ANN, 'hand') === 'w') return 'Ann';
      return letters(view, BEN, 'hand').includes('w') ? 'Ben' : 'deck';
    };
    expectShares(tally(rules, s.state, CID, 2_000, where), { Ann: 1 / 5, Ben: 4 / 5 });
  });

  test('it stays unknown when the deck of the one who took it is made anew', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 6, hand: ['Arha Initiate', ...named('f')], discard: named('wa') },
        { name: 'Ben', hand: named('lm'), deck: named('s') },
        { name: 'Cid' },
      ],
      ...row('Xeron, Duke of Lies'),
    });
    s.defeat('Xeron, Duke of Lies');
    s.play('Arha Initiate');
    expect(s.names('Ann', 'hand')).toHaveLength(3);
    const kept = (view: View): string => letters(view, ANN, 'hand').replace(/[fwa]/g, '');
    expectUniform(tally(rules, s.state, CID, 900, kept), ['l', 'm', 's']);
    const drawn = (view: View): string => letters(view, ANN, 'hand').replace(/[flms]/g, '');
    expectUniform(tally(rules, s.state, CID, 400, drawn), ['w', 'a']);
  });
});

describe('resampling while another seat decides', () => {
  test('leaves the question: what it says about a hidden hand stays true', () => {
    const s = scenario(more, {
      players: [{ name: 'Ann' }, { name: 'Ben', hand: ['Tower Askara'], deck: ['Arha Initiate', ...named('lmsw')] }],
      turn: 'Ben',
    });
    s.play('Tower Askara');
    // Only somebody with an enlightened card in hand is asked this.
    expect(s.decision).toMatchObject({ seat: BEN, kind: 'choose' });
    const hands = tally(more, s.state, ANN, 1_200, (view) => sorted(letters(view, BEN, 'hand')));
    expectUniform(hands, ['alm', 'als', 'alw', 'ams', 'amw', 'asw']);
  });

  test('offers what can be chosen from the cards that are there then', () => {
    const { state } = scenario(rules, {
      players: [{ name: 'Ann' }, { name: 'Ben', hand: named('lm'), deck: named('sw') }],
      turn: 'Ben',
    });
    for (let seed = 0; seed < 30; seed++) {
      const other = rules.resample(state, ANN, seed);
      const hand = rules.view(other, BEN).players[BEN].zones.hand.map(({ card }) => card);
      const plays = other.decision?.options.filter((option) => option.do === 'play').map(({ card }) => card);
      expect(plays).toEqual(hand);
    }
  });
});

describe('resample', () => {
  const state = rules.start({ players: ['Ann', 'Ben'], seed: 1 });

  test('gives the same state for the same seed', () => {
    expect(rules.resample(state, ANN, 5)).toEqual(rules.resample(state, ANN, 5));
    expect(rules.resample(state, ANN, 5)).not.toEqual(rules.resample(state, ANN, 6));
  });

  test('begins chance anew, whatever is known', () => {
    const futures = new Set<string>();
    for (let seed = 0; seed < 20; seed++) futures.add(rules.resample(state, ANN, seed).random.join());
    expect(futures.size).toBe(20);
    expect(futures.has(state.random.join())).toBe(false);
  });

  test('changes nothing of the state it is given', () => {
    const json = JSON.stringify(state);
    rules.resample(state, BEN, 3);
    expect(JSON.stringify(state)).toBe(json);
  });

  test.each([
    ['a seat that is not there', 2, 1, 'seat/unknown'],
    ['an observer', 'observer', 1, 'seat/unknown'],
    ['a broken seat', 0.5, 1, 'seat/unknown'],
    ['no seed', 0, undefined, 'seed/not-a-number'],
    ['a seed in words', 0, '7', 'seed/not-a-number'],
    ['half a seed', 0, 1.5, 'seed/not-a-number'],
  ])('refuses %s', (_, seat, seed, code) => {
    let thrown: unknown = null;
    try {
      Reflect.apply(rules.resample, rules, [state, seat, seed]);
    } catch (error) {
      thrown = error;
    }
    expect(isFatequeueError(thrown) && thrown.code).toBe(code);
  });

  test('leaves a game that is over', () => {
    const s = scenario(rules, { players: [{ name: 'Ann' }, { name: 'Ben', deck: named('lm') }], turn: 'Ben', pool: 0 });
    s.endTurn();
    const other = rules.resample(s.state, ANN, 1);
    expect(other.decision).toBeNull();
    expect(rules.outcome(other)).toEqual(rules.outcome(s.state));
  });
});
