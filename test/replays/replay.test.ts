import {
  ascension,
  decode,
  encode,
  history,
  isFatequeueError,
  narrateReplay,
  newReplay,
  type Problem,
  replay,
  resume,
  withAnswer,
} from 'fatequeue';
import { randomAgent } from 'fatequeue/agents';
import { defineSet, draw, hero, played } from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const start = { players: ['Ann', 'Ben', 'Cid'], seed: 41 };

function recorded(decisions: number) {
  const agent = randomAgent(41);
  let state = rules.start(start);
  let file = newReplay(rules, start);
  for (let i = 0; i < decisions && state.decision !== null; i++) {
    const answer = agent(state.decision, { view: () => rules.view(state, 'observer') });
    file = withAnswer(file, state.decision, answer);
    state = rules.decide(state, answer).state;
  }
  return { state, file };
}

function problemsOf(work: () => unknown): readonly Problem[] {
  try {
    work();
  } catch (error) {
    if (isFatequeueError(error)) return error.problems;
    throw error;
  }
  return [];
}

function codeOf(work: () => unknown): string {
  return problemsOf(work)[0]?.code ?? 'nothing thrown';
}

describe('replay', () => {
  test('plays the same game again, in the middle and to the end', () => {
    for (const decisions of [0, 1, 100, 100_000]) {
      const { state, file } = recorded(decisions);
      expect(replay(rules, JSON.parse(JSON.stringify(file)))).toEqual(state);
    }
  });

  test('does not depend on the order of the sets', () => {
    const other = defineSet({
      id: 'a-small-set',
      name: 'A small set',
      players: { min: 2, max: 4 },
      cards: [hero('Newcomer', { cost: 1, copies: 3 }, played(draw(1)))],
    });
    const one = ascension({ sets: [other, chronicleOfTheGodslayer] });
    const two = ascension({ sets: [chronicleOfTheGodslayer, other] });
    expect(one.fingerprint).toBe(two.fingerprint);
    expect(one.start(start)).toEqual(two.start(start));
    expect(replay(two, newReplay(one, start))).toEqual(one.start(start));
  });

  test('plays to any point', () => {
    const { file } = recorded(60);
    for (const to of [0, 1, 30, 60]) expect(replay(rules, file, { to })).toEqual(recorded(to).state);
    expect(replay(rules, file, {})).toEqual(recorded(60).state);
    expect(codeOf(() => replay(rules, file, { to: 61 }))).toBe('replay/no-such-point');
    expect(codeOf(() => replay(rules, file, { to: -1 }))).toBe('replay/not-a-number');
  });

  test('keeps each key once, and a choice of one without a list', () => {
    const { file } = recorded(300);
    expect(new Set(file.keys).size).toBe(file.keys.length);
    expect(file.keys.length).toBeLessThan(file.answers.length);
    expect(file.answers.every((answer) => typeof answer === 'number' || answer.length !== 1)).toBe(true);
    expect(file.answers.some((answer) => typeof answer !== 'number')).toBe(true);
  });

  test('says which game and sets it was played with', () => {
    const { fatequeue, game, sets } = recorded(0).file;
    expect({ fatequeue, game, sets }).toEqual({ fatequeue: 1, game: 'ascension', sets: rules.sets });
    expect(rules.sets).toEqual([
      { id: 'chronicle-of-the-godslayer', fingerprint: expect.stringMatching(/^[0-9a-f]{14}$/) },
    ]);
  });

  test('a whole game takes less than 10 bytes a decision, and less than 10 kB', () => {
    const { file } = recorded(100_000);
    const bytes = Buffer.byteLength(JSON.stringify(file));
    expect(bytes / file.answers.length).toBeLessThan(10);
    expect(bytes).toBeLessThan(10_000);
  });

  test('a replay that was tampered with is refused', () => {
    const { file } = recorded(20);
    const [, ...others] = file.answers;
    expect(codeOf(() => replay(rules, { ...file, keys: ['play:nobody#1', ...file.keys.slice(1)] }))).toBe(
      'replay/not-offered',
    );
    expect(codeOf(() => replay(rules, { ...file, answers: [[0, 0], ...others] }))).toBe('answer/too-many');
    expect(codeOf(() => replay(rules, { ...file, answers: [999, ...others] }))).toBe('replay/unknown-key');
    expect(codeOf(() => replay(rules, { ...file, answers: ['0', ...others] }))).toBe('replay/not-a-number');
    expect(codeOf(() => replay(rules, { ...file, extra: 1 }))).toBe('replay/unknown-field');
    expect(codeOf(() => replay(rules, null))).toBe('replay/not-an-object');
    const whole = recorded(100_000).file;
    const beyond = { ...whole, answers: [...whole.answers, whole.keys.indexOf('end-turn')] };
    expect(codeOf(() => replay(rules, beyond))).toBe('replay/after-the-end');
    expect(codeOf(() => resume(rules, beyond))).toBe('replay/after-the-end');
    expect(replay(rules, beyond, { to: whole.answers.length })).toEqual(replay(rules, whole));
  });
});

describe('a replay of other rules', () => {
  const small = (copies: number) =>
    defineSet({
      id: 'a-small-set',
      name: 'A small set',
      players: { min: 2, max: 4 },
      cards: [hero('Newcomer', { cost: 1, copies }, played(draw(1)))],
    });
  const both = ascension({ sets: [chronicleOfTheGodslayer, small(3)] });
  const { file } = recorded(5);

  test('is refused with the set that the rules have besides', () => {
    const [problem, ...others] = problemsOf(() => replay(both, file));
    expect(problem).toMatchObject({ code: 'replay/extra-set', found: 'no a-small-set' });
    expect(others).toEqual([]);
  });

  test('is refused with the set that the rules do not have', () => {
    const [problem, ...others] = problemsOf(() => replay(rules, newReplay(both, start)));
    expect(problem).toMatchObject({ code: 'replay/missing-set', path: 'sets[0]', remedy: 'add it to the rules' });
    expect(problem?.found).toContain('a-small-set');
    expect(others).toEqual([]);
  });

  test('is refused with the set that has changed since', () => {
    const changed = ascension({ sets: [chronicleOfTheGodslayer, small(4)] });
    const [problem, ...others] = problemsOf(() => replay(changed, newReplay(both, start)));
    expect(problem).toMatchObject({ code: 'replay/other-set', path: 'sets[0]' });
    expect(problem?.found).toBe(`a-small-set in version ${both.sets[0]?.fingerprint}`);
    expect(problem?.expected).toBe(`version ${changed.sets[0]?.fingerprint}`);
    expect(others).toEqual([]);
  });

  test('is refused with every set that differs', () => {
    const other = ascension({ sets: [{ ...chronicleOfTheGodslayer, id: 'another-box' }] });
    expect(problemsOf(() => replay(other, newReplay(both, start))).map(({ code }) => code)).toEqual([
      'replay/missing-set',
      'replay/missing-set',
      'replay/extra-set',
    ]);
  });

  test('is refused if it is of another version, another game, or the same sets under other rules', () => {
    expect(codeOf(() => replay(rules, { ...file, fatequeue: 2 }))).toBe('replay/other-format');
    expect(codeOf(() => replay(rules, { fatequeue: 2 }))).toBe('replay/other-format');
    expect(codeOf(() => replay(rules, { ...file, game: 'chess' }))).toBe('replay/other-game');
    expect(codeOf(() => replay(rules, { ...file, rules: 'x' }))).toBe('replay/other-rules');
  });
});

describe('resume', () => {
  test('goes on from any point, with the steps before it', () => {
    const { state, file } = recorded(80);
    for (const to of [0, 40, 80]) {
      const game = resume(rules, JSON.parse(JSON.stringify(file)), { to });
      expect(game.state).toEqual(replay(rules, file, { to }));
      expect(game.steps).toHaveLength(to);
      expect(newReplay(rules, file.start, game.steps).answers).toEqual(file.answers.slice(0, to));
    }
    const game = resume(rules, file);
    expect(game.state).toEqual(state);
    game.decide([0]);
    const longer = newReplay(rules, file.start, game.steps);
    expect(longer.answers).toHaveLength(81);
    expect(replay(rules, longer)).toEqual(game.state);
  });
});

describe('narrateReplay', () => {
  test('tells a game turn by turn', () => {
    const options = { players: ['Ann', 'Ben'], seed: 7 };
    const game = history(rules, rules.start(options));
    game.decide([0]);
    const { decision } = game.state;
    game.decide([decision?.options.findIndex(({ key }) => key === 'end-turn') ?? 0]);
    const lines = narrateReplay(rules, newReplay(rules, options, game.steps));
    expect(lines.slice(0, 5)).toEqual([
      'ascension: Ann, Ben',
      'with chronicle-of-the-godslayer',
      '',
      'Round 1, turn 1: Ben',
      expect.stringMatching(/^Ben decides \(turn\): play:[a-z-]+#\d+ \(T\d+\)$/),
    ]);
    expect(lines[5]).toMatch(/^ {2}Ben: played \w+ \(T2\)$/);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}\w+ goes from Ben's hand to Ben's played \(.*\)$/));
    expect(lines.at(-1)).toBe('Ann is asked: What do you do next?');
    expect(narrateReplay(rules, newReplay(rules, options))).toHaveLength(4);
  });

  test('tells every turn, every answer and the end of a whole game', () => {
    const { file, state } = recorded(100_000);
    const lines = narrateReplay(rules, JSON.parse(JSON.stringify(file)));
    const { turn } = rules.view(state, 'all').counters;
    expect(lines.filter((line) => /^Round \d+, turn \d+: \w+$/.test(line))).toHaveLength(turn);
    expect(lines.filter((line) => /^\w+ decides \(/.test(line))).toHaveLength(file.answers.length);
    expect(lines.at(-1)).toBe(`Won by ${rules.outcome(state)?.winners.join()}`);
    expect(lines.length).toBeGreaterThan(file.answers.length * 2);
  });

  test('stops where it is told to', () => {
    const { file } = recorded(30);
    const lines = narrateReplay(rules, file, { to: 10 });
    expect(lines.filter((line) => / decides \(/.test(line))).toHaveLength(10);
  });
});

describe('codec', () => {
  test('a decoded state is the state, and goes on as it would', () => {
    const { state } = recorded(150);
    const back = decode(rules, encode(state));
    expect(back).toEqual(state);
    expect(rules.decide(back, [0])).toEqual(rules.decide(state, [0]));
  });

  test('text that is no state, or a state of other rules or versions, is refused with a code', () => {
    const { state } = recorded(10);
    expect(codeOf(() => decode(rules, '{'))).toBe('state/not-json');
    expect(codeOf(() => decode(rules, '[]'))).toBe('state/not-an-object');
    expect(codeOf(() => decode(rules, encode({ ...state, format: 99 })))).toBe('state/other-format');
    expect(codeOf(() => decode(rules, encode({ ...state, rules: 'x' })))).toBe('state/other-rules');
    const moved = state.places.map((place, i) => (i === 1 ? place.slice(1) : place));
    expect(codeOf(() => decode(rules, encode({ ...state, places: moved })))).toBe('state/not-in-one-place');
    const { decision } = state;
    const fewer = decision && { ...decision, options: decision.options.slice(1) };
    expect(codeOf(() => decode(rules, encode({ ...state, decision: fewer })))).toBe('state/wrong-decision');
  });
});
