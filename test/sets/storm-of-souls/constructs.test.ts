import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DECK, withChronicle } from './at-the-table.js';

describe("Dreamer's Glass", () => {
  const glass = "Dreamer's Glass";

  test('puts a card from hand under itself and draws one for it, once per turn', () => {
    const s = annsTurn({ inPlay: [glass], hand: ['Militia', 'Everbloom'], deck: ['Mystic', 'Apprentice'] });
    s.activate(glass);
    expect(s.decision).toMatchObject({ seat: 0, min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Militia', 'pick Everbloom']);
    s.choose('Everbloom');
    expect([s.names('Ann', 'under'), s.names('Ann', 'hand')]).toEqual([['Everbloom'], ['Militia', 'Mystic']]);
    expect(s.offers()).not.toContain(`activate ${glass}`);
  });

  test('can be used only with a card in hand', () => {
    const s = annsTurn({ inPlay: [glass], deck: DECK });
    expect(s.offers()).not.toContain(`activate ${glass}`);
  });

  test('keeps what lies under it out of hand, play and discard pile', () => {
    const s = annsTurn({ inPlay: [glass], hand: ['Militia'], discard: ['Mystic'] });
    s.activate(glass);
    expect([s.names('Ann', 'under'), s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([
      ['Militia'],
      ['Mystic'],
      [],
    ]);
    s.endTurn();
    s.endTurn();
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('collects a card each turn', () => {
    const deck = ['Apprentice', 'Apprentice', 'Granger', 'Militia', 'Mystic', 'Apprentice', 'Militia'];
    const s = annsTurn({ inPlay: [glass], hand: ['Lionheart'], deck });
    s.activate(glass);
    s.endTurn();
    s.endTurn();
    s.activate(glass);
    s.choose('Granger');
    expect([...s.names('Ann', 'under')].sort()).toEqual(['Granger', 'Lionheart']);
  });

  test('lets go of its cards into the discard pile when it is destroyed', () => {
    const ann = { inPlay: [glass], hand: ['Scrap Flinger'], under: { [glass]: ['Granger', 'Mystic'] } };
    const s = annsTurn(ann);
    s.play('Scrap Flinger');
    s.choose(glass);
    expect(s.names('Ann', 'under')).toEqual([]);
    expect([...s.names('Ann', 'discard')].sort()).toEqual([glass, 'Granger', 'Mystic']);
  });

  test('lets go of them when it goes back to hand, and begins anew when it is played again', () => {
    const ann = { inPlay: [glass, 'Dream Machine'], under: { [glass]: ['Granger'] }, hand: ['Militia'], deck: DECK };
    const s = annsTurn(ann, { event: 'Hedron Rising' });
    s.activate(glass);
    expect(s.names('Ann', 'under')).toHaveLength(2);
    s.activate('Dream Machine');
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice', glass]);
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Granger', 'Militia']);
    s.play(glass);
    s.activate(glass);
    expect(s.names('Ann', 'under')).toEqual(['Apprentice']);
  });

  test('keeps its cards when a Fanatic saves it', () => {
    const ben = { inPlay: [glass], under: { [glass]: ['Granger'] }, trophies: ['Fanatic'] };
    const s = annAgainst({ power: 4 }, ben, { event: 'Hedron Rising', centerRow: ['Vandal Soul'] });
    s.defeat('Vandal Soul');
    s.choose(glass);
    expect([s.names('Ben', 'inPlay'), s.names('Ben', 'under'), s.names('Ben', 'discard')]).toEqual([
      [glass],
      ['Granger'],
      [],
    ]);
  });

  test('scores what lies under it for its owner', () => {
    const s = annsTurn({ inPlay: [glass], under: { [glass]: ['Lionheart', 'Mystic', 'Militia'] } });
    expect([s.score('Ann'), s.score('Ben')]).toEqual([3 + 3 + 1, 0]);
  });
});

describe('Eye of Destiny', () => {
  const eye = 'Eye of Destiny';

  test('may put an acquired hero into hand, once per turn, always-available ones included', () => {
    const s = annsTurn({ inPlay: [eye], runes: 7 });
    s.acquire('Mystic');
    expect(s.decision).toMatchObject({ kind: 'destination', min: 0, max: 1 });
    s.choose('into your hand');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Mystic'], []]);
    s.play('Mystic');
    s.acquire('Abolisher');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual(['Abolisher']);
  });

  test('can be declined, and is not used up by that (G7)', () => {
    const s = annsTurn({ inPlay: [eye], runes: 5 });
    s.acquire('Mystic');
    s.decline();
    s.acquire('Abolisher');
    s.choose('into your hand');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'discard')]).toEqual([['Abolisher'], ['Mystic']]);
  });

  test('is not used up by a hero that goes elsewhere instead', () => {
    const s = annsTurn({ inPlay: [eye], hand: ['Honey Siren'], runes: 3 });
    s.play('Honey Siren');
    s.acquire('Mystic');
    expect(s.offers()).toEqual(['put into your hand', 'put on top of your deck']);
    s.choose('on top of your deck');
    s.acquire('Abolisher');
    s.choose('into your hand');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'deck')]).toEqual([['Abolisher'], ['Mystic']]);
  });

  test('is not for constructs', () => {
    const s = annsTurn({ inPlay: [eye], runes: 3 });
    s.acquire('Everbloom');
    expect([s.decision?.kind, s.names('Ann', 'discard')]).toEqual(['turn', ['Everbloom']]);
  });

  test('is for a hero that is acquired for nothing too (G3)', () => {
    const ann = { inPlay: [eye], hand: ['Druids of the Stone Circle'] };
    const s = annsTurn(ann, { centerRow: ['Minotaur'] }, withChronicle);
    s.play('Druids of the Stone Circle');
    s.choose('Mystic');
    s.choose('into your hand');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'deck')]).toEqual([['Mystic'], []]);
  });
});

describe('Treasures of the Study', () => {
  const study = 'Treasures of the Study';

  test('gives 3 honor for discarding 2 cards, once per turn', () => {
    const s = annsTurn({ inPlay: [study], hand: ['Militia', 'Apprentice', 'Mystic', 'Mystic'] });
    s.activate(study);
    expect(s.decision).toMatchObject({ kind: 'discard', min: 2, max: 2 });
    s.choose('Militia', 'Apprentice');
    expect([s.honor('Ann'), s.names('Ann', 'hand')]).toEqual([3, ['Mystic', 'Mystic']]);
    expect([...s.names('Ann', 'discard')].sort()).toEqual(['Apprentice', 'Militia']);
    expect(s.offers()).not.toContain(`activate ${study}`);
  });

  test('takes two cards or none: it cannot be used with one', () => {
    const s = annsTurn({ inPlay: [study], hand: ['Militia'] });
    expect(s.offers()).not.toContain(`activate ${study}`);
  });

  test('gives the honor also if Arha Rising returns one of the cards', () => {
    const ann = { inPlay: [study], hand: ['Militia', 'Apprentice', 'Mystic'] };
    const s = annsTurn(ann, { event: 'Arha Rising' });
    s.activate(study);
    s.choose('Militia', 'Mystic');
    expect([...s.offers()].sort()).toEqual(['pick Militia', 'pick Mystic']);
    s.choose('Mystic');
    expect([s.honor('Ann'), s.names('Ann', 'hand')]).toEqual([3, ['Apprentice', 'Mystic']]);
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
  });
});

describe('Everbloom', () => {
  test('gives an honor once per turn, each copy', () => {
    const s = annsTurn({ inPlay: ['Everbloom', 'Everbloom'], deck: DECK });
    s.activate('Everbloom');
    s.activate('Everbloom');
    expect(s.honor('Ann')).toBe(2);
    expect(s.offers()).not.toContain('activate Everbloom');
    s.endTurn();
    s.endTurn();
    s.activate('Everbloom');
    expect(s.honor('Ann')).toBe(3);
  });
});

describe('Autobuilder 5.0', () => {
  const builder = 'Autobuilder 5.0';
  const centerRow = ['Synchronizer', 'Synchronizer', 'Everbloom', 'Cog Maw', 'Minotaur', 'Abolisher'];

  test('is destroyed to make the next mechana construct cost 2 runes less', () => {
    const s = annsTurn({ inPlay: [builder], runes: 1 }, { centerRow });
    expect(s.offers()).not.toContain('acquire Synchronizer');
    s.activate(builder);
    expect([s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([[], [builder]]);
    s.acquire('Synchronizer');
    expect(s.runes('Ann')).toBe(0);
  });

  test('works for one mechana construct, and nothing else uses it up', () => {
    const s = annsTurn({ inPlay: [builder], runes: 9 }, { centerRow });
    s.activate(builder);
    s.acquire('Everbloom');
    s.acquire('Abolisher');
    expect(s.runes('Ann')).toBe(4);
    s.acquire('Synchronizer');
    s.acquire('Synchronizer');
    expect(s.runes('Ann')).toBe(0);
  });

  test('works for any construct of the row under Hedron Rising', () => {
    const s = annsTurn({ inPlay: [builder], runes: 1 }, { centerRow, event: 'Hedron Rising' });
    s.activate(builder);
    s.acquire('Everbloom');
    expect(s.runes('Ann')).toBe(0);
  });

  test('adds up with Grease Monk and with another Autobuilder, down to nothing but no further', () => {
    const s = annsTurn({ inPlay: [builder, builder], hand: ['Grease Monk'] }, { centerRow });
    s.play('Grease Monk');
    s.activate(builder);
    s.activate(builder);
    s.acquire('Cog Maw');
    expect(s.runes('Ann')).toBe(0);
    const much = annsTurn({ inPlay: [builder, builder], hand: ['Grease Monk'] }, { centerRow });
    much.play('Grease Monk');
    much.activate(builder);
    much.activate(builder);
    much.acquire('Synchronizer');
    expect(much.runes('Ann')).toBe(1);
    expect(much.offers()).not.toContain('acquire Synchronizer');
  });

  test('is over at the end of the turn', () => {
    const s = annsTurn(
      { inPlay: [builder], deck: ['Apprentice', 'Militia', 'Militia', 'Militia', 'Militia'] },
      { centerRow },
    );
    s.activate(builder);
    s.endTurn();
    s.endTurn();
    s.play('Apprentice');
    expect(s.offers()).not.toContain('acquire Synchronizer');
  });
});

describe('Cog Maw', () => {
  const maw = 'Cog Maw';

  test('gives a rune for destroying a mechana construct, once per turn', () => {
    const s = annsTurn({ inPlay: [maw, 'Synchronizer', 'Everbloom', 'Autobuilder 5.0'] });
    s.activate(maw);
    expect(s.decision).toMatchObject({ kind: 'destroy', min: 1, max: 1 });
    expect(s.offers()).toEqual([`pick ${maw}`, 'pick Synchronizer', 'pick Autobuilder 5.0']);
    s.choose('Synchronizer');
    expect([s.runes('Ann'), s.names('Ann', 'discard')]).toEqual([1, ['Synchronizer']]);
    expect(s.offers()).not.toContain(`activate ${maw}`);
  });

  test('may destroy itself', () => {
    const s = annsTurn({ inPlay: [maw] });
    s.activate(maw);
    expect([s.runes('Ann'), s.names('Ann', 'inPlay'), s.names('Ann', 'discard')]).toEqual([1, [], [maw]]);
  });

  test('takes any construct and gives 2 runes under Hedron Rising', () => {
    const s = annsTurn({ inPlay: [maw, 'Everbloom'] }, { event: 'Hedron Rising' });
    s.activate(maw);
    s.choose('Everbloom');
    expect([s.runes('Ann'), s.names('Ann', 'discard')]).toEqual([2, ['Everbloom']]);
  });

  test('gives one rune under another event', () => {
    const s = annsTurn({ inPlay: [maw, 'Everbloom'] }, { event: 'Void Rising' });
    s.activate(maw);
    expect([s.runes('Ann'), s.names('Ann', 'inPlay')]).toEqual([1, ['Everbloom']]);
  });
});

describe('Dream Machine', () => {
  const machine = 'Dream Machine';

  test('returns another mechana construct to hand, where it can be played again', () => {
    const s = annsTurn({ inPlay: [machine, 'Synchronizer', 'Cog Maw', 'Everbloom'] });
    s.activate(machine);
    expect(s.decision).toMatchObject({ seat: 0, min: 1, max: 1 });
    expect(s.offers()).toEqual(['pick Synchronizer', 'pick Cog Maw']);
    s.choose('Synchronizer');
    expect(s.names('Ann', 'hand')).toEqual(['Synchronizer']);
    s.play('Synchronizer');
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain(`activate ${machine}`);
  });

  test('does not return itself, and cannot be used alone', () => {
    const s = annsTurn({ inPlay: [machine, 'Everbloom'] });
    expect(s.offers()).not.toContain(`activate ${machine}`);
  });

  test('makes what was used usable again (T4)', () => {
    const s = annsTurn({ inPlay: [machine, 'Everbloom'] }, { event: 'Hedron Rising' });
    s.activate('Everbloom');
    s.activate(machine);
    s.play('Everbloom');
    s.activate('Everbloom');
    expect(s.honor('Ann')).toBe(2);
  });

  test('its fate lets each player in turn order return a construct of theirs to hand, of any faction', () => {
    const s = annAgainst(
      { runes: 2, inPlay: ['Everbloom', 'Synchronizer'] },
      { inPlay: ['Umbral Edge'] },
      { centerDeck: [machine] },
    );
    s.acquire('Abolisher');
    expect(s.decision).toMatchObject({ seat: 0, min: 0, max: 1 });
    expect(s.offers()).toEqual(['pick Everbloom', 'pick Synchronizer']);
    s.choose('Everbloom');
    expect([s.names('Ann', 'hand'), s.names('Ann', 'inPlay')]).toEqual([['Everbloom'], ['Synchronizer']]);
    expect(s.decision).toMatchObject({ seat: 1, min: 0, max: 1 });
    s.decline();
    expect(s.names('Ben', 'inPlay')).toEqual(['Umbral Edge']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });
});

describe('Personal Wormhole', () => {
  const wormhole = 'Personal Wormhole';

  test('may banish a card from hand or discard pile when it is played itself', () => {
    const s = annsTurn({ hand: [wormhole, 'Militia'], discard: ['Apprentice'] });
    s.play(wormhole);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect([...s.offers()].sort()).toEqual(['pick Apprentice', 'pick Militia']);
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
  });

  test('does so once per turn', () => {
    const s = annsTurn({ inPlay: [wormhole], hand: ['Cog Maw', 'Synchronizer', 'Militia', 'Mystic'] });
    s.play('Cog Maw');
    s.choose('Militia');
    s.play('Synchronizer');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('is not used up by banishing nothing (G7)', () => {
    const s = annsTurn({ inPlay: [wormhole], hand: ['Cog Maw', 'Synchronizer', 'Militia'] });
    s.play('Cog Maw');
    s.decline();
    s.play('Synchronizer');
    s.choose('Militia');
    expect(s.names('removed')).toEqual(['Militia']);
  });

  test('is not set off by a construct of another faction, but is under Hedron Rising', () => {
    const without = annsTurn({ inPlay: [wormhole], hand: ['Everbloom', 'Militia'] });
    without.play('Everbloom');
    expect(without.decision?.kind).toBe('turn');
    const s = annsTurn({ inPlay: [wormhole], hand: ['Everbloom', 'Militia'] }, { event: 'Hedron Rising' });
    s.play('Everbloom');
    expect(s.decision?.kind).toBe('banish');
  });

  test('is fresh when it was returned and is played again (T4)', () => {
    const s = annsTurn({ inPlay: ['Dream Machine'], hand: [wormhole, 'Militia', 'Apprentice'] });
    s.play(wormhole);
    s.choose('Militia');
    s.activate('Dream Machine');
    s.play(wormhole);
    s.choose('Apprentice');
    expect([...s.names('removed')].sort()).toEqual(['Apprentice', 'Militia']);
  });
});

/** What a construct does that pays once per turn for a mechana construct played. */
function paysForMechana(name: string, resource: 'runes' | 'power', amount: number): void {
  test('pays when it is played itself, once per turn', () => {
    const s = annsTurn({ hand: [name, 'Cog Maw'] });
    s.play(name);
    expect(s.counter(resource, 'Ann')).toBe(amount);
    s.play('Cog Maw');
    expect(s.counter(resource, 'Ann')).toBe(amount);
    expect(s.offers()).not.toContain(`activate ${name}`);
  });

  test('pays for another mechana construct in a later turn', () => {
    const s = annsTurn({ inPlay: [name], hand: ['Cog Maw'] });
    s.play('Cog Maw');
    expect(s.counter(resource, 'Ann')).toBe(amount);
  });

  test('each copy keeps track of its own use', () => {
    const s = annsTurn({ hand: [name, name] });
    s.play(name);
    s.play(name);
    expect(s.counter(resource, 'Ann')).toBe(2 * amount);
  });

  test('pays again when it was returned and is played again (T4)', () => {
    const s = annsTurn({ inPlay: ['Dream Machine'], hand: [name] });
    s.play(name);
    s.activate('Dream Machine');
    s.play(name);
    expect(s.counter(resource, 'Ann')).toBe(2 * amount);
  });

  test('does not pay for a mechana hero, a construct of another faction, or one of an opponent', () => {
    const s = annAgainst({ inPlay: [name], hand: ['Everbloom', 'Scrap Flinger'] }, { hand: ['Cog Maw'] });
    s.play('Everbloom');
    expect(s.counter(resource, 'Ann')).toBe(0);
    s.play('Scrap Flinger');
    s.decline();
    expect(s.counter(resource, 'Ann')).toBe(resource === 'power' ? 2 : 0);
    s.endTurn();
    s.play('Cog Maw');
    expect([s.counter(resource, 'Ann'), s.counter(resource, 'Ben')]).toEqual([0, 0]);
  });

  test('pays for any construct under Hedron Rising', () => {
    const s = annsTurn({ inPlay: [name], hand: ['Everbloom'] }, { event: 'Hedron Rising' });
    s.play('Everbloom');
    expect(s.counter(resource, 'Ann')).toBe(amount);
  });
}

describe('Synchronizer', () => {
  paysForMechana('Synchronizer', 'runes', 1);
});

describe('Weapon 303-V', () => {
  paysForMechana('Weapon 303-V', 'power', 3);
});

describe('Canopic Jar', () => {
  const jar = 'Canopic Jar';

  test('has two abilities, each once per turn', () => {
    const s = annsTurn({ inPlay: [jar], power: 8 });
    s.defeat('Minotaur');
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([4, 1]);
    s.activate(jar);
    expect([s.power('Ann'), s.runes('Ann')]).toEqual([5, 1]);
    expect(s.offers()).not.toContain(`activate ${jar}`);
    s.defeat('Noxious Soul');
    expect(s.runes('Ann')).toBe(1);
  });

  test('gives nothing for the Cultist and the Fanatic, which do not use it up', () => {
    const s = annsTurn({ inPlay: [jar], power: 9 });
    s.defeat('Cultist');
    s.defeat('Fanatic');
    expect(s.runes('Ann')).toBe(0);
    s.defeat('Minotaur');
    expect(s.runes('Ann')).toBe(1);
  });

  test('does not mind a monster of the row defeated before it came into play', () => {
    const s = annsTurn({ hand: [jar], power: 9 });
    s.defeat('Minotaur');
    s.play(jar);
    expect(s.runes('Ann')).toBe(0);
    s.defeat('Noxious Soul');
    expect(s.runes('Ann')).toBe(1);
  });
});

describe('Penumbral Edge', () => {
  const edge = 'Penumbral Edge';

  test('gives 2 power once per turn', () => {
    const s = annsTurn({ inPlay: [edge] });
    s.activate(edge);
    expect(s.power('Ann')).toBe(2);
    expect(s.offers()).not.toContain(`activate ${edge}`);
  });

  test('gives 4 power together with Umbral Edge, in one use', () => {
    const s = annsTurn({ inPlay: [edge, 'Umbral Edge'] });
    s.activate(edge);
    expect(s.power('Ann')).toBe(4);
    expect(s.offers().filter((offer) => offer.startsWith('activate'))).toEqual(['activate Umbral Edge']);
  });

  test('looks for Umbral Edge when it is used, not later', () => {
    const s = annsTurn({ inPlay: [edge], hand: ['Umbral Edge'] });
    s.activate(edge);
    s.play('Umbral Edge');
    expect(s.power('Ann')).toBe(2);
    expect(s.offers()).not.toContain(`activate ${edge}`);
  });

  test('does not count the Umbral Edge of an opponent, nor another copy of itself', () => {
    const s = annAgainst({ inPlay: [edge, edge] }, { inPlay: ['Umbral Edge'] });
    s.activate(edge);
    expect(s.power('Ann')).toBe(2);
  });
});

describe('Umbral Edge', () => {
  const edge = 'Umbral Edge';

  test('gives 2 power once per turn', () => {
    const s = annsTurn({ inPlay: [edge] });
    s.activate(edge);
    expect(s.power('Ann')).toBe(2);
    expect(s.offers()).not.toContain(`activate ${edge}`);
  });

  test('gives 4 power together with Penumbral Edge, in one use', () => {
    const s = annsTurn({ inPlay: [edge, 'Penumbral Edge'] });
    s.activate(edge);
    expect(s.power('Ann')).toBe(4);
    s.activate('Penumbral Edge');
    expect(s.power('Ann')).toBe(8);
    expect(s.offers().filter((offer) => offer.startsWith('activate'))).toEqual([]);
  });

  test('does not count the Penumbral Edge of an opponent, nor another copy of itself', () => {
    const s = annAgainst({ inPlay: [edge, edge] }, { inPlay: ['Penumbral Edge'] });
    s.activate(edge);
    expect(s.power('Ann')).toBe(2);
  });
});
