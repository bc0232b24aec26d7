import { ascension, type History, history, IllegalAnswer, isFatequeueError } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const ANN = 0;
const BEN = 1;

function table(): History {
  const { state } = scenario(rules, {
    players: [
      { name: 'Ann', hand: ['Apprentice', 'Arha Initiate'], deck: ['Militia'], runes: 6, power: 2 },
      { name: 'Ben', hand: ['Militia', 'Apprentice'] },
    ],
    centerRow: ['Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant', 'Snapdragon'],
    centerDeck: ['Mephit'],
    turn: 'Ann',
  });
  return history(rules, state);
}

/** Answers with the option whose key begins so. */
function choose(game: History, key: string): void {
  const index = game.state.decision?.options.findIndex((option) => option.key.startsWith(key)) ?? -1;
  game.decide([index], { seat: game.state.decision?.seat });
}

function why(game: History, seat: number, despite: Parameters<History['whyNotUndo']>[1] = {}): string | undefined {
  return game.whyNotUndo(seat, despite)?.code;
}

describe('history', () => {
  test('records each step with the state it came from', () => {
    const game = table();
    const { state } = game;
    expect(game.steps).toEqual([]);
    const step = game.decide([0], { seat: ANN });
    expect(step).toEqual({ ...rules.decide(state, [0]), before: state, seat: ANN, answer: [0] });
    expect(step.before).toBe(state);
    expect(game.state).toBe(step.state);
    expect(game.steps).toEqual([step]);
  });

  test('a wrong answer throws and is not recorded', () => {
    const game = table();
    const { state } = game;
    expect(() => game.decide([99])).toThrow(IllegalAnswer);
    expect(() => game.decide([0], { seat: BEN })).toThrow('answer/wrong-seat');
    expect(game.state).toBe(state);
    expect(game.steps).toEqual([]);
  });

  test('an answer does not follow what is done to its list', () => {
    const game = table();
    const answer = [0];
    game.decide(answer);
    answer[0] = 1;
    expect(game.steps[0].answer).toEqual([0]);
  });
});

describe('undo', () => {
  test('goes back one answer after the other, to the very states', () => {
    const game = table();
    const states = [game.state];
    for (const key of ['play:apprentice', 'acquire:mystic']) {
      choose(game, key);
      states.push(game.state);
    }
    expect(game.canUndo(ANN)).toBe(true);
    expect(game.undo(ANN)).toBe(states[1]);
    expect(game.state).toBe(states[1]);
    expect(game.steps).toHaveLength(1);
    expect(game.undo(ANN)).toBe(states[0]);
    expect(game.steps).toEqual([]);
    choose(game, 'play:apprentice');
    expect(game.state).toEqual(states[1]);
  });

  test('needs an answer of that seat', () => {
    const game = table();
    expect(why(game, ANN)).toBe('undo/nothing');
    choose(game, 'play:apprentice');
    expect(why(game, BEN)).toBe('undo/nothing');
    expect(why(game, 7)).toBe('undo/nothing');
    expect(() => game.undo(BEN)).toThrow('undo/nothing');
    expect(game.steps).toHaveLength(1);
  });

  test('does not go back behind a card that was drawn', () => {
    const game = table();
    choose(game, 'play:arha-initiate');
    expect(game.whyNotUndo(ANN)).toEqual({
      code: 'undo/new-card',
      path: '',
      found: expect.stringMatching(/^Militia goes from Ann's deck to Ann's hand \(.*Arha Initiate\)$/),
      expected: 'a step in which nobody sees a new card',
      remedy: "play on; a host can allow it with { despite: ['new-card'] }",
    });
    const { state } = game;
    expect(() => game.undo(ANN)).toThrow('undo/new-card');
    expect(game.state).toBe(state);
  });

  test('does not go back behind a card that came into the row', () => {
    const game = table();
    choose(game, 'acquire:landtalker');
    expect(why(game, ANN)).toBe('undo/new-card');
    expect(why(game, ANN, { despite: ['chance', 'other-seat'] })).toBe('undo/new-card');
    expect(game.canUndo(ANN, { despite: ['new-card'] })).toBe(true);
  });

  test('a card of one’s own hand that is shown is no new card', () => {
    const game = table();
    choose(game, 'play:apprentice');
    expect(game.canUndo(ANN)).toBe(true);
  });

  test('does not go back behind a shuffle', () => {
    const game = table();
    choose(game, 'play:arha-initiate');
    choose(game, 'play:apprentice');
    choose(game, 'end-turn');
    choose(game, 'end-turn');
    expect(game.state.decision?.seat).toBe(ANN);
    expect(why(game, BEN, { despite: ['new-card', 'other-seat'] })).toBe('undo/chance');
    expect(game.whyNotUndo(BEN)?.found).toMatch(/^Ben's deck is shuffled/);
    expect(why(game, BEN, { despite: ['chance'] })).toBe('undo/new-card');
    expect(game.canUndo(BEN, { despite: ['chance', 'new-card'] })).toBe(true);
  });

  test('does not go back behind another seat’s answer', () => {
    const game = table();
    choose(game, 'play:apprentice');
    choose(game, 'end-turn');
    const { state } = game;
    choose(game, 'play:militia');
    expect(game.whyNotUndo(ANN)).toMatchObject({
      code: 'undo/other-seat',
      found: expect.stringMatching(/^Ben decides \(turn\): play:militia/),
    });
    expect(game.canUndo(BEN)).toBe(true);
    expect(game.undo(BEN)).toBe(state);
    expect(why(game, BEN)).toBe('undo/nothing');
  });

  test('goes back behind everything that the host allows, to before the seat’s last answer', () => {
    const game = table();
    choose(game, 'play:apprentice');
    const { state } = game;
    choose(game, 'end-turn');
    choose(game, 'play:militia');
    const despite = ['other-seat', 'chance', 'new-card'] as const;
    expect(game.canUndo(ANN, { despite })).toBe(true);
    expect(game.undo(ANN, { despite })).toBe(state);
    expect(game.steps).toHaveLength(1);
  });

  test('refuses options that are none', () => {
    const game = table();
    choose(game, 'play:apprentice');
    for (const options of [{ despite: ['everything'] }, { despite: 'chance' }, { other: 1 }, 7, null]) {
      let code = '';
      try {
        Reflect.apply(game.undo, undefined, [ANN, options]);
      } catch (thrown) {
        code = isFatequeueError(thrown) ? thrown.code : 'another error';
      }
      expect(code).toMatch(/^undo\/(unknown-word|not-a-list|unknown-field|not-an-object)$/);
    }
    expect(game.steps).toHaveLength(1);
  });
});
