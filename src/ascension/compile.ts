import { type AnyEffect, type Compiler, compileEffect, compileProcedure, type Standpoint } from '../kernel/compile.js';
import { drain } from '../kernel/draft.js';
import type { Problem } from '../kernel/errors.js';
import type { PlaceRef } from '../kernel/event.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { Node } from '../kernel/game.js';
import type { Outcome } from '../kernel/outcome.js';
import type { RandomWork } from '../kernel/random.js';
import type { StartOptions } from '../kernel/start.js';
import { EVERYBODY, type Frame, type GameState, type InstanceId, NONE, type Seat } from '../kernel/state.js';
import type { Wish } from '../kernel/wish.js';
import { type BoxCard, combine, isEndless } from './catalogue.js';
import { amountOf, candidates, factionBits, speaking } from './characteristics.js';
import { isSo } from './condition.js';
import type {
  AscensionGame,
  CompiledRule,
  Definition,
  Procedures,
  RestrictedPool,
  Speaker,
  StandingList,
  Tx,
} from './game.js';
import type { Ability, Card, CardSet, Condition, Effect, Filter, Rule, Triggered, Value, Verb } from './language.js';
import { rearranged } from './mixing.js';
import { OptionTable } from './option.js';
import { pay } from './payment.js';
import { problemsWith } from './position.js';
import { outcomeOf } from './scoring.js';
import { opponentsOf, seatsInTurnOrder } from './seats.js';
import { startState } from './setup.js';
import { expand, playText } from './shorthand.js';
import { opponentTakes } from './solitaire.js';
import { establish, unuse } from './standing.js';
import { Layout, type Needs, PURSE, SUPPLIES } from './table.js';
import { describeCondition, describeEffect, describeFilter } from './text.js';
import { acquire, defeat } from './timing.js';
import { endTurn, played, turn } from './turn.js';
import type { SeatRange } from './variants.js';
import { destruction } from './verbs/constructs.js';
import { VERBS } from './verbs/index.js';
import { CURRENCIES, type Currency, type Group, MOST_PLAYERS } from './vocabulary.js';
import { whyNot } from './why-not.js';

/** Raised when the same sets would play on differently. */
const ENGINE = 1;

const LIST_OF: { readonly [A in Rule['ability']]: StandingList } = {
  activated: 'abilities',
  triggered: 'triggers',
  redirect: 'replacements',
  'keep-defeated': 'replacements',
  'counts-as': 'modifiers',
  'counts-as-kind': 'modifiers',
  'cost-change': 'modifiers',
  discount: 'modifiers',
  'honor-price': 'modifiers',
  'pay-with': 'modifiers',
  unbanishable: 'modifiers',
};

/** The rules that change what cards cost, or how or with what they are paid for. */
const PRICE_RULES: readonly Rule['ability'][] = ['cost-change', 'discount', 'honor-price', 'pay-with'];

/** The ruling step under which each ability's effects happen. */
const RULING_OF: { readonly [A in Ability['ability']]: string } = {
  played: 'T2',
  reward: 'Q3',
  fate: 'Q5',
  echo: 'K2',
  serenity: 'K3',
  unite: 'K4',
  trophy: 'E5',
  'event-trophy': 'E7',
  ongoing: 'K5',
  empowered: 'K6',
  banished: 'A5',
  keystone: 'P2',
  'center-row': 'K7',
  'from-discard': 'Q4',
  activated: 'T4',
  triggered: 'Q4',
  redirect: 'Q1',
  'keep-defeated': 'Q1',
  'counts-as': 'G5',
  'counts-as-kind': 'G5',
  'cost-change': 'G6',
  discount: 'G5',
  'honor-price': 'G5',
  'pay-with': 'A14',
  unbanishable: 'G1',
};

const PROCEDURE_TEXT: Readonly<Record<string, string>> = {
  turn: 'What do you do next?',
  played: 'What the played card does.',
  pay: 'How do you pay?',
  acquire: 'Where does the acquired card go?',
  defeat: 'Where does the defeated monster go?',
  destroy: 'Which constructs that would be destroyed do you keep?',
  fates: 'The fates of the cards that have entered the center row.',
  'end-turn': 'The turn ends.',
  opponent: 'The opponent takes cards.',
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
  readonly keystoneTemples: readonly Definition[];
  readonly hasFates: boolean;
  readonly hasDiscardRules: boolean;
  readonly tracksSlots: boolean;
  readonly changesPlayed: boolean;
  readonly changesKinds: boolean;
  readonly copiers: ReadonlySet<number>;
  readonly seatsAllowed: SeatRange;
  readonly opponentName: string;
  readonly size: { readonly defs: number; readonly rules: number };
  private readonly poolIndex = new Map<Filter, number>();
  private readonly ruleOfNode = new Map<number, number>();
  private readonly texts: string[] = [];
  private readonly eyesBySeats: (readonly number[])[] = [];
  /** The number that the next ability gets that an effect gives for the turn. */
  private nextAbility = 0;

  constructor(sets: readonly CardSet[]) {
    const box = combine(sets);
    this.fingerprint = fingerprint(JSON.stringify([ENGINE, box]));
    this.procedures = {
      turn: compileProcedure(this, 'turn', 'T1', turn).id,
      played: compileProcedure(this, 'played', 'T10', played).id,
      pay: compileProcedure(this, 'pay', 'A14', pay).id,
      acquire: compileProcedure(this, 'acquire', 'Q1', acquire).id,
      defeat: compileProcedure(this, 'defeat', 'Q1', defeat).id,
      destroy: compileProcedure(this, 'destroy', 'Q9', destruction).id,
      fates: compileProcedure(this, 'fates', 'Q5', drain).id,
      endTurn: compileProcedure(this, 'end-turn', 'T6', endTurn).id,
      opponent: compileProcedure(this, 'opponent', 'V4', opponentTakes).id,
    };
    const supplyIds = box.filter(({ card }) => card.zone === 'always-available').map(({ id }) => id);
    this.defs = box.map((entry, index) => this.define(entry, index, supplyIds));
    this.supplies = this.defs.filter(({ supply }) => supply !== NONE);
    this.pools = this.findPools();
    const data = JSON.stringify(box);
    this.layout = new Layout(
      supplyIds,
      this.pools.map(({ name }) => name),
      needsOf(data),
    );
    this.keystoneTemples = this.defs.filter(({ keystone }) => keystone !== null);
    this.hasFates = this.defs.some(({ fate }) => fate !== NONE);
    this.hasDiscardRules = this.defs.some(({ discardRules }) => discardRules.length > 0);
    this.tracksSlots = data.includes('"adjacent":') || data.includes('"replacement":');
    this.changesPlayed = data.includes('"when":"put-down"');
    this.changesKinds = data.includes('"ability":"counts-as-kind"');
    this.copiers = new Set(
      this.rules.flatMap(({ rule, node }) => (rule.ability === 'triggered' && rule.effect.do === 'copy' ? [node] : [])),
    );
    this.seatsAllowed = {
      min: Math.min(...sets.map(({ players }) => players.min)),
      max: sets.length > 1 ? MOST_PLAYERS : sets[0].players.max,
    };
    this.opponentName = opponentOf(sets);
    this.size = { defs: this.defs.length, rules: this.rules.length };
  }

  private define({ id, card }: BoxCard, index: number, supplyIds: readonly string[]): Definition {
    const { name, kind, honor, copies, zone, abilities } = card;
    const currency: Currency = kind === 'monster' ? 'power' : 'runes';
    this.nextAbility = abilities.filter(isActivated).length;
    const text = playText(abilities);
    const keystone = abilities.find((ability) => ability.ability === 'keystone');
    const trophy = abilities.find((ability) => ability.ability === 'trophy');
    const banished = abilities.find((ability) => ability.ability === 'banished');
    const isEmpowered = abilities.some(({ ability }) => ability === 'empowered');
    const { playRules, rowRules, discardRules } = this.rulesOf(card, index);
    return {
      index,
      cost: card.cost[currency] ?? 0,
      purse: PURSE[currency],
      isPlayable: kind === 'hero' || kind === 'construct',
      kind,
      id,
      name,
      factions: factionBits(card.factions),
      currency,
      honor,
      copies,
      home: zone,
      supply: zone === 'always-available' ? SUPPLIES + supplyIds.indexOf(id) : NONE,
      endless: isEndless(card),
      ongoing: abilities.some(({ ability }) => ability === 'ongoing'),
      played: text === null ? NONE : this.compileText(text, index, 0, 'played'),
      reward: this.effectOf(card, index, 'reward'),
      fate: this.effectOf(card, index, 'fate'),
      trophy: this.effectOf(card, index, 'trophy'),
      eventTrophy: this.effectOf(card, index, 'event-trophy'),
      empowered: isEmpowered ? this.compileText(BANISH_PLAYED, index, 0, 'empowered') : NONE,
      banished: this.effectOf(card, index, 'banished'),
      keystoneEffect: this.effectOf(card, index, 'keystone'),
      rewardHonor: abilities.reduce((sum, one) => sum + (one.ability === 'reward' ? honorIn(one.effect) : 0), 0),
      keystone: keystone?.keystone ?? null,
      mostTrophies: trophy?.most ?? Number.POSITIVE_INFINITY,
      banishedFrom: banished?.from ?? [],
      playRules,
      rowRules,
      discardRules,
      card,
    };
  }

  private compileText(effect: Effect, def: number, ability: number, word: Ability['ability']): number {
    return compileEffect(this, effect, standpoint(def, ability, word)).id;
  }

  /** What a card does on an occasion, all its abilities for it together; NONE if nothing. */
  private effectOf(card: Card, index: number, word: WithEffect): number {
    const all = card.abilities.flatMap((ability, i) =>
      ability.ability === word ? [{ effect: ability.effect, i }] : [],
    );
    if (all.length === 0) return NONE;
    const effects = all.map(({ effect }) => effect);
    return this.compileText(effects.length === 1 ? effects[0] : { do: 'sequence', effects }, index, all[0].i, word);
  }

  /** The rules of a card, by where it has to be for them to be in force. */
  private rulesOf({ abilities }: Card, index: number): Pick<Definition, 'playRules' | 'rowRules' | 'discardRules'> {
    const playRules: number[] = [];
    const rowRules: number[] = [];
    const discardRules: number[] = [];
    let activated = 0;
    abilities.forEach((ability, i) => {
      const at = standpoint(index, i, ability.ability);
      switch (ability.ability) {
        case 'center-row':
          rowRules.push(this.addRule(ability.rule, below(at, 'rule'), false, 0));
          return;
        case 'from-discard':
          discardRules.push(this.addRule(ability.rule, below(at, 'rule'), false, 0));
          return;
        case 'unbanishable':
          rowRules.push(this.addRule(ability, at, false, 0));
          return;
        case 'triggered':
          playRules.push(this.addRule(ability, at, false, 0));
          if (ability.orWhile !== undefined) playRules.push(this.addTwin(ability, at, activated++));
          return;
        case 'activated':
          playRules.push(this.addRule(ability, at, false, activated++));
          return;
        case 'redirect':
        case 'keep-defeated':
        case 'counts-as':
        case 'counts-as-kind':
        case 'cost-change':
        case 'discount':
        case 'honor-price':
        case 'pay-with':
          playRules.push(this.addRule(ability, at, false, 0));
          return;
        case 'played':
        case 'reward':
        case 'fate':
        case 'echo':
        case 'serenity':
        case 'unite':
        case 'trophy':
        case 'event-trophy':
        case 'ongoing':
        case 'empowered':
        case 'banished':
        case 'keystone':
      }
    });
    return { playRules, rowRules, discardRules };
  }

  private addRule(rule: Rule, at: Standpoint, once: boolean, ability: number): number {
    const effect = 'effect' in rule ? rule.effect : undefined;
    const root = effect === undefined ? null : compileEffect(this, effect, below(at, 'effect'));
    const node = root?.id ?? NONE;
    const limit = 'limit' in rule ? rule.limit : undefined;
    const condition = 'condition' in rule ? rule.condition : undefined;
    const id = this.rules.length;
    const list = LIST_OF[rule.ability];
    const isAboutPrices = PRICE_RULES.includes(rule.ability);
    this.rules.push({ id, def: at.def, list, rule, limit, condition, once, isAboutPrices, node, ability, twin: NONE });
    if (limit === 'once-per-turn' && root !== null) this.answerFor(root, id);
    return id;
  }

  /** The other way to use the rule that was added last: as an ability, within the same limit. */
  private addTwin({ limit, orWhile: condition, effect }: Triggered, at: Standpoint, ability: number): number {
    const first = this.rules.length - 1;
    const id = this.addRule({ ability: 'activated', limit, condition, effect }, at, false, ability);
    this.rules[first] = { ...this.rules[first], twin: id };
    this.rules[id] = { ...this.rules[id], twin: first };
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
      if (!isGain(effect) || effect.onlyFor === undefined) continue;
      const currency = CURRENCIES.find((one) => one === effect.resource);
      if (currency === undefined) continue;
      const key = JSON.stringify([currency, effect.onlyFor]);
      const known = pools.get(key);
      const index = known?.index ?? pools.size;
      this.poolIndex.set(effect.onlyFor, index);
      if (known !== undefined) continue;
      const name = `${currency} for ${describeFilter(effect.onlyFor, 2).replace(/^2 /, '')}`;
      pools.set(key, { index, pool: { name, currency, what: effect.onlyFor } });
    }
    return [...pools.values()].map(({ pool }) => pool);
  }

  expand(effect: AnyEffect): AnyEffect {
    return expand(effect);
  }

  isSingle(effect: AnyEffect): boolean {
    return !('amount' in effect) || effect.amount === 1;
  }

  verb(effect: Verb): (typeof VERBS)[Verb['do']] {
    return VERBS[effect.do];
  }

  rule(rule: Rule, at: Standpoint, once: boolean): number {
    const isUnite = 'condition' in rule && rule.condition?.check === 'unite';
    const under = isUnite ? 'Q6' : RULING_OF[rule.ability];
    return this.addRule(rule, { ...at, ruling: under }, once, rule.ability === 'activated' ? this.nextAbility++ : 0);
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

  wordOf(node: number): Effect['do'] | null {
    const found = this.nodes[node];
    return found === undefined || found.def === NONE ? null : (found.effect as Effect).do;
  }

  holds(tx: Tx, frame: Frame, condition: Condition): boolean {
    return isSo(tx, speaking(tx, frame), condition);
  }

  isSo(tx: Tx, as: Speaker, condition: Condition): boolean {
    return isSo(tx, as, condition);
  }

  amount(tx: Tx, frame: Frame, value: Value): number {
    return amountOf(tx, frame, value);
  }

  seats(tx: Tx, { seat, by }: Frame, players: Group): readonly Seat[] {
    switch (players) {
      case 'each-player':
        return seatsInTurnOrder(tx);
      case 'each-opponent':
        return opponentsOf(tx, seat);
      case 'causer':
        return [by === NONE ? seat : by];
    }
  }

  pieces(tx: Tx, frame: Frame, filter: Filter): readonly InstanceId[] {
    return candidates(tx, speaking(tx, frame), filter).map(({ instance }) => instance);
  }

  establish(tx: Tx, frame: Frame, rule: number): void {
    establish(tx, frame, rule);
  }

  declined(tx: Tx, frame: Frame, node: Node): void {
    const rule = this.ruleOf(node.id);
    if (rule !== NONE) unuse(tx, rule, frame.self);
  }

  describe(node: Node): string {
    this.texts[node.id] ??= node.def === NONE ? PROCEDURE_TEXT[node.path] : describeEffect(this.writtenEffect(node));
    return this.texts[node.id];
  }

  private writtenEffect(node: Node): Effect {
    // Every node of a card was compiled from an effect of this game's language.
    const effect = node.effect as Effect;
    return node.optional ? { do: 'may', effect } : effect;
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
    if (zone === 'deck' || zone === 'centerDeck') return false;
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
    return rearranged(this, state, seat, random);
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

function below(at: Standpoint, part: string): Standpoint {
  return { ...at, path: `${at.path}.${part}` };
}

/** The honor that an effect surely gives: what else it does is left out (V4). */
function honorIn(effect: Effect): number {
  if (effect.do === 'sequence') return effect.effects.reduce((sum, part) => sum + honorIn(part), 0);
  return effect.do === 'gain' && effect.resource === 'honor' && typeof effect.amount === 'number' ? effect.amount : 0;
}

/** The opponent that the newest of the sets names (V6). */
function opponentOf(sets: readonly CardSet[]): string {
  let newest = { name: 'The opponent', since: '' };
  for (const { opponent } of sets) if (opponent !== undefined && opponent.since > newest.since) newest = opponent;
  return newest.name;
}

/** Whether an ability can be activated, one way or the other. */
function isActivated(ability: Ability): boolean {
  return ability.ability === 'activated' || (ability.ability === 'triggered' && ability.orWhile !== undefined);
}

/** What the data of all cards calls for. */
function needsOf(data: string): Needs {
  const hasTemples = data.includes('"kind":"temple"');
  const hasTrophies = data.includes('"ability":"trophy"') || data.includes('"to":"trophies"');
  const hasKeystones = data.includes('"ability":"keystone"') || /"resource":"(life|death)"/.test(data);
  return {
    shared: [
      ...(data.includes('"kind":"event"') ? ['event' as const] : []),
      ...(hasTemples ? ['temples' as const] : []),
    ],
    own: [
      ...(hasTrophies ? ['trophies' as const] : []),
      ...(data.includes('"to":"under"') ? ['under' as const] : []),
      ...(hasTemples ? ['temples' as const] : []),
    ],
    keystones: hasKeystones,
  };
}

/** The keyword's effect on acquiring a card (K6). */
const BANISH_PLAYED: Effect = {
  do: 'may',
  effect: { do: 'banish', amount: 1, what: { in: ['played', 'inPlay'], playedThisTurn: true, other: true } },
};

type WithEffect = 'reward' | 'fate' | 'trophy' | 'event-trophy' | 'banished' | 'keystone';

function isGain(effect: unknown): effect is Extract<Verb, { readonly do: 'gain' }> {
  return (effect as AnyEffect).do === 'gain';
}
