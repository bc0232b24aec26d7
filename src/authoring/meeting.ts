import { arrange, type Position } from '../ascension/arrange.js';
import type { AscensionRules } from '../ascension/ascension.js';
import type { CatalogueCard } from '../ascension/catalogue.js';
import { FACTIONS, ROW_SIZE } from '../ascension/vocabulary.js';
import type { Answer, Decision, Option } from '../kernel/decision.js';
import { isFatequeueError } from '../kernel/errors.js';
import type { GameEvent } from '../kernel/event.js';
import { type GameState, NONE, type Seat } from '../kernel/state.js';
import { positionText } from './position-of.js';
import { callFor, callText } from './scenario-call.js';

/** What is done with a card of each of a pair. */
export type Use = 'play' | 'acquire' | 'defeat';

/** A position in which it makes a difference which of two cards is used first. */
export interface Meeting {
  /** The position, by card names. */
  readonly position: Position;
  /** What is done with each of the two cards. */
  readonly uses: readonly [Use, Use];
  /** The ids of the cards that did something else because the other one was used before them. */
  readonly changed: readonly string[];
  /** Source text: the position, and both orders. */
  readonly scenario: string;
}

/** How decisions are answered while two cards meet. */
type Manner = 'others first' | 'each other first' | 'declining';
const MANNERS: readonly Manner[] = ['others first', 'each other first', 'declining'];

const ANN: Seat = 0;
/** How many decisions one use may take. */
const LONGEST = 60;
const PLENTY = 15;

/** One use of a card: what came of it, and the calls that made it. */
interface Used {
  readonly state: GameState;
  /** What happened, in words that do not depend on which copy it was done to. */
  readonly did: string;
  readonly calls: readonly string[];
}

/** Looks for positions in which two cards of some rules affect each other. */
export class Meetings {
  private readonly cards: ReadonlyMap<string, CatalogueCard>;
  private readonly plain: string;
  private readonly filler: string;
  private readonly hasKeystones: boolean;
  private readonly hasTrophies: boolean;

  constructor(
    private readonly rules: AscensionRules,
    plainest: (cards: readonly CatalogueCard[]) => CatalogueCard,
  ) {
    this.cards = new Map(rules.cards.map((card) => [card.id, card]));
    const of = (fits: (card: CatalogueCard) => boolean): string => {
      const fitting = rules.cards.filter(fits);
      return plainest(fitting.length > 0 ? fitting : rules.cards).name;
    };
    this.plain = of(({ zone }) => zone === 'starting');
    this.filler = of(({ zone, kind }) => zone === 'center' && kind !== 'event');
    const { players } = rules.view(arrange(rules, { players: [{ name: 'Ann' }, { name: 'Ben' }] }), 'all');
    this.hasKeystones = 'life' in players[0].counters;
    this.hasTrophies = 'trophies' in players[0].zones;
  }

  /** The first position that is found in which the order of two cards makes a difference; null if none is. */
  find(one: string, other: string): Meeting | null {
    for (const uses of this.usesOf(one, other)) {
      for (const isRich of [false, true]) {
        const position = this.positionFor([one, other], uses, isRich);
        for (const manner of MANNERS) {
          const meeting = this.tried(position, [one, other], uses, manner);
          if (meeting !== null) return meeting;
        }
      }
    }
    return null;
  }

  private *usesOf(one: string, other: string): Generator<readonly [Use, Use]> {
    for (const first of this.usesFor(one)) for (const second of this.usesFor(other)) yield [first, second];
  }

  private usesFor(id: string): readonly Use[] {
    const card = this.cards.get(id);
    if (card === undefined || card.kind === 'event' || card.kind === 'temple') return [];
    if (card.kind === 'monster') return ['defeat'];
    return card.zone === 'starting' ? ['play'] : ['play', 'acquire'];
  }

  /** A position with both cards where they are used; a rich one has cards in every place besides. */
  private positionFor(ids: readonly [string, string], uses: readonly [Use, Use], isRich: boolean): Position {
    const names = ids.map((id) => this.cards.get(id)?.name ?? id);
    const hand = names.filter((_, i) => uses[i] === 'play');
    const row = names.filter((_, i) => uses[i] !== 'play' && this.cards.get(ids[i])?.zone === 'center');
    const keystones = this.hasKeystones ? { life: 2, death: 2 } : {};
    const plain = (count: number): string[] => Array.from({ length: count }, () => this.plain);
    const filler = (count: number): string[] => Array.from({ length: count }, () => this.filler);
    const ann = { name: 'Ann', runes: PLENTY, power: PLENTY, honor: 4, ...keystones };
    const others = this.othersThan(ids);
    return {
      players: [
        isRich
          ? {
              ...ann,
              hand: [...hand, ...plain(2)],
              deck: plain(8),
              discard: others.heroes,
              inPlay: others.constructs.slice(0, 1),
              ...(this.hasTrophies ? { trophies: others.trophies.slice(0, 1) } : {}),
            }
          : { ...ann, hand, deck: plain(8) },
        {
          name: 'Ben',
          hand: plain(3),
          deck: plain(6),
          honor: 6,
          ...(isRich ? { inPlay: others.constructs.slice(0, 2) } : {}),
        },
      ],
      centerRow: [...row, ...filler(ROW_SIZE - row.length)],
      centerDeck: filler(12),
      ...(isRich ? { void: [...others.heroes.slice(0, 1), ...others.monsters.slice(0, 1)] } : {}),
      turn: 'Ann',
    };
  }

  /** Some cards of the center besides two, to lie about. */
  private othersThan(
    ids: readonly string[],
  ): Readonly<Record<'heroes' | 'constructs' | 'monsters' | 'trophies', string[]>> {
    const center = this.rules.cards.filter(({ zone, id }) => zone === 'center' && !ids.includes(id));
    const names = (fits: (card: CatalogueCard) => boolean): string[] => center.filter(fits).map(({ name }) => name);
    const heroes = FACTIONS.flatMap((faction) =>
      names(({ kind, factions }) => kind === 'hero' && factions.includes(faction)).slice(0, 1),
    );
    return {
      heroes,
      constructs: names(({ kind }) => kind === 'construct'),
      monsters: names(({ kind }) => kind === 'monster'),
      trophies: names(({ keywords }) => keywords.includes('trophy')),
    };
  }

  /** Uses both cards in both orders from a position. */
  private tried(
    position: Position,
    ids: readonly [string, string],
    uses: readonly [Use, Use],
    manner: Manner,
  ): Meeting | null {
    const [one, other] = ids;
    try {
      const start = arrange(this.rules, position);
      const first = this.use(start, one, uses[0], ids, manner);
      const second = this.use(start, other, uses[1], ids, manner);
      if (first === null || second === null) return null;
      const otherAfter = this.use(first.state, other, uses[1], ids, manner);
      const oneAfter = this.use(second.state, one, uses[0], ids, manner);
      const changed = [
        ...(oneAfter?.did === first.did ? [] : [one]),
        ...(otherAfter?.did === second.did || other === one ? [] : [other]),
      ];
      if (changed.length === 0) return null;
      const told = (calls: readonly Used['calls'][], on: string): string[] =>
        calls.flat().map((call) => call.replace(/^s\./, `${on}.`));
      const scenario = [
        `const position = ${positionText(position)};`,
        'const first = scenario(rules, position);',
        ...told([first.calls, otherAfter?.calls ?? []], 'first'),
        'const second = scenario(rules, position);',
        ...told([second.calls, oneAfter?.calls ?? []], 'second'),
      ].join('\n');
      return { position, uses, changed, scenario };
    } catch (thrown) {
      // A resolution without end, or cards that cannot lie where they would have to, is no meeting.
      if (isFatequeueError(thrown)) return null;
      throw thrown;
    }
  }

  /** Uses a card once, with all it can do in this turn; null if that is not on offer. */
  private use(start: GameState, id: string, use: Use, pair: readonly string[], manner: Manner): Used | null {
    const events: GameEvent[] = [];
    const calls: string[] = [];
    let state = start;
    const take = (answer: Answer): void => {
      const options = answer.map((index) => state.decision?.options[index]).filter((option) => option !== undefined);
      calls.push(callText(callFor(options, (card) => this.cards.get(card)?.name ?? card)));
      const step = this.rules.decide(state, answer);
      events.push(...step.events);
      state = step.state;
    };
    const indexOf = (isMeant: (option: Option) => boolean): number =>
      state.decision?.options.findIndex(isMeant) ?? NONE;
    const settle = (): void => {
      for (let i = 0; i < LONGEST && state.decision !== null && state.decision.kind !== 'turn'; i++) {
        take(answerTo(state.decision, pair, manner));
      }
    };
    const begin = indexOf(({ do: word, card }) => word === use && card === id);
    if (begin === NONE) return null;
    const instance = state.decision?.options[begin].instance;
    take([begin]);
    settle();
    for (let i = 0; i < 3 && state.decision?.seat === ANN; i++) {
      const ability = indexOf((option) => option.do === 'activate' && option.instance === instance);
      if (ability === NONE) break;
      take([ability]);
      settle();
    }
    return { state, did: saidOf(events), calls };
  }
}

/** The answer that a manner gives: it takes as much as it can, or nothing. */
function answerTo({ options, min, max }: Decision, pair: readonly string[], manner: Manner): Answer {
  if (manner === 'declining' && min === 0) return [];
  const isAbout = ({ card }: Option): boolean => card !== undefined && pair.includes(card);
  const order = options.map((_, i) => i);
  const rank = (i: number): number => (isAbout(options[i]) === (manner === 'each other first') ? 0 : 1);
  order.sort((a, b) => rank(a) - rank(b) || a - b);
  return order.slice(0, Math.max(min, Math.min(max, manner === 'declining' ? min : max)));
}

/** What happened, without which copy it happened to, nor what was asked and looked at on the way. */
function saidOf(events: readonly GameEvent[]): string {
  return events.map(inWords).sort().join('\n');
}

function inWords(event: GameEvent): string {
  switch (event.event) {
    case 'moved':
      return `${event.card} ${event.from.zone} ${event.from.seat} ${event.to.zone} ${event.to.seat}`;
    case 'changed':
      return `${event.counter} ${event.seat} ${event.by}`;
    case 'happened':
      return event.what === 'declined' ? '' : `${event.what} ${event.card} ${event.seat}`;
    case 'marked':
    case 'rolled':
    case 'shuffled':
    case 'revealed':
    case 'checked':
    case 'decided':
      return '';
  }
}
