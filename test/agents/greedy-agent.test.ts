import { ascension, type CardSet, type Decision, type GameState } from 'fatequeue';
import { greedyAgent, randomAgent, simulate } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { games } from './boxes.js';

const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });

/** The keys of what the greedy agent chooses in a state. */
function chosen(state: GameState, rules = chronicle): readonly string[] {
  const decision: Decision | null = state.decision;
  if (decision === null) throw new Error('the game is over');
  const answer = greedyAgent(rules)(decision, { view: () => rules.view(state, decision.seat) });
  return answer.map((index) => decision.options[index].key.replace(/#.*/, ''));
}

const row = ['Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant', 'Snapdragon'];

describe('the greedy agent', () => {
  // Seeded, so that it cannot come out otherwise; the whole tournament is `fatequeue tournament`.
  test.each(games)('beats the random one in 9 of 10 games or more with %s', async (_, rules) => {
    const greedy = greedyAgent(rules);
    const { agents } = await simulate(rules, {
      games: 20,
      seed: 1,
      agents: [
        { name: 'greedy', agent: () => greedy },
        { name: 'random', agent: randomAgent },
      ],
    });
    const [result] = agents;
    expect(result.name).toBe('greedy');
    expect(result.wins).toBeGreaterThanOrEqual(18);
  });

  test('judges cards by their data, whatever they are called', () => {
    const renamed: CardSet = JSON.parse(
      chronicleOfTheGodslayer.cards.reduce(
        (text, { name }, i) => text.replaceAll(JSON.stringify(name), `"Card ${String(i).padStart(3, '0')}"`),
        JSON.stringify(chronicleOfTheGodslayer),
      ),
    );
    const other = ascension({ sets: [renamed] });
    const start = { players: ['Ann', 'Ben'], seed: 7 };
    let [state, copy] = [chronicle.start(start), other.start(start)];
    const [mind, otherMind] = [greedyAgent(chronicle), greedyAgent(other)];
    for (let i = 0; i < 60; i++) {
      const [here, there] = [state, copy];
      if (here.decision === null || there.decision === null) throw new Error('the game is over');
      const { seat } = here.decision;
      const answer = mind(here.decision, { view: () => chronicle.view(here, seat) });
      expect(otherMind(there.decision, { view: () => other.view(there, seat) })).toEqual(answer);
      state = chronicle.decide(here, answer).state;
      copy = other.decide(there, answer).state;
    }
  });

  test('answers the same in every game that looks the same to its seat', () => {
    let state = chronicle.start({ players: ['Ann', 'Ben'], seed: 11 });
    for (let i = 0; i < 80 && state.decision !== null; i++) {
      const { seat } = state.decision;
      const keys = chosen(state);
      expect(chosen(chronicle.resample(state, seat, i))).toEqual(keys);
      state = chronicle.decide(state, [
        state.decision.options.findIndex(({ key }) => key.replace(/#.*/, '') === keys[0]),
      ]).state;
    }
  });

  test('takes the cards that are together worth most for its runes', () => {
    const players = [{ name: 'Ann', runes: 6 }, { name: 'Ben' }];
    const s = scenario(chronicle, { players, centerRow: row, turn: 'Ann' });
    // Two Mystics would cost as much as one Landtalker, but the Landtalker gives as much and more honor at the end.
    expect(chosen(s.state)).toEqual(['acquire:landtalker']);
  });

  test('plays its cards before it takes any', () => {
    const players = [{ name: 'Ann', hand: ['Apprentice'], runes: 6 }, { name: 'Ben' }];
    const s = scenario(chronicle, { players, centerRow: row, turn: 'Ann' });
    expect(chosen(s.state)).toEqual(['play:apprentice']);
  });

  test('banishes a starting card rather than a good one', () => {
    const players = [{ name: 'Ann', hand: ['Void Initiate'], discard: ['Apprentice', 'Landtalker'] }, { name: 'Ben' }];
    const s = scenario(chronicle, { players, centerRow: row, turn: 'Ann' });
    s.play('Void Initiate');
    expect(s.decision?.kind).toBe('banish');
    expect(chosen(s.state)).toEqual(['pick:apprentice']);
  });

  test('takes the runes if they buy more than the power would', () => {
    const players = [{ name: 'Ann', hand: ['Mechana Initiate'], runes: 2 }, { name: 'Ben' }];
    const s = scenario(chronicle, { players, centerRow: row, turn: 'Ann' });
    s.play('Mechana Initiate');
    expect(s.decision?.options.map(({ text }) => text)).toEqual(['Gain 1 rune.', 'Gain 1 power.']);
    expect(chosen(s.state)).toEqual(['choose:0']);
  });

  test('ends the turn when nothing is left to do', () => {
    const s = scenario(chronicle, { players: [{ name: 'Ann' }, { name: 'Ben' }], centerRow: row, turn: 'Ann' });
    expect(chosen(s.state)).toEqual(['end-turn']);
  });
});
