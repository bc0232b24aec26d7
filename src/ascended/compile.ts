import {
  type AnyEffect,
  type Compiler,
  compileEffect,
  compileProcedure,
  type Held,
  type Standpoint,
} from '../kernel/compile.js';
import type { Answer, Decision } from '../kernel/decision.js';
import type { Problem } from '../kernel/errors.js';
import type { PlaceRef } from '../kernel/event.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { Node, Resolver } from '../kernel/game.js';
import type { Outcome } from '../kernel/outcome.js';
import type { RandomWork } from '../kernel/random.js';
import type { StartOptions } from '../kernel/start.js';
import { EVERYBODY, type Frame, type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Wish } from '../kernel/wish.js';
import { breathe, focus, heal, recruit, release, trade } from './breathe.js';
import { type BoxEntry, combine, constantsOf } from './catalogue.js';
import { combat } from './combat.js';
import { isSo } from './condition.js';
import { allocate, defeat } from './damage.js';
import { decide, keepArtifacts, mutate, replace, search, swap } from './decide.js';
import { cardsThat } from './filter.js';
import type { AscendedGame, CompiledRule, Definition, Procedures, StandingList, Tx } from './game.js';
import { addPlaces, join } from './joining.js';
import type { Ability, Card, CardSet, Condition, Constants, Effect, Filter, Rule, Value, Verb } from './language.js';
import { isHiddenPile, rearranged } from './mixing.js';
import { exploration, move } from './move.js';
import { opponentsOf, seatsInTurnOrder } from './players.js';
import { problemsWith } from './position.js';
import { outcomeOf } from './scoring.js';
import { OPTIONAL_RULES, startState } from './setup.js';
import { arrive, setUp, villainAnswer, villainTurn } from './solo.js';
import { counterRef, countersFor, MARKS, placeRefs } from './table.js';
import { describeCondition, describeEffect } from './text.js';
import { endTurn, newRound, turn, witchHunt } from './turn.js';
import { foeOf, speakerOf, valueFor } from './value.js';
import { VERBS } from './verbs/index.js';
import { extraPhaseNow } from './verbs/turns.js';
import type { Group, Trait } from './vocabulary.js';
import { whyNot } from './why-not.js';

/** Raised when the same sets would play on differently. */
const ENGINE = 1;

const LIST_OF: { readonly [A in Rule['ability']]: StandingList } = {
  modify: 'modifiers',
  dice: 'modifiers',
  can: 'modifiers',
  'roll-more': 'modifiers',
  activated: 'abilities',
  triggered: 'triggers',
};

/** The ruling step under which each ability's effects happen. */
const RULING_OF: { readonly [A in Ability['ability']]: string } = {
  modify: 'B4',
  dice: 'B4',
  can: 'B4',
  'roll-more': 'B4',
  activated: 'B11',
  triggered: 'B5',
  'when-activated': 'B11',
  trait: 'B34',
};

/** Each procedure of the rules: its ruling step, what it does or asks, and how it happens. */
const PROCEDURES: { readonly [P in keyof Procedures]: readonly [ruling: string, text: string, resolver: Resolver] } = {
  setUp: ['B41', 'How do you lay out the map?', setUp],
  turn: ['B32', 'Which profile do you unlock?', turn],
  move: ['B8', 'Where do you move?', move],
  decide: ['B23', 'What do you do in your Decide phase?', decide],
  breathe: ['B33', 'What do you do in your Breathe phase?', breathe],
  mutate: ['B10', 'How do you mutate?', mutate],
  replace: ['B20', 'Which active mutation is replaced?', replace],
  swap: ['B22', 'Which mutations do you swap with the deck?', swap],
  search: ['B25', 'Do you attack the villain once more?', search],
  keep: ['B36', 'Which artifacts do you discard?', keepArtifacts],
  heal: ['B33', 'How many hit points do you recover?', heal],
  focus: ['B33', 'How much control do you gain?', focus],
  trade: ['B37', 'Which artifacts do you trade?', trade],
  recruit: ['B34', 'Do you draw a companion?', recruit],
  release: ['B34', 'Which companion leaves?', release],
  explore: ['B9', 'What terrain is there?', exploration],
  combat: ['B13', 'The combat goes on.', combat],
  allocate: ['B17', 'Who takes the damage?', allocate],
  defeat: ['B12', 'Where do you begin anew?', defeat],
  witchHunt: ['B30', 'The Great Witch Hunt goes on.', witchHunt],
  endTurn: ['B2', 'The turn ends.', endTurn],
  join: ['B29', 'Where do you put the map?', join],
  addPlaces: ['B31', 'Where do you add the place of power?', addPlaces],
  newRound: ['B2', 'The next round begins.', newRound],
  arrive: ['B46', 'Where does the villain appear?', arrive],
  villainTurn: ['B42', 'The villain takes its turn.', villainTurn],
  extraPhase: ['B32', 'Another phase begins.', extraPhaseNow],
};

/** The game with some checked sets. */
export class CompiledGame implements AscendedGame, Compiler {
  readonly name = 'ascended';
  readonly fingerprint: string;
  readonly nodes: Node[] = [];
  readonly defs: readonly Definition[];
  readonly rules: CompiledRule[] = [];
  readonly constants: Constants;
  readonly procedures: Procedures;
  readonly marks = MARKS;
  readonly optionalRules = OPTIONAL_RULES;
  readonly size: { readonly defs: number; readonly rules: number };
  private readonly untilNextTurn = new Set<number>();
  private readonly texts: string[] = [];
  private readonly eyesBySeats: (readonly number[])[] = [];
  private nextAbility = 0;
  private compilesUntilNextTurn = false;

  constructor(sets: readonly CardSet[]) {
    const box = combine(sets);
    this.constants = constantsOf(sets);
    this.fingerprint = fingerprint(JSON.stringify([ENGINE, box, this.constants]));
    this.procedures = this.compileProcedures();
    this.defs = box.map((entry, index) => this.define(entry, index));
    this.size = { defs: this.defs.length, rules: this.rules.length };
  }

  private compileProcedures(): Procedures {
    const compile = (name: keyof Procedures): number => {
      const [ruling, , resolver] = PROCEDURES[name];
      return compileProcedure(this, name, ruling, resolver).id;
    };
    return {
      setUp: compile('setUp'),
      turn: compile('turn'),
      move: compile('move'),
      decide: compile('decide'),
      breathe: compile('breathe'),
      mutate: compile('mutate'),
      replace: compile('replace'),
      swap: compile('swap'),
      search: compile('search'),
      keep: compile('keep'),
      heal: compile('heal'),
      focus: compile('focus'),
      trade: compile('trade'),
      recruit: compile('recruit'),
      release: compile('release'),
      explore: compile('explore'),
      combat: compile('combat'),
      allocate: compile('allocate'),
      defeat: compile('defeat'),
      witchHunt: compile('witchHunt'),
      endTurn: compile('endTurn'),
      join: compile('join'),
      addPlaces: compile('addPlaces'),
      newRound: compile('newRound'),
      arrive: compile('arrive'),
      villainTurn: compile('villainTurn'),
      extraPhase: compile('extraPhase'),
    };
  }

  private define({ id, set, copies, card, tile }: BoxEntry, index: number): Definition {
    const plain = {
      index,
      id,
      set,
      copies,
      type: null,
      cost: 0,
      bonus: 0,
      skill: 0,
      rules: [],
      activation: NONE,
      traits: [],
      base: { body: 0, soul: 0, geo: 0 },
      sequence: [],
      tile,
      card,
    };
    if (tile !== null) return { ...plain, name: tile.name, kind: 'tile' };
    if (card === null) throw new Error(`${id} is neither a card nor a tile`);
    this.nextAbility = 0;
    const compiled = this.abilitiesOf(card, index);
    const own = { ...plain, ...compiled, name: card.name, kind: card.kind };
    switch (card.kind) {
      case 'mutation':
      case 'artifact':
        return { ...own, type: card.type, cost: card.cost };
      case 'villain':
        return { ...own, bonus: card.bonus, skill: card.skill };
      case 'companion':
        return { ...own, bonus: card.bonus };
      case 'profile': {
        const { body = 0, soul = 0, geo = 0 } = card.base;
        return { ...own, base: { body, soul, geo }, sequence: card.sequence };
      }
    }
  }

  private abilitiesOf({ abilities }: Card, def: number): Pick<Definition, 'rules' | 'activation' | 'traits'> {
    const rules: number[] = [];
    const traits: Trait[] = [];
    const activations: Effect[] = [];
    abilities.forEach((ability, i) => {
      if (ability.ability === 'trait') traits.push(ability.trait);
      else if (ability.ability === 'when-activated') activations.push(ability.effect);
      else rules.push(this.addRule(ability, standpoint(def, i, ability.ability), false));
    });
    const [first] = activations;
    const effect: Effect = activations.length === 1 ? first : { do: 'sequence', effects: activations };
    const at = standpoint(def, 0, 'when-activated');
    const activation = activations.length === 0 ? NONE : compileEffect(this, effect, at).id;
    return { rules, activation, traits };
  }

  private addRule(rule: Rule, at: Standpoint, once: boolean): number {
    const ability = rule.ability === 'activated' ? this.nextAbility++ : 0;
    const isUntilNextTurn = this.compilesUntilNextTurn;
    this.compilesUntilNextTurn = false;
    const node = 'effect' in rule ? compileEffect(this, rule.effect, { ...at, path: `${at.path}.effect` }).id : NONE;
    const id = this.rules.length;
    if (isUntilNextTurn) this.untilNextTurn.add(id);
    this.rules.push({ id, def: at.def, list: LIST_OF[rule.ability], rule, once, node, ability });
    return id;
  }

  isUntilNextTurn(rule: number): boolean {
    return this.untilNextTurn.has(rule);
  }

  expand(effect: AnyEffect): AnyEffect {
    return effect;
  }

  held(effect: Verb): Held | null {
    switch (effect.do) {
      case 'roll':
      case 'choose-opponent':
        return { effects: [{ part: 'effect', effect: effect.effect }], rule: undefined };
      case 'test-stealth':
        return {
          effects: (['passed', 'failed'] as const).flatMap((part) => {
            const inside = effect[part];
            return inside === undefined ? [] : [{ part, effect: inside }];
          }),
          rule: undefined,
        };
      case 'until-your-next-turn':
        this.compilesUntilNextTurn = true;
        return { effects: [], rule: effect.rule };
      default:
        return null;
    }
  }

  isSingle(effect: AnyEffect): boolean {
    return !('amount' in effect) || effect.amount === 1;
  }

  verb(effect: Verb): (typeof VERBS)[Verb['do']] {
    return VERBS[effect.do];
  }

  rule(rule: Rule, at: Standpoint, once: boolean): number {
    return this.addRule(rule, { ...at, ruling: RULING_OF[rule.ability] }, once);
  }

  cardId(def: number): string {
    return this.defs[def].id;
  }

  cardName(def: number): string {
    return this.defs[def].name;
  }

  places(seats: number): readonly PlaceRef[] {
    return placeRefs(seats);
  }

  counters(seats: number): number {
    return countersFor(seats);
  }

  counter(index: number): { readonly name: string; readonly seat: Seat } {
    return counterRef(index);
  }

  holds(tx: Tx, frame: Frame, condition: Condition): boolean {
    return isSo(tx, speakerOf(tx, frame), condition);
  }

  amount(tx: Tx, frame: Frame, value: Value): number {
    return valueFor(tx, speakerOf(tx, frame), value);
  }

  seats(tx: Tx, frame: Frame, players: Group): readonly Seat[] {
    switch (players) {
      case 'each-player':
        return seatsInTurnOrder(tx);
      case 'each-opponent':
        return opponentsOf(tx, frame.seat);
      case 'causer':
        return [frame.by === NONE ? frame.seat : frame.by];
      case 'foe': {
        const foe = foeOf(tx, speakerOf(tx, frame));
        return foe === NONE ? [] : [foe];
      }
    }
  }

  pieces(tx: Tx, frame: Frame, filter: Filter): readonly InstanceId[] {
    return cardsThat(tx, speakerOf(tx, frame), filter);
  }

  establish(tx: Tx, { seat, self, it }: Frame, rule: number): void {
    tx.standing(this.rules[rule].list).push({ rule, seat, self, it, used: 0, fleeting: true });
    tx.happened('rule-in-force', seat, self);
  }

  declined(): void {
    // No rule of this game is fresh again because it was declined.
  }

  automatic(tx: Tx, decision: Decision): Answer | null {
    return villainAnswer(tx, decision);
  }

  describe(node: Node): string {
    this.texts[node.id] ??= node.def === NONE ? procedureText(node.path) : describeEffect(writtenEffect(node));
    return this.texts[node.id];
  }

  describeCondition(condition: Condition): string {
    return describeCondition(condition);
  }

  whyNot(tx: Tx, seat: Seat, wish: Wish): Problem {
    return whyNot(tx, seat, wish);
  }

  start(options: StartOptions): GameState {
    return startState(this, options);
  }

  problemsWith(state: GameState): readonly Problem[] {
    return problemsWith(this, state);
  }

  isOpen({ zone, seat }: PlaceRef, viewer: Seat): boolean {
    if (isHiddenPile(zone)) return false;
    return zone !== 'hand' || seat === viewer;
  }

  eyes(seats: number): readonly number[] {
    this.eyesBySeats[seats] ??= this.places(seats).map((place) => {
      if (this.isOpen(place, NONE)) return EVERYBODY;
      return place.seat !== NONE && this.isOpen(place, place.seat) ? 1 << place.seat : 0;
    });
    return this.eyesBySeats[seats];
  }

  rearranged(state: GameState, seat: Seat, random: RandomWork): readonly (readonly InstanceId[])[] {
    return rearranged(state, seat, random);
  }

  isPile({ zone }: PlaceRef): boolean {
    return isHiddenPile(zone) || zone.endsWith('Discard');
  }

  outcome(state: GameState): Outcome | null {
    return outcomeOf(state);
  }
}

function procedureText(path: string): string {
  const found = Object.entries(PROCEDURES).find(([name]) => name === path);
  return found === undefined ? path : found[1][1];
}

function writtenEffect(node: Node): Effect {
  // Every node of a card was compiled from an effect of this game's language.
  const effect = node.effect as Effect;
  return node.optional ? { do: 'may', effect } : effect;
}

function standpoint(def: number, ability: number, word: Ability['ability']): Standpoint {
  return { def, path: `abilities[${ability}]`, ruling: RULING_OF[word] };
}
