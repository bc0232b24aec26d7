/** The four factions. */
export const FACTIONS = ['enlightened', 'lifebound', 'mechana', 'void'] as const;
/** One of `FACTIONS`. */
export type Faction = (typeof FACTIONS)[number];

/** The kinds of card. */
export const KINDS = ['hero', 'construct', 'monster', 'event', 'temple'] as const;
/** One of `KINDS`. */
export type Kind = (typeof KINDS)[number];

/** What takes control of temples and makes use of them. */
export const KEYSTONES = ['life', 'death'] as const;
/** One of `KEYSTONES`. */
export type Keystone = (typeof KEYSTONES)[number];

/** What cards are paid with. */
export const CURRENCIES = ['runes', 'power'] as const;
/** One of `CURRENCIES`. */
export type Currency = (typeof CURRENCIES)[number];

/** What players gain; honor is kept, the others last for the turn. */
export const RESOURCES = [...CURRENCIES, 'honor', ...KEYSTONES] as const;
/** One of `RESOURCES`. */
export type Resource = (typeof RESOURCES)[number];

/** Where a card starts the game. */
export const HOMES = ['center', 'always-available', 'starting', 'temple'] as const;
/** One of `HOMES`. */
export type Home = (typeof HOMES)[number];

/** Places that belong to everybody in every game; those of some sets follow them. */
export const SHARED_ZONES = ['centerRow', 'centerDeck', 'void', 'removed'] as const;
/** Places that belong to everybody and are there with the sets that need them. */
export const SPECIAL_SHARED_ZONES = ['event', 'temples'] as const;
/** One of `SPECIAL_SHARED_ZONES`. */
export type SpecialSharedZone = (typeof SPECIAL_SHARED_ZONES)[number];

/** Places that each player has in every game; those of some sets follow them. */
export const PLAYER_ZONES = ['deck', 'hand', 'played', 'inPlay', 'discard'] as const;
/** Places that each player has with the sets that need them. */
export const SPECIAL_PLAYER_ZONES = ['trophies', 'under', 'temples'] as const;
/** One of `SPECIAL_PLAYER_ZONES`. */
export type SpecialPlayerZone = (typeof SPECIAL_PLAYER_ZONES)[number];

/**
 * Places that card text can speak of: `alwaysAvailable` is the cards at hand of every supply, `event` the current
 * event, `temples` the temples that a player controls, `deckTop` the top card of a player's deck.
 */
export const ZONES = [
  'hand',
  'discard',
  'played',
  'inPlay',
  'centerRow',
  'alwaysAvailable',
  'void',
  'event',
  'trophies',
  'temples',
  'deckTop',
] as const;
/** One of `ZONES`. */
export type Zone = (typeof ZONES)[number];

/** The number of each zone, for what a state records. */
export const ZONE_NUMBER: { readonly [Z in Zone]: number } = {
  hand: ZONES.indexOf('hand'),
  discard: ZONES.indexOf('discard'),
  played: ZONES.indexOf('played'),
  inPlay: ZONES.indexOf('inPlay'),
  centerRow: ZONES.indexOf('centerRow'),
  alwaysAvailable: ZONES.indexOf('alwaysAvailable'),
  void: ZONES.indexOf('void'),
  event: ZONES.indexOf('event'),
  trophies: ZONES.indexOf('trophies'),
  temples: ZONES.indexOf('temples'),
  deckTop: ZONES.indexOf('deckTop'),
};

/** Where an acquired card can go. */
export const DESTINATIONS = ['discard', 'hand', 'deckTop', 'inPlay'] as const;
/** One of `DESTINATIONS`. */
export type Destination = (typeof DESTINATIONS)[number];

/** Where a card can be put: `under` is under the card that says so. */
export const PUT_DESTINATIONS = ['discard', 'hand', 'deckTop', 'trophies', 'under'] as const;
/** One of `PUT_DESTINATIONS`. */
export type PutDestination = (typeof PUT_DESTINATIONS)[number];

/** Where a defeated monster can go by the effect that defeats it, instead of where it would. */
export const DEFEAT_DESTINATIONS = ['centerDeckBottom'] as const;
/** One of `DEFEAT_DESTINATIONS`. */
export type DefeatDestination = (typeof DEFEAT_DESTINATIONS)[number];

/** What triggers can wait for that is done to cards; `put-down` comes before the text of the card that is played. */
export const OCCASIONS = ['play', 'put-down', 'put-into-play', 'acquire', 'defeat', 'discard'] as const;
/** One of `OCCASIONS`. */
export type Occasion = (typeof OCCASIONS)[number];

/** Whom an effect can be for, besides you; `causer` is the player who caused it. */
export const GROUPS = ['each-player', 'each-opponent', 'causer'] as const;
/** One of `GROUPS`. */
export type Group = (typeof GROUPS)[number];

/** How often a rule can apply. */
export const LIMITS = ['once-per-turn', 'first-each-turn'] as const;
/** One of `LIMITS`. */
export type Limit = (typeof LIMITS)[number];

/** What a cost can be like; the lowest and highest are among the cards that could be chosen. */
export const COST_TRAITS = ['even', 'odd', 'lowest', 'highest'] as const;
/** One of `COST_TRAITS`. */
export type CostTrait = (typeof COST_TRAITS)[number];

/** When a card of the center row has to be next to this one: now, or when this one left the row. */
export const ADJACENCIES = ['now', 'when-this-left'] as const;
/** One of `ADJACENCIES`. */
export type Adjacency = (typeof ADJACENCIES)[number];

/** How many players two or more sets are for (S7). */
export const MOST_PLAYERS = 6;
/** How many cards the center row holds. */
export const ROW_SIZE = 6;
/** How many cards a hand is drawn to. */
export const HAND_SIZE = 5;
/** Honor in the pool for each player (S5). */
export const HONOR_PER_PLAYER = 30;
/** Honor in the pool of a solitaire game (S5). */
export const SOLITAIRE_HONOR = 50;
/** How many cards the solitaire opponent takes after each turn (V4). */
export const TAKEN_IN_SOLITAIRE = 2;
