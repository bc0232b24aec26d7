import {
  type Answer,
  BARRIERS,
  type Decision,
  type History,
  history,
  isFatequeueError,
  newReplay,
  resume,
  type Seat,
  type StartOptions,
  type Wish,
} from '../index.js';
import { nearestWord } from '../kernel/errors.js';
import type { OpenGame } from './games.js';
import { type Entry, menuLines, menuOf, menuPrompt, readTyped, type Saying, sayingLines, type Typed } from './menu.js';
import { newsOf } from './news.js';
import type { Paint } from './paint.js';
import { gameOfReplay, readSavedGame, saveGame, startOfReplay } from './saved-game.js';
import { botsOf, type Sitting, seatsOf } from './seating.js';
import { scoreLines, storyOf, turnOf } from './story.js';
import type { Terminal } from './terminal.js';
import { choiceWords, nameOf, optionWords } from './wording.js';
import { wrap } from './wrap.js';

/** A game that is played: with what, by whom, and how far it has got. */
export interface Session {
  readonly game: OpenGame;
  readonly seats: readonly Sitting[];
  readonly start: StartOptions;
  readonly history: History;
}

/** How it is played at a terminal. */
export interface PlaySettings {
  /** Decisions only, without what came of them. */
  readonly brief: boolean;
  /** The file that the game is saved in after every answer. */
  readonly save: string | undefined;
}

/** A session of a new game. */
export function newSession(game: OpenGame, seats: readonly Sitting[], start: StartOptions): Session {
  return { game, seats, start, history: history(game.rules, game.rules.start(start)) };
}

/** The session that a file holds; `sets` are used instead of the ones that it names if they are given. */
export function savedSession(path: string, sets?: string): Session {
  const { seats, replay } = readSavedGame(path);
  const game = gameOfReplay(replay, sets);
  const resumed = resume(game.rules, replay);
  const start = startOfReplay(replay);
  return { game, seats: seatsOf(start.players, seats), start, history: resumed };
}

/** Writes a session into a file. */
export function saveSession(path: string, { game, seats, start, history: played }: Session): void {
  saveGame(path, seats, newReplay(game.rules, start, played.steps));
}

/** What became of a question: it was answered, the game was changed otherwise, or the person has had enough. */
type Went = 'on' | 'quit';

/** Plays a session up to its end, or until somebody has had enough. */
export async function play(session: Session, settings: PlaySettings, terminal: Terminal, paint: Paint): Promise<void> {
  await new AtTheTable(session, settings, terminal, paint).play();
}

class AtTheTable {
  private bots: ReturnType<typeof botsOf>;
  /** How many steps each seat has been told of. */
  private told: number[];
  /** Who looked at the screen last. */
  private looking: Seat | null = null;
  private turnShown = 0;
  /** Where the game was saved last. */
  private saved: string | undefined;

  constructor(
    private session: Session,
    private readonly settings: PlaySettings,
    private readonly terminal: Terminal,
    private readonly paint: Paint,
  ) {
    this.bots = botsOf(session.game, session.start.seed);
    this.told = session.seats.map(() => session.history.steps.length);
    this.saved = settings.save;
  }

  async play(): Promise<void> {
    const { terminal, paint, session } = this;
    terminal.write(paint.strong(session.game.title), `Seed ${session.start.seed}. Type ? for help, q to quit.`);
    for (;;) {
      const { history: played, seats } = this.session;
      const { decision } = played.state;
      if (decision === null) break;
      const { seat } = decision;
      const { who } = seats[seat];
      if (who !== 'person') {
        played.decide(this.bots(who, played.state, decision, played.steps.length), { seat });
        this.keep();
        continue;
      }
      if (!(await this.handOver(seat)) || (await this.turnTo(seat, decision)) === 'quit') {
        this.farewell();
        return;
      }
    }
    this.end();
  }

  private get people(): readonly Seat[] {
    return this.session.seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  }

  /** Lets the next person come to the screen, so that nobody sees another's hand. */
  private async handOver(seat: Seat): Promise<boolean> {
    const isSame = this.people.length === 1 || this.looking === seat;
    this.looking = seat;
    if (isSame) return true;
    this.turnShown = 0;
    const { name } = this.session.seats[seat];
    this.terminal.clear();
    this.terminal.write('', this.paint.strong(`It is for ${name} to decide. Nobody else look!`));
    return (await this.terminal.ask(`${name}, press Enter to see your cards> `)) !== null;
  }

  /** Shows a person what there is to see and asks until the game goes on. */
  private async turnTo(seat: Seat, decision: Decision): Promise<Went> {
    const { terminal } = this;
    const menu = menuOf(decision);
    const { turn } = turnOf(this.session.game, this.session.history.state);
    const news = this.newsFor(seat, terminal.height > 0 ? turn : this.turnShown);
    if (terminal.height > 0) terminal.clear();
    if (terminal.height > 0 || turn !== this.turnShown) {
      if (terminal.height === 0) terminal.write(...news);
      terminal.write('', ...this.tableFor(seat));
      if (terminal.height > 0) terminal.write('', ...news);
    } else {
      terminal.write(...news);
    }
    this.turnShown = turn;
    terminal.write(...this.question(seat, decision, menu));
    for (;;) {
      const line = await terminal.ask(menuPrompt(decision));
      if (line === null) return 'quit';
      const went = this.hear(readTyped(line, menu), seat, decision, menu);
      if (went !== null) return went;
    }
  }

  private newsFor(seat: Seat, since: number): readonly string[] {
    const { game, history: played } = this.session;
    const steps = played.steps.slice(this.told[seat]);
    this.told[seat] = played.steps.length;
    const telling = { viewer: seat, brief: this.settings.brief, width: this.width, since };
    return newsOf(game, steps, telling, this.paint);
  }

  private get width(): number {
    return Math.min(this.terminal.width, 120);
  }

  private tableFor(seat: Seat): readonly string[] {
    const { game, history: played } = this.session;
    const { heading } = turnOf(game, played.state);
    const view = game.rules.view(played.state, seat);
    return [this.paint.heading(heading), ...game.tableLines(view, this.paint, this.terminal.width)];
  }

  private question(seat: Seat, decision: Decision, menu: readonly Entry[]): readonly string[] {
    const { paint, session } = this;
    const { game } = session;
    const { card } = decision.source;
    const purse = game.purse(game.rules.view(session.history.state, seat).players[seat]).join(' · ');
    const question = card === null ? decision.prompt : `${nameOf(game.cards, card)}: ${decision.prompt}`;
    const fits = question.length + 2 + purse.length <= this.width;
    const asked = fits
      ? [`${paint.strong(question)}  ${paint.faint(purse)}`]
      : [...wrap(question, this.width).map(paint.strong), paint.faint(purse)];
    return ['', ...asked, ...menuLines(game.cards, decision, menu, paint, this.terminal.width)];
  }

  /** Does what was typed; null if the question still stands. */
  private hear(typed: Typed, seat: Seat, decision: Decision, menu: readonly Entry[]): Went | null {
    switch (typed.typed) {
      case 'nonsense':
        this.warn(typed.why);
        return null;
      case 'answer':
        return this.answer(typed.answer, seat);
      case 'saying':
        return SAID[typed.saying](this, { ...typed, seat, decision, menu });
    }
  }

  private warn(text: string): void {
    this.terminal.write(...wrap(text, this.width).map(this.paint.warning));
  }

  private answer(answer: Answer, seat: Seat): Went | null {
    const { game, history: played } = this.session;
    const wrong = game.rules.problemWith(played.state, answer, seat);
    if (wrong !== null) {
      this.warn(`That was ${wrong.found}, expected is ${wrong.expected}: ${wrong.remedy}. Type ? for help.`);
      return null;
    }
    played.decide(answer, { seat });
    this.keep();
    return 'on';
  }

  /** Saves the game where it is to be saved after every answer. */
  private keep(): void {
    if (this.settings.save !== undefined) this.saveTo(this.settings.save);
  }

  private saveTo(path: string): void {
    saveSession(path, this.session);
    this.saved = path;
  }

  playAll({ seat, decision }: Heard): Went | null {
    if (!decision.options.some((option) => option.do === 'play')) {
      this.warn('There is nothing to play: choose a line of the list, or e to end the turn.');
      return null;
    }
    const { history: played } = this.session;
    for (let next: Decision | null = decision; next !== null && next.seat === seat; next = played.state.decision) {
      const i = next.kind === 'turn' ? next.options.findIndex((option) => option.do === 'play') : -1;
      if (i === -1) break;
      played.decide([i], { seat });
    }
    this.keep();
    return 'on';
  }

  endTurn({ seat, decision }: Heard): Went | null {
    const i = decision.options.findIndex((option) => option.do === 'end-turn');
    if (i !== -1) return this.answer([i], seat);
    this.warn('This question comes first: choose a line of the list.');
    return null;
  }

  hint({ decision, menu, seat }: Heard): null {
    const { history: played, game } = this.session;
    const answer = this.bots('greedy', played.state, decision, played.steps.length);
    const lines = answer.map((index) => menu.findIndex((entry) => entry.includes(index)) + 1);
    const named = lines.length === 0 ? 'just Enter' : lines.join(' ');
    const words = choiceWords(game.cards, 'A bot', decision, answer);
    const { name } = this.session.seats[seat];
    this.terminal.write(`${words} (${named}), ${name}.`);
    return null;
  }

  undo({ seat, isForced }: Heard): Went | null {
    const { history: played } = this.session;
    const isAlone = this.people.length === 1;
    const options = isForced && isAlone ? { despite: BARRIERS } : {};
    const wrong = played.whyNotUndo(seat, options);
    if (wrong !== null) {
      const isNothing = wrong.code === 'undo/nothing';
      const forced = isAlone && !isNothing && !isForced ? ' Type undo! to take it back all the same.' : '';
      this.warn(`${IN_THE_WAY[wrong.code] ?? wrong.found}.${forced}`);
      return null;
    }
    played.undo(seat, options);
    this.told = this.told.map((steps) => Math.min(steps, played.steps.length));
    this.turnShown = 0;
    this.keep();
    return 'on';
  }

  showTable({ seat, decision, menu }: Heard): null {
    this.terminal.write('', ...this.tableFor(seat), ...this.question(seat, decision, menu));
    return null;
  }

  showCard({ rest }: Heard): null {
    const card = this.cardCalled(rest);
    if (card === null) return null;
    const { name, kind, cost, honor, text, tint } = card;
    const what = [kind, cost, ...(honor === 0 ? [] : [`${honor} honor`])].join(' · ');
    this.terminal.write(`${this.paint.card(tint, name)}  ${this.paint.faint(what)}`, ...wrap(text, this.width, '  '));
    return null;
  }

  private cardCalled(name: string) {
    const { cards } = this.session.game;
    const wanted = name.toLowerCase();
    const all = [...cards.values()];
    const found =
      all.find((card) => card.name.toLowerCase() === wanted) ??
      all.find((card) => wanted !== '' && card.name.toLowerCase().startsWith(wanted));
    if (found !== undefined) return found;
    const near = nearestWord(
      name,
      all.map((card) => card.name),
    );
    this.warn(`No card is called "${name}"${near === null ? '.' : `: did you mean ${near}?`}`);
    return null;
  }

  why({ rest, seat, decision }: Heard): null {
    if (rest === '') this.explainLast(seat);
    else this.whyNot(rest, seat, decision);
    return null;
  }

  /** All that has happened since this person's answer before, with its reasons. */
  private explainLast(seat: Seat): void {
    const { game, history: played } = this.session;
    const { steps } = played;
    const from = steps.map((step) => step.seat).lastIndexOf(seat);
    const lines = steps.slice(Math.max(0, from)).flatMap((step) => {
      const { turn: since } = turnOf(game, step.before);
      const telling = { viewer: seat, brief: true, width: this.width, since };
      const choice = newsOf(game, [step], telling, this.paint);
      const story = storyOf(game.rules, step.events, step.before.players, seat);
      return [...choice, ...story.flatMap((line) => wrap(line, this.width, '      ')).map(this.paint.faint)];
    });
    this.terminal.write(...(lines.length === 0 ? ['Nothing has happened yet.'] : lines));
  }

  private whyNot(name: string, seat: Seat, decision: Decision): void {
    const card = this.cardCalled(name);
    if (card === null) return;
    const { game, history: played } = this.session;
    const offered = decision.options.find((option) => option.card === card.id);
    if (offered !== undefined) {
      this.terminal.write(`It is on offer: ${optionWords(game.cards, offered)}.`);
      return;
    }
    const wrong = game.rules.whyNot(played.state, this.wishFor(card.id, seat));
    if (wrong === null) return;
    this.warn(`${card.name}: found ${wrong.found}, expected ${wrong.expected}; ${wrong.remedy}.`);
  }

  /** What somebody probably would like to do with a card: by where it is. */
  private wishFor(card: string, seat: Seat): Wish {
    const { game, history: played } = this.session;
    const { zones } = game.rules.view(played.state, seat).players[seat];
    const isIn = (zone: string): boolean => (zones[zone] ?? []).some((one) => one.card === card);
    const isMonster = game.cards.get(card)?.tint === 'monster';
    const deed = isIn('hand') ? 'play' : isIn('inPlay') ? 'activate' : isMonster ? 'defeat' : 'acquire';
    return { do: deed, card, seat };
  }

  pending(): null {
    const lines = this.session.game.rules.pending(this.session.history.state);
    this.terminal.write(
      'Still to happen, the next one first:',
      ...lines.flatMap((line) => wrap(line, this.width, '  ')),
    );
    return null;
  }

  save({ rest }: Heard): null {
    const path = rest || this.settings.save;
    if (path === undefined) {
      this.warn('Name a file: s my-game.json');
      return null;
    }
    this.tried(() => {
      this.saveTo(path);
      this.terminal.write(`Saved in ${path}. fatequeue play --resume ${path} goes on from here.`);
    });
    return null;
  }

  open({ rest }: Heard): Went | null {
    if (rest === '') {
      this.warn('Name a file: o my-game.json');
      return null;
    }
    const opened = this.tried(() => savedSession(rest));
    if (opened === null) {
      this.terminal.write('The game that you are playing goes on.');
      return null;
    }
    this.session = opened;
    this.bots = botsOf(opened.game, opened.start.seed);
    this.told = opened.seats.map(() => opened.history.steps.length);
    this.looking = null;
    this.turnShown = 0;
    return 'on';
  }

  /** Does something with a file; what goes wrong is told, and nothing is lost by it. */
  private tried<T>(what: () => T): T | null {
    try {
      return what();
    } catch (thrown) {
      if (!isFatequeueError(thrown)) throw thrown;
      for (const line of thrown.message.split('\n').slice(0, 3)) this.warn(line);
      return null;
    }
  }

  help(): null {
    const { width } = this;
    this.terminal.write(
      ...wrap(ANSWERING, width),
      ...sayingLines().flatMap((line) => (line.length <= width ? [line] : wrap(line.trim(), width, '  '))),
      ...wrap(this.session.game.help, width),
    );
    return null;
  }

  private farewell(): void {
    const { seed } = this.session.start;
    const save = this.saved;
    this.terminal.write(
      '',
      save === undefined
        ? `You quit. --seed ${seed} deals the same game again.`
        : `You quit. fatequeue play --resume ${save} goes on from here.`,
    );
  }

  private end(): void {
    const { terminal, paint, session } = this;
    const { game, history: played } = session;
    const [viewer = 0, ...others] = this.people;
    // Everybody looks now: what one person alone may know is told to a single one only.
    const eyes = others.length === 0 ? viewer : 'observer';
    const from = Math.min(...this.people.map((seat) => this.told[seat]));
    const telling = { viewer: eyes, brief: this.settings.brief, width: this.width, since: this.turnShown } as const;
    terminal.write(...newsOf(game, played.steps.slice(from), telling, paint));
    const outcome = game.rules.outcome(played.state);
    terminal.write('', paint.heading('Final scores'), ...(outcome === null ? [] : scoreLines(outcome)));
  }
}

/** What keeps an answer from being taken back. */
const IN_THE_WAY: { readonly [code in string]?: string } = {
  'undo/nothing': 'There is nothing to take back',
  'undo/other-seat': 'That cannot be taken back: somebody else has decided since',
  'undo/chance': 'That cannot be taken back: chance had a part in it',
  'undo/new-card': 'That cannot be taken back: a new card was seen',
};

const ANSWERING =
  'Type the number of what you choose and press Enter; several numbers with spaces between them where several can be ' +
  'chosen; just Enter to decline what you may decline. Or:';

/** What was said, at which question. */
interface Heard {
  readonly rest: string;
  readonly isForced: boolean;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly menu: readonly Entry[];
}

const SAID: { readonly [S in Saying]: (table: AtTheTable, heard: Heard) => Went | null } = {
  all: (table, heard) => table.playAll(heard),
  end: (table, heard) => table.endTurn(heard),
  hint: (table, heard) => table.hint(heard),
  undo: (table, heard) => table.undo(heard),
  table: (table, heard) => table.showTable(heard),
  card: (table, heard) => table.showCard(heard),
  why: (table, heard) => table.why(heard),
  pending: (table) => table.pending(),
  save: (table, heard) => table.save(heard),
  open: (table, heard) => table.open(heard),
  help: (table) => table.help(),
  quit: () => 'quit',
};
