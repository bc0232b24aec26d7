import type { Decision, Option } from '../kernel/decision.js';
import { moveOn } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { activate, activationOptions } from './activation.js';
import { gain } from './changes.js';
import { companionsOf, diceTraits, isAllowed, statOf, statOfPiece } from './characteristics.js';
import { suffer } from './damage.js';
import { readCombat, writeCombat } from './fighting.js';
import { frameOf } from './frames.js';
import type { Combat, DiceGroup, Fighter, Resolves, Tx } from './game.js';
import { forgetCombat, record } from './history.js';
import { edgeBetween, highestDifficulty, mapOf, modelOn, sideUp, stand, tileOf, tilesAround } from './map.js';
import { tileOption, wordOption } from './option.js';
import { isAutomatic, isPlaying, isSolo, level, setLevel, setTable, table, villainOf } from './players.js';
import { holdsFor, rulesOf, speaking } from './rules-in-force.js';
import { account, DID_FIGHT, DID_MOVE, WOUNDS } from './table.js';
import { caught, caughtInCombat, happens, pushAll } from './triggers.js';
import { printedBaseDice, valueFor } from './value.js';
import type { CombatMoment, Die, Role } from './vocabulary.js';

/** How far a combat has got. */
const BEGIN = 0;
const GENERATE = 1;
const DEFENDER_CHANGES = 2;
const ATTACKER_CHANGES = 3;
const ROLL = 4;
const DEFENDER_REROLLS = 5;
const ATTACKER_REROLLS = 6;
const DEFENDER_ROLLS_MORE = 7;
const ATTACKER_ROLLS_MORE = 8;
const COMPARE = 9;
const ALLOCATED = 10;
const RETREAT = 11;
const END = 12;

type Side = 0 | 1;

const SIDES: readonly Side[] = [0, 1];
const ROLE_OF: readonly [Role, Role] = ['attacking', 'defending'];
/** The dice that the part in a combat gives: the attacker thrusts, the defender parries. */
const KIND_OF: readonly [Die, Die] = ['thrust', 'parry'];

function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** A player attacks the model on a neighbouring tile. */
export function attack(tx: Tx, seat: Seat, defender: Seat): void {
  const from = tileOf(tx, seat);
  const to = tileOf(tx, defender);
  fight(tx, seat, {
    fighters: [
      { seat, villain: NONE, tile: from },
      { seat: defender, villain: NONE, tile: to },
    ],
    edge: edgeBetween(tx, from, to),
    target: to,
  });
}

/** A player attacks a villain that was found. */
export function attackVillain(tx: Tx, seat: Seat, villain: InstanceId): void {
  fight(tx, seat, {
    fighters: [
      { seat, villain: NONE, tile: tileOf(tx, seat) },
      { seat: NONE, villain, tile: NONE },
    ],
    edge: NONE,
  });
}

/** The Inquisitor attacks a player. */
export function attackInHunt(tx: Tx, seat: Seat, villain: InstanceId): void {
  fight(tx, seat, {
    fighters: [
      { seat: NONE, villain, tile: NONE },
      { seat, villain: NONE, tile: tileOf(tx, seat) },
    ],
    edge: NONE,
    isHunt: true,
  });
}

type Begun = Pick<Combat, 'fighters' | 'edge'> & Partial<Pick<Combat, 'isHunt' | 'target'>>;

function fight(tx: Tx, seat: Seat, begun: Begun): void {
  const combat: Combat = { isHunt: false, target: NONE, damage: [0, 0], freeUsed: [0, 0], groups: [], ...begun };
  tx.push(frameOf(tx.game.procedures.combat, seat, { list: writeCombat(combat) }));
}

/** Puts the combat's frame back onto the queue, further on, so that whatever asks finds the combat as it is now. */
function goOn(tx: Tx, frame: Frame, at: number, combat: Combat): void {
  tx.push(moveOn(frame, at, writeCombat(combat)));
}

/** The frame of the combat, on top of the queue. */
function takeBack(tx: Tx): void {
  tx.queue().pop();
}

/** A close combat, from its first trigger to the last step of its loser (B13 to B19). */
export const combat: Resolves<unknown> = {
  run(tx, frame) {
    const combat = readCombat(frame);
    switch (frame.at) {
      case BEGIN:
        return begin(tx, frame, combat);
      case GENERATE:
        return generate(tx, frame, combat);
      case DEFENDER_CHANGES:
        return change(tx, frame, combat, 1);
      case ATTACKER_CHANGES:
        return change(tx, frame, combat, 0);
      case ROLL:
        return roll(tx, frame, combat);
      case DEFENDER_REROLLS:
        return reroll(tx, frame, combat, 1);
      case ATTACKER_REROLLS:
        return reroll(tx, frame, combat, 0);
      case DEFENDER_ROLLS_MORE:
        return rollMore(tx, frame, combat, 1);
      case ATTACKER_ROLLS_MORE:
        return rollMore(tx, frame, combat, 0);
      case COMPARE:
        return compare(tx, frame, combat);
      case ALLOCATED:
        return allocated(tx, frame, combat);
      case RETREAT:
        return retreats(tx, frame, combat);
      default:
        return end(tx, frame, combat);
    }
  },
  answer(tx, frame, _node, picks) {
    const combat = readCombat(frame);
    const [pick] = picks;
    switch (frame.at) {
      case DEFENDER_CHANGES:
        return changed(tx, frame, combat, 1, pick);
      case ATTACKER_CHANGES:
        return changed(tx, frame, combat, 0, pick);
      case DEFENDER_REROLLS:
        return rerolled(tx, frame, combat, 1, picks);
      case ATTACKER_REROLLS:
        return rerolled(tx, frame, combat, 0, picks);
      case DEFENDER_ROLLS_MORE:
        return rolledMore(tx, frame, combat, 1, picks);
      case ATTACKER_ROLLS_MORE:
        return rolledMore(tx, frame, combat, 0, picks);
      default: {
        const { loser } = resultOf(tx, combat);
        if (loser !== null) withdraw(tx, combat.fighters[loser].seat, pick);
        goOn(tx, frame, END, combat);
      }
    }
  },
};

/** What the cards of both sides do on an occasion, the attacker's first; to be called with the frame on the queue. */
function caughtFor(tx: Tx, { fighters }: Combat, whens: readonly [CombatMoment | null, CombatMoment | null]): void {
  const frames = SIDES.flatMap((side) => {
    const when = whens[side];
    if (when === null) return [];
    const { seat } = fighters[side];
    const own = seat === NONE ? [] : caught(tx, { when }, seat);
    return [...own, ...caughtInCombat(tx, when, fighters[side], fighters[otherSide(side)])];
  });
  pushAll(tx, frames);
}

function begin(tx: Tx, frame: Frame, combat: Combat): void {
  forgetCombat(tx);
  for (const { seat, villain } of combat.fighters) {
    if (seat !== NONE) record(tx, DID_FIGHT, seat, villain, 0);
  }
  const [attacker] = combat.fighters;
  tx.happened(combat.isHunt ? 'witch-hunt-attack' : 'attack', attacker.seat, attacker.villain);
  goOn(tx, frame, GENERATE, combat);
  caughtFor(tx, combat, ['attack', 'attacked']);
}

/** Whether both still stand where the combat began. */
function isStillOn(tx: Tx, { fighters }: Combat): boolean {
  return fighters.every(({ seat, tile }) => seat === NONE || (tile !== NONE && tileOf(tx, seat) === tile));
}

function generate(tx: Tx, frame: Frame, combat: Combat): void {
  if (!isStillOn(tx, combat)) {
    goOn(tx, frame, END, combat);
    return;
  }
  tx.push(frame);
  const groups = SIDES.flatMap((side) => generated(tx, combat, side));
  takeBack(tx);
  const next = { ...combat, groups };
  goOn(tx, frame, DEFENDER_CHANGES, next);
  show(tx, next);
}

const UNROLLED = {
  thrustChanged: 0,
  parryChanged: 0,
  decided: 0,
  thrustHits: 0,
  parryHits: 0,
  thrustMisses: 0,
  parryMisses: 0,
} as const;

/** The dice that a side gets, by where they come from. */
function generated(tx: Tx, combat: Combat, side: Side): readonly DiceGroup[] {
  const fighter = combat.fighters[side];
  const { seat, villain } = fighter;
  if (seat === NONE) return [ofVillain(tx, combat, side, villain)];
  // Nobody has dice against the Inquisitor.
  if (combat.isHunt) return [];
  const groups = [baseDice(tx, combat, side, seat)];
  const pieces = isAutomatic(tx.state, seat) ? [villainOf(tx, seat)] : companionsOf(tx, seat);
  for (const piece of pieces) {
    const { bonus } = tx.game.defs[tx.state.pieces[piece]];
    groups.push(ofSource(tx, side, seat, piece, inKind(side, bonus)));
  }
  return groups;
}

interface Dice {
  readonly thrust: number;
  readonly parry: number;
}

function inKind(side: Side, count: number): Dice {
  return side === 0 ? { thrust: count, parry: 0 } : { thrust: 0, parry: count };
}

function baseDice(tx: Tx, combat: Combat, side: Side, seat: Seat): DiceGroup {
  const count = statOf(tx, seat, 'dice', printedBaseDice(tx, seat, ROLE_OF[side]));
  const plain = inKind(side, lessByFoe(tx, combat, side, count));
  const thrust = statOf(tx, seat, 'dice', plain.thrust, { dice: 'thrust' });
  const parry = statOf(tx, seat, 'dice', plain.parry, { dice: 'parry' });
  return allowed(tx, seat, { ...UNROLLED, side, source: NONE, thrust, parry });
}

/** What the other side's rules leave of some dice. */
function lessByFoe(tx: Tx, { fighters }: Combat, side: Side, count: number): number {
  const foe = fighters[otherSide(side)].seat;
  return foe === NONE ? count : statOf(tx, foe, 'foe-dice', count);
}

/** The dice of a companion, or of the villain that a seat is. */
function ofSource(tx: Tx, side: Side, seat: Seat, piece: InstanceId, dice: Dice): DiceGroup {
  const kind = KIND_OF[side];
  const own = { ...dice, [kind]: statOfPiece(tx, piece, seat, 'dice', dice[kind]) };
  const thrust = statOfPiece(tx, piece, seat, 'dice', own.thrust, { dice: 'thrust' });
  const parry = statOfPiece(tx, piece, seat, 'dice', own.parry, { dice: 'parry' });
  return allowed(tx, seat, { ...UNROLLED, side, source: piece, thrust, parry });
}

/** A villain of no seat: it parries with as many dice as there are active superstition tokens (B24). */
function ofVillain(tx: Tx, combat: Combat, side: Side, villain: InstanceId): DiceGroup {
  const foe = combat.fighters[otherSide(side)].seat;
  const { bonus } = tx.game.defs[tx.state.pieces[villain]];
  const tokens = tx.state.players.reduce((sum, _, seat) => sum + level(tx, 'superstition', seat), 0);
  const printed = combat.isHunt ? statOf(tx, foe, 'witch-hunt-dice', level(tx, 'superstition', foe)) : bonus;
  const count = lessByFoe(tx, combat, side, statOfPiece(tx, villain, foe, 'dice', printed));
  const parries = combat.isHunt ? 0 : Math.min(count, tokens);
  const thrust = statOfPiece(tx, villain, foe, 'dice', count - parries, { dice: 'thrust' });
  const parry = statOfPiece(tx, villain, foe, 'dice', parries, { dice: 'parry' });
  return allowed(tx, foe, { ...UNROLLED, side, source: villain, thrust, parry });
}

/** Dice as the traits of their source have them. */
function allowed(tx: Tx, seat: Seat, group: DiceGroup): DiceGroup {
  const traits = diceTraits(tx, seat, group.source);
  let { thrust, parry } = group;
  if (traits.has('always-thrust')) [thrust, parry] = [thrust + parry, 0];
  if (traits.has('always-parry')) [thrust, parry] = [0, thrust + parry];
  if (traits.has('never-thrust')) thrust = 0;
  if (traits.has('never-parry')) parry = 0;
  return { ...group, thrust, parry };
}

function thrustOf({ thrust, thrustChanged, parryChanged }: DiceGroup): number {
  return thrust - thrustChanged + parryChanged;
}

function parryOf({ parry, thrustChanged, parryChanged }: DiceGroup): number {
  return parry - parryChanged + thrustChanged;
}

function total(groups: readonly DiceGroup[], side: Side, of: (group: DiceGroup) => number): number {
  return groups.reduce((sum, group) => sum + (group.side === side ? of(group) : 0), 0);
}

/** What a side's opponents have to beat; to be called with the frame on the queue. */
function skillOf(tx: Tx, combat: Combat, side: Side): number {
  const { seat, villain } = combat.fighters[side];
  const foe = combat.fighters[otherSide(side)].seat;
  const own = seat === NONE ? villainSkill(tx, foe, villain) : skillOfSeat(tx, combat, seat);
  return foe === NONE ? own : statOf(tx, foe, 'foe-skill', own);
}

function skillOfSeat(tx: Tx, { edge }: Combat, seat: Seat): number {
  if (isAutomatic(tx.state, seat)) {
    // A villain fights with its printed skill.
    return statOf(tx, seat, 'combat-skill', villainSkill(tx, seat, villainOf(tx, seat)));
  }
  const tile = tileOf(tx, seat);
  const difficulty = edge === NONE ? highestDifficulty(tx, tile) : sideUp(tx, tile).difficulty[edge];
  return statOf(tx, seat, 'combat-skill', difficulty);
}

function villainSkill(tx: Tx, seat: Seat, villain: InstanceId): number {
  return statOfPiece(tx, villain, seat, 'combat-skill', tx.game.defs[tx.state.pieces[villain]].skill);
}

/** Lets everybody see dice and skills. */
function show(tx: Tx, combat: Combat): void {
  tx.push(frameOf(tx.game.procedures.combat, 0, { list: writeCombat(combat) }));
  for (const side of SIDES) {
    const { seat } = combat.fighters[side];
    const skill = skillOf(tx, combat, side);
    const thrust = total(combat.groups, side, thrustOf);
    const parry = total(combat.groups, side, parryOf);
    if (seat === NONE) {
      setTable(tx, 'foeThrust', thrust);
      setTable(tx, 'foeParry', parry);
      setTable(tx, 'foeSkill', skill);
    } else {
      setLevel(tx, 'thrust', seat, thrust);
      setLevel(tx, 'parry', seat, parry);
      setLevel(tx, 'skill', seat, skill);
    }
  }
  takeBack(tx);
}

function hide(tx: Tx): void {
  for (const counter of ['foeThrust', 'foeParry', 'foeSkill'] as const) setTable(tx, counter, 0);
  tx.state.players.forEach((_, seat) => {
    for (const counter of ['thrust', 'parry', 'skill'] as const) setLevel(tx, counter, seat, 0);
  });
}

// Changing dice -------------------------------------------------------------------------------------------------------

const DONE: Option = Object.freeze(wordOption('done', 'Change no more dice'));

/** Which changes of a group are decided. */
const DECIDED: { readonly [D in Die]: number } = { thrust: 1, parry: 2 };

/** The energy that changing so many dice of a group costs. */
function changeCost(tx: Tx, { freeUsed }: Combat, seat: Seat, { side, source }: DiceGroup, count: number): number {
  const free = Math.max(0, statOf(tx, seat, 'free-changes', 0) - freeUsed[side]);
  const own = source === NONE ? 0 : statOfPiece(tx, source, seat, 'free-changes', 0);
  const each = statOf(tx, seat, 'change-cost', 1);
  const cost = source === NONE ? each : statOfPiece(tx, source, seat, 'change-cost', each);
  return Math.max(0, count - free - own) * cost;
}

function changeOptions(tx: Tx, combat: Combat, side: Side, seat: Seat): readonly Option[] {
  const energy = level(tx, 'energy', seat);
  const options: Option[] = [];
  for (const group of combat.groups) {
    if (group.side !== side) continue;
    const traits = diceTraits(tx, seat, group.source);
    if (traits.has('never-changed')) continue;
    for (const kind of ['thrust', 'parry'] as const) {
      if ((group.decided & DECIDED[kind]) !== 0 || traits.has(kind === 'thrust' ? 'never-parry' : 'never-thrust'))
        continue;
      for (let n = 1; n <= group[kind] && changeCost(tx, combat, seat, group, n) <= energy; n++) {
        options.push(changeOption(tx, group.source, kind, n, changeCost(tx, combat, seat, group, n)));
      }
    }
  }
  return options;
}

function changeOption(tx: Tx, source: InstanceId, kind: Die, count: number, cost: number): Option {
  const card = source === NONE ? 'base' : tx.game.cardId(tx.state.pieces[source]);
  const to = kind === 'thrust' ? 'Parry' : 'Thrust';
  const text = `Change ${count} ${kind === 'thrust' ? 'Thrust' : 'Parry'} to ${to} for ${cost} energy`;
  const key = `change:${kind}:${card}${source === NONE ? '' : `#${source}`}=${count}`;
  const option = { do: 'change', key, from: kind, ability: count, text };
  return source === NONE ? option : { ...option, card, instance: source };
}

/** The player of a side changes dice, one kind of one source at a time, as often as they like. */
function change(tx: Tx, frame: Frame, before: Combat, side: Side): void {
  const { seat } = before.fighters[side];
  const next = side === 1 ? ATTACKER_CHANGES : ROLL;
  if (seat === NONE || before.isHunt) {
    goOn(tx, frame, next, before);
    return;
  }
  tx.push(frame);
  // An artifact that was activated meanwhile can have changed what dice there are.
  const combat = regenerated(tx, before);
  const options = [...changeOptions(tx, combat, side, seat), ...activationOptions(tx, seat)];
  takeBack(tx);
  if (options.length === 0) {
    goOn(tx, frame, next, combat);
    return;
  }
  const asked = moveOn(frame, frame.at, writeCombat(combat));
  ask(tx, asked, seat, 'change', 'Which dice do you change?', [...options, DONE], 1, 1);
}

/** The dice as they would be generated now, with the changes that were made. */
function regenerated(tx: Tx, combat: Combat): Combat {
  const now = SIDES.flatMap((side) => generated(tx, combat, side));
  const groups = now.map((group) => {
    const before = combat.groups.find(({ side, source }) => side === group.side && source === group.source);
    if (before === undefined) return group;
    const thrustChanged = Math.min(before.thrustChanged, group.thrust);
    const parryChanged = Math.min(before.parryChanged, group.parry);
    return { ...before, thrust: group.thrust, parry: group.parry, thrustChanged, parryChanged };
  });
  return { ...combat, groups };
}

function changed(tx: Tx, frame: Frame, combat: Combat, side: Side, pick: Option): void {
  const { seat } = combat.fighters[side];
  if (pick.do === 'done') {
    goOn(tx, frame, side === 1 ? ATTACKER_CHANGES : ROLL, combat);
    return;
  }
  if (pick.do !== 'change') {
    tx.push(frame);
    activate(tx, seat, pick);
    return;
  }
  const kind: Die = pick.from === 'thrust' ? 'thrust' : 'parry';
  const count = pick.ability ?? 0;
  const isMeant = (group: DiceGroup): boolean => group.side === side && group.source === (pick.instance ?? NONE);
  tx.push(frame);
  const group = combat.groups.find(isMeant);
  const cost = group === undefined ? 0 : changeCost(tx, combat, seat, group, count);
  const free = Math.max(0, statOf(tx, seat, 'free-changes', 0) - combat.freeUsed[side]);
  const ownFree = pick.instance === undefined ? 0 : statOfPiece(tx, pick.instance, seat, 'free-changes', 0);
  takeBack(tx);
  const used = combat.freeUsed[side] + Math.min(free, Math.max(0, count - ownFree));
  const next: Combat = {
    ...combat,
    freeUsed: side === 0 ? [used, combat.freeUsed[1]] : [combat.freeUsed[0], used],
    groups: combat.groups.map((one) => {
      if (!isMeant(one)) return one;
      const decided = one.decided | DECIDED[kind];
      return kind === 'thrust'
        ? { ...one, decided, thrustChanged: one.thrustChanged + count }
        : { ...one, decided, parryChanged: one.parryChanged + count };
    }),
  };
  tx.add(account('energy', seat), -cost);
  goOn(tx, frame, frame.at, next);
  show(tx, next);
}

function ask(
  tx: Tx,
  frame: Frame,
  seat: Seat,
  kind: string,
  prompt: string,
  options: readonly Option[],
  min: number,
  max: number,
): void {
  const source = { card: null, instance: null, ruling: tx.game.nodes[frame.node].ruling };
  const decision: Decision = { seat, kind, prompt, options, min, max, ordered: false, source };
  tx.push(frame);
  tx.stop(decision);
}

// Rolling dice --------------------------------------------------------------------------------------------------------

interface Rolls {
  readonly hits: number;
  readonly misses: number;
}

/** Rolls some dice of a side against the other's skill. */
function rollDice(tx: Tx, combat: Combat, group: DiceGroup, skill: number, count: number): Rolls {
  const { seat } = combat.fighters[group.side];
  const foe = combat.fighters[otherSide(group.side)].seat;
  const traits = diceTraits(tx, seat === NONE ? foe : seat, group.source);
  let hits = 0;
  let misses = 0;
  for (const result of tx.roll(seat, 6, count)) {
    const isHit =
      result === 6 || (result !== 1 && (result > skill || (result === 5 && traits.has('fives-always-succeed'))));
    if (!isHit) misses++;
    else hits += result === 6 && traits.has('sixes-count-twice') ? 2 : 1;
  }
  return { hits, misses };
}

function roll(tx: Tx, frame: Frame, combat: Combat): void {
  tx.push(frame);
  const groups = combat.groups.map((group) => {
    const skill = skillOf(tx, combat, otherSide(group.side));
    const thrust = rollDice(tx, combat, group, skill, thrustOf(group));
    const parry = rollDice(tx, combat, group, skill, parryOf(group));
    const rolled = {
      ...group,
      thrustHits: thrust.hits,
      parryHits: parry.hits,
      thrustMisses: thrust.misses,
      parryMisses: parry.misses,
    };
    return rerolledBySource(tx, combat, rolled, skill);
  });
  takeBack(tx);
  goOn(tx, frame, DEFENDER_REROLLS, { ...combat, groups });
}

/** The rerolls that a villain or companion has itself: as many of its misses, thrust first. */
function rerolledBySource(tx: Tx, combat: Combat, group: DiceGroup, skill: number): DiceGroup {
  if (group.source === NONE) return group;
  const { seat } = combat.fighters[group.side];
  const foe = combat.fighters[otherSide(group.side)].seat;
  const most = statOfPiece(tx, group.source, seat === NONE ? foe : seat, 'rerolls', 0);
  const thrusts = Math.min(most, group.thrustMisses);
  const parries = Math.min(most - thrusts, group.parryMisses);
  return again(tx, combat, again(tx, combat, group, 'thrust', thrusts, skill), 'parry', parries, skill);
}

/** Rolls some misses of a group again. */
function again(tx: Tx, combat: Combat, group: DiceGroup, kind: Die, count: number, skill: number): DiceGroup {
  if (count === 0) return group;
  const { hits, misses } = rollDice(tx, combat, group, skill, count);
  return kind === 'thrust'
    ? { ...group, thrustHits: group.thrustHits + hits, thrustMisses: group.thrustMisses - count + misses }
    : { ...group, parryHits: group.parryHits + hits, parryMisses: group.parryMisses - count + misses };
}

/** Each unsuccessful die of a side, as an option to roll it again. */
function missOptions(tx: Tx, combat: Combat, side: Side): readonly Option[] {
  return combat.groups.flatMap((group) => {
    if (group.side !== side) return [];
    const card = group.source === NONE ? 'base' : tx.game.cardId(tx.state.pieces[group.source]);
    const one = (kind: Die, i: number): Option => {
      const key = `reroll:${kind}:${card}${group.source === NONE ? '' : `#${group.source}`}=${i}`;
      const option = { do: 'reroll', key, from: kind, ability: i, text: `Roll a ${kind} die again` };
      return group.source === NONE ? option : { ...option, card, instance: group.source };
    };
    return [
      ...Array.from({ length: group.thrustMisses }, (_, i) => one('thrust', i)),
      ...Array.from({ length: group.parryMisses }, (_, i) => one('parry', i)),
    ];
  });
}

function reroll(tx: Tx, frame: Frame, combat: Combat, side: Side): void {
  const { seat } = combat.fighters[side];
  tx.push(frame);
  const most = seat === NONE ? 0 : statOf(tx, seat, 'rerolls', 0);
  takeBack(tx);
  const options = most === 0 ? [] : missOptions(tx, combat, side);
  if (options.length === 0) {
    goOn(tx, frame, frame.at + 1, combat);
    return;
  }
  const max = Math.min(most, options.length);
  ask(tx, frame, seat, 'reroll', 'Which unsuccessful dice do you roll again?', options, 0, max);
}

function rerolled(tx: Tx, frame: Frame, combat: Combat, side: Side, picks: readonly Option[]): void {
  tx.push(frame);
  const skill = skillOf(tx, combat, otherSide(side));
  const groups = combat.groups.map((group) => {
    if (group.side !== side) return group;
    const own = picks.filter(({ instance = NONE }) => instance === group.source);
    const thrusts = own.filter(({ from }) => from === 'thrust').length;
    const rolled = again(tx, combat, group, 'thrust', thrusts, skill);
    return again(tx, combat, rolled, 'parry', own.length - thrusts, skill);
  });
  takeBack(tx);
  goOn(tx, frame, frame.at + 1, { ...combat, groups });
}

/** How many more base dice a side may roll before the dice are compared; to be called with the frame on the queue. */
function moreDice(tx: Tx, seat: Seat): number {
  return rulesOf(tx, seat, 'modifiers').reduce((sum, inForce) => {
    const { rule } = inForce.rule;
    if (rule.ability !== 'roll-more' || !holdsFor(tx, inForce, seat)) return sum;
    return sum + valueFor(tx, speaking(inForce, seat), rule.amount);
  }, 0);
}

function rollMore(tx: Tx, frame: Frame, combat: Combat, side: Side): void {
  const { seat } = combat.fighters[side];
  tx.push(frame);
  const count = seat === NONE || combat.isHunt ? 0 : moreDice(tx, seat);
  takeBack(tx);
  if (count === 0) {
    goOn(tx, frame, frame.at + 1, combat);
    return;
  }
  const option = { do: 'roll-more', key: 'roll-more', ability: count, text: `Roll ${count} more` };
  ask(tx, frame, seat, 'roll-more', 'Do you roll more dice?', [option], 0, 1);
}

function rolledMore(tx: Tx, frame: Frame, combat: Combat, side: Side, picks: readonly Option[]): void {
  const [pick] = picks;
  if (pick === undefined) {
    goOn(tx, frame, frame.at + 1, combat);
    return;
  }
  tx.push(frame);
  const skill = skillOf(tx, combat, otherSide(side));
  const count = pick.ability ?? 0;
  const groups = combat.groups.map((group) => {
    if (group.side !== side || group.source !== NONE) return group;
    const { hits, misses } = rollDice(tx, combat, group, skill, count);
    return side === 0
      ? {
          ...group,
          thrust: group.thrust + count,
          thrustHits: group.thrustHits + hits,
          thrustMisses: group.thrustMisses + misses,
        }
      : {
          ...group,
          parry: group.parry + count,
          parryHits: group.parryHits + hits,
          parryMisses: group.parryMisses + misses,
        };
  });
  takeBack(tx);
  goOn(tx, frame, frame.at + 1, { ...combat, groups });
}

// The result ----------------------------------------------------------------------------------------------------------

/** The damage that a side inflicts: thrusts that no parry stops, and what rules make of it. */
function damageBy(tx: Tx, combat: Combat, side: Side): number {
  const { fighters, groups } = combat;
  const { seat } = fighters[side];
  const other = fighters[otherSide(side)];
  const decider = seat === NONE ? other.seat : seat;
  const traitsOf = ({ side: one, source }: DiceGroup): ReadonlySet<string> => {
    const own = fighters[one].seat;
    return diceTraits(tx, own === NONE ? fighters[otherSide(one)].seat : own, source);
  };
  const free = total(groups, side, (group) => (traitsOf(group).has('cannot-be-cancelled') ? group.thrustHits : 0));
  const thrusts = total(groups, side, ({ thrustHits }) => thrustHits) - free;
  const parries = total(
    groups,
    otherSide(side),
    (group) => group.parryHits * (traitsOf(group).has('cancel-twice') ? 2 : 1),
  );
  const through = free + Math.max(0, thrusts - parries);
  if (through === 0) return 0;
  let inflicted = seat === NONE ? through : statOf(tx, seat, 'damage-inflicted', through);
  for (const { side: one, source, thrustHits } of groups) {
    if (one === side && source !== NONE && thrustHits > 0) {
      inflicted = statOfPiece(tx, source, decider, 'damage-inflicted', inflicted);
    }
  }
  if (other.seat === NONE) return statOfPiece(tx, other.villain, decider, 'damage-suffered', inflicted);
  return statOf(tx, other.seat, 'damage-suffered', inflicted);
}

function compare(tx: Tx, frame: Frame, combat: Combat): void {
  tx.push(frame);
  const damage = [damageBy(tx, combat, 0), damageBy(tx, combat, 1)] as const;
  const next = { ...combat, damage };
  takeBack(tx);
  goOn(tx, frame, ALLOCATED, next);
  for (const side of SIDES) scorePoints(tx, next, side);
  // The defender allocates first.
  for (const side of SIDES) {
    const { seat, villain } = combat.fighters[side];
    const suffered = damage[otherSide(side)];
    if (suffered === 0) continue;
    if (seat === NONE) tx.mark(WOUNDS, villain, tx.markOf(WOUNDS, villain) + suffered);
    else suffer(tx, seat, suffered);
  }
}

/** A point for each damage inflicted on an opponent, and that is another player. */
function scorePoints(tx: Tx, { fighters, damage }: Combat, side: Side): void {
  const { seat } = fighters[side];
  if (seat === NONE || fighters[otherSide(side)].seat === NONE || damage[side] === 0) return;
  gain(tx, seat, 'points', statOf(tx, seat, 'damage-points', damage[side]));
}

/** Who has won and lost; nobody in a Great Witch Hunt. Equal damage means that the attacker has lost. */
function resultOf(
  tx: Tx,
  { fighters, damage, isHunt }: Combat,
): { readonly winner: Side | null; readonly loser: Side | null } {
  if (isHunt) return { winner: null, loser: null };
  const [attacker] = fighters;
  const winsTies = attacker.seat !== NONE && isAllowed(tx, attacker.seat, 'win-ties');
  const isWon = damage[0] > damage[1] || (damage[0] === damage[1] && winsTies);
  return isWon ? { winner: 0, loser: 1 } : { winner: 1, loser: 0 };
}

function allocated(tx: Tx, frame: Frame, combat: Combat): void {
  tx.push(frame);
  const { winner } = resultOf(tx, combat);
  takeBack(tx);
  const { damage } = combat;
  goOn(tx, frame, RETREAT, combat);
  if (winner !== null) {
    const { seat, villain } = combat.fighters[winner];
    tx.happened('combat-won', seat, villain);
  }
  for (const side of SIDES) {
    const { seat } = combat.fighters[side];
    // Villains that are opponents say themselves that they are gone, however that came.
    if (seat === NONE || isSolo(tx.state) || !wasDefeated(combat.fighters[otherSide(side)])) continue;
    happens(tx, { when: 'opponent-defeated' }, seat);
  }
  const fired: readonly (readonly [CombatMoment | null, CombatMoment | null])[] = [
    [damage[0] > 0 ? 'damage-inflicted' : null, damage[1] > 0 ? 'damage-inflicted' : null],
    [damage[1] > 0 ? 'damage-suffered' : null, damage[0] > 0 ? 'damage-suffered' : null],
    winner === null ? [null, null] : winner === 0 ? ['combat-won', 'combat-lost'] : ['combat-lost', 'combat-won'],
  ];
  for (const whens of [...fired].reverse()) caughtFor(tx, combat, whens);
}

/** Whether a player stands nowhere in a combat any more. */
function wasDefeated({ seat, tile }: Fighter): boolean {
  return seat !== NONE && tile === NONE;
}

/** The loser leaves their tile for an empty neighbouring one, which the winner chooses (B18). */
function retreats(tx: Tx, frame: Frame, combat: Combat): void {
  tx.push(frame);
  const { winner, loser } = resultOf(tx, combat);
  const choice =
    winner === null || loser === null ? null : retreatOf(tx, combat.fighters[winner], combat.fighters[loser]);
  takeBack(tx);
  if (choice === null || choice.options.length === 0) {
    goOn(tx, frame, END, combat);
    return;
  }
  if (choice.options.length > 1) {
    ask(tx, frame, choice.chooser, 'retreat', 'Where does the loser retreat to?', choice.options, 1, 1);
    return;
  }
  withdraw(tx, choice.loser, choice.options[0]);
  goOn(tx, frame, END, combat);
}

interface Retreat {
  readonly loser: Seat;
  readonly chooser: Seat;
  readonly options: readonly Option[];
}

function retreatOf(tx: Tx, winner: Fighter, loser: Fighter): Retreat | null {
  const { seat, tile } = loser;
  if (winner.seat === NONE || seat === NONE || tile === NONE || tileOf(tx, seat) !== tile) return null;
  if (isAllowed(tx, seat, 'stand-firm')) return null;
  const empty = tilesAround(tx, mapOf(tx, seat), tile).filter((one) => modelOn(tx, one) === NONE);
  const chooser = isAllowed(tx, seat, 'choose-own-retreat') ? seat : winner.seat;
  return { loser: seat, chooser, options: empty.map((one) => tileOption(tx, 'retreat', one)) };
}

function withdraw(tx: Tx, seat: Seat, { instance }: Option): void {
  tx.happened('retreats', seat, instance ?? NONE);
  stand(tx, seat, instance ?? NONE);
}

/** The attacker who has won enters the tile that the defender has left; otherwise the move has come to nothing. */
function end(tx: Tx, _frame: Frame, combat: Combat): void {
  hide(tx);
  const [attacker, defender] = combat.fighters;
  const isBetweenModels = attacker.seat !== NONE && defender.seat !== NONE;
  if (!isBetweenModels) return;
  const { seat } = attacker;
  const isThere = attacker.tile !== NONE && isPlaying(tx, seat) && tileOf(tx, seat) === attacker.tile;
  const { target } = combat;
  // Where the defender was gone before a die was rolled, the way is free.
  const isOpen = resultOf(tx, combat).winner === 0 || combat.groups.length === 0;
  if (isThere && target !== NONE && isOpen && modelOn(tx, target, seat) === NONE) {
    stand(tx, seat, target);
    record(tx, DID_MOVE, seat, target, 0);
    setTable(tx, 'steps', table(tx, 'steps') + 1);
  } else {
    setTable(tx, 'steps', 0);
  }
}
