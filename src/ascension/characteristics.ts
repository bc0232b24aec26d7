import { NOTHING } from '../kernel/draft.js';
import { type Frame, type InstanceId, NONE, type Seat, type Standing } from '../kernel/state.js';
import type { Speaker, Tx } from './game.js';
import { lastDetail, replacementOf, slotLeft } from './history.js';
import type { Amount, Filter, Value } from './language.js';
import type { CardOption, OptionRow } from './option.js';
import { DID_BANISH, DID_NAME, DID_PLAY, ROW } from './table.js';
import { isSolitaire } from './variants.js';
import { type Adjacency, type CostTrait, FACTIONS, type Faction, type Kind, ZONES, type Zone } from './vocabulary.js';
import { placeOf, zoneOf } from './zones.js';

// What a card is, costs and may be done to is asked here and nowhere else: every continuous effect applies in this file.

/** A bit for a faction. */
export const FACTION_BIT: { readonly [F in Faction]: number } = { enlightened: 1, lifebound: 2, mechana: 4, void: 8 };

/** Factions as bits. */
export function factionBits(factions: readonly Faction[]): number {
  return factions.reduce((bits, faction) => bits | FACTION_BIT[faction], 0);
}

/** The text that a frame resolves, as the one who asks. */
export function speaking(tx: Tx, { node, seat, self, it, list }: Frame): Speaker {
  return { seat, self, def: tx.game.nodes[node].def, it, list };
}

/** A rule in force, as the one who asks; a rule that is everybody's asks for the player concerned. */
export function ruling(tx: Tx, { rule, self, it }: Standing, seat: Seat): Speaker {
  return { seat, self, def: tx.game.rules[rule].def, it, list: NOTHING };
}

/** Whether a text is a copy on another card than the one it is printed on (K8). */
export function isCopied(tx: Tx, { self, def }: Speaker): boolean {
  return self === NONE || tx.state.pieces[self] !== def;
}

/** What is being asked already, and is then answered with what is printed, so that rules cannot ask each other without end. */
interface Asked {
  readonly factions?: number;
  readonly kind?: true;
  readonly cost?: true;
}

const NOTHING_YET: Asked = {};

/** The factions that a card has for a player, as bits. */
export function factionsOf(tx: Tx, seat: Seat, piece: InstanceId): number {
  const { pieces, modifiers } = tx.state;
  let factions = tx.game.defs[pieces[piece]].factions;
  for (let i = 0; i < modifiers.length; i++) {
    const standing = modifiers[i];
    if (standing.seat !== seat && standing.seat !== NONE) continue;
    const { rule } = tx.game.rules[standing.rule];
    if (rule.ability !== 'counts-as') continue;
    // Its own filter sees the factions so far.
    const as = ruling(tx, standing, seat);
    if (fitsAsked(tx, as, rule.what, piece, null, { factions })) factions |= FACTION_BIT[rule.faction];
  }
  return factions;
}

/** Whether a card is of a kind for a player. */
function isOfKind(tx: Tx, seat: Seat, piece: InstanceId, kind: Kind, zone: Zone | null, asked: Asked): boolean {
  if (tx.game.defs[tx.state.pieces[piece]].kind === kind) return true;
  if (!tx.game.changesKinds || asked.kind) return false;
  return tx.state.modifiers.some((standing) => {
    const { rule } = tx.game.rules[standing.rule];
    if (standing.seat !== seat || rule.ability !== 'counts-as-kind' || rule.kind !== kind) return false;
    return fitsAsked(tx, ruling(tx, standing, seat), rule.what, piece, zone, { ...asked, kind: true });
  });
}

/** Whether a player can play a card from hand: a hero or a construct, or what counts as one. */
export function canBePlayed(tx: Tx, seat: Seat, piece: InstanceId): boolean {
  return tx.game.defs[tx.state.pieces[piece]].isPlayable || isOfKind(tx, seat, piece, 'hero', 'hand', NOTHING_YET);
}

/** What a card costs a player now (G6): effects on the card count, a player's discounts do not. */
export function costOf(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone | null): number {
  const { modifiers } = tx.state;
  let { cost } = tx.game.defs[tx.state.pieces[piece]];
  if (modifiers.length === 0) return cost;
  for (let i = 0; i < modifiers.length; i++) {
    const standing = modifiers[i];
    if (standing.seat !== seat && standing.seat !== NONE) continue;
    const { rule, condition } = tx.game.rules[standing.rule];
    if (rule.ability !== 'cost-change') continue;
    const as = ruling(tx, standing, seat);
    if (!fitsAsked(tx, as, rule.what, piece, zone, { cost: true })) continue;
    if (condition !== undefined && !tx.game.isSo(tx, as, condition)) continue;
    const by = valueFor(tx, as, rule.amount);
    cost += rule.direction === 'more' ? by : -by;
  }
  return cost > 0 ? cost : 0;
}

/** What a player has to pay for a card: discounts add up and never go below zero. */
export function priceOf(tx: Tx, seat: Seat, piece: InstanceId, zone: Zone): number {
  const { modifiers } = tx.state;
  let price = costOf(tx, seat, piece, zone);
  if (modifiers.length === 0) return price;
  let discounts = 0;
  for (let i = 0; i < modifiers.length; i++) {
    const standing = modifiers[i];
    if (standing.seat !== seat && standing.seat !== NONE) continue;
    const { rule } = tx.game.rules[standing.rule];
    if (rule.ability !== 'discount' && rule.ability !== 'honor-price') continue;
    if (!fits(tx, ruling(tx, standing, seat), rule.what, piece, zone)) continue;
    if (rule.ability === 'discount') discounts += rule.amount;
    // Nobody is asked whether to pay less (G5), and the discounts come off this price too (A12).
    else price = Math.min(price, tx.game.defs[tx.state.pieces[piece]].honor);
  }
  return price > discounts ? price - discounts : 0;
}

/** Whether a card may be banished from where it is. */
export function canBeBanished(tx: Tx, piece: InstanceId): boolean {
  const { modifiers } = tx.state;
  for (let i = 0; i < modifiers.length; i++) {
    const { self, rule } = modifiers[i];
    if (self === piece && tx.game.rules[rule].rule.ability === 'unbanishable') {
      return !tx.state.places[ROW].includes(piece);
    }
  }
  return true;
}

/** Whether a card fits a filter, as a text asks; `zone` null means wherever the card is now. */
export function fits(tx: Tx, as: Speaker, filter: Filter, piece: InstanceId, zone: Zone | null): boolean {
  return fitsAsked(tx, as, filter, piece, zone, NOTHING_YET);
}

function fitsAsked(tx: Tx, as: Speaker, filter: Filter, piece: InstanceId, zone: Zone | null, asked: Asked): boolean {
  const def = tx.game.defs[tx.state.pieces[piece]];
  const { seat } = as;
  if (filter.kind !== undefined && !isOfKind(tx, seat, piece, filter.kind, zone, asked)) return false;
  if (filter.names !== undefined && !filter.names.includes(def.name)) return false;
  if (!isMeant(tx, as, filter, piece)) return false;
  if (filter.trophy === true && def.trophy === NONE) return false;
  if (filter.in !== undefined) {
    const where = zone ?? zoneOf(tx, seat, piece);
    if (where === null || !filter.in.includes(where)) return false;
  }
  if (filter.faction !== undefined || filter.sharesFaction === true) {
    const bits = asked.factions ?? factionsOf(tx, seat, piece);
    if (filter.faction !== undefined && (bits & FACTION_BIT[filter.faction]) === 0) return false;
    if (filter.sharesFaction === true && (bits & ownFactions(tx, as, asked)) === 0) return false;
  }
  if (filter.costAtMost !== undefined || filter.cost !== undefined) {
    const cost = asked.cost ? def.cost : costOf(tx, seat, piece, zone);
    if (filter.costAtMost !== undefined && cost > valueFor(tx, as, filter.costAtMost)) return false;
    if (!hasParity(filter.cost, cost)) return false;
  }
  if (filter.honorAtMost !== undefined && def.honor > valueFor(tx, as, filter.honorAtMost)) return false;
  if (filter.adjacent !== undefined && !isAdjacent(tx, as, filter.adjacent, piece)) return false;
  return true;
}

/** Whether a card is one that a filter points at: "this", "it", "those" and the like. */
function isMeant(tx: Tx, as: Speaker, filter: Filter, piece: InstanceId): boolean {
  if (filter.other === true && piece === as.self) return false;
  if (filter.this === true && (piece !== as.self || isCopied(tx, as))) return false;
  if (filter.it === true && piece !== as.it) return false;
  if (filter.those === true && !as.list.includes(piece)) return false;
  if (filter.replacement === true && (as.it === NONE || replacementOf(tx, as.it) !== piece)) return false;
  if (filter.playedThisTurn === true && lastDetail(tx, DID_PLAY, piece, as.seat) === NONE) return false;
  if (filter.asNamed === true && lastDetail(tx, DID_NAME, as.self, as.seat) !== tx.state.pieces[piece]) return false;
  return true;
}

/** The factions of the card whose text asks; a copied text has those of the card it is printed on. */
function ownFactions(tx: Tx, as: Speaker, asked: Asked): number {
  if (!isCopied(tx, as)) return asked.factions ?? factionsOf(tx, as.seat, as.self);
  return as.def === NONE ? 0 : tx.game.defs[as.def].factions;
}

function hasParity(trait: CostTrait | undefined, cost: number): boolean {
  if (trait === 'even') return cost % 2 === 0;
  return trait !== 'odd' || cost % 2 === 1;
}

/** Whether a card of the row is next to the slot of this card; the one that has taken its slot is not (Q14). */
function isAdjacent(tx: Tx, as: Speaker, when: Adjacency, piece: InstanceId): boolean {
  if (as.self === NONE || isCopied(tx, as)) return false;
  const row = tx.state.places[ROW];
  const slot = when === 'now' ? row.indexOf(as.self) : slotLeft(tx, as.self);
  if (slot === NONE) return false;
  const distance = row.indexOf(piece) - slot;
  // In solitaire the card to the left of one that has left slides into its slot (V4).
  const left = when === 'when-this-left' && isSolitaire(tx.state) ? 0 : -1;
  return distance === 1 || (distance === left && slot > 0);
}

/** Options to pick the cards that fit, in the zones that the filter names or else in those given. */
export function candidates(
  tx: Tx,
  as: Speaker,
  filter: Filter,
  zones: readonly Zone[] | undefined = filter.in,
): CardOption[] {
  const found: CardOption[] = [];
  const { state, game } = tx;
  for (const zone of zones ?? []) {
    const row = game.options.pick[zone];
    if (zone === 'alwaysAvailable') {
      for (const { supply } of game.supplies) addTop(tx, as, filter, supply, row, found);
    } else {
      const index = placeOf(tx, zone, as.seat);
      if (index === NONE) continue;
      if (zone === 'deckTop') {
        addTop(tx, as, filter, index, row, found);
        continue;
      }
      const place = state.places[index];
      for (let i = 0; i < place.length; i++) {
        if (place[i] !== NONE) addFit(tx, as, filter, place[i], row, found);
      }
    }
  }
  return filter.cost === 'lowest' || filter.cost === 'highest' ? extremes(tx, as.seat, found, filter.cost) : found;
}

function addTop(tx: Tx, as: Speaker, filter: Filter, place: number, row: OptionRow, found: CardOption[]): void {
  const pile = tx.state.places[place];
  if (pile.length > 0) addFit(tx, as, filter, pile[pile.length - 1], row, found);
}

function addFit(tx: Tx, as: Speaker, filter: Filter, piece: InstanceId, row: OptionRow, found: CardOption[]): void {
  if (fits(tx, as, filter, piece, row.zone)) found.push(row.of(piece, tx.game.defs[tx.state.pieces[piece]]));
}

/** Those with the lowest or the highest cost: a tie leaves a choice (A9). */
function extremes(tx: Tx, seat: Seat, options: CardOption[], trait: 'lowest' | 'highest'): CardOption[] {
  const costs = options.map(({ instance, from }) => costOf(tx, seat, instance, from));
  const best = trait === 'lowest' ? Math.min(...costs) : Math.max(...costs);
  return options.filter((_, i) => costs[i] === best);
}

/** What a value comes to now, for the text of a frame. */
export function amountOf(tx: Tx, frame: Frame, value: Value): number {
  return typeof value === 'number' ? value : valueFor(tx, speaking(tx, frame), value);
}

/** How many of some cards an amount asks for. */
export function howMany(tx: Tx, frame: Frame, amount: Amount, available: number): number {
  return amount === 'all' ? available : amountOf(tx, frame, amount);
}

/** What a value comes to now, as a text asks. */
export function valueFor(tx: Tx, as: Speaker, value: Value): number {
  if (typeof value === 'number') return value;
  switch (value.value) {
    case 'count':
      return candidates(tx, as, value.what).length * (value.each ?? 1);
    case 'factions-among': {
      let bits = 0;
      for (const { instance } of candidates(tx, as, value.what)) bits |= factionsOf(tx, as.seat, instance);
      return FACTIONS.reduce((sum, faction) => sum + ((bits & FACTION_BIT[faction]) === 0 ? 0 : 1), 0);
    }
    case 'played':
      return timesDone(tx, as, DID_PLAY, value.what);
    case 'done-to':
      return as.list.filter((piece) => piece !== NONE && fits(tx, as, value.what, piece, zoneBefore(tx, piece))).length;
    case 'spent':
      return as.list.length;
    case 'cost-of-it':
      return as.it === NONE ? 0 : costOf(tx, as.seat, as.it, null);
    case 'honor-of-it':
      return value.plus + (as.it === NONE ? 0 : tx.game.defs[tx.state.pieces[as.it]].honor);
  }
}

/** Where a card was before it was banished; null for one that was not, which is where it is. */
function zoneBefore(tx: Tx, piece: InstanceId): Zone | null {
  const detail = lastDetail(tx, DID_BANISH, piece);
  return detail === NONE ? null : ZONES[detail];
}

/** How often a player has done something this turn to cards that fit. */
export function timesDone(tx: Tx, as: Speaker, did: number, what: Filter): number {
  const { history } = tx.state;
  let times = 0;
  for (let i = 0; i < history.length; i += 4) {
    if (history[i] !== did || history[i + 1] !== as.seat) continue;
    const zone = did === DID_PLAY ? 'played' : ZONES[history[i + 3]];
    if (fits(tx, as, what, history[i + 2], zone)) times++;
  }
  return times;
}
