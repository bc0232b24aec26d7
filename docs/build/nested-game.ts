import { ascension, type GameEvent } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { scenario } from 'fatequeue/testing';

/** What the queue holds while somebody is asked something. */
export interface Moment {
  readonly asked: string;
  /** The lines of `rules.pending`, the next one first. */
  readonly pending: readonly string[];
}

/** A turn that was played: what happened in it, told by the rules, and the queue at its decisions. */
export interface PlayedTurn {
  readonly events: readonly GameEvent[];
  /** The events in words, each with its ruling and what it is because of. */
  readonly told: readonly string[];
  readonly moments: readonly Moment[];
  /** The names of cards by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

const PLAYERS = ['Ann', 'Ben'];

/** A turn in which all of Q1 to Q6 happen, some of it inside other parts of it. */
export function nestedTurn(): PlayedTurn {
  const rules = ascension({ sets: [chronicleOfTheGodslayer, returnOfTheFallen, stormOfSouls] });
  const game = scenario(rules, {
    players: [
      { name: 'Ann', hand: ['Granger', 'Adayu, the Chosen'], deck: ['Mystic'], inPlay: ['Voidthirster'], runes: 2 },
      { name: 'Ben', deck: ['Militia'] },
    ],
    centerRow: ['Avatar of the Fallen', 'Spike Vixen', 'Mephit', 'Muramasa', 'Shadow Star', 'Wind Tyrant'],
    centerDeck: [
      'Ogo Rising',
      'Demon Slayer',
      'Askara of Fate',
      'Ravenous Gorph',
      'Landtalker',
      'Wolf Shaman',
      'Sea Tyrant',
    ],
  });
  game.play('Granger');
  // The row is refilled: Ogo Rising turns up, for which the next hero counts as Lifebound, as Granger does.
  game.acquire('Spike Vixen');
  const before = game.events.length;
  const moments: Moment[] = [];
  const asked = (): void => {
    const { decision, state } = game;
    if (decision === null) return;
    moments.push({ asked: PLAYERS[decision.seat] ?? '', pending: rules.pending(state) });
  };
  game.play('Adayu, the Chosen');
  asked();
  game.choose('Avatar of the Fallen');
  asked();
  game.choose('Mephit');
  asked();
  game.choose('Wind Tyrant');
  asked();
  game.choose('accept');
  game.choose('accept');
  const events = game.events.slice(before);
  const names = new Map(rules.cards.map(({ id, name }) => [id, name]));
  return { events, told: rules.explain(events, { players: PLAYERS }), moments, names };
}
