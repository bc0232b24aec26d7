/** The parts of a game's language that control flow is built around; each game fills in its own. */
export interface Dialect {
  /** What can happen. */
  readonly effect: unknown;
  /** What can be asked. */
  readonly condition: unknown;
  /** What can be counted. */
  readonly value: unknown;
  /** Whom something can be for. */
  readonly players: unknown;
  /** How pieces are told. */
  readonly pieces: unknown;
  /** What can be in force. */
  readonly rule: unknown;
}

/** One after the other. */
export interface Sequence<D extends Dialect> {
  readonly do: 'sequence';
  /** What happens, in order. */
  readonly effects: readonly D['effect'][];
}

/** One way to go; with a condition, open only while that holds. */
export interface Way<D extends Dialect> {
  /** What happens this way. */
  readonly effect: D['effect'];
  /** It is open only while this holds. */
  readonly condition?: D['condition'] | undefined;
}

/** Exactly one of several. */
export interface Choose<D extends Dialect> {
  readonly do: 'choose';
  /** The ways to go. */
  readonly choices: readonly Way<D>[];
}

/** The player may decline. */
export interface May<D extends Dialect> {
  readonly do: 'may';
  /** What can be declined. */
  readonly effect: D['effect'];
}

/** Only if a condition holds when this is reached. */
export interface If<D extends Dialect> {
  readonly do: 'if';
  /** What has to hold. */
  readonly condition: D['condition'];
  /** What happens if it holds. */
  readonly effect: D['effect'];
  /** What happens if not. */
  readonly otherwise?: D['effect'] | undefined;
}

/** The second part depends on the first having been done; in it, "it" and "those" are what the first part did it to. */
export interface IfYouDo<D extends Dialect> {
  readonly do: 'if-you-do';
  /** What has to be done. */
  readonly first: D['effect'];
  /** What happens then. */
  readonly effect: D['effect'];
  /** What happens if it was not done. */
  readonly otherwise?: D['effect'] | undefined;
}

/** A cost that can be paid in full is paid, and then the effect happens; otherwise nothing does. */
export interface Pay<D extends Dialect> {
  readonly do: 'pay';
  /** What is paid. */
  readonly cost: D['effect'];
  /** What is paid for. */
  readonly effect: D['effect'];
}

/** For each of several players in turn order; in the effect, "you" is that player. */
export interface EachPlayer<D extends Dialect> {
  readonly do: 'each-player';
  /** Which players. */
  readonly players: D['players'];
  /** What happens for each of them. */
  readonly effect: D['effect'];
}

/** For each of several pieces, as they are when this begins; in the effect, "it" is that piece. */
export interface EachPiece<D extends Dialect> {
  readonly do: 'each-piece';
  /** Which pieces. */
  readonly pieces: D['pieces'];
  /** What happens for each of them. */
  readonly effect: D['effect'];
}

/** A number of times, counted when this begins. */
export interface Repeat<D extends Dialect> {
  readonly do: 'repeat';
  /** How often. */
  readonly times: D['value'];
  /** What happens each time. */
  readonly effect: D['effect'];
}

/** Once, and again as long as a condition holds after it. */
export interface RepeatWhile<D extends Dialect> {
  readonly do: 'repeat-while';
  /** What it takes to happen again. */
  readonly condition: D['condition'];
  /** What happens. */
  readonly effect: D['effect'];
}

/** A rule that is in force for you until the end of the turn. */
export interface UntilEndOfTurn<D extends Dialect> {
  readonly do: 'until-end-of-turn';
  /** The rule. */
  readonly rule: D['rule'];
}

/** A rule that is in force for you until it has applied once, or the turn ends. */
export interface NextTimeThisTurn<D extends Dialect> {
  readonly do: 'next-time-this-turn';
  /** The rule. */
  readonly rule: D['rule'];
}

/** The control flow of effects, the same in every game. */
export type Control<D extends Dialect> =
  | Sequence<D>
  | Choose<D>
  | May<D>
  | If<D>
  | IfYouDo<D>
  | Pay<D>
  | EachPlayer<D>
  | EachPiece<D>
  | Repeat<D>
  | RepeatWhile<D>
  | UntilEndOfTurn<D>
  | NextTimeThisTurn<D>;

/** The words of control flow. */
export const CONTROL_WORDS = [
  'sequence',
  'choose',
  'may',
  'if',
  'if-you-do',
  'pay',
  'each-player',
  'each-piece',
  'repeat',
  'repeat-while',
  'until-end-of-turn',
  'next-time-this-turn',
] as const satisfies readonly Control<Dialect>['do'][];

/** Not the condition. */
export interface Not<D extends Dialect> {
  readonly check: 'not';
  /** What must not hold. */
  readonly condition: D['condition'];
}

/** All of the conditions. */
export interface All<D extends Dialect> {
  readonly check: 'all';
  /** Every one of them has to hold. */
  readonly conditions: readonly D['condition'][];
}

/** At least one of the conditions. */
export interface Any<D extends Dialect> {
  readonly check: 'any';
  /** One of them has to hold. */
  readonly conditions: readonly D['condition'][];
}

/** How conditions combine, the same in every game. */
export type Logic<D extends Dialect> = Not<D> | All<D> | Any<D>;
