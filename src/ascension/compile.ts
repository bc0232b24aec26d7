import { type AnyEffect, type Compiler, compileEffect, compileProcedure, type Standpoint } from '../kernel/compile.js';
import { drain } from '../kernel/draft.js';
import type { Problem } from '../kernel/errors.js';
import type { PlaceRef } from '../kernel/event.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { Node } from '../kernel/game.js';
import type { Outcome } from '../kernel/outcome.js';
import type { StartOptions } from '../kernel/start.js';
import { type Frame, type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import { type BoxCard, combine, isEndless } from './catalogue.js';
import { amountOf, candidates, factionBits } from './characteristics.js';
import { holds } from './condition.js';
import type { AscensionGame, CompiledRule, Definition, Procedures, RestrictedPool, StandingList, Tx } from './game.js';
import type { Ability, CardSet, Condition, Effect, Filter, Rule, Value, Verb } from './language.js';
import { OptionTable } from './option.js';
import { pay } from './payment.js';
import { problemsWith } from './position.js';
import { outcomeOf } from './scoring.js';
import { opponentsOf, seatsInTurnOrder } from './seats.js';
import { startState } from './setup.js';
import { establish, unuse } from './standing.js';
import { Layout, SUPPLIES } from './table.js';
import { describeCondition, describeEffect, describeFilter } from './text.js';
import { acquire, defeat } from './timing.js';
import { endTurn, turn } from './turn.js';
import { VERBS } from './verbs/index.js';
import type { Currency, Group } from './vocabulary.js';

/** Raised when the same sets would play on differently. */
const ENGINE = 1;

const LIST_OF: { readonly [A in Rule['ability']]: StandingList } = {
  activated: 'abilities',
  triggered: 'triggers',
  redirect: 'replacements',
  'counts-as': 'modifiers',
  discount: 'modifiers',
  'pay-with': 'modifiers',
  unbanishable: 'modifiers',
};

/** The ruling step under which each ability's effects happen. */
const RULING_OF: { readonly [A in Ability['ability']]: string } = {
  played: 'T2',
  reward: 'Q3',
  fate: 'Q5',
  activated: 'T4',
  triggered: 'Q4',
  redirect: 'Q1',
  'counts-as': 'G5',
  discount: 'G5',
  'pay-with': 'A14',
  unbanishable: 'G1',
};

const PROCEDURE_TEXT: Readonly<Record<string, string>> = {
  turn: 'What do you do next?',
  pay: 'How do you pay?',
  acquire: 'Where does the acquired card go?',
  defeat: 'Defeat the monster.',
  fates: 'The fates of the cards that have entered the center row.',
  'end-turn': 'The turn ends.',
};

/** The game with some checked sets. */
export class CompiledGame implements AscensionGame, Compiler {
  readonly name = 'ascension';
  readonly fingerprint: string;
  readonly nodes: Node[] = [];
  readonly defs: readonly Definition[];
  readonly rules: CompiledRule[] = [];
  readonly pools: readonly RestrictedPool[];
  readonly supplies: readonly Definition[];
  readonly layout: Layout;
  readonly options = new OptionTable();
  readonly procedures: Procedures;
  readonly hasFates: boolean;
  readonly seatsAllowed: { readonly min: number; readonly max: number };
  readonly size: { readonly defs: number; readonly rules: number };
  private readonly poolIndex = new Map<Filter, number>();
  private readonly ruleOfNode = new Map<number, number>();
  private readonly texts: string[] = [];
  /** The number that the next ability gets that an effect gives for the turn. */
  private nextAbility = 0;

  constructor(sets: readonly CardSet[]) {
    const box = combine(sets);
    this.fingerprint = fingerprint(JSON.stringify([ENGINE, box]));
    this.procedures = {
      turn: compileProcedure(this, 'turn', 'T1', turn).id,
      pay: compileProcedure(this, 'pay', 'A14', pay).id,
      acquire: compileProcedure(this, 'acquire', 'Q1', acquire).id,
      defeat: compileProcedure(this, 'defeat', 'Q1', defeat).id,
      fates: compileProcedure(this, 'fates', 'Q5', drain).id,
      endTurn: compileProcedure(this, 'end-turn', 'T6', endTurn).id,
    };
    const supplyIds = box.filter(({ card }) => card.zone === 'always-available').map(({ id }) => id);
    this.defs = box.map((entry, index) => this.define(entry, index, supplyIds));
    this.supplies = this.defs.filter(({ supply }) => supply !== NONE);
    this.pools = this.findPools();
    this.layout = new Layout(
      supplyIds,
      this.pools.map(({ name }) => name),
    );
    this.hasFates = this.defs.some(({ fate }) => fate !== NONE);
    this.seatsAllowed = { min: 2, max: sets.length > 1 ? 6 : sets[0].players.max };
    this.size = { defs: this.defs.length, rules: this.rules.length };
  }

  private define({ id, card }: BoxCard, index: number, supplyIds: readonly string[]): Definition {
    const { name, kind, honor, copies, zone } = card;
    const currency: Currency = kind === 'monster' ? 'power' : 'runes';
    const effectOf = (word: 'played' | 'reward' | 'fate'): number => {
      const all = card.abilities.flatMap((ability, i) => (ability.ability === word ? [{ ability, i }] : []));
      if (all.length === 0) return NONE;
      const effects = all.map(({ ability }) => ability.effect);
      const effect: Effect = effects.length === 1 ? effects[0] : { do: 'sequence', effects };
      return compileEffect(this, effect, standpoint(index, all[0].i, word)).id;
    };
    this.nextAbility = card.abilities.filter(({ ability }) => ability === 'activated').length;
    const played = effectOf('played');
    const reward = effectOf('reward');
    const fate = effectOf('fate');
    const playRules: number[] = [];
    const rowRules: number[] = [];
    let activated = 0;
    card.abilities.forEach((ability, i) => {
      if (ability.ability === 'played' || ability.ability === 'reward' || ability.ability === 'fate') return;
      const nth = ability.ability === 'activated' ? activated++ : 0;
      const rule = this.addRule(ability, standpoint(index, i, ability.ability), false, nth);
      (ability.ability === 'unbanishable' ? rowRules : playRules).push(rule);
    });
    return {
      index,
      id,
      name,
      kind,
      factions: factionBits(card.factions),
      cost: card.cost[currency] ?? 0,
      currency,
      honor,
      copies,
      home: zone,
      supply: zone === 'always-available' ? SUPPLIES + supplyIds.indexOf(id) : NONE,
      endless: isEndless(card),
      played,
      reward,
      fate,
      playRules,
      rowRules,
      card,
    };
  }

  private addRule(rule: Rule, at: Standpoint, once: boolean, ability: number): number {
    const effect = 'effect' in rule ? rule.effect : undefined;
    const root = effect === undefined ? null : compileEffect(this, effect, { ...at, path: `${at.path}.effect` });
    const node = root?.id ?? NONE;
    const limit = 'limit' in rule ? rule.limit : undefined;
    const id = this.rules.length;
    this.rules.push({ id, list: LIST_OF[rule.ability], rule, limit, once, node, ability });
    if (limit === 'once-per-turn' && root !== null) this.answerFor(root, id);
    return id;
  }

  /** What can be declined in the stead of a whole effect is declined where its cost or first part is chosen. */
  private answerFor(node: Node, rule: number): void {
    this.ruleOfNode.set(node.id, rule);
    const { do: word } = node.effect as AnyEffect;
    if (node.optional && (word === 'pay' || word === 'if-you-do')) this.answerFor(node.kids[0], rule);
  }

  /** Restrictions that read the same are one pool. */
  private findPools(): readonly RestrictedPool[] {
    const pools = new Map<string, { readonly index: number; readonly pool: RestrictedPool }>();
    for (const { effect } of this.nodes) {
      if (!isGain(effect) || effect.onlyFor === undefined || effect.resource === 'honor') continue;
      const key = JSON.stringify([effect.resource, effect.onlyFor]);
      const known = pools.get(key);
      const index = known?.index ?? pools.size;
      this.poolIndex.set(effect.onlyFor, index);
      if (known !== undefined) continue;
      const name = `${effect.resource} for ${describeFilter(effect.onlyFor, 2).replace(/^2 /, '')}`;
      pools.set(key, { index, pool: { name, currency: effect.resource, what: effect.onlyFor } });
    }
    return [...pools.values()].map(({ pool }) => pool);
  }

  verb(effect: Verb): (typeof VERBS)[Verb['do']] {
    return VERBS[effect.do];
  }

  rule(rule: Rule, at: Standpoint, once: boolean): number {
    return this.addRule(rule, at, once, rule.ability === 'activated' ? this.nextAbility++ : 0);
  }

  poolOf(onlyFor: Filter): number {
    const index = this.poolIndex.get(onlyFor);
    if (index === undefined) throw new Error('a restriction has no pool');
    return index;
  }

  ruleOf(node: number): number {
    return this.ruleOfNode.get(node) ?? NONE;
  }

  cardId(def: number): string {
    return this.defs[def].id;
  }

  cardName(def: number): string {
    return this.defs[def].name;
  }

  places(seats: number): readonly PlaceRef[] {
    return this.layout.places(seats);
  }

  counters(seats: number): number {
    return this.layout.counters(seats);
  }

  counter(index: number, seats: number): { readonly name: string; readonly seat: Seat } {
    return this.layout.counter(index, seats);
  }

  holds(tx: Tx, frame: Frame, condition: Condition): boolean {
    return holds(tx, frame, condition);
  }

  amount(tx: Tx, { seat, self }: Frame, value: Value): number {
    return amountOf(tx, seat, self, value);
  }

  seats(tx: Tx, frame: Frame, players: Group): readonly Seat[] {
    return players === 'each-player' ? seatsInTurnOrder(tx) : opponentsOf(tx, frame.seat);
  }

  pieces(tx: Tx, { seat, self }: Frame, filter: Filter): readonly InstanceId[] {
    return candidates(tx, seat, self, filter).map(({ instance }) => instance);
  }

  establish(tx: Tx, frame: Frame, rule: number): void {
    establish(tx, frame, rule);
  }

  declined(tx: Tx, frame: Frame, node: Node): void {
    const rule = this.ruleOf(node.id);
    if (rule !== NONE) unuse(tx, rule, frame.self);
  }

  describe(node: Node): string {
    this.texts[node.id] ??= node.def === NONE ? PROCEDURE_TEXT[node.path] : describeEffect(this.effectOf(node));
    return this.texts[node.id];
  }

  private effectOf(node: Node): Effect {
    // Every node of a card was compiled from an effect of this game's language.
    const effect = node.effect as Effect;
    return node.optional ? { do: 'may', effect } : effect;
  }

  describeCondition(condition: Condition): string {
    return describeCondition(condition);
  }

  start(options: StartOptions): GameState {
    return startState(this, options);
  }

  problemsWith(state: GameState): readonly Problem[] {
    return problemsWith(this, state);
  }

  isOpen({ zone, seat }: PlaceRef, viewer: Seat): boolean {
    if (zone === 'deck' || zone === 'centerDeck') return false;
    return zone !== 'hand' || seat === viewer;
  }

  isPile({ zone }: PlaceRef): boolean {
    return zone === 'deck' || zone === 'discard' || zone === 'centerDeck' || zone === 'void';
  }

  outcome(state: GameState): Outcome | null {
    return outcomeOf(this, state);
  }
}

function standpoint(def: number, ability: number, word: Ability['ability']): Standpoint {
  return { def, path: `abilities[${ability}]`, ruling: RULING_OF[word] };
}

function isGain(effect: unknown): effect is Extract<Verb, { readonly do: 'gain' }> {
  return (effect as AnyEffect).do === 'gain';
}
