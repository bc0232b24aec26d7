import { costOf, factionBits, fits, ruling } from '../ascension/characteristics.js';
import type { CompiledGame } from '../ascension/compile.js';
import type { AscensionGame, Tx } from '../ascension/game.js';
import type { Effect } from '../ascension/language.js';
import { DESTINATIONS, type Destination, ZONES, type Zone } from '../ascension/vocabulary.js';
import { Draft } from '../kernel/draft.js';
import type { GameEvent } from '../kernel/event.js';
import type { Node } from '../kernel/game.js';
import { type GameState, NONE, type Standing } from '../kernel/state.js';
import type { TrialStep } from './trial.js';

type Happened = Extract<GameEvent, { readonly event: 'happened' }>;

/** What does not count as having been done. */
const NOT_DONE: ReadonlySet<string> = new Set(['impossible', 'declined']);

/** Whether something was really done. */
export function isDone(event: GameEvent): boolean {
  switch (event.event) {
    case 'happened':
      return !NOT_DONE.has(event.what);
    case 'decided':
      return (event.keys ?? []).length > 0;
    case 'checked':
      return event.held;
    case 'moved':
    case 'changed':
    case 'marked':
    case 'rolled':
    case 'shuffled':
    case 'revealed':
      return true;
  }
}

const PLACE_OF: { readonly [D in Destination]: string } = {
  discard: 'discard',
  hand: 'hand',
  deckTop: 'deck',
  inPlay: 'inPlay',
};

/** A card that was acquired or defeated, and what went before and came after in the same step. */
interface Taking {
  readonly tx: Tx;
  readonly event: Happened;
  readonly events: readonly GameEvent[];
  /** Where the card was. */
  readonly zone: Zone;
  /** Where it went; null if it stayed. */
  readonly to: string | null;
  /** True if it was paid for in a turn, not taken by an effect. */
  readonly isPaid: boolean;
}

/**
 * The places of cards that play has reached: effects that did something, conditions that did not hold, and rules that
 * changed something. Places that the engine makes twice of one text (what is done at once and what is done later, with
 * an echo and without) are two places here too: both have to be reached.
 */
export class Reached {
  private readonly nodes = new Set<number>();
  private readonly failed = new Set<number>();
  private readonly rules = new Set<number>();
  private readonly stayed = new Set<number>();

  constructor(private readonly game: CompiledGame) {}

  /** Looks at a step of a game. */
  look({ before, events }: Pick<TrialStep, 'before' | 'events'>): void {
    const draft: Draft<AscensionGame> = new Draft<AscensionGame>(this.game, before, null, 'step');
    for (const event of events) {
      if (event.cause !== null && isDone(event)) this.nodes.add(event.cause.node);
      if (event.cause !== null && event.event === 'checked' && !event.held) this.failed.add(event.cause.node);
      if (event.event === 'happened') this.lookAt(draft, event, events);
    }
    this.lookAtBanishing(before);
    this.lookAtFactions(draft);
  }

  private lookAt(tx: Tx, event: Happened, events: readonly GameEvent[]): void {
    switch (event.what) {
      case 'acquired':
      case 'defeated':
        this.lookAtTaking(takingOf(tx, event, events));
        this.attribute(tx, event);
        return;
      case 'trophy used':
        this.nodes.add(this.game.defs[tx.state.pieces[event.instance]].trophy);
        return;
      case 'kept':
        this.lookAtPrevention(tx, events);
        return;
      case 'played':
        this.lookAtKinds(tx, event);
    }
  }

  private lookAtTaking(taking: Taking): void {
    const { tx, event, to } = taking;
    const { ongoing, index } = this.game.defs[tx.state.pieces[event.instance]];
    if (ongoing && to === 'inPlay') this.stayed.add(index);
    for (const standing of [...tx.state.modifiers, ...tx.state.replacements]) {
      if (this.rules.has(standing.rule) || (standing.seat !== event.seat && standing.seat !== NONE)) continue;
      if (this.hasApplied(taking, standing)) this.rules.add(standing.rule);
    }
  }

  /** Whether a rule in force made a difference to how a card was taken. */
  private hasApplied({ tx, event, events, zone, to, isPaid }: Taking, standing: Standing): boolean {
    const { rule, condition } = this.game.rules[standing.rule];
    const { seat, instance } = event;
    const as = ruling(tx, standing, seat);
    const { cost, honor } = this.game.defs[tx.state.pieces[instance]];
    if (!('what' in rule) || !fits(tx, as, rule.what, instance, zone)) return false;
    if (condition !== undefined && !this.game.isSo(tx, as, condition)) return false;
    switch (rule.ability) {
      case 'redirect':
        return to === PLACE_OF[rule.to] && DESTINATIONS[event.cause?.list[1] ?? 0] !== rule.to;
      case 'keep-defeated':
        return event.what === 'defeated' && to === 'discard';
      case 'cost-change':
        return isPaid && costOf(tx, seat, instance, zone) !== cost;
      case 'discount':
        return isPaid && cost > 0;
      case 'honor-price':
        return isPaid && honor < cost;
      case 'pay-with':
        return events.some((one) => one.event === 'changed' && one.counter === rule.resource && one.by < 0);
      case 'counts-as':
      case 'counts-as-kind':
        return false;
    }
  }

  /** An effect that takes the one card it can take asks nobody: the card is taken because of the card with the effect. */
  private attribute(tx: Tx, { what, instance, cause }: Happened): void {
    if (cause === null || cause.self === NONE) return;
    const { pieces } = tx.state;
    const { factions } = this.game.defs[pieces[instance]];
    const takers = this.game.nodes.filter((node) => {
      if (node.def !== pieces[cause.self]) return false;
      const effect = node.effect as Effect;
      if (effect.do !== 'acquire' && effect.do !== 'defeat' && effect.do !== 'acquire-or-defeat') return false;
      if (effect.do === (what === 'acquired' ? 'defeat' : 'acquire')) return false;
      if (effect.do === 'acquire' && DESTINATIONS.indexOf(effect.to) !== cause.list[1]) return false;
      const { faction } = effect.what;
      return faction === undefined || (factions & factionBits([faction])) !== 0;
    });
    // Of several it is not known which one it was.
    if (takers.length === 1) this.nodes.add(takers[0].id);
  }

  /** What keeps a construct is never done by itself: a trophy was given for it, for what it or the event says. */
  private lookAtPrevention({ state }: Tx, events: readonly GameEvent[]): void {
    const { event } = this.game.layout;
    const defs = [...(event === NONE ? [] : state.places[event])].map((piece) => state.pieces[piece]);
    for (const one of events) {
      if (one.event !== 'moved' || one.from.zone !== 'trophies' || one.instance === null) continue;
      const { trophy, index } = this.game.defs[state.pieces[one.instance]];
      this.nodes.add(trophy);
      defs.push(index);
    }
    for (const node of this.game.nodes) {
      if (defs.includes(node.def) && (node.effect as Effect).do === 'prevent-destroy') this.nodes.add(node.id);
    }
  }

  /** A card was played that is of another kind by what is printed on it. */
  private lookAtKinds(tx: Tx, { seat, instance }: Happened): void {
    const { kind } = this.game.defs[tx.state.pieces[instance]];
    for (const standing of tx.state.modifiers) {
      const { rule } = this.game.rules[standing.rule];
      if (rule.ability !== 'counts-as-kind' || standing.seat !== seat || rule.kind === kind) continue;
      if (fits(tx, ruling(tx, standing, seat), rule.what, instance, 'hand')) this.rules.add(standing.rule);
    }
  }

  /** A card has a faction, for the player who is to decide, that is not printed on it. */
  private lookAtFactions(tx: Tx): void {
    const { decision, modifiers, pieces } = tx.state;
    if (decision === null) return;
    const { seat } = decision;
    for (const standing of modifiers) {
      const { rule } = this.game.rules[standing.rule];
      if (rule.ability !== 'counts-as' || this.rules.has(standing.rule)) continue;
      if (standing.seat !== seat && standing.seat !== NONE) continue;
      const bit = factionBits([rule.faction]);
      const as = ruling(tx, standing, seat);
      const isChanged = pieces.some(
        (def, piece) => (this.game.defs[def].factions & bit) === 0 && fits(tx, as, rule.what, piece, null),
      );
      if (isChanged) this.rules.add(standing.rule);
    }
  }

  /** A card that cannot be banished has shown it when others of the center row could be. */
  private lookAtBanishing({ decision, modifiers }: GameState): void {
    if (decision?.kind !== 'banish' || !decision.options.some(({ from }) => from === 'centerRow')) return;
    for (const { rule, self } of modifiers) {
      if (this.game.rules[rule].rule.ability !== 'unbanishable') continue;
      if (decision.options.some(({ instance }) => instance === self)) throw new Error(`piece ${self} can be banished`);
      this.rules.add(rule);
    }
  }

  /** A node was resolved if it did something, or if something below it was. */
  private wasResolved(node: Node): boolean {
    if (this.nodes.has(node.id)) return true;
    if (node.rule >= 0) return this.wasInForce(node.rule);
    return node.kids.some((kid) => this.wasResolved(kid));
  }

  private wasInForce(rule: number): boolean {
    const { node } = this.game.rules[rule];
    return this.rules.has(rule) || (node >= 0 && this.wasResolved(this.game.nodes[node]));
  }

  /** Every place on a card that was not reached: the card's id, and the card and place in words. */
  missing(): readonly Missing[] {
    return this.places().flatMap(({ isReached, ...place }) => (isReached ? [] : [place]));
  }

  /** Every place on a card, and whether it was reached. */
  places(): readonly (Missing & { readonly isReached: boolean })[] {
    const { nodes, rules, defs } = this.game;
    const all: (Missing & { readonly isReached: boolean })[] = [];
    const add = (def: number, what: string, isReached: boolean): void => {
      all.push({ card: defs[def].id, text: `${defs[def].name}: ${what}`, isReached });
    };
    for (const node of nodes) {
      if (node.def < 0 || isNothing(node)) continue;
      const where = `${node.path}, ${this.game.describe(node)}`;
      add(node.def, where, this.wasResolved(node));
      const { do: word } = node.effect as Effect;
      const isAsked = word === 'if' || word === 'repeat-while';
      if (isAsked) add(node.def, `${where} (when it is not so)`, this.failed.has(node.id));
    }
    for (const { id, def, rule } of rules) add(def, `rule ${id}, ${rule.ability}`, this.wasInForce(id));
    for (const { index, ongoing } of defs) if (ongoing) add(index, 'ongoing', this.stayed.has(index));
    return all;
  }
}

/** Doing nothing, as in "destroy a construct or else", leaves no trace. */
function isNothing({ effect, kids }: Node): boolean {
  return (effect as Effect).do === 'sequence' && kids.length === 0;
}

/** A place that was not reached. */
export interface Missing {
  /** The card, by its name. */
  readonly card: string;
  /** What was not reached, in words. */
  readonly text: string;
}

function takingOf(tx: Tx, event: Happened, events: readonly GameEvent[]): Taking {
  const after = events.slice(events.indexOf(event));
  const move = after.find((one) => one.event === 'moved' && one.instance === event.instance);
  const moved = move?.event === 'moved' ? move : null;
  return {
    tx,
    event,
    events,
    zone: ZONES.find((zone) => zone === moved?.from.zone) ?? 'alwaysAvailable',
    to: moved?.to.zone ?? null,
    isPaid: event.cause?.self === NONE,
  };
}
