import type { BoardPosition, SeatPosition } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { board, MAP, seedFor } from '../at-the-board.js';

/** Ann stands somewhere at the beginning of her Decide phase. */
function decide(ann: Partial<SeatPosition>, more: Partial<BoardPosition> = {}, ben: Partial<SeatPosition> = {}) {
  return board({
    players: [
      { name: 'Ann', at: 'ruins', origin: 'home', ...ann },
      { name: 'Ben', at: 'lake', origin: 'lake', ...ben },
    ],
    map: MAP,
    round: 21,
    phase: 'decide',
    ...more,
  });
}

describe('stealth', () => {
  test('B21 where people live and nothing is hers, a player is tested before she decides', () => {
    const s = decide({ control: 5 }, { seed: seedFor([12, 5]) });
    expect(s.rolls).toEqual([]);
    expect(s.decision?.kind).toBe('decide');
    expect(s.level('Ann', 'superstition')).toBe(0);
  });

  test('B21 failing draws a token, costs a hit point and skips the phase', () => {
    const s = decide({ control: 5, energy: 2 }, { seed: seedFor([12, 6]) });
    expect(s.decision?.kind).toBe('breathe');
    expect([s.level('Ann', 'superstition'), s.level('Ann', 'health'), s.counter('superstition')]).toEqual([1, 9, 5]);
  });

  test('B21 nobody is tested on a tile of her own, nor where nobody lives', () => {
    for (const at of ['ruins', 'home']) {
      const s = decide({ at, controls: ['ruins'] }, { seed: seedFor([12, 12]) });
      expect([s.decision?.kind, s.level('Ann', 'health')]).toEqual(['decide', 10]);
    }
  });

  test('B21 rules can raise the control that counts, spare the token, or pass the test', () => {
    const raised = decide({ control: 5, active: ['Soft Steps'] }, { seed: seedFor([12, 8]) });
    expect(raised.decision?.kind).toBe('decide');
    const spared = decide({ active: ['Soft Steps'], energy: 2 }, { seed: seedFor([12, 8]) });
    expect([spared.level('Ann', 'superstition'), spared.level('Ann', 'health')]).toEqual([0, 9]);
    expect(decide({ active: ['Borrowed Face'] }, { seed: seedFor([12, 12]) }).decision?.kind).toBe('decide');
  });

  test('B5 an opponent can have a use for it', () => {
    const s = decide({ energy: 2 }, { seed: seedFor([12, 6]) }, { active: ['Whispering'] });
    expect(s.level('Ben', 'control')).toBe(1);
  });
});

describe('taking control', () => {
  test('B26 a village is taken for 8 control, instead of an action', () => {
    const s = decide({ at: 'village', control: 9, energy: 2 }, { seed: seedFor([12, 1]) });
    s.take('take-control');
    expect([s.holder('village'), s.level('Ann', 'control'), s.level('Ann', 'points')]).toEqual(['Ann', 1, 5]);
    expect([s.level('Ann', 'powerTokens'), s.decision?.kind]).toEqual([1, 'breathe']);
  });

  test('B26 it is not on offer without the control, which a rule can lower', () => {
    const seed = seedFor([12, 1]);
    expect(decide({ at: 'village', control: 7 }, { seed }).offers()).not.toContain(
      'take-control Take control for 8 control',
    );
    expect(decide({ at: 'village', control: 6, active: ['Silver Tongue'] }, { seed }).offers()).toContain(
      'take-control Take control for 6 control',
    );
  });

  test('B25 ruins and castles are taken by defeating a villain', () => {
    const seed = seedFor([12, 1], [6, 6, 6, 6], [6, 1, 1]);
    const s = decide({ control: 9, active: ['Long Legs'], energy: 2 }, { seed, villains: ['Rat Catcher'] });
    s.take('take-control');
    s.take('done');
    expect([s.holder('ruins'), s.level('Ann', 'points')]).toEqual(['Ann', 5]);
    expect(s.names('villainDiscard')).toEqual(['Rat Catcher']);
  });

  test('B13 B25 damage to a villain is no point, and the highest difficulty of the tile is the skill', () => {
    const seed = seedFor([12, 1]);
    const s = decide({ control: 9, active: ['Long Legs'], energy: 2 }, { seed, villains: ['Ash Bishop'] });
    s.take('take-control');
    expect([s.level('Ann', 'skill'), s.counter('foeSkill')]).toEqual([3, 3]);
    expect([s.counter('foeThrust'), s.counter('foeParry')]).toEqual([4, 0]);
  });

  test('B24 a villain parries with as many dice as there are active tokens in play, up to its bonus', () => {
    const seed = seedFor([12, 1]);
    const s = decide(
      { control: 9, superstition: 1, energy: 1, active: ['Long Legs'] },
      { seed, villains: ['Ash Bishop'] },
      { superstition: 1 },
    );
    s.take('take-control');
    expect([s.counter('foeThrust'), s.counter('foeParry')]).toEqual([2, 2]);
    const many = decide(
      { control: 9, superstition: 5, energy: 1, active: ['Long Legs'] },
      { seed, villains: ['Ash Bishop'] },
    );
    many.take('take-control');
    expect([many.counter('foeThrust'), many.counter('foeParry')]).toEqual([0, 4]);
  });

  test('B25 a villain that stands is attacked once more, or given up; it keeps its wounds, and nobody retreats', () => {
    const seed = seedFor([12, 1], [6, 6], [6, 1, 1, 1]);
    const s = decide({ control: 9, active: ['Silver Tongue'] }, { seed, villains: ['Torch Bearer'] });
    s.take('take-control');
    expect(s.decision?.kind).toBe('again');
    expect(s.wounds('Torch Bearer')).toBe(1);
    s.choose('give-up');
    expect([s.level('Ann', 'superstition'), s.at('Ann')]).toEqual([1, 'ruins']);
    expect(s.names('villainDiscard')).toEqual(['Torch Bearer']);
  });

  test('B25 failing the second time counts as giving up', () => {
    // Without a mutation she has no dice at all.
    const s = decide({ control: 9 }, { seed: seedFor([12, 1]), villains: ['Rat Catcher'] });
    s.take('take-control');
    s.choose('again');
    expect([s.level('Ann', 'superstition'), s.names('villainDiscard')]).toEqual([1, ['Rat Catcher']]);
  });

  test('B27 taking an opponent’s tile costs them their points; without a token of one’s own it is only freed', () => {
    const seed = seedFor([12, 1]);
    const taken = decide({ at: 'village', control: 9 }, { seed }, { controls: ['village'], points: 3 });
    taken.choose('try');
    taken.take('take-control');
    expect([taken.holder('village'), taken.level('Ben', 'points'), taken.level('Ben', 'powerTokens')]).toEqual([
      'Ann',
      0,
      2,
    ]);
    const freed = decide(
      { at: 'village', control: 9, controls: ['ruins', 'castle'] },
      { seed },
      { controls: ['village'] },
    );
    freed.choose('try');
    freed.take('take-control');
    expect([freed.holder('village'), freed.level('Ann', 'points')]).toEqual([null, 0]);
  });

  test('B27 with both tokens placed, a free tile is not on offer', () => {
    const s = decide({ at: 'village', control: 9, controls: ['ruins', 'castle'] }, { seed: seedFor([12, 1]) });
    expect(s.offers().some((offer) => offer.startsWith('take-control'))).toBe(false);
  });

  test('B23 on an opponent’s tile a player tries to take it, or fails without a roll', () => {
    const s = decide({ at: 'village', control: 9, energy: 2 }, {}, { controls: ['village'] });
    expect(s.decision?.kind).toBe('opponents-place');
    s.choose('yield');
    expect([s.level('Ann', 'superstition'), s.rolls.length, s.decision?.kind]).toEqual([1, 0, 'breathe']);
    const poor = decide({ at: 'village', control: 7, energy: 2 }, {}, { controls: ['village'] });
    expect([poor.level('Ann', 'superstition'), poor.decision?.kind]).toEqual([1, 'breathe']);
  });

  test('B23 whoever has passed there may do nothing but take it', () => {
    const s = decide({ control: 9 }, { seed: seedFor([12, 1]) }, { controls: ['ruins'] });
    s.choose('try');
    expect(s.offers().map((offer) => offer.split(' ')[0])).toEqual(['take-control', 'pass']);
    s.choose('pass');
    expect(s.level('Ann', 'superstition')).toBe(1);
  });
});

describe('the Great Witch Hunt', () => {
  test('B30 comes when the last token is drawn: everybody is attacked with a die for each of theirs', () => {
    const seed = seedFor([12, 12], [6, 6, 6], [6, 6]);
    const s = decide(
      { energy: 1, superstition: 1 },
      { seed, superstition: 1, inquisitor: 'Rat Catcher', villains: ['Hangman'] },
      { superstition: 1, at: 'castle' },
    );
    // Two dice against Ann in the ruins, whose highest difficulty is 3; one against Ben in the castle, where it is 4.
    expect(s.level('Ann', 'health')).toBe(7);
    expect(s.level('Ben', 'health')).toBe(9);
    expect([s.level('Ann', 'superstition'), s.level('Ben', 'superstition')]).toEqual([0, 0]);
    expect([s.names('inquisitor'), s.counter('superstition')]).toEqual([['Hangman'], 5]);
    expect(s.names('villainDiscard')).toEqual(['Rat Catcher']);
  });

  test('B30 nobody has dice against it, or retreats', () => {
    const seed = seedFor([12, 12], [6, 6]);
    const s = decide(
      { energy: 3, active: ['Stone Fists'], companions: ['Squire'] },
      { seed, superstition: 1, inquisitor: 'Hangman' },
    );
    expect(s.decision?.kind).toBe('suffer');
    s.choose('Squire 1');
    expect([s.at('Ann'), s.wounds('Squire')]).toEqual(['ruins', 1]);
  });

  test('B4 B30 a rule can take dice from the Inquisitor', () => {
    const s = decide(
      { energy: 3, active: ['Slippery'] },
      { seed: seedFor([12, 12]), superstition: 1, inquisitor: 'Rat Catcher' },
    );
    expect(s.level('Ann', 'health')).toBe(9);
  });
});
