import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artifact, companion, drawAndKeep, guard, side, tile } from 'fatequeue/ascended/dsl';
import { validateSet } from 'fatequeue/authoring';
import { draw, hero, monster, played } from 'fatequeue/dsl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './command.js';
import { FakeTerminal } from './fake-terminal.js';

let folder = '';
const lanterns = {
  id: 'lanterns',
  name: 'Lanterns',
  players: { min: 2, max: 4 },
  cards: [hero('Lamplighter', { cost: 3, copies: 3 }, played(draw(1)))],
};

const floes = {
  id: 'floes',
  name: 'Floes',
  game: 'ascended',
  cards: [
    companion('Ferryman', { bonus: 2 }, guard),
    artifact('Frost Lens', { type: 'geo', cost: 3 }, drawAndKeep(2, 2)),
  ],
  tiles: [tile('Snowfield', 'snow', { copies: 3, daylight: side(1, 1, 1, 2), darkness: side(0, 2, 1, 3) })],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fatequeue-sets-'));
  write('good.json', JSON.stringify(lanterns));
  write('bad.json', JSON.stringify({ ...lanterns, cards: [{ ...lanterns.cards[0], copys: 3, kind: 'heroo' }] }));
  write(
    'odd.json',
    JSON.stringify({ ...lanterns, cards: [...lanterns.cards, monster('Moth', { power: 2, copies: 1 })] }),
  );
  write('floes.json', JSON.stringify(floes));
  write('broken.json', '{');
  write('module.mjs', `export const helper = 1; export const lanterns = ${JSON.stringify(lanterns)};`);
  write('default.mjs', `export default ${JSON.stringify(lanterns)};`);
  write('none.mjs', 'export const answer = 42;');
  write('throws.mjs', "throw new Error('no lamp oil');");
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

async function told(...args: readonly string[]): Promise<{ code: number; text: string }> {
  const terminal = new FakeTerminal(false);
  const named = args.map((arg) => (/\.(json|mjs|ts)$/.test(arg) ? join(folder, arg) : arg));
  const code = await run(named, terminal);
  return { code, text: [...terminal.written, ...terminal.complaints].join('\n').replaceAll(`${folder}/`, '') };
}

describe('fatequeue validate', () => {
  test.each(['good.json', 'module.mjs', 'default.mjs'])('takes %s', async (file) => {
    expect(await told('validate', file)).toEqual({ code: 0, text: `${file}: valid, 1 card` });
  });

  test('tells every problem, with the name of the card', async () => {
    const { code, text } = await told('validate', 'good.json', 'bad.json');
    expect(code).toBe(1);
    expect(text.split('\n')).toEqual([
      'good.json: valid, 1 card',
      'bad.json: 2 problems',
      '  Lamplighter: cards[0].kind: found "heroo", expected one of hero, construct, monster, event, temple; did you mean "hero"? [set/unknown-word]',
      expect.stringMatching(/^ {2}Lamplighter: cards\[0\]: found a field "copys", .* did you mean "copies"\?/),
    ]);
  });

  test('writes JSON for programs', async () => {
    const { text } = await told('validate', 'bad.json', '--json');
    expect(JSON.parse(text)).toMatchObject([{ problems: [{ code: 'set/unknown-word' }, { nearest: 'copies' }] }]);
  });

  test.each([
    ['broken.json', /not-json|JSON/],
    ['gone.json', /it is not there/],
    ['none.mjs', /none in "none.mjs", which exports answer/],
    ['throws.mjs', /no lamp oil/],
    ['set.ts', /compile it first/],
  ])('says what is wrong with %s', async (file, why) => {
    const { code, text } = await told('validate', file);
    expect(code).toBeGreaterThan(0);
    expect(text).toMatch(why);
  });
});

describe('fatequeue lint', () => {
  test('ends with 1 for errors, and for warnings if it is strict', async () => {
    expect((await told('lint', 'good.json')).text).toBe('good.json: nothing to tell about 1 card');
    const { code, text } = await told('lint', 'odd.json', '--with', 'chronicle');
    expect(code).toBe(0);
    expect(text).toContain(
      'warning: Moth: found a monster without a reward; add reward(gain(2, "honor")) [no-reward at',
    );
    expect((await told('lint', 'odd.json', '--strict')).code).toBe(1);
    expect(JSON.parse((await told('lint', 'odd.json', '--json')).text)[0].findings[0].rule).toBe('no-reward');
  });
});

describe('sets of the board game', () => {
  test('are linted beside sets of their own game', async () => {
    const { code, text } = await told('lint', 'floes.json', '--with', 'ascended');
    expect(code).toBe(0);
    expect(text.split('\n')).toEqual([
      'floes.json',
      expect.stringMatching(/^ {2}warning: Frost Lens: found 2 of 2 mutations kept; .* \[keeps-all at cards\[1\]/),
    ]);
    expect((await told('lint', 'floes.json')).code).toBe(1);
    expect((await told('lint', 'floes.json', 'good.json', '--json')).text).toContain('too-few-cards');
  });

  test('are printed with their tiles, and as JSON that is a set again', async () => {
    const sheet = (await told('text', 'floes.json')).text;
    expect(sheet).toContain('### Ferryman\n\nCompanion · bonus 2\n\nTakes damage before');
    expect(sheet).toContain('| Snowfield | Snow | 3 | 1 | 1 / 1 / 2 |');
    expect((await told('text', 'ascended', 'the king')).text).toMatch(/^The King\nCannot be recruited\./);
    const json = JSON.parse((await told('text', 'floes.json', '--json')).text);
    expect(json).toMatchObject({ ...floes, $schema: expect.stringContaining('ascended-set.json') });
    expect(validateSet(json)).toEqual([]);
  });
});

describe('fatequeue text', () => {
  test('prints a card, or all of a set', async () => {
    expect((await told('text', 'chronicle', 'arha initiate')).text).toBe('Arha Initiate\nDraw a card.');
    expect((await told('text', 'good.json')).text).toContain('### Lamplighter');
    expect((await told('text', 'lexicon', '--full')).text).toMatch(/\(Fate happens when/);
  });

  test('writes a module as JSON that is a set again', async () => {
    const { text } = await told('text', 'module.mjs', '--json');
    expect(JSON.parse(text)).toMatchObject({ $schema: expect.stringContaining('schema/set.json'), ...lanterns });
    expect(validateSet(JSON.parse(text))).toEqual([]);
  });

  test('names the card that was meant', async () => {
    const { code, text } = await told('text', 'chronicle', 'Arha Initiat');
    expect([code, text]).toEqual([2, expect.stringContaining('did you mean Arha Initiate?')]);
  });
});
