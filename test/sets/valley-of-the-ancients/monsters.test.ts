import { type PlayerPosition, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import {
  annAgainst,
  annsTurn,
  CENTER_DECK,
  DEATH,
  DECK,
  IMMORTALITY,
  LIFE,
  picks,
  ROW,
  rules,
  sorted,
} from './at-the-table.js';

/** Ann is about to defeat a monster at the left end of the row; the others are at the table. */
function facing(monster: string, ann: Omit<PlayerPosition, 'name'>, ...others: readonly PlayerPosition[]): Scenario {
  return scenario(rules, {
    players: [{ name: 'Ann', ...ann }, ...others],
    centerRow: [monster, ...ROW.slice(1)],
    centerDeck: CENTER_DECK,
  });
}

describe('Cavern Horror', () => {
  test('gives 1 honor, and may shuffle the discard pile into the deck', () => {
    const ann = { power: 2, deck: ['Militia'], discard: ['Mystic', 'Apprentice'] };
    const s = facing('Cavern Horror', ann, { name: 'Ben', discard: ['Mystic'] });
    s.defeat('Cavern Horror');
    expect(s.honor('Ann')).toBe(1);
    expect(s.decision).toMatchObject({ kind: 'may', min: 0, max: 1 });
    s.choose('accept');
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(sorted(s.names('Ann', 'deck'))).toEqual(['Apprentice', 'Militia', 'Mystic']);
    expect(s.names('Ben', 'discard')).toEqual(['Mystic']);
  });

  test('can be left at the honor', () => {
    const s = facing('Cavern Horror', { power: 2, deck: ['Militia'], discard: ['Mystic'] }, { name: 'Ben' });
    s.defeat('Cavern Horror');
    s.decline();
    expect([s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([['Militia'], ['Mystic']]);
  });

  test('leaves heroes played this turn out, and turns serenity on (T3, K3)', () => {
    const ann = { hand: ['Heavy Infantry', 'Blind Seer'], deck: ['Militia'], discard: ['Mystic'] };
    const s = facing('Cavern Horror', ann, { name: 'Ben' });
    s.play('Heavy Infantry');
    s.defeat('Cavern Horror');
    s.choose('accept');
    expect(s.names('Ann', 'played')).toEqual(['Heavy Infantry']);
    s.play('Blind Seer');
    expect(s.keystones('Ann').life).toBe(1);
  });
});

describe('Hellfrost Imps', () => {
  const imps = 'Hellfrost Imps';

  test('gives 2 honor, and may defeat other Imps in the row for nothing', () => {
    const s = annsTurn({ power: 3 }, { centerRow: [imps, 'Sacred Pot', imps, ...ROW.slice(3)] });
    s.defeat(imps);
    expect(s.honor('Ann')).toBe(2);
    expect(s.decision).toMatchObject({ kind: 'defeat', min: 0, max: 1 });
    expect(s.offers()).toEqual(picks(imps));
    s.choose(imps);
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([4, 0]);
    expect(s.names('void')).toEqual([imps, imps]);
    expect(s.decision?.kind).toBe('turn');
  });

  test('may defeat the Imps that have just taken their place (Q10)', () => {
    const s = annsTurn({ power: 3 }, { centerRow: [imps, ...ROW.slice(1)], centerDeck: [imps, ...CENTER_DECK] });
    s.defeat(imps);
    expect(s.offers()).toEqual(picks(imps));
    s.choose(imps);
    expect(s.honor('Ann')).toBe(4);
    expect(s.names('centerRow')[0]).toBe(CENTER_DECK[0]);
  });

  test('goes on from one to the next, until it is declined', () => {
    const s = annsTurn({ power: 3 }, { centerRow: [imps, imps, imps, imps, imps, 'Sacred Pot'] });
    s.defeat(imps);
    expect(s.decision).toMatchObject({ kind: 'defeat', min: 0, max: 1 });
    s.choose(imps);
    s.choose(imps);
    expect(s.honor('Ann')).toBe(6);
    s.decline();
    expect(s.honor('Ann')).toBe(6);
    expect(s.names('void')).toEqual([imps, imps, imps]);
    expect(s.names('centerRow').filter((name) => name === imps)).toHaveLength(2);
  });

  test('does not ask when no other Imps are there', () => {
    const s = annsTurn({ power: 3 }, { centerRow: [imps, ...ROW.slice(1)] });
    s.defeat(imps);
    expect(s.honor('Ann')).toBe(2);
    expect(s.decision?.kind).toBe('turn');
  });
});

describe("Death's Widow", () => {
  const widow = "Death's Widow";

  test('lets each opponent choose a construct to destroy, in turn order (Q13)', () => {
    const s = facing(
      widow,
      { power: 4, deck: DECK },
      { name: 'Ben', inPlay: ['Sacred Pot', 'Deranged Dirge'] },
      { name: 'Cy', inPlay: ["Forgemaster's Suit", 'Stormsmith Anvil'] },
    );
    s.defeat(widow);
    expect(s.honor('Ann')).toBe(2);
    expect(s.decision).toMatchObject({ seat: 1, kind: 'destroy', min: 1, max: 1 });
    s.choose('Deranged Dirge');
    expect(s.decision).toMatchObject({ seat: 2, kind: 'destroy', min: 1, max: 1 });
    s.choose('Stormsmith Anvil');
    expect(s.names('Ben', 'discard')).toEqual(['Deranged Dirge']);
    expect(s.names('Cy', 'discard')).toEqual(['Stormsmith Anvil']);
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('draws a card for each opponent who has no construct', () => {
    const s = facing(
      widow,
      { power: 4, deck: ['Mystic', 'Militia', 'Apprentice'] },
      { name: 'Ben', deck: DECK },
      { name: 'Cy', inPlay: ['Sacred Pot'] },
      { name: 'Dee' },
    );
    s.defeat(widow);
    expect(s.names('Cy', 'discard')).toEqual(['Sacred Pot']);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic', 'Militia']);
    expect(s.names('Ben', 'hand')).toEqual([]);
  });

  test('does not take a temple, which is no construct: it draws', () => {
    const s = facing(widow, { power: 4, deck: ['Mystic'] }, { name: 'Ben', temples: [LIFE] });
    s.defeat(widow);
    expect(s.names('Ben', 'temples')).toEqual([LIFE]);
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
  });

  test('does nothing to the constructs of the player who defeats it', () => {
    const s = facing(widow, { power: 4, inPlay: ['Sacred Pot'] }, { name: 'Ben', inPlay: ['Sacred Pot'] });
    s.defeat(widow);
    expect(s.names('Ann', 'inPlay')).toEqual(['Sacred Pot']);
  });
});

describe('Grave Golem', () => {
  const golem = 'Grave Golem';

  test('puts the top card of each opponent into their discard pile and copies a hero among them', () => {
    const s = facing(
      golem,
      { power: 5 },
      { name: 'Ben', deck: ['Qadim Stalker', 'Militia'] },
      { name: 'Cy', deck: ['Spiteful Gladiator', 'Militia'] },
    );
    s.defeat(golem);
    expect(s.honor('Ann')).toBe(4);
    expect(s.names('Ben', 'discard')).toEqual(['Qadim Stalker']);
    expect(s.names('Cy', 'discard')).toEqual(['Spiteful Gladiator']);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'copy', min: 1, max: 1 });
    expect(s.offers()).toEqual(picks('Qadim Stalker', 'Spiteful Gladiator'));
    s.choose('Qadim Stalker');
    expect([s.runes('Ann'), s.power('Ann'), s.runes('Ben')]).toEqual([2, 2, 0]);
    expect(s.names('Ben', 'discard')).toEqual(['Qadim Stalker']);
  });

  test('copies an only hero without asking, and nothing when no hero is revealed', () => {
    const one = facing(golem, { power: 5 }, { name: 'Ben', deck: ['Mystic'] }, { name: 'Cy', deck: ['Sacred Pot'] });
    one.defeat(golem);
    expect(one.runes('Ann')).toBe(2);
    expect(one.names('Cy', 'discard')).toEqual(['Sacred Pot']);
    const none = facing(golem, { power: 5 }, { name: 'Ben', deck: ['Sacred Pot'] }, { name: 'Cy' });
    none.defeat(golem);
    expect(none.honor('Ann')).toBe(4);
    expect(none.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('makes an opponent with an empty deck reshuffle first (T7)', () => {
    const s = facing(golem, { power: 5 }, { name: 'Ben', discard: ['Mystic'] });
    s.defeat(golem);
    expect(s.names('Ben', 'discard')).toEqual(['Mystic']);
    expect(s.names('Ben', 'deck')).toEqual([]);
    expect(s.runes('Ann')).toBe(2);
  });

  test("leaves the opponent's Isla where she is; the rest of her effect is for the player who copies (K8)", () => {
    const isla = 'Isla, Serene Prodigy';
    const ann = { power: 5, deck: ['Militia'], discard: ['Mystic'] };
    const s = facing(golem, ann, { name: 'Ben', deck: [isla, 'Apprentice'], discard: ['Apprentice'] });
    s.defeat(golem);
    s.choose('Soulsnare Hunter');
    expect(s.names('Ben', 'discard')).toEqual([isla, 'Apprentice']);
    expect(s.names('Ben', 'deck')).toEqual(['Apprentice']);
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect(sorted(s.names('Ann', 'deck'))).toEqual(['Militia', 'Mystic', 'Soulsnare Hunter']);
  });

  test('a copied echo and serenity look at the discard pile of the player who copies (K2, K3)', () => {
    const scout = { name: 'Ben', deck: ['Shadowridge Scout'] };
    const echo = facing(golem, { power: 5, discard: ['Beacon of the Lost'] }, scout);
    echo.defeat(golem);
    expect([echo.power('Ann'), echo.keystones('Ann').death]).toEqual([2, 1]);
    const silence = facing(golem, { power: 5 }, { ...scout, discard: ['Beacon of the Lost'] });
    silence.defeat(golem);
    expect([silence.power('Ann'), silence.keystones('Ann').death]).toEqual([2, 0]);
    const serene = facing(golem, { power: 5 }, { name: 'Ben', deck: ['Blind Seer'] });
    serene.defeat(golem);
    expect(serene.keystones('Ann').life).toBe(1);
    const restless = facing(golem, { power: 5, discard: ['Militia'] }, { name: 'Ben', deck: ['Blind Seer'] });
    restless.defeat(golem);
    expect(restless.keystones('Ann').life).toBe(0);
  });

  test('a copied unite looks at the heroes of the player who copies, earlier and later (K4)', () => {
    const ann = { power: 5, hand: ['Alosyan Guide'] };
    const ben = { name: 'Ben', deck: ['Ancient Stag'] };
    const before = facing(golem, ann, ben);
    before.play('Alosyan Guide');
    before.defeat(golem);
    expect(before.keystones('Ann').life).toBe(1);
    const after = facing(golem, ann, ben);
    after.defeat(golem);
    expect([after.honor('Ann'), after.keystones('Ann').life]).toEqual([7, 0]);
    after.play('Alosyan Guide');
    expect(after.keystones('Ann').life).toBe(1);
  });

  test('does not play the hero: it unites with nothing (K8)', () => {
    const ann = { power: 5, hand: ['Ancient Stag'] };
    const s = facing(golem, ann, { name: 'Ben', deck: ['Alosyan Guide'] });
    s.play('Ancient Stag');
    s.defeat(golem);
    expect([s.honor('Ann'), s.keystones('Ann').life]).toEqual([3 + 4 + 3, 0]);
  });
});

describe("Iku's Minions", () => {
  const minions = "Iku's Minions";

  test('costs 5 power, or 3 for a player who controls any number of temples', () => {
    for (const [temples, power, isOffered] of [
      [[], 4, false],
      [[], 5, true],
      [[LIFE], 2, false],
      [[LIFE], 3, true],
      [[LIFE, DEATH, IMMORTALITY], 2, false],
    ] as const) {
      const s = facing(minions, { power, temples }, { name: 'Ben' });
      expect(s.offers().includes(`defeat ${minions}`)).toBe(isOffered);
    }
  });

  test('looks at the temples of the player who defeats it, not at those of others', () => {
    const s = facing(minions, { power: 4 }, { name: 'Ben', temples: [LIFE], power: 0 });
    expect(s.offers()).not.toContain(`defeat ${minions}`);
  });

  test('takes 3 power with a temple, gives 4 honor, and may banish a card from hand or discard pile', () => {
    const ann = { power: 5, temples: [LIFE], hand: ['Militia'], discard: ['Apprentice'] };
    const s = facing(minions, ann, { name: 'Ben' });
    s.defeat(minions);
    expect([s.power('Ann'), s.honor('Ann')]).toEqual([2, 4]);
    expect(s.decision).toMatchObject({ kind: 'banish', min: 0, max: 1 });
    expect(sorted(s.offers())).toEqual(picks('Apprentice', 'Militia'));
    s.choose('Apprentice');
    expect(s.names('removed')).toEqual(['Apprentice']);
  });

  test('may banish nothing', () => {
    const s = facing(minions, { power: 5, hand: ['Militia'] }, { name: 'Ben' });
    s.defeat(minions);
    s.decline();
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
  });
});

describe("Kan'zir, the Ravager", () => {
  const kanzir = "Kan'zir, the Ravager";

  test('gives 5 honor, takes the temples of each opponent away and destroys all their constructs', () => {
    const s = facing(
      kanzir,
      { power: 6 },
      { name: 'Ben', temples: [LIFE, IMMORTALITY], inPlay: ['Sacred Pot', 'Deranged Dirge'] },
      { name: 'Cy', temples: [DEATH], inPlay: ["Forgemaster's Suit"] },
    );
    s.defeat(kanzir);
    expect(s.honor('Ann')).toBe(5);
    expect(sorted(s.names('temples'))).toEqual([DEATH, IMMORTALITY, LIFE]);
    expect([s.names('Ben', 'temples'), s.names('Cy', 'temples'), s.names('Ann', 'temples')]).toEqual([[], [], []]);
    expect(sorted(s.names('Ben', 'discard'))).toEqual(['Deranged Dirge', 'Sacred Pot']);
    expect(s.names('Cy', 'discard')).toEqual(["Forgemaster's Suit"]);
    expect(s.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('leaves the temples and constructs of the player who defeats it', () => {
    const s = facing(kanzir, { power: 6, temples: [LIFE], inPlay: ['Sacred Pot'] }, { name: 'Ben', temples: [DEATH] });
    s.defeat(kanzir);
    expect(s.names('Ann', 'temples')).toEqual([LIFE]);
    expect(s.names('Ann', 'inPlay')).toEqual(['Sacred Pot']);
    expect(sorted(s.names('temples'))).toEqual([DEATH, IMMORTALITY]);
  });
});

describe('Iku, Valley Tyrant', () => {
  const iku = 'Iku, Valley Tyrant';

  test('costs 10 power, and 2 less for each temple of the player who defeats it', () => {
    for (const [temples, cost] of [
      [[], 10],
      [[DEATH], 8],
      [[DEATH, LIFE], 6],
      [[DEATH, LIFE, IMMORTALITY], 4],
    ] as const) {
      const short = facing(iku, { power: cost - 1, temples }, { name: 'Ben' });
      expect(short.offers()).not.toContain(`defeat ${iku}`);
      const s = facing(iku, { power: 10, temples }, { name: 'Ben' });
      s.defeat(iku);
      expect([s.honor('Ann'), s.power('Ann')]).toEqual([8, 10 - cost]);
    }
  });

  test('does not look at the temples of others', () => {
    const s = annAgainst({ power: 9 }, { temples: [LIFE, DEATH] }, { centerRow: [iku, ...ROW.slice(1)] });
    expect(s.offers()).not.toContain(`defeat ${iku}`);
  });
});

describe('monsters that only give', () => {
  test.each([
    ['Crypt Lurker', 4, { honor: 3, runes: 0, life: 0, death: 1 }],
    ['Starved Abomination', 4, { honor: 3, runes: 0, life: 1, death: 0 }],
    ['Mutated Scavenger', 6, { honor: 4, runes: 5, life: 0, death: 0 }],
    ["Hurras, Sea's Fury", 7, { honor: 4, runes: 0, life: 2, death: 1 }],
  ] as const)('%s gives its reward', (name, power, given) => {
    const s = facing(name, { power }, { name: 'Ben' });
    s.defeat(name);
    expect({ honor: s.honor('Ann'), runes: s.runes('Ann'), ...s.keystones('Ann') }).toEqual(given);
    expect(s.power('Ann')).toBe(0);
  });
});
