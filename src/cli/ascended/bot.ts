import type { Agent } from '../../agents/index.js';
import type { Answer, Option, View, ViewedCard, ViewedPlayer } from '../../index.js';
import type { Box } from './box.js';
import { cycleOf, mapsOf } from './map.js';

/** What a decision is judged by. */
interface Mind {
  readonly box: Box;
  readonly view: View;
  readonly me: ViewedPlayer;
  /** What is counted of me. */
  readonly counters: Partial<Readonly<Record<string, number>>>;
  readonly pile: (zone: string) => readonly ViewedCard[];
}

/** How good an option is; what is not above zero is left if it can be. */
type Good = (mind: Mind, option: Option) => number;

/** How many control points a village takes, and how much health it takes to look for trouble. */
const FOR_A_VILLAGE = 8;
const HEALTHY = 6;
const POINTS_TO_WIN = 30;
const FULL_HEALTH = 10;

/** A bot that goes where the energy is, mutates, takes places of power when it is strong, and trades what it has used. */
export function steadyAgent(box: Box): Agent {
  return (decision, table) => {
    const { options, min, max } = decision;
    // Most questions are easily answered, and a view costs something.
    const view = table.view();
    const me = view.players[decision.seat];
    const mind: Mind = { box, view, me, counters: me.counters, pile: (zone) => me.zones[zone] ?? [] };
    const goods = options.map((option) => (GOOD[option.do] ?? unknown)(mind, option));
    return best(goods, min, max);
  };
}

function best(goods: readonly number[], min: number, max: number): Answer {
  const order = goods.map((_, i) => i).sort((a, b) => goods[b] - goods[a] || a - b);
  const wanted = goods.filter((good) => good > 0).length;
  return order.slice(0, Math.max(min, Math.min(max, wanted)));
}

const unknown: Good = () => 0.01;

/** How strong one is in a fight, about. */
function strength({ box, pile }: Mind): number {
  const companions = pile('companions').reduce((sum, { card }) => {
    const printed = card === null ? undefined : box.cards.get(card);
    return sum + (printed?.kind === 'companion' || printed?.kind === 'villain' ? printed.bonus : 0);
  }, 0);
  return 2 * pile('active').length + companions;
}

function canTake(mind: Mind, terrain: string): boolean {
  const { control = 0, health = 0, powerTokens = 0 } = mind.counters;
  if (powerTokens === 0) return false;
  if (terrain === 'village') return control >= FOR_A_VILLAGE;
  return (terrain === 'castle' || terrain === 'ruins') && strength(mind) >= 5 && health >= HEALTHY;
}

/** How good it is to be on a tile. */
function tileGood(mind: Mind, piece: ViewedCard): number {
  const tile = piece.card === null ? undefined : mind.box.tiles.get(piece.card);
  if (tile === undefined) return 0;
  const { energy } = tile[cycleOf(mind.view)];
  const holder = (piece.marks?.power ?? 0) - 1;
  if (wantsHome(mind)) return 20 - distanceHome(mind, piece);
  const isPlace = tile.terrain === 'village' || tile.terrain === 'castle' || tile.terrain === 'ruins';
  if (!isPlace) return energy;
  if (holder === mind.me.seat) return energy + (tile.terrain === 'village' && hasWares(mind) ? 6 : 1);
  if (canTake(mind, tile.terrain)) return energy + 8;
  // Strangers are not liked there.
  const risk = (12 - (mind.counters.control ?? 0)) / 4;
  const gain = tile.terrain === 'village' && hasWares(mind) ? 6 : tile.terrain === 'village' ? 0 : 2;
  return holder === -1 ? energy + gain - risk : energy - 3;
}

function hasWares({ pile }: Mind): boolean {
  return pile('artifacts').some(({ marks }) => (marks?.activated ?? 0) === 1);
}

function wantsHome({ counters, pile }: Mind): boolean {
  return (counters.points ?? 0) >= POINTS_TO_WIN && pile('profile').length > 0;
}

function distanceHome(mind: Mind, { marks = {} }: ViewedCard): number {
  const home = tiles(mind).find(({ instance }) => instance === mind.counters.origin)?.marks ?? {};
  const q = (marks.q ?? 0) - (home.q ?? 0);
  const r = (marks.r ?? 0) - (home.r ?? 0);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

function tiles({ view }: Mind): readonly ViewedCard[] {
  return mapsOf(view).flatMap(({ pieces }) => pieces);
}

function tileOf(mind: Mind, { instance }: Option): ViewedCard | undefined {
  return tiles(mind).find((piece) => piece.instance === instance);
}

const onto: Good = (mind, option) => {
  const tile = tileOf(mind, option);
  return tile === undefined ? 0 : tileGood(mind, tile);
};

/** Moving has to be worth what it costs, and better than what one has got. */
const moving: Good = (mind, option) => {
  const price = /\d+/.exec(option.text ?? '')?.[0] ?? 0;
  const here = tiles(mind).find(({ instance }) => instance === mind.counters.at);
  const isUnder = (mind.view.counters.steps ?? 0) > 0 && here !== undefined;
  return onto(mind, option) - Number(price) - (isUnder ? tileGood(mind, here) : 0) + (isUnder ? 0 : 0.5);
};

const costOf = ({ box }: Mind, { card }: Option): number => {
  const printed = card === undefined ? undefined : box.cards.get(card);
  return printed?.kind === 'mutation' || printed?.kind === 'artifact' ? printed.cost : 0;
};

const GOOD: Readonly<Record<string, Good>> = {
  move: moving,
  pass: (mind, option) => (option.card === undefined ? 0.05 : moving(mind, option) - 1),
  attack: (mind) => (strength(mind) >= 4 && (mind.counters.health ?? 0) >= HEALTHY ? 4 : -1),
  explore: (mind) => (wantsHome(mind) ? 0 : 2.6),
  stay: () => 0,
  walk: onto,
  go: onto,
  return: onto,
  roll: () => 1,
  terrain: (mind, { text }) => (text === 'village' && hasWares(mind) ? 2 : 0),
  'take-control': () => 10,
  try: (mind) => (strength(mind) >= 5 || (mind.counters.control ?? 0) >= FOR_A_VILLAGE ? 2 : -1),
  yield: () => 0,
  again: (mind) => ((mind.counters.health ?? 0) >= HEALTHY ? 1 : -1),
  'give-up': () => 0,
  mutate: ({ pile, counters }) => (pile('active').length < 3 && (counters.control ?? 0) >= 2 ? 5 : 1),
  search: ({ pile }) => (pile('artifacts').length < 2 ? 6 : 2),
  hunt: ({ counters }) => ((counters.energy ?? 0) < 12 ? 3 : 1.5),
  'activate-mutation': (mind, option) => (mind.pile('active').length < 3 ? 5 + costOf(mind, option) : -1),
  'draw-mutation': ({ pile }) => (pile('hand').length < 5 ? 3 : 0.2),
  swap: () => -1,
  replace: () => 0,
  done: () => 0,
  trade: () => 9,
  heal: ({ counters }, { ability }) =>
    ability === undefined ? FULL_HEALTH - (counters.health ?? 0) : 1 + Math.min(ability, HEALTHY),
  mend: () => -1,
  focus: ({ counters }, { ability }) => (ability === undefined ? 10 - (counters.control ?? 0) / 2 : ability),
  activate: (mind, option) => (mind.view.counters.phase === 3 || costOf(mind, option) <= 3 ? 4 : -1),
  use: ({ view }) => ((view.counters.steps ?? 0) % 2 === 0 ? -0.5 : -1),
  suffer: ({ counters }, { card }) => ((card === undefined) === (counters.health ?? 0) > 5 ? 2 : 1),
  ward: () => 3,
  unlock: () => 5,
  recruit: () => 5,
  'recruit-villain': () => 6,
  change: () => -1,
  'start-on': onto,
};
