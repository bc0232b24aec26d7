import { ascension, decode, encode, isFatequeueError, newReplay, replay, withAnswer } from 'fatequeue';
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

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isFatequeueError(error)) return error.code;
    throw error;
  }
  return 'nothing thrown';
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
    expect(codeOf(() => replay(one, recorded(3).file))).toBe('replay/other-rules');
  });

  test('a replay that was tampered with is refused', () => {
    const { file } = recorded(20);
    const [first, ...others] = file.answers;
    expect(codeOf(() => replay(rules, { ...file, answers: [['play:nobody#1'], ...others] }))).toBe(
      'replay/not-offered',
    );
    expect(codeOf(() => replay(rules, { ...file, answers: [[...first, ...first], ...others] }))).toBe(
      'answer/too-many',
    );
    expect(codeOf(() => replay(rules, { ...file, fatequeue: 2 }))).toBe('replay/not-a-number');
    expect(codeOf(() => replay(rules, { ...file, extra: 1 }))).toBe('replay/unknown-field');
    expect(codeOf(() => replay(rules, null))).toBe('replay/not-an-object');
    const whole = recorded(100_000).file;
    expect(codeOf(() => replay(rules, { ...whole, answers: [...whole.answers, ['end-turn']] }))).toBe(
      'replay/after-the-end',
    );
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
