import type { GameEvent } from './event.js';
import { type Frame, NONE, ONLOOKERS } from './state.js';
import type { Viewer } from './view.js';

/**
 * Events as a viewer may know them: a hidden piece is a placeholder, what others decided and looked at is left out,
 * and causes name no piece but the one whose text it is.
 */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  if (viewer === 'all') return events;
  const eye = typeof viewer === 'number' ? 1 << viewer : ONLOOKERS;
  return events.flatMap((event) => redacted(event, viewer, eye));
}

function redacted(event: GameEvent, viewer: Viewer, eye: number): readonly GameEvent[] {
  const cause = event.cause === null ? null : bare(event.cause);
  switch (event.event) {
    case 'moved':
      // Who else knows it is nobody's business.
      return (event.seenBy & eye) === 0
        ? [{ ...event, instance: null, card: null, seenBy: 0, cause }]
        : [{ ...event, seenBy: eye, cause }];
    case 'revealed':
      return event.to === NONE || event.to === viewer
        ? [{ ...event, cause }]
        : [{ ...event, instance: null, card: null, cause }];
    case 'decided':
      return [event.seat === viewer ? { ...event, cause } : { ...event, keys: null, cause }];
    case 'checked':
      // A condition may ask about a hand.
      return event.seat === viewer ? [{ ...event, cause }] : [];
    case 'changed':
    case 'marked':
    case 'rolled':
    case 'shuffled':
    case 'happened':
      return [{ ...event, cause }];
  }
}

/** A cause without what it was bound to on the way, which may lie hidden. */
function bare({ node, seat, self, by }: Frame): Frame {
  return { node, at: 0, seat, self, it: NONE, by, list: [] };
}
