import { type GameEvent, isFatequeueError, joinView, type Option, type Outcome, patch, type View } from 'fatequeue';
import type { Message, Request } from './messages.js';

/** The other end: it knows nothing but what the table has told it. */
export class Client {
  /** How many answers the game has seen. */
  at = 0;
  outcome: Outcome | null = null;
  /** What happened in the last step. */
  events: readonly GameEvent[] = [];
  /** The table's last answer to a question or refusal of a message. */
  reply: Message | null = null;
  private table: View | null = null;
  private options: readonly Option[] | null = null;

  constructor(private readonly send: (request: Request) => void) {}

  /** The game as the client may know it; null until the table has shown it. */
  get view(): View | null {
    return this.table === null ? null : joinView({ view: this.table, options: this.options });
  }

  /** What the client can choose from now; null if somebody else is to decide. */
  get choice(): readonly Option[] | null {
    return this.options;
  }

  join(token?: string): void {
    this.send(token === undefined ? { type: 'join' } : { type: 'join', token });
  }

  answer(answer: readonly number[]): void {
    this.send({ type: 'answer', at: this.at, answer });
  }

  receive(text: string): void {
    const message: Message = JSON.parse(text);
    switch (message.type) {
      case 'whole':
        this.table = message.view;
        this.events = [];
        break;
      case 'step':
        if (!this.follow(message.delta)) return;
        this.events = message.events;
        break;
      case 'reason':
      case 'refused':
        this.reply = message;
        return;
    }
    this.at = message.at;
    this.options = message.options;
    this.outcome = message.outcome;
  }

  /** Applies a delta; one that does not fit means that something was missed, and the whole is asked for. */
  private follow(delta: unknown): boolean {
    try {
      this.table = patch(this.table, delta);
      return true;
    } catch (error) {
      if (!isFatequeueError(error)) throw error;
      this.send({ type: 'whole' });
      return false;
    }
  }
}
