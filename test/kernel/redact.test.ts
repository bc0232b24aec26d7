import { ascension, type GameEvent, isFatequeueError, type Viewer } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer, stormOfSouls, valleyOfTheAncients] });
const ANN = 0;
const BEN = 1;
const CID = 2;
const EVERYONE: readonly Viewer[] = [ANN, BEN, CID, 'observer', 'all'];
const OTHERS: readonly Viewer[] = [ANN, CID, 'observer'];

const MEPHITS = Array.from({ length: 8 }, () => 'Mephit');

/** Ben's turn; Ann and Cid watch. */
function bensTurn(hand: readonly string[], deck: readonly string[] = [], discard: readonly string[] = []): Scenario {
  return scenario(rules, {
    players: [
      { name: 'Ann', hand: ['Militia'] },
      { name: 'Ben', hand, deck, discard, runes: 9, power: 9 },
      { name: 'Cid' },
    ],
    turn: 'Ben',
    centerRow: ['Wolf Shaman', 'Xeron, Duke of Lies', ...MEPHITS.slice(0, 4)],
    centerDeck: MEPHITS,
  });
}

type Kind<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** The events of a kind that a viewer is told. */
function told<K extends GameEvent['event']>(s: Scenario, viewer: Viewer, kind: K): readonly Kind<K>[] {
  const isKind = (event: GameEvent): event is Kind<K> => event.event === kind;
  return rules.eventsFor(s.events, viewer).filter(isKind);
}

function moves(s: Scenario, viewer: Viewer): readonly string[] {
  return told(s, viewer, 'moved').map(({ card, from, to }) => `${card}: ${from.zone} > ${to.zone}`);
}

describe('a move, told to somebody', () => {
  test('between hidden places names the piece for the one who can look there, and for nobody else', () => {
    const s = bensTurn(['Arha Initiate'], ['Spike Vixen']);
    s.play('Arha Initiate');
    expect(moves(s, BEN)).toEqual(['arha-initiate: hand > played', 'spike-vixen: deck > hand']);
    for (const viewer of OTHERS) {
      expect(moves(s, viewer)).toEqual(['arha-initiate: hand > played', 'null: deck > hand']);
      expect(told(s, viewer, 'moved')[1]).toMatchObject({ instance: null, card: null, seenBy: 0 });
    }
  });

  test('says of who else has seen the piece nothing', () => {
    const s = bensTurn(['Arha Initiate'], ['Spike Vixen']);
    s.play('Arha Initiate');
    for (const viewer of [ANN, BEN, CID]) expect(told(s, viewer, 'moved')[0].seenBy).toBe(1 << viewer);
    expect(told(s, 'observer', 'moved')[0].seenBy).toBe(1 << 31);
  });

  test('onto a deck names a piece that lay open before, for everybody, also when it is drawn', () => {
    const s = bensTurn(['Druids of the Stone Circle', 'Arha Initiate']);
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    s.play('Arha Initiate');
    for (const viewer of EVERYONE) {
      expect(moves(s, viewer)).toContain('wolf-shaman: centerRow > deck');
      expect(moves(s, viewer)).toContain('wolf-shaman: deck > hand');
    }
  });

  test('from hand to hand at random names the piece for the two players, even if others had known it', () => {
    const s = scenario(rules, {
      players: [
        { name: 'Ann', power: 6 },
        { name: 'Ben', hand: ['Druids of the Stone Circle'], deck: ['Mystic', 'Mystic', 'Militia', 'Militia'] },
        { name: 'Cid' },
      ],
      turn: 'Ben',
      centerRow: ['Wolf Shaman', 'Xeron, Duke of Lies', ...MEPHITS.slice(0, 4)],
      centerDeck: MEPHITS,
    });
    s.play('Druids of the Stone Circle');
    s.choose('Wolf Shaman');
    s.endTurn();
    s.endTurn();
    s.defeat('Xeron, Duke of Lies');
    const taken = (viewer: Viewer): readonly string[] =>
      moves(s, viewer).filter((move) => move.endsWith('hand > hand'));
    const [known] = taken('all');
    for (const viewer of [ANN, BEN]) expect(taken(viewer)).toEqual([known]);
    for (const viewer of [CID, 'observer'] as const) expect(taken(viewer)).toEqual(['null: hand > hand']);
  });

  test('of a discard pile that becomes a deck names every piece, and the shuffle hides them', () => {
    const s = bensTurn(['Arha Initiate'], [], ['Spike Vixen', 'Mystic']);
    s.play('Arha Initiate');
    for (const viewer of OTHERS) {
      const [, ...others] = moves(s, viewer);
      expect([...others].sort()).toEqual([
        'mystic: discard > deck',
        'null: deck > hand',
        'spike-vixen: discard > deck',
      ]);
      expect(told(s, viewer, 'shuffled')).toMatchObject([{ place: { zone: 'deck', seat: BEN }, count: 2 }]);
    }
  });
});

describe('something shown, told to somebody', () => {
  test('names the piece for the one who looked, and for others only that there was a look', () => {
    const s = bensTurn(['Nook Hound'], ['Spike Vixen']);
    s.play('Nook Hound');
    expect(told(s, BEN, 'revealed')).toMatchObject([{ to: BEN, card: 'spike-vixen' }]);
    for (const viewer of OTHERS) {
      expect(told(s, viewer, 'revealed')).toMatchObject([{ to: BEN, card: null, instance: null }]);
    }
  });

  test('to all names the piece for everybody', () => {
    const s = bensTurn(['Jubilant Monk'], ['Spike Vixen', 'Mystic']);
    s.play('Jubilant Monk');
    for (const viewer of EVERYONE) {
      expect(told(s, viewer, 'revealed')).toMatchObject([{ to: -1, card: 'spike-vixen' }]);
    }
  });
});

describe('what was decided, told to somebody', () => {
  test('has the keys for the one who decided only', () => {
    const s = bensTurn(['Temple Librarian', 'Militia', 'Mystic'], ['Spike Vixen', 'Spike Vixen']);
    s.play('Temple Librarian');
    s.choose('Mystic');
    const keys = (viewer: Viewer): readonly number[] =>
      told(s, viewer, 'decided').map((one) => (one.keys ?? []).length);
    expect(keys(BEN)).toEqual([1, 1]);
    expect(keys('all')).toEqual([1, 1]);
    for (const viewer of OTHERS) expect(keys(viewer)).toEqual([0, 0]);
    expect(told(s, ANN, 'decided')).toMatchObject([
      { seat: BEN, kind: 'turn' },
      { seat: BEN, kind: 'discard' },
    ]);
  });
});

describe('what was checked, told to somebody', () => {
  test('is told to the player it is about, since a condition may ask about a hand', () => {
    const s = bensTurn(['Runic Lycanthrope']);
    s.play('Runic Lycanthrope');
    for (const viewer of [BEN, 'all'] as const) {
      expect(told(s, viewer, 'checked')).toMatchObject([{ seat: BEN, held: false }]);
    }
    for (const viewer of OTHERS) expect(told(s, viewer, 'checked')).toEqual([]);
  });
});

describe('what everybody sees, told to somebody', () => {
  test('is the same for everybody: numbers, shuffles and what happens to cards', () => {
    const s = bensTurn(['Flytrap Witch'], [], ['Mystic']);
    s.play('Flytrap Witch');
    s.acquire('Wolf Shaman');
    for (const kind of ['changed', 'shuffled', 'happened'] as const) {
      const all = told(s, 'all', kind).map((event) => ({ ...event, cause: null }));
      expect(all.length).toBeGreaterThan(0);
      for (const viewer of EVERYONE) {
        expect(told(s, viewer, kind).map((event) => ({ ...event, cause: null }))).toEqual(all);
      }
    }
  });
});

describe('the cause of an event, told to somebody', () => {
  test('names the text and the card it stands on, and nothing that it was done to on the way', () => {
    const s = bensTurn(['Nook Hound'], ['Spike Vixen', 'Mystic']);
    s.play('Nook Hound');
    s.choose('Spike Vixen');
    for (const viewer of OTHERS) {
      for (const { cause } of rules.eventsFor(s.events, viewer)) {
        expect(cause).toMatchObject({ it: -1, list: [], at: 0 });
      }
    }
    expect(s.events.some(({ cause }) => cause !== null && cause.list.length + cause.it > 0)).toBe(true);
  });

  test('keeps the ruling and the words of the explanation', () => {
    const s = bensTurn(['Runic Lycanthrope']);
    s.play('Runic Lycanthrope');
    const own = rules.explain(rules.eventsFor(s.events, BEN), { players: s.state.players });
    expect(own).toEqual(rules.explain(s.events, { players: s.state.players }));
    const others = rules.explain(rules.eventsFor(s.events, ANN), { players: s.state.players });
    // Ann is told neither what Ben chose nor what was asked about him.
    const isPrivate = (line: string): boolean => line.includes('decides') || line.includes('?');
    expect(others.filter((line) => !isPrivate(line))).toEqual(own.filter((line) => !isPrivate(line)));
    expect(others.filter(isPrivate).join()).not.toMatch(/lycanthrope#|[?]/);
  });
});

describe('eventsFor', () => {
  const s = bensTurn(['Arha Initiate'], ['Spike Vixen']);
  s.play('Arha Initiate');

  test('gives whoever sees everything the events themselves', () => {
    expect(rules.eventsFor(s.events, 'all')).toBe(s.events);
  });

  test('changes nothing of the events it is given', () => {
    const json = JSON.stringify(s.events);
    for (const viewer of EVERYONE) rules.eventsFor(s.events, viewer);
    expect(JSON.stringify(s.events)).toBe(json);
  });

  test.each([[32], [Number.NaN], [-1], [99], [0.5], ['0'], [null], [undefined], [{}]])(
    'refuses a viewer that cannot be: %s',
    (viewer) => {
      let thrown: unknown = null;
      try {
        Reflect.apply(rules.eventsFor, rules, [s.events, viewer]);
      } catch (error) {
        thrown = error;
      }
      expect(isFatequeueError(thrown) && thrown.code).toBe('view/unknown-viewer');
    },
  );
});
