import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type Answer,
  ascension,
  type Decision,
  history,
  isFatequeueError,
  replay,
  type View,
  type Viewer,
} from 'fatequeue';
import { type Agent, greedyAgent, randomAgent } from 'fatequeue/agents';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, type WebSocketServer } from 'ws';
import { Client } from '../../docs/examples/table/client.js';
import type { SavedGame } from '../../docs/examples/table/saved-game.js';
import { serve } from '../../docs/examples/table/server.js';
import { Table } from '../../docs/examples/table/table.js';

const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const START = { players: ['Ann', 'Ben'], seed: 7 };
const PATIENCE = 20_000;

/** Somebody at the other end of a real socket. */
class Person {
  readonly client: Client;
  /** Everything that has come, as it came. */
  readonly received: string[] = [];
  /** The next message is lost on the way. */
  losesNext = false;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    this.client = new Client((request) => socket.send(JSON.stringify(request)));
    socket.on('message', (data) => {
      this.received.push(data.toString());
      if (this.losesNext) this.losesNext = false;
      else this.client.receive(data.toString());
      for (const look of this.waiting) look();
    });
    socket.on('close', () => {
      for (const look of this.waiting) look();
    });
    // A table that is killed takes its sockets with it.
    socket.on('error', () => socket.terminate());
  }

  static async connected(port: number): Promise<Person> {
    const person = new Person(new WebSocket(`ws://127.0.0.1:${port}`));
    people.push(person);
    await person.until(() => person.socket.readyState === WebSocket.OPEN, 'open');
    return person;
  }

  static async joined(port: number, token?: string): Promise<Person> {
    const person = await Person.connected(port);
    person.client.join(token);
    await person.until(() => person.client.view !== null);
    return person;
  }

  /** Waits until something is so, which only a message (or an event of the socket) can bring about. */
  until(isSo: () => boolean, event: 'message' | 'open' = 'message'): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => finish(() => fail(new Error(`no ${event} brought it about`))), PATIENCE);
      const finish = (then: () => void): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
        this.socket.off('open', look);
        then();
      };
      const look = (): void => {
        if (isSo()) finish(done);
      };
      this.waiting.add(look);
      this.socket.on('open', look);
      look();
    });
  }

  /** Sends something of any kind, and returns the code of the refusal. */
  async refusal(message: string | Buffer): Promise<string> {
    const { length } = this.received;
    this.socket.send(message);
    await this.until(() => this.received.length > length);
    const { reply } = this.client;
    return reply?.type === 'refused' ? reply.problem.code : 'accepted';
  }

  /** What the person is asked; null if somebody else is. */
  get decision(): Decision | null {
    const { view, choice } = this.client;
    const asked = view?.decision;
    return asked == null || !('kind' in asked) || choice === null ? null : { ...asked, options: choice };
  }

  gone(): Promise<void> {
    const closed = new Promise<void>((done) => {
      if (this.socket.readyState === WebSocket.CLOSED) done();
      else this.socket.once('close', () => done());
    });
    this.socket.close();
    return closed;
  }
}

/** A person decides with nothing but what the own messages told. */
type Mind = (decision: Decision, view: View) => Answer;

function mindOf(agent: Agent): Mind {
  return (decision, view) => agent(decision, { view: () => view });
}

/** Answers once, whoever is to decide, and waits until everybody has heard of it. */
async function step(players: readonly Person[], mind: Mind): Promise<void> {
  const next = players.find(({ decision }) => decision !== null);
  if (next?.decision == null || next.client.view === null) throw new Error('nobody is to decide');
  const at = next.client.at + 1;
  next.client.answer(mind(next.decision, next.client.view));
  await Promise.all(players.map((person) => person.until(() => person.client.at === at)));
}

const people: Person[] = [];
const servers: WebSocketServer[] = [];
const processes: ChildProcess[] = [];
let folder = '';
let file = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fatequeue-table-'));
});

afterEach(async () => {
  await Promise.all(people.splice(0).map((person) => person.gone()));
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(() => done()))));
  for (const child of processes.splice(0)) child.kill('SIGKILL');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let games = 0;

/** A table in this process, at a real port. */
async function opened(): Promise<{ readonly table: Table; readonly port: number }> {
  file = join(folder, `game-${games++}.json`);
  const table = Table.open(rules, file, START);
  return { table, port: await listening(table) };
}

async function listening(table: Table): Promise<number> {
  const server = await serve(table);
  servers.push(server);
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function saved(): SavedGame {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('a table with two seats and an observer', () => {
  test('plays a whole game with clients that see nothing but their messages', async () => {
    const { table, port } = await opened();
    const ann = await Person.joined(port, table.tokens[0]);
    const ben = await Person.joined(port, table.tokens[1]);
    const eve = await Person.joined(port);
    const seated: readonly (readonly [Person, Viewer])[] = [
      [ann, 0],
      [ben, 1],
      [eve, 'observer'],
    ];
    const mind = mindOf(greedyAgent(rules));
    let steps = 0;
    while (eve.client.outcome === null) {
      await step([ann, ben, eve], mind);
      steps++;
      for (const [person, viewer] of seated) expect(person.client.view).toEqual(table.view(viewer));
    }
    expect(steps).toBeGreaterThan(50);
    expect(table.at).toBe(steps);
    const { outcome } = eve.client;
    expect([ann.client.outcome, ben.client.outcome]).toEqual([outcome, outcome]);
    expect(rules.outcome(replay(rules, saved().replay))).toEqual(outcome);
  });

  test('tells each what that seat may know of what happens, and no more', async () => {
    const { table, port } = await opened();
    const ann = await Person.joined(port, table.tokens[0]);
    const ben = await Person.joined(port, table.tokens[1]);
    const eve = await Person.joined(port);
    const mind = mindOf(randomAgent(3));
    // The same game once more, to know what happens behind the table's back.
    const shadow = history(rules, rules.start(START));
    for (let i = 0; i < 150; i++) {
      let answer: Answer = [];
      await step([ann, ben, eve], (decision, view) => {
        answer = mind(decision, view);
        return answer;
      });
      const { events } = shadow.decide(answer);
      for (const [{ client }, viewer] of [
        [ann, 0],
        [ben, 1],
        [eve, 'observer'],
      ] as const) {
        expect(client.events).toEqual(JSON.parse(JSON.stringify(rules.eventsFor(events, viewer))));
      }
    }
    const [annHeard, benHeard, eveHeard] = [ann, ben, eve].map(({ received }) => received.join());
    expect(eveHeard).not.toContain('"options":[');
    expect(annHeard).toContain('"options":[');
    for (const heard of [annHeard, benHeard, eveHeard]) {
      expect(heard).not.toContain('"random"');
      for (const token of table.tokens) expect(heard).not.toContain(token);
    }
  });

  test('says what is missing for something that a seat would like to do, to that seat alone', async () => {
    const { table, port } = await opened();
    const players = [await Person.joined(port, table.tokens[0]), await Person.joined(port, table.tokens[1])];
    const [first, second] = players[0].decision === null ? [players[1], players[0]] : players;
    const asks = async (person: Person, wish: unknown): Promise<string | null> => {
      const { length } = person.received;
      person.socket.send(JSON.stringify({ type: 'why', wish }));
      await person.until(() => person.received.length > length);
      const { reply } = person.client;
      if (reply?.type === 'reason') return reply.reason?.code ?? null;
      return reply?.type === 'refused' ? reply.problem.code : 'nothing';
    };
    expect(await asks(first, { do: 'end-turn' })).toBeNull();
    expect(await asks(first, { do: 'acquire', card: 'Mystic' })).toBe('why/cannot-pay');
    // Whatever seat is claimed, it is one's own that counts.
    expect(await asks(second, { do: 'end-turn', seat: first.client.view?.viewer })).toBe('why/not-your-decision');
    expect(await asks(first, 7)).toMatch(/^wish\//);
    const eve = await Person.joined(port);
    expect(await asks(eve, { do: 'play', card: 'Apprentice' })).toBe('message/not-a-player');
  });
});

describe('a saved game', () => {
  test('is not harmed by what a crash has left half-written beside it', async () => {
    const { table, port } = await opened();
    const players = [await Person.joined(port, table.tokens[0]), await Person.joined(port, table.tokens[1])];
    await step(players, mindOf(randomAgent(1)));
    writeFileSync(`${file}.new`, readFileSync(file, 'utf8').slice(0, 100));
    const again = Table.open(rules, file, START);
    expect(again.tokens).toEqual(table.tokens);
    expect(again.view('all')).toEqual(table.view('all'));
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test('of other sets is refused with a code', () => {
    file = join(folder, `game-${games++}.json`);
    Table.open(rules, file, START);
    const others = ascension({ sets: [stormOfSouls] });
    let thrown: unknown = null;
    try {
      Table.open(others, file, START);
    } catch (error) {
      thrown = error;
    }
    expect(isFatequeueError(thrown) && thrown.code).toBe('replay/missing-set');
  });
});

describe('a table refuses', () => {
  test('wrong and malicious messages, each with a code, and nothing changes', async () => {
    const { table, port } = await opened();
    const players = [await Person.joined(port, table.tokens[0]), await Person.joined(port, table.tokens[1])];
    const [first, second] = players[0].decision === null ? [players[1], players[0]] : players;
    const eve = await Person.joined(port);
    const before = JSON.stringify(table.view('all'));
    const file = JSON.stringify(saved());
    const answer = (answer: unknown, at: unknown = 0): string => JSON.stringify({ type: 'answer', at, answer });

    for (const text of ['', 'hello', '{', '"']) expect(await first.refusal(text)).toBe('message/not-json');
    for (const text of [
      'null',
      '7',
      '[]',
      '{}',
      '{"type":"__proto__"}',
      '{"type":"constructor"}',
      '{"type":["join"]}',
    ]) {
      expect(await first.refusal(text)).toBe('message/unknown-type');
    }
    expect(await first.refusal(Buffer.from(answer([0])))).toBe('message/not-json');
    expect(await first.refusal(answer([99]))).toBe('answer/not-offered');
    expect(await first.refusal(answer([-1]))).toBe('answer/not-offered');
    expect(await first.refusal(answer(['0']))).toBe('answer/not-offered');
    expect(await first.refusal(answer([0, 1]))).toBe('answer/too-many');
    expect(await first.refusal(answer([]))).toBe('answer/too-few');
    expect(await first.refusal(answer(0))).toBe('answer/not-a-list');
    expect(await first.refusal(answer({ length: 1, 0: 0 }))).toBe('answer/not-a-list');
    expect(await first.refusal('{"type":"answer","at":0}')).toBe('answer/not-a-list');
    expect(await first.refusal(answer([0], 1))).toBe('answer/late');
    expect(await first.refusal(answer([0], '0'))).toBe('answer/late');
    expect(await second.refusal(answer([0]))).toBe('answer/wrong-seat');
    expect(await eve.refusal(answer([0]))).toBe('message/not-a-player');

    const stranger = await Person.connected(port);
    expect(await stranger.refusal(answer([0]))).toBe('message/not-joined');
    expect(await stranger.refusal('{"type":"whole"}')).toBe('message/not-joined');
    for (const token of ['', 'Ann', 0, null, table.tokens, `${table.tokens[0]} `]) {
      expect(await stranger.refusal(JSON.stringify({ type: 'join', token }))).toBe('join/unknown-token');
    }

    expect(JSON.stringify(table.view('all'))).toBe(before);
    expect(JSON.stringify(saved())).toBe(file);
    expect(second.received).toHaveLength(2);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('a message that is too long, by closing the socket; the others play on', async () => {
    const { table, port } = await opened();
    const ann = await Person.joined(port, table.tokens[0]);
    const ben = await Person.joined(port, table.tokens[1]);
    const eve = await Person.joined(port);
    eve.socket.send(JSON.stringify({ type: 'answer', at: 0, answer: Array.from({ length: 100_000 }, () => 0) }));
    await eve.until(() => eve.socket.readyState >= WebSocket.CLOSING);
    await step([ann, ben], mindOf(randomAgent(1)));
    expect(table.at).toBe(1);
  });

  test('an answer that comes a second time', async () => {
    const { table, port } = await opened();
    const ann = await Person.joined(port, table.tokens[0]);
    const ben = await Person.joined(port, table.tokens[1]);
    const first = ann.decision === null ? ben : ann;
    const message = JSON.stringify({ type: 'answer', at: 0, answer: [0] });
    first.socket.send(message);
    first.socket.send(message);
    await first.until(() => first.client.reply?.type === 'refused');
    expect(first.client.reply).toMatchObject({ problem: { code: 'answer/late' } });
    expect(table.at).toBe(1);
  });
});

describe('a client', () => {
  test('that reconnects goes on where the game is', async () => {
    const { table, port } = await opened();
    const eve = await Person.joined(port);
    let players = [await Person.joined(port, table.tokens[0]), await Person.joined(port, table.tokens[1])];
    const mind = mindOf(randomAgent(5));
    for (let i = 0; i < 10; i++) {
      for (let n = 0; n < 5; n++) await step([...players, eve], mind);
      // The one who is to decide goes, and nobody else can go on meanwhile.
      const seat = players.findIndex(({ decision }) => decision !== null);
      await players[seat].gone();
      const other = players[1 - seat];
      const late = JSON.stringify({ type: 'answer', at: table.at, answer: [0] });
      expect(await other.refusal(late)).toBe('answer/wrong-seat');
      const again = await Person.joined(port, table.tokens[seat]);
      players = seat === 0 ? [again, other] : [other, again];
      expect(again.client.view).toEqual(table.view(seat));
    }
    expect(table.at).toBe(50);
  });

  test('that has missed a message finds out at the next, and asks for the whole', async () => {
    const { table, port } = await opened();
    const ann = await Person.joined(port, table.tokens[0]);
    const ben = await Person.joined(port, table.tokens[1]);
    const eve = await Person.joined(port);
    const mind = mindOf(randomAgent(2));
    eve.losesNext = true;
    await step([ann, ben], mind);
    await step([ann, ben], mind);
    await eve.until(() => eve.client.at === 2);
    expect(eve.client.view).toEqual(table.view('observer'));
    expect(eve.received.map((text) => JSON.parse(text).type)).toEqual(['whole', 'step', 'step', 'whole']);
  });

  test('may sit at the table twice', async () => {
    const { table, port } = await opened();
    const ann = await Person.joined(port, table.tokens[0]);
    const phone = await Person.joined(port, table.tokens[0]);
    const ben = await Person.joined(port, table.tokens[1]);
    for (let i = 0; i < 10; i++) await step([ann, ben, phone], mindOf(randomAgent(i)));
    expect(phone.client.view).toEqual(ann.client.view);
  });
});

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly tokens: readonly string[];
}

describe('a table that is killed', () => {
  // Inside node_modules, where the bundle finds ws.
  let bundle = '';

  beforeAll(() => {
    const cache = resolve('node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    bundle = mkdtempSync(join(cache, 'fatequeue-table-'));
    writeFileSync(join(bundle, 'package.json'), '{ "type": "module" }\n');
    const flags = ['--no-config', '--silent', '--format', 'esm', '--target', 'es2022', '--no-splitting'];
    execFileSync('npx', ['tsup', 'docs/examples/table/main.ts', ...flags, '--external', 'ws', '--out-dir', bundle], {
      stdio: 'pipe',
    });
  });

  afterAll(() => {
    rmSync(bundle, { recursive: true, force: true });
  });

  async function started(): Promise<Running> {
    const child = spawn(process.execPath, [join(bundle, 'main.js'), file, '0', '7'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    for await (const line of createInterface({ input: child.stdout })) {
      const { address, tokens } = JSON.parse(line);
      return { child, port: address.port, tokens };
    }
    throw new Error('the table has not started');
  }

  function killed({ child }: Running): Promise<void> {
    return new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  }

  test('in the middle of an effect goes on from its file with nothing lost', async () => {
    file = join(folder, `game-${games++}.json`);
    let running = await started();
    const { tokens } = running;
    const sit = (): Promise<Person[]> =>
      Promise.all([Person.joined(running.port, tokens[0]), Person.joined(running.port, tokens[1])]);
    let players = await sit();
    const mind = mindOf(greedyAgent(rules));
    let kills = 0;
    let answers = 0;
    while (players[0].client.outcome === null) {
      await step(players, mind);
      answers++;
      const asked = players.find(({ decision }) => decision !== null)?.decision;
      // Not between two actions of a turn, but while a card is asking something.
      if (kills === 3 || asked == null || asked.kind === 'turn') continue;
      kills++;
      const before = players.map(({ client }) => client.view);
      await killed(running);
      running = await started();
      expect(running.tokens).toEqual(tokens);
      players = await sit();
      expect(players.map(({ client }) => client.view)).toEqual(before);
      expect(players.map(({ client }) => client.at)).toEqual([answers, answers]);
    }
    expect(kills).toBe(3);
    expect(saved().replay.answers).toHaveLength(answers);
    expect(rules.outcome(replay(rules, saved().replay))).toEqual(players[0].client.outcome);
    await killed(running);
  });

  test('while answers are under way has taken each of them once or not at all', async () => {
    file = join(folder, `game-${games++}.json`);
    let running = await started();
    const { tokens } = running;
    const mind = mindOf(randomAgent(11));
    let told = 0;
    for (let i = 0; i < 4; i++) {
      const players = await Promise.all(tokens.map((token) => Person.joined(running.port, token)));
      const [{ client }] = players;
      expect(client.at).toBeGreaterThanOrEqual(told);
      for (let n = 0; n < 3; n++) await step(players, mind);
      told = client.at;
      const next = players.find(({ decision }) => decision !== null);
      if (next?.decision == null || next.client.view === null) throw new Error('nobody is to decide');
      next.client.answer(mind(next.decision, next.client.view));
      await killed(running);
      const { answers } = saved().replay;
      expect([told, told + 1]).toContain(answers.length);
      running = await started();
    }
    await killed(running);
  });
});
