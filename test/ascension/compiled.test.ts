import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls, valleyOfTheAncients] });
const game = gameOf(rules);

describe('a compiled game', () => {
  test('has its procedures under their names, of no card, with the rule that each follows', () => {
    const procedures = Object.fromEntries(
      Object.entries(game.procedures).map(([name, node]) => [name, [game.nodes[node].path, game.nodes[node].ruling]]),
    );
    expect(procedures).toMatchInlineSnapshot(`
      {
        "acquire": [
          "acquire",
          "Q1",
        ],
        "defeat": [
          "defeat",
          "Q1",
        ],
        "destroy": [
          "destroy",
          "Q9",
        ],
        "endTurn": [
          "end-turn",
          "T6",
        ],
        "fates": [
          "fates",
          "Q5",
        ],
        "opponent": [
          "opponent",
          "V4",
        ],
        "pay": [
          "pay",
          "A14",
        ],
        "played": [
          "played",
          "T10",
        ],
        "turn": [
          "turn",
          "T1",
        ],
      }
    `);
    for (const node of Object.values(game.procedures)) expect(game.nodes[node].def).toBe(-1);
  });

  test('has for each part of a text the rule by which it happens, and a place in its card', () => {
    const wrong = game.nodes.filter(({ ruling, path }) => !/^[A-Z]\d{1,2}$/.test(ruling) || path === '');
    expect(wrong).toEqual([]);
    const used = [...new Set(game.nodes.filter(({ def }) => def !== -1).map(({ ruling }) => ruling))];
    expect(used.sort()).toMatchInlineSnapshot(`
      [
        "A5",
        "E5",
        "E7",
        "P2",
        "Q3",
        "Q4",
        "Q5",
        "Q6",
        "T2",
        "T4",
      ]
    `);
  });

  test('numbers its parts, each after the parts that it is made of', () => {
    game.nodes.forEach((node, i) => {
      expect(node.id).toBe(i);
      for (const kid of node.kids) expect(kid.id).toBeLessThan(node.id);
    });
  });
});

describe('the table', () => {
  test('has a pile for each always-available card and for no other', () => {
    const one = ascension({ sets: [chronicleOfTheGodslayer] });
    const { zones, players } = one.view(one.start({ players: ['Ann', 'Ben'], seed: 1 }), 'all');
    expect(Object.keys(zones)).toEqual([
      'centerRow',
      'centerDeck',
      'void',
      'removed',
      ...one.cards.filter(({ zone }) => zone === 'always-available').map(({ id }) => `supply:${id}`),
    ]);
    expect(Object.keys(players[0].zones)).toEqual(['deck', 'hand', 'played', 'inPlay', 'discard']);
    expect(Object.keys(players[0].counters).slice(0, 3)).toEqual(['honor', 'runes', 'power']);
  });
});
