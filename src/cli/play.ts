import type { Answer, Decision, GameState, Seat } from '../index.js';
import type { OpenGame } from './games.js';
import { menuLines, menuOf, menuPrompt, readTyped } from './menu.js';
import { playerNames, type Settings } from './narrate.js';
import type { Paint } from './paint.js';
import { scoreLines, storyOf, turnOf } from './story.js';
import type { Terminal } from './terminal.js';
import { choiceWords, nameOf } from './wording.js';

const YOU: Seat = 0;

const HELP = [
  'Type the number of what you choose and press Enter; several numbers with spaces between them where',
  'several can be chosen; just Enter to decline what you may decline.',
  '  t  show the table again    ?  this help    q  quit',
  'Most honor wins. Runes acquire heroes and constructs, power defeats monsters; both are lost at the end of',
  'the turn. The game ends after the round in which the honor pool runs out.',
];

/** A game of a person against bots, up to its end or until the person has enough. */
export async function play(
  game: OpenGame,
  { seed, players, brief }: Settings,
  terminal: Terminal,
  paint: Paint,
): Promise<void> {
  const { rules, cards } = game;
  const bot = game.agent('greedy', seed);
  const names = playerNames(players);
  let state = rules.start({ players: names, seed });
  let turn = 0;
  terminal.write(`You are ${names[YOU]}, seed ${seed}. Type ? for help, q to quit.`);
  while (state.decision !== null) {
    const before = state;
    const { decision } = state;
    const mark = turnOf(rules, before);
    if (mark.turn !== turn) {
      turn = mark.turn;
      terminal.write('', paint.heading(mark.heading));
      if (decision.seat === YOU) terminal.write(...game.tableLines(rules.view(before, YOU), paint, terminal.width));
    }
    const answer =
      decision.seat === YOU
        ? await askPerson(game, before, decision, terminal, paint)
        : bot(decision, { view: () => rules.view(before, decision.seat) });
    if (answer === null) {
      terminal.write('', `You quit. --seed ${seed} deals the same game again.`);
      return;
    }
    const step = rules.decide(before, answer, { seat: decision.seat });
    terminal.write(paint.strong(choiceWords(cards, names[decision.seat], decision, answer)));
    if (!brief) terminal.write(...storyOf(rules, step.events, names, YOU).map((line) => paint.faint(`    ${line}`)));
    state = step.state;
  }
  const outcome = rules.outcome(state);
  terminal.write('', paint.heading('Final scores'), ...(outcome === null ? [] : scoreLines(outcome)));
}

/** Asks until the answer is one that the rules allow; null if the person quits. */
async function askPerson(
  game: OpenGame,
  state: GameState,
  decision: Decision,
  terminal: Terminal,
  paint: Paint,
): Promise<Answer | null> {
  const { rules, cards } = game;
  const menu = menuOf(decision);
  const { card } = decision.source;
  const purseNow = game.purse(rules.view(state, YOU).players[YOU]).join(' · ');
  const question = card === null ? decision.prompt : `${nameOf(cards, card)}: ${decision.prompt}`;
  const asking = [
    '',
    `${paint.strong(question)}  ${paint.faint(purseNow)}`,
    ...menuLines(cards, decision, menu, paint),
  ];
  terminal.write(...asking);
  for (;;) {
    const line = await terminal.ask(menuPrompt(decision));
    if (line === null) return null;
    const typed = readTyped(line, menu);
    switch (typed.typed) {
      case 'quit':
        return null;
      case 'help':
        terminal.write(...HELP);
        break;
      case 'table':
        terminal.write(...game.tableLines(rules.view(state, YOU), paint, terminal.width), ...asking);
        break;
      case 'nonsense':
        terminal.write(paint.warning(typed.why));
        break;
      case 'answer': {
        const wrong = rules.problemWith(state, typed.answer, YOU);
        if (wrong === null) return typed.answer;
        terminal.write(
          paint.warning(`That was ${wrong.found}, expected is ${wrong.expected}: ${wrong.remedy}. Type ? for help.`),
        );
      }
    }
  }
}
