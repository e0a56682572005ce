import { READ_PIN } from '../endpoints.js';
import { type CallError, isCallError } from '../errors.js';
import type { Payload } from '../payload.js';
import { type Check, type ContractCase, type Fixtures, MISSING_ID } from './contract-case.js';
import type { ContractVisitor, ReceivedResponse } from './contract-visitor.js';
import { itemsOf, savesOf, textAt } from './field.js';
import { describe, printed, printedPayload } from './problem.js';
import { shapeProblem } from './shape-problem.js';

/** A broken rule in one line, see {@link describe}. `undefined`: the check passed. */
type Problem = string | undefined;

/** What a check works with. */
export interface CheckSubject {
  readonly one: ContractCase;
  readonly payload: Payload;
  readonly fixtures: Fixtures;
  readonly visitor: ContractVisitor;
  /** A visitor without a session. */
  readonly signedOut: () => Promise<ContractVisitor>;
  /** The first response, and its key. */
  readonly first: ReceivedResponse;
  readonly key: string;
}

/** At most this many pages are read. */
const MAX_PAGES = 5;

/** Names of code: an error message for a person contains none. */
const STACK_TRACE = /\n\s+at |\.[jt]s:\d+|Traceback|Exception in thread|SQLITE_|node_modules/;

/** Runs one check. */
export const RUN_CHECK: Readonly<Record<Check, (subject: CheckSubject) => Promise<Problem>>> = {
  response: async ({ one, payload, first }) => responseProblem(one, payload, first),
  'read back': readBackProblem,
  paging: pagingProblem,
  key: keyProblem,
  'bad input': async ({ one, payload, visitor }) => {
    const field = one.badField ?? '';
    const bad = { [field]: { not: ['valid'] } };
    const response = await visitor.send(one.endpoint, { ...payload, ...bad });
    return refusalProblem(response, {
      sent: printedPayload(bad),
      expected: 'a refusal with a status below 500',
      mend: `Check the value of ${field} before you use it.`,
      isExpected: (status) => status < 500,
    });
  },
  missing: async ({ one, payload, visitor }) => {
    const missing = { [one.missingField ?? '']: MISSING_ID };
    const response = await visitor.send(one.endpoint, { ...payload, ...missing });
    return refusalProblem(response, {
      sent: printedPayload(missing),
      expected: 'HTTP 404 or 410',
      mend: 'Nothing has this id: refuse it, so that nobody is shown a success or an empty page.',
      isExpected: (status) => [404, 410].includes(status),
    });
  },
  'signed out': async ({ one, payload, signedOut }) => {
    const response = await (await signedOut()).send(one.endpoint, payload);
    return refusalProblem(response, {
      sent: `${printedPayload(payload)} without a session`,
      expected: 'HTTP 401',
      mend: 'That status opens the login: check the session before anything else.',
      isExpected: (status) => status === 401,
    });
  },
  secret: async ({ one, payload, signedOut }) => {
    const response = await (await signedOut()).send(one.endpoint, payload);
    return refusalProblem(response, {
      sent: `${printedPayload(payload)} of a secret board without a session`,
      expected: 'HTTP 401, 403 or 404',
      mend: 'Show a secret board to its owner and collaborators alone.',
      isExpected: (status) => [401, 403, 404].includes(status),
    });
  },
  CSRF: async ({ one, payload, visitor }) => {
    const response = await visitor.send(one.endpoint, payload, { isWithoutToken: true });
    return refusalProblem(response, {
      sent: `${printedPayload(payload)} without X-CSRFToken`,
      expected: 'HTTP 403',
      mend: 'Compare the header with the cookie csrftoken: other sites can send a request, but cannot read the cookie.',
      isExpected: (status) => status === 403,
    });
  },
};

/** Whether a response means that the server has no such endpoint. */
export function isNotOffered({ status, envelope }: ReceivedResponse): boolean {
  return [404, 405, 501].includes(status) && !envelope.response;
}

function responseProblem(one: ContractCase, payload: Payload, response: ReceivedResponse): Problem {
  const { envelope } = response;
  const sent = printedPayload(payload);
  if (!envelope.response) {
    return describe({
      sent,
      received: contents(response),
      expected: 'a success',
      mend: envelope.failure
        ? 'The client sends these values: accept them. The log of the server says why it did not.'
        : SUCCESS_FORM,
    });
  }
  const { data } = envelope.response;
  const problem = shapeProblem(one.shape, data);
  if (problem !== undefined) return describe({ sent, ...problem });
  const size = payload['page_size'];
  const { length } = itemsOf(data);
  if (typeof size !== 'number' || length <= size) return undefined;
  return describe({
    sent,
    received: `the response has ${length} items`,
    expected: `at most ${size}`,
    mend: 'Return no more than page_size, and a bookmark with which the rest is asked for.',
  });
}

async function readBackProblem({ one, payload, fixtures, visitor }: CheckSubject) {
  const read = { id: fixtures.pinId };
  const response = await visitor.send(READ_PIN, read);
  const sent = `${printedPayload(payload)}, then readPin with ${printedPayload(read)}`;
  const pin = response.envelope.response?.data;
  if (typeof pin !== 'object' || pin === null) {
    const mend = 'Return the pin as the viewer sees it now.';
    return describe({ sent, received: contents(response), expected: 'a pin', mend });
  }
  const saves = savesOf(pin);
  const isSaved = Object.keys(saves).length > 0;
  if (isSaved === (one.readsBack === 'saved')) return undefined;
  return describe(
    isSaved
      ? {
          sent,
          received: printedPayload(saves),
          expected: 'pinned_to_board null, and no is_saved_to_profile',
          mend: "Delete the viewer's copy before you respond: after a reload the card shows what is read.",
        }
      : {
          sent,
          received: 'a pin that is not saved',
          expected: 'a board in pinned_to_board, or is_saved_to_profile true',
          mend: 'Store the save before you respond: after a reload the card shows what is read.',
        },
  );
}

async function pagingProblem({ one, payload, visitor }: CheckSubject): Promise<Problem> {
  const seen = new Set<string>();
  const bookmarks = new Set<string>();
  let bookmark: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const from = bookmark === undefined ? {} : { bookmarks: [bookmark] };
    const asked = { ...payload, page_size: 1, ...from };
    const response = await visitor.send(one.endpoint, asked);
    const problem = responseProblem(one, asked, response);
    if (problem !== undefined || !response.envelope.response) return `page ${page}: ${problem}`;
    const { data, bookmark: next } = response.envelope.response;
    const ids = itemsOf(data).map((item) => textAt(item, 'id') ?? '');
    const again = ids.find((id) => seen.has(id));
    if (again !== undefined) {
      return describe({
        sent: printedPayload(from),
        received: `page ${page} repeats the item ${printed(again)}`,
        expected: 'the items after it',
        mend: 'Begin each page where the one with this bookmark ended.',
      });
    }
    for (const id of ids) seen.add(id);
    if (next === undefined) return undefined;
    if (bookmarks.has(next)) {
      return describe({
        sent: printedPayload(from),
        received: `page ${page} returns the bookmark ${printed(next)} once more`,
        expected: 'another one, or none on the last page',
        mend: 'The client would read the same page again and again.',
      });
    }
    bookmarks.add(next);
    bookmark = next;
  }
  return undefined;
}

async function keyProblem({ one, payload, fixtures, visitor, first, key }: CheckSubject) {
  const again = await visitor.send(one.endpoint, payload, { key });
  const expected = first.envelope.response?.data ?? null;
  const data = again.envelope.response?.data ?? null;
  if (!again.envelope.response || JSON.stringify(data) !== JSON.stringify(expected)) {
    return describe({
      sent: `${printedPayload(payload)} once more with the same Idempotency-Key`,
      received: again.envelope.response ? `data ${printed(data)}` : contents(again),
      expected: `the first response, with data ${printed(expected)}`,
      mend: 'Store the response with its key, in the transaction of the write: otherwise a retry writes twice.',
    });
  }
  const otherPayload = one.otherPayload?.(fixtures);
  if (!otherPayload) return undefined;
  const other = await visitor.send(one.endpoint, otherPayload, { key });
  return refusalProblem(other, {
    sent: `${printedPayload(otherPayload)} with the Idempotency-Key of another request`,
    expected: 'a refusal with a status from 400 to 499',
    mend: 'Store the request with its key, and refuse the key for any other request.',
    isExpected: (status) => status >= 400 && status < 500,
  });
}

/** A request that the server must refuse. */
interface Refused {
  readonly sent: string;
  readonly expected: string;
  readonly mend: string;
  readonly isExpected: (status: number) => boolean;
}

function refusalProblem(response: ReceivedResponse, { isExpected, ...refused }: Refused): Problem {
  const { status, envelope, text } = response;
  const received = contents(response);
  if (STACK_TRACE.test(text)) {
    return describe({
      ...refused,
      received: `the response shows code, ${excerpt(text)}`,
      mend: 'People read this message, and so do attackers: log the error, and return a sentence.',
    });
  }
  if (envelope.response) return describe({ ...refused, received });
  if (!envelope.failure) return describe({ ...refused, received, mend: FAILURE_FORM });
  if (status < 400) {
    return describe({
      ...refused,
      received: `HTTP ${status} with an error`,
      mend: 'Use the status of HTTP too: the browser and whatever is between read nothing else.',
    });
  }
  return isExpected(status) ? undefined : describe({ ...refused, received });
}

const SUCCESS_FORM =
  'The client reads JSON of the form {"resource_response": {"status": "success", "data": …}}, or what `unwrap` of the endpoint makes of it.';

const FAILURE_FORM =
  'The client reads the reason from {"resource_response": {"status": "failure", "error": {"message": "…"}}}.';

/** The status and what came with it: where a redirect leads, the message of a refusal, or the beginning of the text. */
function contents({ status, headers, envelope, text }: ReceivedResponse): string {
  if (envelope.response) return `HTTP ${status}, a success`;
  if (envelope.failure)
    return `HTTP ${status}, ${envelope.failure.displayMessage ?? excerpt(text)}`;
  const location = headers.get('location');
  const body = location === null ? excerpt(text) : `it leads to ${location}`;
  return `HTTP ${status} without an envelope, ${body || 'no text'}`;
}

function excerpt(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 100);
}

/** Why there was no response, in one line. */
export function lostResponse(error: CallError): string {
  if (isCallError(error, 'timeout')) {
    const seconds = error.timeoutMs / 1000;
    return `no response within ${seconds} s; expected one, because the client waits no longer. Respond sooner, or with 503 before anything is written.`;
  }
  if (!isCallError(error, 'connection')) return error.message;
  const problem = error.isBeforeSending
    ? 'no connection'
    : 'the connection ended without a response';
  return `${problem} (${connectionCode(error)}); expected a response to each request. See the log of the server.`;
}

/** The platform's code for a failed connection, such as `ECONNREFUSED`, else its message. */
export function connectionCode(error: Error): string {
  let cause = error;
  while (cause.cause instanceof Error) ({ cause } = cause as Error & { readonly cause: Error });
  return 'code' in cause ? String(cause.code) : cause.message;
}
