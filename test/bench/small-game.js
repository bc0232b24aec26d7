import { generator } from './generator.js';

/** What our version of the small game does differently from the peers'. */
export const DIFFERENCES = [
  "Honor: the peers give a card's honor when it is bought. Heroes here have no such text, so each card gives 1 + i % 3",
  'honor when it enters the row (a fate): one card does at every purchase, and six at the deal.',
  'End: Ascension plays the round to its end once the pool is empty; the peers stop at once. The policy stops after 200 turns.',
  'Besides: a random first player, and every option is listed in the decision. Moves = decisions answered, as in the peers.',
];

/** The small game of the peers as a set: 100 different center cards, ten starting cards, no always-available cards. */
export function smallSet({ defineSet, draw, fate, gain, hero, played }) {
  const cards = [
    hero('Apprentice', { cost: 0, copies: 8, zone: 'starting' }, played(gain(1, 'runes'))),
    hero('Militia', { cost: 0, copies: 2, zone: 'starting' }),
  ];
  for (let i = 0; i < 100; i++) {
    const effects = [];
    if (i % 4 > 0) effects.push(gain(i % 4, 'runes'));
    if (i % 5 === 0) effects.push(draw(1));
    const abilities = effects.length > 0 ? [played(...effects)] : [];
    const honor = 1 + (i % 3);
    cards.push(hero(`Card ${i}`, { cost: 1 + (i % 7), honor, copies: 1 }, ...abilities, fate(gain(honor, 'honor'))));
  }
  return defineSet({ id: 'small-game', name: 'The small game', players: { min: 2, max: 2 }, cards });
}

/**
 * The peers' policy: a random card while the hand has one, then a random card that can be bought, then the turn's end.
 * Called for each game; it stops after 200 turns, since a row may come up that nobody can ever pay for.
 */
export function smallPolicy(seed) {
  const random = generator(seed);
  return () => {
    let turn = 1;
    return ({ options }) => {
      let playable = 0;
      while (options[playable].do === 'play') playable++;
      if (playable > 0) return [random(playable)];
      if (options.length > 1) return [random(options.length - 1)];
      return turn++ > 200 ? null : [0];
    };
  };
}
