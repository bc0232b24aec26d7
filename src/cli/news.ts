import type { PlayedStep, Seat, Viewer } from '../index.js';
import type { OpenGame } from './games.js';
import type { Paint } from './paint.js';
import { counted } from './recap.js';
import { turnOf } from './story.js';
import { choiceWords, nameOf, together } from './wording.js';
import { wrap } from './wrap.js';

/** How steps are told. */
export interface Telling {
  readonly viewer: Viewer;
  /** Decisions only, without what came of them. */
  readonly brief: boolean;
  readonly width: number;
  /** The turn whose heading the viewer has seen. */
  readonly since: number;
}

/** What was done, in short and as a viewer may know it: each turn under its heading, cards that are only played together. */
export function newsOf(
  game: OpenGame,
  steps: readonly PlayedStep[],
  { viewer, brief, width, since }: Telling,
  paint: Paint,
): readonly string[] {
  const { rules, cards } = game;
  const lines: string[] = [];
  let turn = since;
  for (let i = 0; i < steps.length; i++) {
    const { before, seat } = steps[i];
    const mark = turnOf(game, before);
    if (mark.turn !== turn) lines.push(paint.heading(mark.heading));
    turn = mark.turn;
    const together = [steps[i]];
    while (i + 1 < steps.length && isPlay(steps[i]) && isPlay(steps[i + 1]) && steps[i + 1].seat === seat) {
      i++;
      together.push(steps[i]);
    }
    const events = together.flatMap((step) => step.events);
    lines.push(...wrap(doneIn({ rules, cards }, together, viewer), width, '  '));
    const recap = brief ? [] : game.recap(events, before.players, seat, viewer);
    if (recap.length > 0) lines.push(...wrap(recap.join(' · '), width, '      ').map(paint.faint));
  }
  return lines;
}

function isPlay({ before: { decision }, answer: [pick] }: PlayedStep): boolean {
  return decision?.kind === 'turn' && decision.options[pick]?.do === 'play';
}

/** What was chosen in some steps of one player, of which only cards that are played come together. */
function doneIn(
  { rules, cards }: Pick<OpenGame, 'rules' | 'cards'>,
  steps: readonly PlayedStep[],
  viewer: Viewer,
): string {
  const [{ before, seat }] = steps;
  const player = before.players[seat];
  if (steps.length > 1) {
    const names = steps.map(({ before: { decision }, answer: [pick] }) =>
      nameOf(cards, decision?.options[pick].card ?? ''),
    );
    return `${player} plays ${together(counted(names))}`;
  }
  const [step] = steps;
  return toldChoice(rules, cards, step, seat, viewer);
}

/** What somebody chose, or only for what, if a viewer may not know which cards. */
function toldChoice(
  rules: OpenGame['rules'],
  cards: OpenGame['cards'],
  { before: { decision, players }, answer, events }: PlayedStep,
  seat: Seat,
  viewer: Viewer,
): string {
  if (decision === null) return '';
  const seen = new Set(rules.eventsFor(events, viewer).map((event) => ('instance' in event ? event.instance : null)));
  const isOpen = (index: number): boolean => {
    const { instance } = decision.options[index];
    return instance === undefined || seen.has(instance);
  };
  // What is done in a turn is done in the open.
  if (seat === viewer || decision.kind === 'turn' || answer.every(isOpen)) {
    return choiceWords(cards, players[seat], decision, answer);
  }
  const { card } = decision.source;
  return `${players[seat]} decides${card === null ? '' : ` for ${nameOf(cards, card)}`}`;
}
