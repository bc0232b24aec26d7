import type { Option } from '../../index.js';

/** Something that a player can choose: told to the player, and told of the player. */
export type Deed = readonly [you: string, they: string];

type Saying = (name: string, option: Option) => Deed;

function deed(you: string, they: string): Saying {
  return (name) => [`${you} ${name}`, `${they} ${name}`];
}

/** Going somewhere: the text is what it costs. */
function going(you: string, they: string): Saying {
  return (name, { text }) => {
    const where = text === undefined ? name : `${name} ${text}`;
    return [`${you} ${where}`, `${they} ${where}`];
  };
}

function placing(what: string): Saying {
  return (_, { text = '' }) => [`put ${what} at ${text}`, `puts ${what} at ${text}`];
}

function amount({ ability = 0 }: Option, what: string): string {
  return `${ability} ${ability === 1 ? what.replace(/s$/, '') : what}`;
}

/** What is done with a card or a tile. */
const WITH_CARD: Readonly<Record<string, Saying>> = {
  move: going('move to', 'moves to'),
  pass: going('pass through', 'passes through'),
  attack: going('attack on', 'attacks on'),
  walk: deed('walk to', 'walks to'),
  go: deed('go to', 'goes to'),
  retreat: deed('retreat to', 'has the loser retreat to'),
  return: deed('come back at', 'comes back at'),
  arrive: deed('have it appear at', 'has a villain appear at'),
  'place-villain': deed('put the villain on', 'puts the villain on'),
  'start-on': deed('start on', 'starts on'),
  'choose-tile': deed('take', 'takes'),
  'lose-control': deed('lose', 'loses'),
  use: deed('use', 'uses'),
  trade: deed('trade', 'trades'),
  unlock: deed('become', 'becomes'),
  'activate-mutation': deed('activate', 'activates'),
  replace: deed('replace', 'replaces'),
  swap: deed('swap', 'swaps'),
  keep: deed('keep', 'keeps'),
  mend: (name, { ability = 0 }) => [`heal ${name} by ${ability}`, `heals ${name} by ${ability}`],
  suffer: (name, { ability = 0 }) => [`${name} takes ${ability}`, `has ${name} take ${ability}`],
  change: (name, { text = '' }) => [`${text} (${name})`, `changes dice of ${name}`],
};

/** What is done without one. */
const WITHOUT_CARD: Readonly<Record<string, Saying>> = {
  explore: deed('explore', 'explores'),
  'add-tile': deed('add a tile to the', 'adds a tile to the'),
  terrain: deed('choose', 'chooses'),
  roll: () => ['roll for the terrain', 'rolls for the terrain'],
  stay: () => ['move no further', 'moves no further'],
  mutate: () => ['mutate: pray for mutations', 'mutates'],
  search: () => ['search for an artifact', 'searches'],
  hunt: () => ['hunt for energy', 'hunts'],
  'draw-mutation': () => ['draw a mutation', 'draws a mutation'],
  swap: () => ['swap mutations with the deck', 'swaps mutations'],
  recruit: () => ['draw a companion', 'draws a companion'],
  'recruit-villain': () => ['draw a villain', 'draws a villain'],
  try: () => ['try to take control', 'tries to take control'],
  yield: () => ['fail the stealth test', 'fails the stealth test'],
  again: () => ['attack once more', 'attacks once more'],
  'give-up': () => ['give up', 'gives up'],
  'place-map': placing('the map'),
  'place-tile': placing('it'),
  'add-ruins': placing('ruins'),
  'add-castle': placing('a castle'),
  'add-village': placing('a village'),
  change: (_, { text = '' }) => [text, text.replace(/^Change/, 'changes')],
  spend: (_, { ability = 0 }) => [`spend ${ability}`, `spends ${ability}`],
};

const BREATHING: Readonly<Record<string, readonly [you: string, they: string, what: string]>> = {
  heal: ['heal', 'heals', 'hit points'],
  focus: ['focus: gain control', 'focuses', 'control'],
  trade: ['trade artifacts for points', 'trades', ''],
};

/** What an option of the board game says; null for one that says it itself. `name` is that of its card, or its text. */
export function deedOf(option: Option, name: string): Deed | null {
  if (option.card !== undefined) return WITH_CARD[option.do]?.(name, option) ?? null;
  const breathing = BREATHING[option.do];
  if (breathing !== undefined) {
    const [you, they, what] = breathing;
    return option.ability === undefined ? [you, they] : [amount(option, what), `gains ${amount(option, what)}`];
  }
  return WITHOUT_CARD[option.do]?.(name, option) ?? null;
}
