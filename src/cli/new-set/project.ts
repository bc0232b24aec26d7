/** What a new project is about. */
export interface ProjectName {
  /** In kebab-case: the folder, the package and the set's id. */
  readonly id: string;
  /** As it is written on the box. */
  readonly title: string;
  /** The version of fatequeue that it is made for. */
  readonly version: string;
}

/** The files of a project with a set of three cards, by their paths. */
export function projectFiles(name: ProjectName): Readonly<Record<string, string>> {
  const { id, title, version } = name;
  const set = variableOf(id);
  const range = version === '0.0.0' ? '*' : `^${version}`;
  return {
    'package.json': `${JSON.stringify(
      {
        name: id,
        version: '0.1.0',
        private: true,
        type: 'module',
        exports: './set.js',
        scripts: {
          play: 'node play.js',
          test: 'node --test',
          check: 'tsc',
          lint: 'fatequeue lint set.js --with chronicle',
          text: 'fatequeue text set.js',
        },
        dependencies: { fatequeue: range },
        devDependencies: { '@types/node': '^20', 'fast-check': '^4', typescript: '>=5.5' },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': `${JSON.stringify(
      {
        compilerOptions: {
          target: 'es2022',
          module: 'nodenext',
          strict: true,
          allowJs: true,
          checkJs: true,
          noEmit: true,
          skipLibCheck: true,
          types: ['node'],
        },
        include: ['*.js'],
      },
      null,
      2,
    )}\n`,
    '.gitignore': 'node_modules\n',
    'set.js': setFile(set, name),
    'set.test.js': testFile(set),
    'play.js': playFile(set),
    'README.md': readme(title),
  };
}

/** The id as the name of a variable. */
function variableOf(id: string): string {
  const name = id.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());
  return /^[a-z]/.test(name) ? name : `set${name}`;
}

function setFile(set: string, { id, title }: ProjectName): string {
  return `import { construct, defineSet, draw, gain, hero, inCenterRow, may, banish, cards, monster, monsters, oncePerTurn, played, reward, whenYouDefeat } from 'fatequeue/dsl';

export const ${set} = defineSet({
  id: ${quoted(id)},
  name: ${quoted(title)},
  players: { min: 2, max: 4 },
  cards: [
    hero('River Scout', { faction: 'lifebound', cost: 3, honor: 1, copies: 3 }, played(gain(1, 'runes'), draw(1))),
    construct(
      'Watch on the Marsh',
      { faction: 'mechana', cost: 4, honor: 3, copies: 2 },
      oncePerTurn(whenYouDefeat(monsters()), gain(1, 'honor')),
    ),
    monster('Marsh Drake', { power: 4, copies: 3 }, reward(gain(3, 'honor'), may(banish(1, cards(inCenterRow))))),
  ],
});
`.replace(
    /import \{ (.+) \} from/,
    (_, names: string) =>
      `import {\n${names
        .split(', ')
        .sort()
        .map((one) => `  ${one},\n`)
        .join('')}} from`,
  );
}

function testFile(set: string): string {
  return `import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ascension, rulesText } from 'fatequeue';
import { describeFinding, describeProblem, lintSet, validateSet } from 'fatequeue/authoring';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { conformance, scenario } from 'fatequeue/testing';
import { ${set} } from './set.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer, ${set}] });
const row = ['Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];

describe('the set', () => {
  test('is valid', () => {
    assert.deepEqual(validateSet(${set}).map(describeProblem), []);
  });

  test('has nothing in it that cannot be meant', () => {
    assert.deepEqual(lintSet(${set}, { with: [chronicleOfTheGodslayer] }).map(describeFinding), []);
  });

  test('keeps every law of the game, in games of every size', () => {
    // Without a bound on decisions games are played to their ends: more games find more.
    conformance(rules, { games: 5, decisions: 60 });
  });
});

describe('River Scout', () => {
  test('pays for itself and draws a card', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', hand: ['River Scout'], deck: ['Mystic'] }, { name: 'Ben' }],
      centerRow: [...row, 'Snapdragon'],
      turn: 'Ann',
    });
    s.play('River Scout');
    assert.equal(s.runes('Ann'), 1);
    assert.deepEqual(s.names('Ann', 'hand'), ['Mystic']);
  });

  test('says so', () => {
    const [scout] = ${set}.cards;
    assert.equal(rulesText(scout), 'Gain 1 rune. Draw a card.');
  });
});

describe('Watch on the Marsh', () => {
  test('is worth honor once per turn', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', inPlay: ['Watch on the Marsh'], power: 4 }, { name: 'Ben' }],
      centerRow: [...row, 'Snapdragon'],
      turn: 'Ann',
    });
    s.defeat('Cultist');
    assert.equal(s.honor('Ann'), 2);
    s.defeat('Cultist');
    assert.equal(s.honor('Ann'), 3);
  });
});

describe('Marsh Drake', () => {
  test('gives honor, and a card of the row may go', () => {
    const s = scenario(rules, {
      players: [{ name: 'Ann', power: 4 }, { name: 'Ben' }],
      centerRow: [...row, 'Marsh Drake'],
      centerDeck: ['Snapdragon', 'River Scout'],
      turn: 'Ann',
    });
    s.defeat('Marsh Drake');
    s.choose('Muramasa');
    assert.equal(s.honor('Ann'), 3);
    assert.ok(s.names('void').includes('Muramasa'));
  });
});
`;
}

function playFile(set: string): string {
  return `// You against a bot on a terminal, two bots elsewhere: node play.js [SEED]
import { createInterface } from 'node:readline/promises';
import process from 'node:process';
import { ascension } from 'fatequeue';
import { greedyAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { ${set} } from './set.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer, ${set}] });
const isPerson = process.stdin.isTTY === true && process.stdout.isTTY === true;
const players = [isPerson ? 'You' : 'Ann', 'Ben'];
const bot = greedyAgent(rules);
const input = createInterface({ input: process.stdin, output: process.stdout });

/** @param {import('fatequeue').Decision} decision */
async function chosen({ prompt, options, min, max }) {
  console.log(\`\\n\${prompt}\`);
  options.forEach(({ key, text }, i) => console.log(\`  \${i + 1}  \${text ?? key}\`));
  const many = min === max ? \`\${min}\` : \`\${min} to \${max}\`;
  const line = await input.question(\`Your choice (\${many}, such as 1\${max > 1 ? ' 2' : ''}): \`);
  return line.split(/\\D+/).filter((word) => word !== '').map((word) => Number(word) - 1);
}

let state = rules.start({ players, seed: Number(process.argv[2] ?? 7) });
while (state.decision !== null) {
  const { decision } = state;
  const current = state;
  const table = { view: (viewer = decision.seat) => rules.view(current, viewer) };
  const answer = isPerson && decision.seat === 0 ? await chosen(decision) : bot(decision, table);
  const problem = rules.problemWith(state, answer);
  if (problem !== null) {
    console.log(\`That is not possible: \${problem.remedy}.\`);
    continue;
  }
  const step = rules.decide(state, answer);
  for (const line of rules.explain(step.events, { players })) console.log(line);
  state = step.state;
}
input.close();
for (const { name, score } of rules.outcome(state)?.sides ?? []) console.log(\`\${name}: \${score} honor\`);
`;
}

function readme(title: string): string {
  return `# ${title}

A set of cards for [fatequeue](https://www.npmjs.com/package/fatequeue).

- \`set.js\`: the cards. Each is plain data that reads like its rules text.
- \`set.test.js\`: a test for each card, and the laws of the game.
- \`play.js\`: a game with them.

\`\`\`sh
npm install
npm run play   # you against a bot; elsewhere than on a terminal, two bots
npm run text   # what the cards say
npm run lint   # what is valid and wrong all the same
npm test       # the cards and the laws
npm run check  # the types
\`\`\`
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
