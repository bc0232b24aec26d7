/** The parts of a game's language that control flow is built around; each game fills in its own. */
export interface Dialect {
  readonly effect: unknown;
  readonly condition: unknown;
  readonly value: unknown;
  readonly players: unknown;
  readonly pieces: unknown;
  readonly rule: unknown;
}

/** One after the other. */
export interface Sequence<D extends Dialect> {
  readonly do: 'sequence';
  readonly effects: readonly D['effect'][];
}

/** One way to go; with a condition, open only while that holds. */
export interface Way<D extends Dialect> {
  readonly effect: D['effect'];
  readonly condition?: D['condition'] | undefined;
}

/** Exactly one of several. */
export interface Choose<D extends Dialect> {
  readonly do: 'choose';
  readonly choices: readonly Way<D>[];
}

/** The player may decline. */
export interface May<D extends Dialect> {
  readonly do: 'may';
  readonly effect: D['effect'];
}

/** Only if a condition holds when this is reached. */
export interface If<D extends Dialect> {
  readonly do: 'if';
  readonly condition: D['condition'];
  readonly effect: D['effect'];
  readonly otherwise?: D['effect'] | undefined;
}

/** The second part depends on the first having been done; in it, "it" and "those" are what the first part did it to. */
export interface IfYouDo<D extends Dialect> {
  readonly do: 'if-you-do';
  readonly first: D['effect'];
  readonly effect: D['effect'];
  readonly otherwise?: D['effect'] | undefined;
}

/** A cost that can be paid in full is paid, and then the effect happens; otherwise nothing does. */
export interface Pay<D extends Dialect> {
  readonly do: 'pay';
  readonly cost: D['effect'];
  readonly effect: D['effect'];
}

/** For each of several players in turn order; in the effect, "you" is that player. */
export interface EachPlayer<D extends Dialect> {
  readonly do: 'each-player';
  readonly players: D['players'];
  readonly effect: D['effect'];
}

/** For each of several pieces, as they are when this begins; in the effect, "it" is that piece. */
export interface EachPiece<D extends Dialect> {
  readonly do: 'each-piece';
  readonly pieces: D['pieces'];
  readonly effect: D['effect'];
}

/** A number of times, counted when this begins. */
export interface Repeat<D extends Dialect> {
  readonly do: 'repeat';
  readonly times: D['value'];
  readonly effect: D['effect'];
}

/** Once, and again as long as a condition holds after it. */
export interface RepeatWhile<D extends Dialect> {
  readonly do: 'repeat-while';
  readonly condition: D['condition'];
  readonly effect: D['effect'];
}

/** A rule that is in force for you until the end of the turn. */
export interface UntilEndOfTurn<D extends Dialect> {
  readonly do: 'until-end-of-turn';
  readonly rule: D['rule'];
}

/** A rule that is in force for you until it has applied once, or the turn ends. */
export interface NextTimeThisTurn<D extends Dialect> {
  readonly do: 'next-time-this-turn';
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
  readonly condition: D['condition'];
}

/** All of the conditions. */
export interface All<D extends Dialect> {
  readonly check: 'all';
  readonly conditions: readonly D['condition'][];
}

/** At least one of the conditions. */
export interface Any<D extends Dialect> {
  readonly check: 'any';
  readonly conditions: readonly D['condition'][];
}

/** How conditions combine, the same in every game. */
export type Logic<D extends Dialect> = Not<D> | All<D> | Any<D>;
