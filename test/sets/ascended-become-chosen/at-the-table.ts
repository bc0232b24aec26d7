import { type AscendedRules, ascended } from 'fatequeue/ascended';
import { ascendedBecomeChosen } from 'fatequeue/sets/ascended-become-chosen';
import { type BoardPosition, type BoardScenario, boardScenario, type TilesByName } from 'fatequeue/testing';

/** The board game with this set. */
export const rules: AscendedRules = ascended({ sets: [ascendedBecomeChosen] });

/**
 * A map with every kind of terrain. By day the snow at home has 1 to the east and west, 1 to the southeast and northwest,
 * and 2 to the southwest and northeast; the forest to the east has 3, 2, 2.
 */
export const MAP: TilesByName = {
  home: ['Windswept Flats', 0, 0],
  east: ['Black Pines', 1, 0],
  far: ['Goat Stair', 2, 0],
  farthest: ['Hare Run', 3, 0],
  village: ["Saint's Well", -1, 0],
  castle: ['Gatehouse', 0, 1],
  ruins: ['Broken Cloister', 0, -1],
  lake: ['Glass Mere', -1, 1],
};

type Player = Partial<BoardPosition['players'][number]>;

/** Ann at home at the beginning of her turn, in the second Daylight, and Ben far to the east, unless it is said otherwise. */
export function turn(ann: Player, ben: Player = {}, more: Partial<BoardPosition> = {}): BoardScenario {
  return boardScenario(rules, {
    players: [
      { name: 'Ann', at: 'home', origin: 'lake', ...ann },
      { name: 'Ben', at: 'farthest', origin: 'castle', ...ben },
    ],
    map: MAP,
    round: 21,
    ...more,
  });
}

/** The same in Ann's Move phase, or another. */
export function table(ann: Player, ben: Player = {}, more: Partial<BoardPosition> = {}): BoardScenario {
  return turn(ann, ben, { phase: 'move', ...more });
}

/** Ann attacks Ben in the forest to the east: her combat skill is 1 there, his 3. */
export function attack(ann: Player, ben: Player = {}, more: Partial<BoardPosition> = {}): BoardScenario {
  const s = table(ann, { at: 'east', ...ben }, more);
  s.take('attack', 'east');
  return s;
}

/** Ann attacks a villain in the castle, being as unnoticed as can be: the first die, of twelve sides, does not matter. */
export function search(
  villain: string,
  ann: Player = {},
  ben: Player = {},
  more: Partial<BoardPosition> = {},
): BoardScenario {
  const s = table({ at: 'castle', control: 12, ...ann }, ben, { phase: 'decide', villains: [villain], ...more });
  s.take('take-control');
  return s;
}
