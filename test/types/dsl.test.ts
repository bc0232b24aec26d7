import { ascension } from 'fatequeue';
import {
  banish,
  type Card,
  cards,
  construct,
  defineSet,
  discount,
  draw,
  event,
  gain,
  hero,
  heroes,
  inHand,
  keystone,
  may,
  monster,
  oncePerTurn,
  onlyIf,
  played,
  reward,
  spend,
  temple,
  trophy,
  unite,
  whenever,
  whenYouAcquire,
  youControl,
} from 'fatequeue/dsl';
import { describe, expect, test } from 'vitest';

const values = { cost: 1, copies: 1 };
const monstrous = { power: 1, copies: 1 };

// The compiler fails on a directive below that finds nothing wrong.
const wrong: readonly (() => unknown)[] = [
  // @ts-expect-error: a faction that is misspelt
  () => hero('A', { ...values, faction: 'viod' }),
  // @ts-expect-error: a hero without a number of copies
  () => hero('A', { cost: 1 }),
  // @ts-expect-error: a hero for power
  () => hero('A', { power: 1, copies: 1 }),
  // @ts-expect-error: a monster for runes
  () => monster('A', { cost: 1, copies: 1 }),
  // @ts-expect-error: an effect where an ability belongs
  () => hero('A', values, draw(1)),
  // @ts-expect-error: an ability where an effect belongs
  () => hero('A', values, played(reward(draw(1)))),
  // @ts-expect-error: a hero with a reward
  () => hero('A', values, reward(draw(1))),
  // @ts-expect-error: a construct with a trophy
  () => construct('A', values, trophy(draw(1))),
  // @ts-expect-error: a monster with a keystone
  () => monster('A', monstrous, keystone('life', draw(1))),
  // @ts-expect-error: an event that is played
  () => event('A', {}, played(draw(1))),
  // @ts-expect-error: a temple with unite
  () => temple('A', { honor: 1 }, unite(draw(1))),
  // @ts-expect-error: a resource that there is not
  () => gain(1, 'gold'),
  // @ts-expect-error: honor that is spent
  () => spend(1, 'honor'),
  // @ts-expect-error: an amount that is missing
  () => draw(),
  // @ts-expect-error: a condition where an effect belongs
  () => may(youControl(1)),
  // @ts-expect-error: an effect where a condition belongs
  () => onlyIf(draw(1), draw(1)),
  // @ts-expect-error: a filter where a number belongs
  () => banish(cards(inHand), 1),
  // @ts-expect-error: a word where a filter belongs
  () => banish(1, 'hand'),
  // @ts-expect-error: a faction in the place of a kind
  () => heroes('hero'),
  // @ts-expect-error: a trigger that is given no card
  () => whenever(whenYouAcquire(), draw(1)),
  // @ts-expect-error: a rule that limits nothing
  () => oncePerTurn(discount(1, heroes())),
  // @ts-expect-error: a set without cards
  () => defineSet({ id: 'a', name: 'A', players: { min: 2, max: 4 } }),
  // @ts-expect-error: a field that there is not
  () => defineSet({ id: 'a', name: 'A', players: { min: 2, max: 4 }, cards: [], colour: 'red' }),
  // @ts-expect-error: a verb in data that is misspelt
  (): Card => ({ ...hero('A', values), abilities: [{ ability: 'played', effect: { do: 'drow', amount: 1 } }] }),
];

describe('wrong cards', () => {
  test('do not compile', () => {
    expect(wrong.length).toBeGreaterThan(20);
  });

  test('are refused where no compiler has seen them', () => {
    const refused = ({ name, ...others }: Card): boolean => {
      const set = { id: 'a', name: 'A', players: { min: 2, max: 4 }, cards: [{ name, ...others }] };
      try {
        ascension({ sets: [set] });
        return false;
      } catch {
        return true;
      }
    };
    expect(refused({ ...hero('A', values), abilities: [reward(draw(1))] })).toBe(true);
    expect(refused(hero('A', values, played(draw(1))))).toBe(false);
  });
});
