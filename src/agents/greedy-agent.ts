import type { AscensionRules } from '../ascension/ascension.js';
import type { Effect } from '../ascension/language.js';
import type { Answer, Decision, Option } from '../kernel/decision.js';
import type { Table } from '../kernel/rules.js';
import type { Seat } from '../kernel/state.js';
import type { View, ViewedZones } from '../kernel/view.js';
import { bestBasket, type Ware } from './basket.js';
import { type CardKnowledge, cardKnowledge, given, type KnownCard, type Purse, parts } from './card-knowledge.js';
import type { Agent } from './random-agent.js';
import { PLACE_IN_HAND, worthOf } from './worth.js';

/**
 * Plays and uses everything, then takes the cards that are together worth most for what it can spend, and gets rid of
 * what is worth least. What a card is worth follows from its data: its honor, its cost, and what its effects do as often
 * as they will still happen.
 */
export function greedyAgent(rules: AscensionRules): Agent {
  const knowledge = cardKnowledge(rules);
  return (decision, table) => {
    const mind = new Mind(knowledge, decision, table);
    return decision.kind === 'turn' ? nextInTurn(decision, mind) : best(decision, mind);
  };
}

/** The best of what comes first. */
function nextInTurn({ options }: Decision, mind: Mind): Answer {
  for (const { words, good } of TURN) {
    let top = -1;
    let most = 0;
    options.forEach((option, i) => {
      const amount = words.includes(option.do) ? good(mind, option) : 0;
      if (amount > most) {
        top = i;
        most = amount;
      }
    });
    if (top !== -1) return [top];
  }
  return [options.length - 1];
}

/** The best options: those that do some good, and the least bad ones if there have to be more. */
function best({ kind, options, min, max }: Decision, mind: Mind): Answer {
  const good = GOOD[kind] ?? (() => UNKNOWN);
  const goods = options.map((option) => good(mind, option));
  const order = options.map((_, i) => i).sort((a, b) => goods[b] - goods[a] || a - b);
  const wanted = goods.filter((amount) => amount > 0).length;
  return order.slice(0, Math.max(min, Math.min(max, wanted)));
}

/** How many honor tokens a player takes in a turn, once decks are halfway good. */
const HONOR_PER_TURN = 2.5;
/** How many cards are drawn for a turn. */
const HAND = 5;
/** Where a player's cards go round. */
const DECK_ZONES = ['deck', 'hand', 'played', 'discard'] as const;
/** What is hard to judge is done rather than not. */
const UNKNOWN = 0.01;

type Good = (mind: Mind, option: Option) => number;

/** What comes before what in a turn: everything is played and used before anything is taken. */
const TURN: readonly { readonly words: readonly string[]; readonly good: Good }[] = [
  { words: ['play'], good: (mind, option) => mind.inOrder(option) },
  { words: ['activate'], good: (mind, option) => mind.ability(option) },
  { words: ['spend'], good: (mind, option) => mind.used(option) + UNKNOWN },
  { words: ['trophy'], good: (mind, option) => mind.trophy(option) },
  { words: ['acquire', 'defeat'], good: (mind, option) => mind.inBasket(option) },
  { words: ['end-turn'], good: () => UNKNOWN },
];

/** How good it is to choose an option, for each other kind of decision. */
const GOOD: { readonly [kind in string]?: Good } = {
  acquire: (mind, option) => mind.taken(option),
  defeat: (mind, option) => mind.taken(option),
  'acquire-or-defeat': (mind, option) => mind.taken(option),
  banish: (mind, option) => (option.from === 'centerRow' ? mind.denied(option) : mind.thinned(option)),
  discard: (mind, option) => PLACE_IN_HAND / 2 - mind.played(option),
  destroy: (mind, option) => PLACE_IN_HAND - mind.inFront(option),
  keep: (mind, option) => mind.inFront(option),
  prevent: (mind, option) => mind.inFront(option) - PLACE_IN_HAND,
  copy: (mind, option) => mind.played(option),
  put: (mind, option) => mind.put(option),
  choose: (mind, option) => mind.said(option),
  may: (mind, option) => mind.said(option),
  spend: (_, { ability = 0 }) => ability + 1,
  name: (mind, option) => mind.owned(option),
};

/** What a player can tell from the table. */
interface Outlook {
  readonly center: ViewedZones;
  readonly own: ViewedZones;
  readonly purse: Purse;
  /** How many more turns this player may have. */
  readonly turnsLeft: number;
  /** How often a card that is taken now will be played. */
  readonly timesPlayed: number;
}

function outlookOf({ players, zones: center, counters }: View, seat: Seat): Outlook {
  const { zones: own, counters: purse } = players[seat];
  const deck = DECK_ZONES.reduce((sum, zone) => sum + own[zone].length, 0);
  const turnsLeft = 1 + counters.pool / (HONOR_PER_TURN * players.length);
  // What is left of the deck, half of one on average, is drawn before a new card is.
  const timesPlayed = Math.max(0, turnsLeft - deck / HAND / 2) * (HAND / (deck + 1));
  return { center, own, purse: { runes: purse.runes, power: purse.power }, turnsLeft, timesPlayed };
}

/** What a player makes of one decision, from what its seat may know. */
class Mind {
  private seen: Outlook | undefined;
  private basketNow: ReadonlySet<string> | undefined;

  constructor(
    private readonly knowledge: CardKnowledge,
    private readonly decision: Decision,
    private readonly table: Table,
  ) {}

  /** A look at the table takes longer than everything else, and playing cards needs none. */
  private get outlook(): Outlook {
    this.seen ??= outlookOf(this.table.view(), this.decision.seat);
    return this.seen;
  }

  private known({ card }: Option): KnownCard | undefined {
    return card === undefined ? undefined : this.knowledge.cards.get(card);
  }

  /** What is in play works for the cards after it, and what draws shows more of what there is to choose from. */
  inOrder(option: Option): number {
    const known = this.known(option);
    return 100 + (known?.card.kind === 'construct' ? 100 : 0) + (known?.good.played ?? 0);
  }

  /** Each time that a card is played. */
  played(option: Option): number {
    const known = this.known(option);
    if (known === undefined) return 0;
    return known.card.kind === 'construct' ? this.standing(known) : known.good.played;
  }

  /** A construct that is in play for the rest of the game. */
  private standing({ good }: KnownCard): number {
    return good.perTurn * this.outlook.turnsLeft + good.played;
  }

  /** A construct that is lost would have to be played again. */
  inFront(option: Option): number {
    const known = this.known(option);
    return known === undefined
      ? 0
      : known.good.perTurn * Math.min(this.outlook.turnsLeft, 3) + UNKNOWN * known.good.honor;
  }

  /** A card that is taken for good. */
  taken(option: Option): number {
    const known = this.known(option);
    return known === undefined ? 0 : this.worth(known);
  }

  private worth({ card: { kind }, good }: KnownCard): number {
    const { honor, played, perTurn, taken, used, stays } = good;
    const atOnce = honor + taken + used;
    if (stays) return atOnce + perTurn * this.outlook.turnsLeft;
    if (kind === 'monster') return atOnce;
    if (kind !== 'construct') return atOnce + (played - PLACE_IN_HAND) * this.outlook.timesPlayed;
    // It comes into play when it is first drawn, and is no longer in the way after that.
    const turns =
      this.outlook.timesPlayed <= 1
        ? this.outlook.timesPlayed
        : this.outlook.turnsLeft - this.outlook.turnsLeft / (this.outlook.timesPlayed + 1);
    return atOnce + perTurn * Math.max(0, turns) + (played - PLACE_IN_HAND) * Math.min(1, this.outlook.timesPlayed);
  }

  /** A card of the row that nobody else gets, unless this player could. */
  denied(option: Option): number {
    const known = this.known(option);
    if (known === undefined) return UNKNOWN;
    const canTake = this.outlook.purse[known.currency] >= known.price;
    return (canTake ? -1 : 0.3) * Math.max(UNKNOWN, this.worth(known));
  }

  /** A card of one's own that goes for good; from hand it would still be played this turn. */
  thinned(option: Option): number {
    const known = this.known(option);
    if (known === undefined) return 0;
    const { honor, played } = known.good;
    if (known.card.kind === 'construct') return -honor - this.standing(known);
    const later = (PLACE_IN_HAND - played) * this.outlook.timesPlayed - honor;
    return option.from === 'hand' ? later - played : later;
  }

  /** What a trophy or temple is used for. */
  used(option: Option): number {
    return this.known(option)?.good.used ?? 0;
  }

  /** A trophy for runes or power is kept until they buy something. */
  trophy(option: Option): number {
    const ability = this.known(option)?.card.abilities.find((one) => one.ability === 'trophy');
    return ability?.ability === 'trophy' ? this.now(ability.effect) : UNKNOWN;
  }

  /** An ability of a card in play; what an effect has added to it is not printed. */
  ability(option: Option): number {
    const effect = this.known(option)?.abilities[option.ability ?? 0];
    return effect === undefined ? UNKNOWN : this.now(effect);
  }

  /** What an option says in words, or that it is accepted. */
  said({ text }: Option): number {
    const effect = text === undefined ? undefined : this.knowledge.effects.get(text);
    return effect === undefined ? UNKNOWN : this.now(effect);
  }

  /** What an effect is worth in this turn: runes and power as much as they buy. */
  private now(effect: Effect): number {
    const all = parts(effect);
    const runes = given(all, 'runes');
    const power = given(all, 'power');
    if (runes === 0 && power === 0) return worthOf(effect);
    const others = all.filter((part) => part.do !== 'gain' || (part.resource !== 'runes' && part.resource !== 'power'));
    const inHand = this.inHand();
    const before = this.shopping(inHand, 0, 0);
    const after = this.shopping(inHand, runes, power);
    return others.reduce((sum, part) => sum + worthOf(part), after - before);
  }

  /** What there is to spend, with what the hand gives for sure. */
  private inHand(): Purse {
    let { runes, power } = this.outlook.purse;
    for (const { card } of this.outlook.own.hand) {
      const gives = card === null ? undefined : this.knowledge.cards.get(card)?.gives;
      runes += gives?.runes ?? 0;
      power += gives?.power ?? 0;
    }
    return { runes, power };
  }

  /** What the cards on the table are worth for so much. */
  private shopping({ runes, power }: Purse, moreRunes: number, morePower: number): number {
    const wares = this.onTable();
    const forRunes = bestBasket(
      wares.filter(({ currency }) => currency === 'runes'),
      runes + moreRunes,
    );
    const forPower = bestBasket(
      wares.filter(({ currency }) => currency === 'power'),
      power + morePower,
    );
    return forRunes.value + forPower.value;
  }

  private onTable(): readonly (Ware & { readonly currency: string })[] {
    const ids = this.outlook.center.centerRow.flatMap(({ card }) => (card === null ? [] : [card]));
    for (const [zone, pile] of Object.entries(this.outlook.center)) {
      if (zone.startsWith('supply:') && pile.length > 0) ids.push(zone.slice('supply:'.length));
    }
    return ids.flatMap((id) => {
      const known = this.knowledge.cards.get(id);
      if (known === undefined) return [];
      return [{ price: known.price, value: this.worth(known), isEndless: known.isSupply, currency: known.currency }];
    });
  }

  /** What is worth most of what is worth most together; what is not is left. */
  inBasket(option: Option): number {
    this.basketNow ??= new Set([...this.basket('runes'), ...this.basket('power')]);
    return this.basketNow.has(option.key) ? this.taken(option) : -1;
  }

  private basket(currency: 'runes' | 'power'): readonly string[] {
    const budget = this.outlook.purse[currency];
    const wares = this.decision.options.flatMap((option) => {
      const known = option.do === 'acquire' || option.do === 'defeat' ? this.known(option) : undefined;
      if (known === undefined || known.currency !== currency) return [];
      // What is on offer can be paid for, whatever is printed on it.
      const price = Math.min(known.price, budget);
      return [{ price, value: this.worth(known), isEndless: known.isSupply, key: option.key }];
    });
    return bestBasket(wares, budget).wares.map(({ key }) => key);
  }

  /** A card that goes from one place to another. */
  put(option: Option): number {
    const asking = this.knowledge.effects.get(this.decision.prompt);
    const effect = asking?.do === 'may' ? asking.effect : asking;
    const to = effect?.do === 'put' ? effect.to : undefined;
    if (option.from === 'inPlay') return UNKNOWN - this.inFront(option);
    if (to === 'trophies') return this.used(option) + UNKNOWN;
    if (to === 'discard' || to === 'under') return PLACE_IN_HAND - this.played(option);
    return option.from === 'hand' ? -this.played(option) : this.played(option) + UNKNOWN;
  }

  /** How many copies of a card may be hidden in a deck of starting cards. */
  owned(option: Option): number {
    const id = option.key.replace(/^name:/, '');
    const card = this.knowledge.cards.get(id)?.card;
    if (card?.zone !== 'starting') return UNKNOWN;
    const seen = DECK_ZONES.reduce(
      (sum, zone) => sum + this.outlook.own[zone].filter((one) => one.card === id).length,
      0,
    );
    return card.copies - seen;
  }
}
