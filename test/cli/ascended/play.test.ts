import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { describe, expect, test } from 'vitest';
import { boxOf, NO_INKS } from '../../../src/cli/ascended/box.js';
import { ascendedGame } from '../../../src/cli/ascended/game.js';
import { tableLines } from '../../../src/cli/ascended/table.js';
import { paintFor } from '../../../src/cli/paint.js';
import { run } from '../../../src/cli/run.js';
import { optionWords } from '../../../src/cli/wording.js';
import { attack, rules, search, table } from '../../sets/ascended-become-chosen/at-the-table.js';
import { FakeTerminal } from '../fake-terminal.js';

const game = ascendedGame.open(undefined);

describe('the table of the board game', () => {
  const box = boxOf([ascendedBecomeChosen]);
  const textOf = (id: string) => rules.cards.find((card) => card.id === id)?.text ?? '';
  const shown = (s: ReturnType<typeof table>, width = 100) =>
    tableLines({ box, textOf, inks: NO_INKS, width }, rules.view(s.state, 0)).join('\n');

  test('tells the levels and open cards of everybody, and who is at it', () => {
    const s = table(
      { active: ['Mist Body'], hand: ['Owl Sight'], artifacts: ['Grave Key'], energy: 3, controls: ['castle'] },
      {
        companions: ['Deserter'],
        wounds: { Deserter: 1 },
        activated: ['Gore Mask'],
        profile: 'Malus',
        hand: ['Evil Eye'],
      },
      { inquisitor: 'Falconer', superstition: 2 },
    );
    const text = shown(s);
    expect(text).toContain('Inquisitor: Falconer (4, skill 2) · superstition ○○\n');
    expect(text).toContain(
      '> (A) Ann (you): health 10 · energy 3 · control 0 · points 0 · 1 power token left · hand 1\n' +
        '      mutations: Mist Body · artifacts: Grave Key\n' +
        '  (B) Ben: health 10 · energy 0 · control 0 · points 0 · 2 power tokens left · hand 1\n' +
        '      Malus · artifacts: Gore Mask (activated) · companions: Deserter (3 of 4)\n',
    );
  });

  test('shows what is in hand and what it does to its player alone', () => {
    const s = table({ hand: ['Owl Sight'] }, { hand: ['Evil Eye'] });
    expect(shown(s)).toContain('Owl Sight geo · 2 control\n      You may choose the terrain');
    expect(shown(s)).not.toContain('Evil Eye');
  });

  test('warns of the last superstition token', () => {
    const s = table({ superstition: 2 }, {}, { inquisitor: 'Falconer', superstition: 1 });
    expect(shown(s)).toContain('superstition ●●○  one more, and the Great Witch Hunt begins');
  });

  test('shows the dice of a combat between players, and of one with a villain', () => {
    const s = attack({ active: ['Leech Tongue'], energy: 1 }, { active: ['Owl Sight'] });
    expect(shown(s)).toContain(
      '  Ann: 3 Thrust · 0 Parry · to beat: more than 1, or a 6\n' +
        '  Ben: 0 Thrust · 2 Parry · to beat: more than 3, or a 6\n',
    );
    const other = search('Witchfinder', { active: ['Leech Tongue'], energy: 1 });
    expect(shown(other)).toContain('Witchfinder (4, skill 3): 4 Thrust · 0 Parry · to beat: more than 3, or a 6');
  });

  test('keeps to the width of the terminal', () => {
    const s = table({ hand: ['Worldroot', 'Night Sap'], active: ['Trophy Pelt'] });
    for (const line of shown(s, 60).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    for (const line of shown(s, 60)
      .split('\n')
      .filter((one) => one.includes('|'))) {
      expect(line.length).toBeLessThanOrEqual(60);
    }
  });
});

describe('the options of the board game in words', () => {
  const offers = (s: ReturnType<typeof table>) =>
    (s.decision?.options ?? []).map((option) => optionWords(game.cards, option));

  test('say where a move leads, and what it costs', () => {
    const s = table({ energy: 2, artifacts: ['Frost Compass'] }, { at: 'east' });
    expect(offers(s)).toEqual(
      expect.arrayContaining(['move to Gatehouse', 'attack on Black Pines', 'explore northeast', 'use Frost Compass']),
    );
    s.take('move', 'lake');
    expect(offers(s)).toContain('move to Windswept Flats for 2 energy');
  });

  test('say how many dice are changed, and of whom', () => {
    const s = attack({ active: ['Leech Tongue'] }, { active: ['Owl Sight'], companions: ['Assassin'] });
    expect(offers(s)).toContain('Change 2 Parry to Thrust for 0 energy (Assassin)');
  });

  test('say how much is gained', () => {
    const s = table({ health: 7, energy: 6 }, {}, { phase: 'breathe' });
    expect(offers(s)).toEqual(['heal', 'focus: gain control', 'Do nothing']);
    s.take('heal');
    expect(offers(s)).toEqual(['1 hit point', '2 hit points', '3 hit points']);
  });
});

describe('fatequeue play ascended', () => {
  test('lets bots play to the end, and tells who wins', async () => {
    const terminal = new FakeTerminal(false);
    expect(await run(['ascended', '--seed', '3', '--brief'], terminal, '1')).toBe(0);
    const text = terminal.written.join('\n');
    expect(text).toContain('Round 1 of 30 · Awakening · Daylight · Ann, Move');
    expect(text).toContain('Round 11 of 30 · Ascension · Darkness');
    expect(text).toMatch(/Final scores\n(.*\n)+.* wins\.$/);
  });

  test('shows a person the map, and takes numbers from it', async () => {
    const typed = ['1', 'q'];
    const terminal = new FakeTerminal(true, () => typed.shift() ?? null);
    terminal.width = 100;
    await run(['ascended', '--seed', '3'], terminal, '1');
    const text = terminal.written.join('\n');
    expect(text).toContain('Your map');
    expect(text).toContain("Ben's map");
    expect(text).toContain('explore east');
    expect(text).toMatch(/Ann explores east\n +rolls \d+ · finds .+ · \+\d energy/);
  });

  test('plays alone against villains', async () => {
    const terminal = new FakeTerminal(false);
    expect(await run(['ascended', '--seed', '4', '--players', '1', '--bots', '--brief'], terminal, '1')).toBe(0);
    expect(terminal.written.join('\n')).toContain('Final scores');
  });

  test('names the sets that it has', async () => {
    const terminal = new FakeTerminal(false);
    expect(await run(['ascended', '--sets', 'become'], terminal, '1')).toBe(2);
    expect(terminal.complaints.join('\n')).toContain('ascended-become-chosen');
  });

  test('paints terrain where there are colours', () => {
    const s = table({});
    const paint = { ...paintFor(false), card: (tint: string, text: string) => `<${tint}>${text}` };
    const lines = game.tableLines(rules.view(s.state, 0), paint, 100).join('\n');
    expect(lines).toContain('<forest>forest   +1');
  });
});
