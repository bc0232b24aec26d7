/** The four factions. */
export const FACTIONS = ['enlightened', 'lifebound', 'mechana', 'void'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The kinds of card. */
export const KINDS = ['hero', 'construct', 'monster'] as const;
export type Kind = (typeof KINDS)[number];

/** What players gain; honor is kept, the others last for the turn. */
export const RESOURCES = ['runes', 'power', 'honor'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What can be spent. */
export const CURRENCIES = ['runes', 'power'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Where a card starts the game. */
export const HOMES = ['center', 'always-available', 'starting'] as const;
export type Home = (typeof HOMES)[number];

/** Places that belong to everybody. */
export const SHARED_ZONES = ['centerRow', 'centerDeck', 'void', 'removed'] as const;

/** Places that each player has. */
export const PLAYER_ZONES = ['deck', 'hand', 'played', 'inPlay', 'discard'] as const;

/** Places that card text can speak of; `alwaysAvailable` is the cards at hand of every supply. */
export const ZONES = ['hand', 'discard', 'played', 'inPlay', 'centerRow', 'alwaysAvailable', 'void'] as const;
export type Zone = (typeof ZONES)[number];

/** Where an acquired card can go. */
export const DESTINATIONS = ['discard', 'hand', 'deckTop', 'inPlay'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** What triggers can wait for. */
export const OCCASIONS = ['play', 'put-into-play', 'acquire', 'defeat'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Whom an effect can be for, besides you. */
export const GROUPS = ['each-player', 'each-opponent'] as const;
export type Group = (typeof GROUPS)[number];

/** How often a rule can apply. */
export const LIMITS = ['once-per-turn', 'first-each-turn'] as const;
export type Limit = (typeof LIMITS)[number];

/** How many cards the center row holds. */
export const ROW_SIZE = 6;
/** How many cards a hand is drawn to. */
export const HAND_SIZE = 5;
/** Honor in the pool for each player (S5). */
export const HONOR_PER_PLAYER = 30;
