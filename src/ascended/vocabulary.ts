/** The types of mutations and artifacts. */
export const TYPES = ['body', 'soul', 'geo'] as const;
/** One of `TYPES`. */
export type Type = (typeof TYPES)[number];

/** The kinds of card. */
export const KINDS = ['mutation', 'artifact', 'villain', 'companion', 'profile'] as const;
/** One of `KINDS`. */
export type Kind = (typeof KINDS)[number];

/** The places of power: terrain where people live. */
export const POPULATED = ['ruins', 'castle', 'village'] as const;
/** One of `POPULATED`. */
export type Populated = (typeof POPULATED)[number];

/** The kinds of terrain. */
export const TERRAINS = ['snow', 'forest', 'mountain', 'lake', ...POPULATED] as const;
/** One of `TERRAINS`. */
export type Terrain = (typeof TERRAINS)[number];

/** The two sides of every tile: one of them is up all over the map. */
export const CYCLES = ['daylight', 'darkness'] as const;
/** One of `CYCLES`. */
export type Cycle = (typeof CYCLES)[number];

/** The two parts of a game. */
export const CHAPTERS = ['awakening', 'ascension'] as const;
/** One of `CHAPTERS`. */
export type Chapter = (typeof CHAPTERS)[number];

/** The three parts of a turn. */
export const PHASES = ['move', 'decide', 'breathe'] as const;
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number];

/** The scales of a dashboard. */
export const SCALES = ['health', 'energy', 'control'] as const;
/** One of `SCALES`. */
export type Scale = (typeof SCALES)[number];

/** What players gain and lose; a ward is a wound token that takes damage in the stead of its owner. */
export const RESOURCES = [...SCALES, 'points', 'superstition', 'wards'] as const;
/** One of `RESOURCES`. */
export type Resource = (typeof RESOURCES)[number];

/** The two kinds of combat dice. */
export const DICE = ['thrust', 'parry'] as const;
/** One of `DICE`. */
export type Die = (typeof DICE)[number];

/** The two parts in a combat. */
export const ROLES = ['attacking', 'defending'] as const;
/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** What a player does in the Decide and Breathe phases. */
export const ACTIONS = ['mutate', 'search', 'hunt', 'take-control', 'heal', 'focus', 'trade'] as const;
/** One of `ACTIONS`. */
export type Action = (typeof ACTIONS)[number];

/** The decks that effects draw from. */
export const DECKS = ['mutations', 'artifacts', 'companions'] as const;
/** One of `DECKS`. */
export type Deck = (typeof DECKS)[number];

/** Places of a player's cards that text can speak of, and the discard piles that everybody shares. */
export const ZONES = ['hand', 'active', 'artifacts', 'companions', 'mutationDiscard', 'artifactDiscard'] as const;
/** One of `ZONES`. */
export type Zone = (typeof ZONES)[number];

/** Where an effect can put cards. */
export const DESTINATIONS = ['hand', 'artifacts', 'deckBottom'] as const;
/** One of `DESTINATIONS`. */
export type Destination = (typeof DESTINATIONS)[number];

/** Whose number a value is: `foe` is who is fought, `everyone` and `opponents` add up, the last two compare. */
export const WHOSE = ['you', 'foe', 'opponents', 'everyone', 'highest-opponent', 'lowest-opponent'] as const;
/** One of `WHOSE`. */
export type Whose = (typeof WHOSE)[number];

/** Whom an effect can be for, besides you; `causer` is the player who caused it. */
export const GROUPS = ['each-player', 'each-opponent', 'foe', 'causer'] as const;
/** One of `GROUPS`. */
export type Group = (typeof GROUPS)[number];

/** Whose the power token on a tile is. */
export const HOLDERS = ['you', 'opponent', 'anybody', 'nobody'] as const;
/** One of `HOLDERS`. */
export type Holder = (typeof HOLDERS)[number];

/** How often in a turn a rule can apply. */
export const LIMITS = ['once-per-turn', 'once-per-combat'] as const;
/** One of `LIMITS`. */
export type Limit = (typeof LIMITS)[number];

/** What a modifier does to a number. */
export const CHANGES = ['more', 'less', 'become'] as const;
/** One of `CHANGES`. */
export type Change = (typeof CHANGES)[number];

/**
 * The numbers of a combat that cards change. A mutation, an artifact or a profile changes them for its player's base
 * dice and health; a villain or a companion for itself alone.
 *
 * - `dice`: how many are rolled; of one kind only if the modifier says so, or else of the kind that the part in the
 *   combat gives.
 * - `combat-skill`: what the other side's dice have to beat.
 * - `change-cost`: the energy for each die that is changed; `free-changes`: how many are changed for nothing.
 * - `rerolls`: how many unsuccessful dice may be rolled again, once.
 * - `damage-inflicted`: besides what got through, if anything did; `damage-suffered`: what gets through.
 */
export const COMBAT_STATS = [
  'dice',
  'combat-skill',
  'change-cost',
  'free-changes',
  'rerolls',
  'damage-inflicted',
  'damage-suffered',
] as const;
/** One of `COMBAT_STATS`. */
export type CombatStat = (typeof COMBAT_STATS)[number];

/**
 * All other numbers that cards change, always for one player.
 *
 * - `foe-skill`, `foe-dice`: of whoever fights with you; `damage-points`: points for a combat in which you inflict
 *   damage on an opponent, besides those for the damage; `witch-hunt-dice`: what the Inquisitor rolls against you.
 * - `steps`: tiles to move; `paid-steps`: how many more can be paid for; `paid-step-cost`: the energy for each.
 * - `terrain-energy`: gained by a move; `hunt-energy`: gained by a hunt.
 * - `heal-cost`, `focus-cost`: the energy for each level; `stealth`: your control level in a test.
 * - `mutation-cost`, `artifact-cost`: to activate one; `trade-value`: the points for an artifact.
 * - `village-cost`: the control to take a village; `terrain-choice-cost`: the control to choose a new tile's terrain.
 * - `artifact-limit`, `companion-limit`: how many you can have; `mutate-options`: how many a Mutate has.
 */
export const TABLE_STATS = [
  'foe-skill',
  'foe-dice',
  'damage-points',
  'witch-hunt-dice',
  'steps',
  'paid-steps',
  'paid-step-cost',
  'terrain-energy',
  'hunt-energy',
  'heal-cost',
  'focus-cost',
  'stealth',
  'mutation-cost',
  'artifact-cost',
  'trade-value',
  'village-cost',
  'terrain-choice-cost',
  'artifact-limit',
  'companion-limit',
  'mutate-options',
] as const;
/** One of `TABLE_STATS`. */
export type TableStat = (typeof TABLE_STATS)[number];

/** Every number that cards change. */
export const STATS = [...COMBAT_STATS, ...TABLE_STATS] as const;
/** One of `STATS`. */
export type Stat = (typeof STATS)[number];

/**
 * What dice can be like: of a mutation, an artifact or a profile the base dice, of a villain or a companion its own.
 *
 * - `sixes-count-twice`: as two successes; `fives-always-succeed`: as a six does.
 * - `cannot-be-cancelled`: no parry stops these; `cancel-twice`: each successful parry stops two.
 * - `never-parry`, `never-thrust`: such dice are not generated, and dice are not changed into them.
 * - `always-thrust`, `always-parry`: generated whatever the part in the combat.
 * - `never-changed`: stay what they are.
 */
export const DICE_TRAITS = [
  'sixes-count-twice',
  'fives-always-succeed',
  'cannot-be-cancelled',
  'cancel-twice',
  'never-parry',
  'never-thrust',
  'always-thrust',
  'always-parry',
  'never-changed',
] as const;
/** One of `DICE_TRAITS`. */
export type DiceTrait = (typeof DICE_TRAITS)[number];

/**
 * What cards let their player do.
 *
 * - `explore-in-darkness`; `choose-terrain`: for the usual control, after the Awakening too.
 * - `pass-through`: move on from tiles where others stand without a fight.
 * - `stand-firm`: no retreat; `choose-own-retreat`: instead of the winner; `win-ties`: as the attacker.
 * - `pass-stealth`: every test; `avoid-superstition`: a failed test draws no token.
 * - `heal-companions`: the Heal action too; `trade-anywhere`: on every place of power.
 * - `recruit-villains`: instead of companions; each counts as two and never parries.
 */
export const PERMISSIONS = [
  'explore-in-darkness',
  'choose-terrain',
  'pass-through',
  'stand-firm',
  'choose-own-retreat',
  'win-ties',
  'pass-stealth',
  'avoid-superstition',
  'heal-companions',
  'trade-anywhere',
  'recruit-villains',
] as const;
/** One of `PERMISSIONS`. */
export type Permission = (typeof PERMISSIONS)[number];

/** What a villain or companion is like, besides its dice: `guard` has to take damage before others. */
export const TRAITS = ['unrecruitable', 'guard'] as const;
/** One of `TRAITS`. */
export type Trait = (typeof TRAITS)[number];

/** What can set something off that is about a player alone. */
export const MOMENTS = [
  'turn-begins',
  'turn-ends',
  'attack',
  'attacked',
  'combat-won',
  'combat-lost',
  'damage-inflicted',
  'damage-suffered',
  'companion-lost',
  'recruited',
  'villain-defeated',
  'opponent-defeated',
  'defeated',
  'stealth-passed',
  'stealth-failed',
  'control-lost',
  'profile-unlocked',
] as const;
/** One of `MOMENTS`. */
export type Moment = (typeof MOMENTS)[number];

/** What can set something off in a fight, on a villain or a companion. */
export const COMBAT_MOMENTS = [
  'attack',
  'attacked',
  'combat-won',
  'combat-lost',
  'damage-inflicted',
  'damage-suffered',
] as const satisfies readonly Moment[];
/** One of `COMBAT_MOMENTS`. */
export type CombatMoment = (typeof COMBAT_MOMENTS)[number];

/** What can set something off that is about a tile: a move or an exploration onto it, or taking control of it. */
export const TILE_MOMENTS = ['moved', 'explored', 'control-taken'] as const;
/** One of `TILE_MOMENTS`. */
export type TileMoment = (typeof TILE_MOMENTS)[number];

/** What can set something off that is about a card. */
export const CARD_MOMENTS = ['activated', 'traded'] as const;
/** One of `CARD_MOMENTS`. */
export type CardMoment = (typeof CARD_MOMENTS)[number];

/** How many players the game is for, besides the single player game. */
export const SEATS = [2, 3, 4] as const;
/** How many villains can be active in the single player game. */
export const MOST_VILLAINS = 3;
/** How many mutations a player starts with. */
export const MUTATIONS_AT_START = 3;
/** How many mutations can be active for a player without a special profile. */
export const MOST_ACTIVE = 3;
