import { describe, expect, test } from 'vitest';
import { annAgainst, annsTurn, DEATH, DECK, IMMORTALITY, LIFE, picks, ROW, sorted } from './at-the-table.js';

describe('Sacred Pot', () => {
  const pot = 'Sacred Pot';

  test('draws once per turn while the discard pile is empty (K3)', () => {
    const s = annsTurn({ inPlay: [pot], deck: ['Mystic', 'Militia'] });
    s.activate(pot);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect(s.offers()).not.toContain(`activate ${pot}`);
  });

  test('cannot be used with a card in the discard pile, one acquired this turn included (K3, T5)', () => {
    const s = annsTurn({ inPlay: [pot], deck: DECK, runes: 3 });
    expect(s.offers()).toContain(`activate ${pot}`);
    s.acquire('Mystic');
    expect(s.offers()).not.toContain(`activate ${pot}`);
  });

  test('can be used as soon as the discard pile is empty (K3)', () => {
    const s = annsTurn({ inPlay: [pot], hand: ['Cheerful Consort'], discard: ['Mystic', 'Militia'] });
    expect(s.offers()).not.toContain(`activate ${pot}`);
    s.play('Cheerful Consort');
    s.activate(pot);
    expect(sorted(s.names('Ann', 'hand'))).toEqual(['Militia', 'Mystic']);
  });

  test('can be used in the turn in which it is played, and again in the next (T4)', () => {
    const s = annsTurn({ hand: [pot], deck: ['Militia'] });
    s.play(pot);
    s.activate(pot);
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    s.endTurn();
    s.endTurn();
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(s.offers()).toContain(`activate ${pot}`);
  });
});

describe('Templar Outpost', () => {
  const outpost = 'Templar Outpost';
  const centerRow = ['Crypt Lurker', 'Cavern Horror', "Iku's Minions", 'Iku, Valley Tyrant', ...ROW.slice(4)];

  test('defeats a monster of the row of cost 4 or less for nothing, once per turn; never the Cultist', () => {
    const s = annsTurn({ inPlay: [outpost] }, { centerRow });
    s.activate(outpost);
    expect(s.offers()).toEqual(picks('Crypt Lurker', 'Cavern Horror'));
    s.choose('Crypt Lurker');
    expect([s.honor('Ann'), s.keystones('Ann').death]).toEqual([3, 1]);
    expect(s.names('void')).toEqual(['Crypt Lurker']);
    expect(s.offers()).not.toContain(`activate ${outpost}`);
  });

  test('cannot be topped up with power (A4)', () => {
    const s = annsTurn({ inPlay: [outpost], power: 4 }, { centerRow });
    s.activate(outpost);
    expect(s.offers()).not.toContain("pick Iku's Minions");
  });

  test("reaches Iku's Minions with a temple, and Iku with three: it looks at what they cost now (G6)", () => {
    const one = annsTurn({ inPlay: [outpost], temples: [LIFE] }, { centerRow });
    one.activate(outpost);
    expect(one.offers()).toEqual(picks('Crypt Lurker', 'Cavern Horror', "Iku's Minions"));
    const three = annsTurn({ inPlay: [outpost], temples: [LIFE, DEATH, IMMORTALITY] }, { centerRow });
    three.activate(outpost);
    expect(three.offers()).toEqual(picks('Crypt Lurker', 'Cavern Horror', "Iku's Minions", 'Iku, Valley Tyrant'));
    three.choose('Iku, Valley Tyrant');
    expect(three.honor('Ann')).toBe(8);
  });
});

describe("Pathfinder's Totem", () => {
  const totem = "Pathfinder's Totem";

  test('gives a rune once in a turn in which a lifebound hero was played (K4)', () => {
    const s = annsTurn({ inPlay: [totem], hand: ['Ancient Stag'] });
    expect(s.offers()).not.toContain(`activate ${totem}`);
    s.play('Ancient Stag');
    expect(s.runes('Ann')).toBe(0);
    s.activate(totem);
    expect(s.runes('Ann')).toBe(1);
    expect(s.offers()).not.toContain(`activate ${totem}`);
  });

  test('does not mind whether the hero or the construct was played first', () => {
    const s = annsTurn({ hand: ['Ancient Stag', totem] });
    s.play('Ancient Stag');
    s.play(totem);
    s.activate(totem);
    expect(s.runes('Ann')).toBe(1);
  });

  test('needs a hero, a lifebound one, and one of this turn', () => {
    const s = annsTurn({ inPlay: [totem, totem], hand: ['Mystic', 'Brother Marius', totem], deck: ['Ancient Stag'] });
    for (const name of ['Mystic', 'Brother Marius', totem]) s.play(name);
    expect(s.offers()).not.toContain(`activate ${totem}`);
    s.endTurn();
    s.endTurn();
    expect(s.offers()).not.toContain(`activate ${totem}`);
    s.play('Ancient Stag');
    expect(s.offers().filter((offer) => offer === `activate ${totem}`)).toHaveLength(3);
  });
});

describe("Forgemaster's Suit", () => {
  const suit = "Forgemaster's Suit";

  test('gives an honor when it comes into play itself', () => {
    const s = annsTurn({ hand: [suit] });
    s.play(suit);
    expect(s.honor('Ann')).toBe(1);
  });

  test('gives an honor for a mechana construct, once per turn, without being asked', () => {
    const s = annsTurn({ inPlay: [suit], hand: ['Stormsmith Anvil', "Siegemaster's Ram"] });
    s.play('Stormsmith Anvil');
    expect(s.honor('Ann')).toBe(1);
    s.play("Siegemaster's Ram");
    expect(s.honor('Ann')).toBe(1);
  });

  test('gives nothing for a construct of another faction, nor for a mechana hero', () => {
    const s = annsTurn({ inPlay: [suit], hand: ['Sacred Pot', 'Brother Marius'] });
    s.play('Sacred Pot');
    s.play('Brother Marius');
    expect(s.honor('Ann')).toBe(0);
  });

  test('can be used without a construct only while its owner controls a temple', () => {
    const without = annAgainst({ inPlay: [suit] }, { temples: [LIFE] });
    expect(without.offers()).not.toContain(`activate ${suit}`);
    const s = annsTurn({ inPlay: [suit], temples: [LIFE] });
    s.activate(suit);
    expect(s.honor('Ann')).toBe(1);
    expect(s.offers()).not.toContain(`activate ${suit}`);
  });

  test('can be used once a temple is taken in the same turn', () => {
    const s = annsTurn({ inPlay: [suit], life: 1 });
    expect(s.offers()).not.toContain(`activate ${suit}`);
    s.spend('life');
    s.activate(suit);
    expect(s.honor('Ann')).toBe(1);
  });

  test('has one use per turn for both ways together', () => {
    const used = annsTurn({ inPlay: [suit], hand: ['Stormsmith Anvil'], temples: [LIFE] });
    used.activate(suit);
    used.play('Stormsmith Anvil');
    expect(used.honor('Ann')).toBe(1);
    const triggered = annsTurn({ inPlay: [suit], hand: ['Stormsmith Anvil'], temples: [LIFE] });
    triggered.play('Stormsmith Anvil');
    expect(triggered.honor('Ann')).toBe(1);
    expect(triggered.offers()).not.toContain(`activate ${suit}`);
  });

  test('works again in the next turn', () => {
    const s = annsTurn({ inPlay: [suit], temples: [LIFE] });
    s.activate(suit);
    s.endTurn();
    expect(s.offers()).not.toContain(`activate ${suit}`);
    s.endTurn();
    s.activate(suit);
    expect(s.honor('Ann')).toBe(2);
  });

  test('each of two has its own use', () => {
    const s = annsTurn({ inPlay: [suit], hand: [suit, suit], temples: [LIFE] });
    s.play(suit);
    expect(s.honor('Ann')).toBe(2);
    s.play(suit);
    expect(s.honor('Ann')).toBe(3);
    expect(s.offers()).not.toContain(`activate ${suit}`);
  });
});

describe('Stormsmith Anvil', () => {
  const anvil = 'Stormsmith Anvil';

  test('gives a rune for a mechana construct, itself included, once per turn', () => {
    const s = annsTurn({ hand: [anvil, "Siegemaster's Ram"] });
    s.play(anvil);
    expect(s.runes('Ann')).toBe(1);
    s.play("Siegemaster's Ram");
    expect(s.runes('Ann')).toBe(1);
  });

  test('gives it with a temple when its owner likes, within the same limit', () => {
    const s = annsTurn({ inPlay: [anvil], hand: ["Siegemaster's Ram"], temples: [DEATH] });
    s.activate(anvil);
    expect(s.runes('Ann')).toBe(1);
    s.play("Siegemaster's Ram");
    expect(s.runes('Ann')).toBe(1);
  });
});

describe("Siegemaster's Ram", () => {
  const ram = "Siegemaster's Ram";

  test('gives 2 power for a mechana construct, itself included, once per turn', () => {
    const s = annsTurn({ hand: [ram, 'Stormsmith Anvil'] });
    s.play(ram);
    expect(s.power('Ann')).toBe(2);
    s.play('Stormsmith Anvil');
    expect(s.power('Ann')).toBe(2);
  });

  test('gives them with a temple when its owner likes, within the same limit', () => {
    const s = annsTurn({ inPlay: [ram], hand: ['Stormsmith Anvil'], temples: [IMMORTALITY] });
    s.activate(ram);
    expect(s.power('Ann')).toBe(2);
    s.play('Stormsmith Anvil');
    expect(s.power('Ann')).toBe(2);
  });
});

describe('K-YL3 Repairbot', () => {
  const bot = 'K-YL3 Repairbot';

  test('draws for a mechana construct, itself included, once per turn', () => {
    const s = annsTurn({ hand: [bot, 'Stormsmith Anvil'], deck: ['Mystic', 'Militia'] });
    s.play(bot);
    expect(s.names('Ann', 'hand')).toEqual(['Stormsmith Anvil', 'Mystic']);
    s.play('Stormsmith Anvil');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('draws with a temple when its owner likes, within the same limit', () => {
    const s = annsTurn({ inPlay: [bot], hand: ['Stormsmith Anvil'], deck: ['Mystic', 'Militia'], temples: [LIFE] });
    s.activate(bot);
    s.play('Stormsmith Anvil');
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });
});

describe('Tyranyx, the Pillager', () => {
  const tyranyx = 'Tyranyx, the Pillager';
  const centerRow = [tyranyx, "Siegemaster's Ram", 'Sacred Pot', 'Brother Marius', ...ROW.slice(4)];

  test('can be acquired from the row for runes and power in any mix (K7)', () => {
    for (const [runes, power] of [
      [7, 0],
      [3, 4],
      [0, 7],
    ]) {
      const s = annsTurn({ runes, power }, { centerRow });
      s.acquire(tyranyx);
      expect(s.names('Ann', 'discard')).toEqual([tyranyx]);
      expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 0]);
    }
    const poor = annsTurn({ runes: 3, power: 3 }, { centerRow });
    expect(poor.offers()).not.toContain(`acquire ${tyranyx}`);
  });

  test('asks how to pay when more than one mix would do (A14)', () => {
    const s = annsTurn({ runes: 5, power: 4 }, { centerRow });
    s.acquire(tyranyx);
    expect(s.decision).toMatchObject({ kind: 'pay', min: 1, max: 1 });
    expect(s.offers()).toEqual(['pay 5 runes and 2 power', 'pay 4 runes and 3 power', 'pay 3 runes and 4 power']);
    s.choose('4 runes and 3 power');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
    expect(s.names('Ann', 'discard')).toEqual([tyranyx]);
  });

  test('changes nothing for other cards while it is in the row', () => {
    const s = annsTurn({ power: 6 }, { centerRow });
    expect(s.offers()).not.toContain("acquire Siegemaster's Ram");
    expect(s.offers()).not.toContain('acquire Sacred Pot');
  });

  test('in play lets its owner spend power on mechana constructs, and on nothing else', () => {
    const s = annsTurn({ inPlay: [tyranyx], power: 5 }, { centerRow: ["Siegemaster's Ram", ...centerRow.slice(2)] });
    expect(s.offers().filter((offer) => offer.startsWith('acquire'))).toEqual(["acquire Siegemaster's Ram"]);
    s.acquire("Siegemaster's Ram");
    expect(s.power('Ann')).toBe(0);
    expect(s.names('Ann', 'discard')).toEqual(["Siegemaster's Ram"]);
  });

  test('in play is for its owner only', () => {
    const s = annAgainst({ power: 5 }, { inPlay: [tyranyx] });
    expect(s.offers()).not.toContain("acquire Forgemaster's Suit");
  });

  test('in a discard pile or hand does nothing', () => {
    const s = annsTurn({ hand: [tyranyx], discard: [tyranyx], power: 5 });
    expect(s.offers()).not.toContain("acquire Forgemaster's Suit");
  });
});

describe('Reckless Excavator', () => {
  const excavator = 'Reckless Excavator';

  test('gives a life or a death keystone for a mechana construct, itself included, once per turn', () => {
    const life = annsTurn({ hand: [excavator, 'Stormsmith Anvil'] });
    life.play(excavator);
    expect(life.decision).toMatchObject({ seat: 0, min: 1, max: 1 });
    life.choose('choose:0');
    expect(life.keystones('Ann')).toEqual({ life: 1, death: 0 });
    life.play('Stormsmith Anvil');
    expect(life.decision?.kind).toBe('turn');
    const death = annsTurn({ inPlay: [excavator], hand: ['Stormsmith Anvil'] });
    death.play('Stormsmith Anvil');
    death.choose('choose:1');
    expect(death.keystones('Ann')).toEqual({ life: 0, death: 1 });
  });

  test('cannot be used for a temple alone', () => {
    const s = annsTurn({ inPlay: [excavator], temples: [LIFE, DEATH] });
    expect(s.offers()).not.toContain(`activate ${excavator}`);
  });
});

describe('Beacon of the Lost', () => {
  const beacon = 'Beacon of the Lost';

  test('gives a power once per turn while a void card is in the discard pile (K2)', () => {
    const s = annsTurn({ inPlay: [beacon], discard: ['Deranged Dirge'] });
    s.activate(beacon);
    expect(s.power('Ann')).toBe(1);
    expect(s.offers()).not.toContain(`activate ${beacon}`);
  });

  test('looks at the discard pile when it is used (K2)', () => {
    const s = annsTurn({ inPlay: [beacon], discard: ['Sacred Pot'], runes: 4 });
    expect(s.offers()).not.toContain(`activate ${beacon}`);
    s.acquire('Soulsnare Hunter');
    s.activate(beacon);
    expect(s.power('Ann')).toBe(1);
  });

  test('cannot be used when the void card has gone (K2)', () => {
    const s = annsTurn({ inPlay: [beacon], hand: ['Cheerful Consort'], discard: ['Deranged Dirge'] });
    expect(s.offers()).toContain(`activate ${beacon}`);
    s.play('Cheerful Consort');
    expect(s.names('Ann', 'hand')).toEqual(['Deranged Dirge']);
    expect(s.offers()).not.toContain(`activate ${beacon}`);
  });
});

describe('Deranged Dirge', () => {
  const dirge = 'Deranged Dirge';

  test('gives a power once per turn, and can still be destroyed for a banish in the same turn', () => {
    const s = annsTurn({ inPlay: [dirge], hand: ['Militia'], discard: ['Apprentice'] });
    s.activate(dirge, 0);
    expect(s.power('Ann')).toBe(1);
    s.activate(dirge, 1);
    expect(s.names('Ann', 'inPlay')).toEqual([]);
    expect(sorted(s.offers())).toEqual(picks('Apprentice', dirge, 'Militia'));
    s.choose('Militia');
    expect(s.names('removed')).toEqual(['Militia']);
    expect(s.names('Ann', 'discard')).toEqual([dirge, 'Apprentice']);
  });

  test('is destroyed first, and may then be the card that is banished (N12)', () => {
    const s = annsTurn({ inPlay: [dirge], hand: ['Militia'] });
    s.activate(dirge, 1);
    expect(s.names('Ann', 'discard')).toEqual([dirge]);
    s.choose(dirge);
    expect(s.names('void')).toEqual([dirge]);
    expect(s.names('Ann', 'discard')).toEqual([]);
  });

  test('banishes itself when there is no other card: nothing says that it may be left (G4)', () => {
    const s = annsTurn({ inPlay: [dirge] });
    s.activate(dirge, 1);
    expect(s.names('void')).toEqual([dirge]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('cannot be paid for and then declined (G4)', () => {
    const s = annsTurn({ inPlay: [dirge], hand: ['Militia'] });
    s.activate(dirge, 1);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 1, max: 1 });
    expect(() => s.decline()).toThrow('answer/too-few');
  });

  test('turns on an echo when it is destroyed (K2)', () => {
    const s = annsTurn({ inPlay: [dirge, 'Beacon of the Lost'], hand: ['Militia'] });
    s.activate(dirge, 1);
    s.choose('Militia');
    s.activate('Beacon of the Lost');
    expect(s.power('Ann')).toBe(1);
  });
});
