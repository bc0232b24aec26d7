import type { GameEvent } from 'fatequeue';

/** What moved and what changed, in short: `mephit: centerRow > void (Q1)`, `honor +2 (Q3)`. */
export function told(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.event === 'moved') return [`${event.card}: ${event.from.zone} > ${event.to.zone} (${event.ruling})`];
    if (event.event !== 'changed' || event.counter === 'pool') return [];
    return [`${event.counter} ${event.by > 0 ? '+' : ''}${event.by} (${event.ruling})`];
  });
}
