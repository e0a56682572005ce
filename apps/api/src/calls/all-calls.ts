import type { Call } from '../http/call.js';
import { accountCalls } from './account-calls.js';
import { apiResourceCalls } from './api-resource-calls.js';
import { boardCalls } from './board-calls.js';
import { boardPeopleCalls } from './board-people-calls.js';
import { eventCalls } from './event-calls.js';
import { experienceCalls } from './experience-calls.js';
import { feedbackCalls } from './feedback-calls.js';
import type { Services } from '../services.js';
import { conversationCalls } from './conversation-calls.js';
import { graphCalls } from './graph-calls.js';
import { linkCalls } from './link-calls.js';
import { nameCalls } from './name-calls.js';
import { newPinCalls } from './new-pin-calls.js';
import { peopleCalls } from './people-calls.js';
import { pinCalls } from './pin-calls.js';
import { sectionCalls } from './section-calls.js';
import { sessionCalls } from './session-calls.js';
import { searchCalls, topicCalls } from './search-calls.js';
import { uploadCalls } from './upload-calls.js';

/** The calls of each area, the headings of the documentation. */
const AREAS: Readonly<Record<string, readonly ((services: Services) => readonly Call[])[]>> = {
  Boards: [boardCalls, sectionCalls, boardPeopleCalls],
  Pins: [pinCalls, newPinCalls],
  Search: [searchCalls, topicCalls],
  'People and topics': [conversationCalls, peopleCalls],
  Graph: [graphCalls],
  Uploads: [uploadCalls],
  Links: [linkCalls],
  Messages: [experienceCalls],
  Tracking: [eventCalls],
  Feedback: [feedbackCalls],
  'The viewer': [accountCalls, sessionCalls],
  'Names and invites': [nameCalls],
  'Generic resource': [apiResourceCalls],
};

/** Creates every call of the server. */
export function allCalls(services: Services): readonly Call[] {
  return Object.entries(AREAS).flatMap(([area, groups]) =>
    groups.flatMap((calls) => calls(services).map((call) => ({ ...call, area }))),
  );
}
