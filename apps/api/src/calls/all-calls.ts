import type { Call } from '../http/call.js';
import { boardCalls } from './board-calls.js';
import type { CallContext } from './call-context.js';
import { eventCalls } from './event-calls.js';
import { experienceCalls } from './experience-calls.js';
import { feedCalls } from './feed-calls.js';
import { linkCalls } from './link-calls.js';
import { pinCalls } from './pin-calls.js';
import { sessionCalls } from './session-calls.js';

/** The calls of each area. To add an area, add its function. */
const AREAS: readonly ((context: CallContext) => readonly Call[])[] = [
  boardCalls,
  feedCalls,
  pinCalls,
  linkCalls,
  experienceCalls,
  eventCalls,
  sessionCalls,
];

/** Creates every call of the server. */
export function allCalls(context: CallContext): readonly Call[] {
  return AREAS.flatMap((calls) => calls(context));
}
