import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from './command.js';
import { scratch } from './scratch.js';
import { firstLine, shown, terminalWith, typing } from './typing.js';

const file = scratch();

const headings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Round '));

describe('a game on a terminal', () => {
  test('shows the table to the person', async () => {
    const terminal = terminalWith(() => 'q');
    await run(['--seed', '5'], terminal);
    expect(shown(terminal)).toContain('Center row');
    expect(shown(terminal)).toContain('honor pool 60');
    expect(shown(terminal)).toMatch(/Mystic +3 runes/);
    expect(shown(terminal)).toMatch(/Your hand.*\n {2}.*Apprentice/);
    expect(shown(terminal)).toMatch(/1 {2}play Apprentice/);
  });

  test('shows void, event, temples and trophies where there are any', async () => {
    const terminal = terminalWith((written) => (headings(written).length > 90 ? null : firstLine(written)));
    await run(['--seed', '5', '--sets', 'storm,valley', '--players', '3'], terminal);
    for (const part of [/void: /, /── Event/, /── Temples/, /trophies: /, /in play: /])
      expect(shown(terminal)).toMatch(part);
  });

  test('refuses what makes no sense, says why and goes on', async () => {
    const lines = ['99', 'x', '', '1 2', '1 1', '?', 't', '1'];
    const terminal = terminalWith(typing(lines));
    expect(await run(['--seed', '5'], terminal)).toBe(0);
    const text = shown(terminal);
    for (const part of ['"99" is not on the list', '"x" is not on the list', 'at least 1', 'at most 1', 'twice']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Most honor wins');
    expect(terminal.written.filter((line) => line.includes('Center row'))).toHaveLength(2);
    expect(text).toContain('Ann plays Apprentice');
    expect(text).toContain('You quit. --seed 5 deals the same game again.');
  });

  test.each([5, 6])('is played to its scores by somebody who takes the first line (seed %i)', async (seed) => {
    const terminal = terminalWith(firstLine);
    expect(await run(['--seed', String(seed)], terminal)).toBe(0);
    expect(headings(terminal.written).length).toBeGreaterThan(5);
    expect(terminal.written).toContain('Final scores');
  });

  test('tells the moves of the bot, but not the cards that it draws', async () => {
    const terminal = terminalWith((written) => (headings(written).length > 8 ? null : firstLine(written)));
    await run(['--seed', '5'], terminal);
    expect(shown(terminal)).toMatch(/Ben plays (\d × )?Apprentice/);
    expect(shown(terminal)).toMatch(/Ben ends the turn\n {6}draws 5 cards/);
    expect(shown(terminal)).toMatch(/Ann ends the turn\n {6}draws .*Apprentice/);
  });

  test('can be brief', async () => {
    const terminal = terminalWith((written) => (headings(written).length > 8 ? null : firstLine(written)));
    await run(['--seed', '5', '--brief'], terminal);
    expect(shown(terminal)).toContain('Ann ends the turn');
    expect(shown(terminal)).not.toContain('draws');
  });

  test('clears a screen before each question and shows the table again', async () => {
    const terminal = terminalWith(typing(['1', '1', 'q']));
    terminal.height = 50;
    terminal.width = 100;
    await run(['--seed', '5'], terminal);
    expect(terminal.cleared).toHaveLength(3);
    expect(terminal.written.filter((line) => line.includes('Center row'))).toHaveLength(3);
  });

  test.each([30, 45, 60, 80, 200])('fits on %i columns', async (width) => {
    const terminal = terminalWith((written) => (headings(written).length > 12 ? null : firstLine(written)));
    terminal.width = width;
    await run(['--seed', '5', '--sets', 'storm,valley', '--players', '3'], terminal);
    expect(terminal.written.filter((line) => line.length > Math.max(width, 110) || line.includes('undefined'))).toEqual(
      [],
    );
    const cards = terminal.written.filter((line) => /^ +\d+ {2}/.test(line) || /^ {2}\w.*(runes?|power) /.test(line));
    expect(cards.filter((line) => line.length > width && !/^>?\s*\w+( \(you\))?:/.test(line))).toEqual([]);
  });
});

describe('what a person can say', () => {
  /** What is written from the moment somebody says something, in the first turn of a game. */
  async function answerTo(...lines: readonly string[]): Promise<string> {
    const terminal = terminalWith(typing(lines));
    expect(await run(['--seed', '5'], terminal)).toBe(0);
    return shown(terminal);
  }

  test('plays all cards of the hand', async () => {
    const text = await answerTo('a', 'a');
    expect(text).toContain('Ann plays 5 × Apprentice');
    expect(text).toContain('There is nothing to play');
  });

  test('ends the turn', async () => {
    expect(await answerTo('e')).toContain('Ann ends the turn');
  });

  test('asks a bot for a hint, and shows which line it means', async () => {
    expect(await answerTo('h')).toMatch(/A bot plays \w+ \(\d\), Ann\./);
  });

  test('takes an answer back, once, and more only by force', async () => {
    const text = await answerTo('1', 'u', 'u');
    expect(text).toContain('There is nothing to take back');
    expect(text.match(/play Apprentice/g)?.length).toBeGreaterThan(2);
    const forced = await answerTo('a', 'e', 'u', 'u!', 'q');
    expect(forced).toContain('That cannot be taken back: somebody else has decided since. Type undo!');
    expect(forced.lastIndexOf('Round 1, turn')).toBeGreaterThan(forced.lastIndexOf('Round 2, turn'));
  });

  test('asks for a card by the beginning of its name, or nearly by its name', async () => {
    expect(await answerTo('c heavy')).toContain('Heavy Infantry  Hero · 2 runes · 1 honor\n  Gain 2 power.');
    expect(await answerTo('c hevy infantry')).toContain('did you mean Heavy Infantry?');
    expect(await answerTo('c')).toContain('No card is called ""');
    expect(await answerTo('c __proto__')).toContain('No card is called');
  });

  test('asks why something happened, with rulings', async () => {
    expect(await answerTo('w')).toContain("Apprentice goes from Ben's hand to Ben's played (T2)");
    expect(await answerTo('1', 'w')).toContain('Ann: runes +1, now 1 (T2, Apprentice)');
  });

  test('asks why a card is not on offer', async () => {
    expect(await answerTo('w heavy')).toContain(
      'Heavy Infantry: found 0 runes for it, expected 2 runes; 2 more runes.',
    );
    expect(await answerTo('w apprentice')).toContain('It is on offer: play Apprentice.');
  });

  test('asks what is still to happen', async () => {
    expect(await answerTo('p')).toContain('Ann: What do you do next? (T1)');
  });
});

describe('several people at one screen', () => {
  test('hand it over, and see no card of another hand', async () => {
    const terminal = terminalWith((written) => (headings(written).length > 60 ? null : firstLine(written)));
    terminal.height = 50;
    await run(['--seed', '5', '--players', 'Zoe,Yan,random', '--sets', 'storm,lexicon'], terminal);
    const screens = terminal.cleared.map((from, i) => terminal.written.slice(from, terminal.cleared[i + 1]));
    const handOvers = screens.filter((lines) => lines.some((line) => line.includes('Nobody else look!')));
    expect(handOvers.length).toBeGreaterThan(4);
    for (const lines of handOvers) expect(lines.join('\n')).not.toMatch(/Your hand|Center row/);
    const looks = screens.filter((lines) => lines.some((line) => line.includes('Your hand')));
    expect(looks.length).toBeGreaterThan(20);
    for (const lines of looks) {
      const you = lines.find((line) => line.includes('(you)'))?.match(/(\w+) \(you\)/)?.[1];
      const news = lines.slice(lines.findIndex((line) => line.includes('Your hand')));
      let actor = '';
      for (const line of news) {
        actor = line.match(/^ {2}(\w+) (plays|ends|acquires|defeats|decides|uses|says)/)?.[1] ?? actor;
        const drawn = line.match(/^ {6}.*?(?<!\w )draws ([^·]+)/)?.[1];
        if (drawn !== undefined && actor !== you) expect(drawn).toMatch(/^(a card|\d+ cards)/);
      }
    }
  });

  test('is asked for by names, on input that is no terminal too', async () => {
    const terminal = terminalWith(typing(['', '1', 'q']));
    Object.assign(terminal, { isInteractive: false });
    await run(['--seed', '5', '--players', 'Zoe,Yan'], terminal);
    expect(shown(terminal)).toMatch(/(Zoe|Yan), press Enter to see your cards> /);
    expect(shown(terminal)).toContain('You quit.');
  });

  test('take nothing back by force', async () => {
    const terminal = terminalWith(typing(['', 'e', '', 'u!', 'q']));
    await run(['--seed', '5', '--players', 'Zoe,Yan'], terminal);
    expect(shown(terminal)).toContain('There is nothing to take back.');
  });
});

describe('a saved game', () => {
  test('goes on where it was, with the same seats and bots', async () => {
    const path = file('game.json');
    const whole = terminalWith(firstLine);
    await run(['--seed', '6', '--players', 'Zoe,random,greedy', '--sets', 'storm'], whole);
    const first = terminalWith((written) => (headings(written).length > 12 ? 'q' : firstLine(written)));
    await run(['--seed', '6', '--players', 'Zoe,random,greedy', '--sets', 'storm', '--save', path], first);
    expect(shown(first)).toContain(`fatequeue play --resume ${path} goes on from here.`);
    const second = terminalWith(firstLine);
    expect(await run(['play', '--resume', path], second)).toBe(0);
    const scores = (lines: readonly string[]) => lines.slice(lines.indexOf('Final scores'));
    expect(scores(second.written)).toEqual(scores(whole.written));
  });

  test('is saved and opened while one plays', async () => {
    const path = file('there.json');
    const terminal = terminalWith(typing(['s', 'a', `s ${path}`, 'e', `o ${path}`, 'q']));
    await run(['--seed', '5'], terminal);
    const text = shown(terminal);
    expect(text).toContain('Name a file');
    expect(text).toContain(`Saved in ${path}.`);
    expect(JSON.parse(readFileSync(path, 'utf8')).seats[0]).toEqual({ name: 'Ann', who: 'person' });
    expect(text).toContain(`You quit. fatequeue play --resume ${path}`);
  });

  test('can be a bare replay, with a person on the first seat', async () => {
    const path = file('saved.json');
    await run(['--seed', '5', '--save', path], terminalWith(typing(['1'])));
    const bare = file('bare.json');
    writeFileSync(bare, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')).replay));
    const terminal = terminalWith(() => 'q');
    expect(await run(['--resume', bare], terminal)).toBe(0);
    expect(shown(terminal)).toContain('Ann (you)');
  });

  test('that is broken is refused with a code, and stays as it was', async () => {
    const path = file('whole.json');
    await run(['--seed', '5', '--save', path], terminalWith(typing(['1', 'a', 'e'])));
    const text = readFileSync(path, 'utf8');
    const saved = JSON.parse(text);
    const broken: readonly (readonly [code: string, text: string])[] = [
      ['file/not-json', text.slice(0, -20)],
      ['save/not-a-game', '[]'],
      ['save/not-a-game', '"text"'],
      ['save/not-a-game', 'null'],
      ['save/unknown-game', JSON.stringify({ ...saved, replay: {} })],
      ['save/unknown-game', JSON.stringify({ ...saved, replay: { ...saved.replay, game: '__proto__' } })],
      ['save/unknown-set', JSON.stringify({ ...saved, replay: { ...saved.replay, sets: [] } })],
      ['save/unknown-set', JSON.stringify({ ...saved, replay: { ...saved.replay, sets: [{ id: '../../etc' }] } })],
      ['save/other-seats', JSON.stringify({ ...saved, seats: [{ name: 'Eve', who: 'person' }] })],
      ['save/unknown-word', JSON.stringify({ ...saved, seats: [{ name: 'Ann', who: 'wizard' }] })],
      [
        'replay/not-offered',
        JSON.stringify({
          ...saved,
          replay: { ...saved.replay, keys: saved.replay.keys.map((_: string, i: number) => `none-${i}`) },
        }),
      ],
    ];
    for (const [code, content] of broken) {
      const bad = file('broken.json');
      writeFileSync(bad, content);
      const terminal = terminalWith(() => 'q');
      expect(await run(['--resume', bad], terminal), code).toBe(1);
      expect(terminal.complaints.join('\n')).toContain(`[${code}]`);
      expect(readFileSync(bad, 'utf8')).toBe(content);
      const playing = terminalWith(typing([`o ${bad}`, 'a', 'q']));
      await run(['--seed', '5'], playing);
      expect(shown(playing)).toContain('The game that you are playing goes on.');
      expect(shown(playing)).toContain('Ann plays');
    }
    const missing = terminalWith(() => 'q');
    expect(await run(['--resume', file('missing.json')], missing)).toBe(1);
    expect(missing.complaints.join()).toContain('it is not there, expected a file that can be read');
    expect(existsSync(file('missing.json'))).toBe(false);
  });

  test('that cannot be written is told, and the game goes on', async () => {
    const terminal = terminalWith(typing([`s ${file('no/such/folder.json')}`, 'a', 'q']));
    await run(['--seed', '5'], terminal);
    expect(shown(terminal)).toContain('[file/unwritable]');
    expect(shown(terminal)).toContain('Ann plays');
  });
});
