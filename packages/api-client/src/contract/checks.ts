import { type CallError, isCallError } from '../errors.js';
import type { Payload } from '../payload.js';
import { type Check, type ContractCase, type Fixtures, MISSING_ID } from './contract-case.js';
import type { ContractVisitor, ReceivedResponse } from './contract-visitor.js';
import { itemsOf, textAt } from './field.js';
import { shapeProblem } from './shape-problem.js';

/** A broken rule, in one line. `undefined`: the check passed. */
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
  response: async ({ one, first }) => responseProblem(one, first),
  paging: pagingProblem,
  key: keyProblem,
  'bad input': async ({ one, payload, visitor }) => {
    const field = one.badField ?? '';
    const response = await visitor.send(one.endpoint, { ...payload, [field]: { not: ['valid'] } });
    return refusalProblem(response, `with a nonsensical ${field}`, (status) => status < 500);
  },
  missing: async ({ one, payload, visitor }) => {
    const field = one.missingField ?? '';
    const response = await visitor.send(one.endpoint, { ...payload, [field]: MISSING_ID });
    return refusalProblem(response, `for an unknown ${field}`, (status) =>
      [404, 410].includes(status),
    );
  },
  'signed out': async ({ one, payload, signedOut }) => {
    const response = await (await signedOut()).send(one.endpoint, payload);
    return refusalProblem(response, 'for a visitor', (status) => status === 401);
  },
  secret: async ({ one, payload, signedOut }) => {
    const response = await (await signedOut()).send(one.endpoint, payload);
    return refusalProblem(response, 'of a secret board for a visitor', (status) =>
      [401, 403, 404].includes(status),
    );
  },
  CSRF: async ({ one, payload, visitor }) => {
    const response = await visitor.send(one.endpoint, payload, { isWithoutToken: true });
    return refusalProblem(response, 'without X-CSRFToken', (status) => status === 403);
  },
};

/** Whether a response means that the server has no such endpoint. */
export function isNotOffered({ status, envelope }: ReceivedResponse): boolean {
  return [404, 405, 501].includes(status) && !envelope.response;
}

function responseProblem(one: ContractCase, response: ReceivedResponse): Problem {
  const { status, envelope, text } = response;
  if (envelope.failure) {
    const { displayMessage = excerpt(text) } = envelope.failure;
    return `HTTP ${status}: ${displayMessage}`;
  }
  if (!envelope.response) return `HTTP ${status}, no envelope: ${contents(response)}`;
  return shapeProblem(one.shape, envelope.response.data);
}

async function pagingProblem({ one, payload, visitor }: CheckSubject): Promise<Problem> {
  const seen = new Set<string>();
  const bookmarks = new Set<string>();
  let bookmark: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const from = bookmark === undefined ? {} : { bookmarks: [bookmark] };
    const response = await visitor.send(one.endpoint, { ...payload, page_size: 1, ...from });
    const problem = responseProblem(one, response);
    if (problem !== undefined || !response.envelope.response) return `page ${page}: ${problem}`;
    const { data, bookmark: next } = response.envelope.response;
    const ids = itemsOf(data).map((item) => textAt(item, 'id') ?? '');
    if (ids.length > 1) return `page ${page} has ${ids.length} items, with page_size 1`;
    const again = ids.find((id) => seen.has(id));
    if (again !== undefined) return `page ${page} repeats the item ${again}`;
    for (const id of ids) seen.add(id);
    if (next === undefined) return undefined;
    if (bookmarks.has(next)) return `page ${page} repeats its bookmark`;
    bookmarks.add(next);
    bookmark = next;
  }
  return undefined;
}

async function keyProblem({ one, payload, fixtures, visitor, first, key }: CheckSubject) {
  const again = await visitor.send(one.endpoint, payload, { key });
  if (!again.envelope.response)
    return `the same key again: HTTP ${again.status}, not the first response`;
  const [before, after] = [first, again].map(({ envelope }) =>
    JSON.stringify(envelope.response?.data ?? null),
  );
  if (before !== after) return 'the same key returned other data';
  const otherPayload = one.otherPayload?.(fixtures);
  if (!otherPayload) return undefined;
  const other = await visitor.send(one.endpoint, otherPayload, { key });
  return refusalProblem(
    other,
    'for a key of another request',
    (status) => status >= 400 && status < 500,
  );
}

function refusalProblem(
  response: ReceivedResponse,
  when: string,
  isExpected: (status: number) => boolean,
): Problem {
  const { status, envelope, text } = response;
  if (STACK_TRACE.test(text)) return `shows its code ${when}: ${excerpt(text)}`;
  if (envelope.response) return `succeeds ${when}`;
  if (!envelope.failure) return `HTTP ${status} without an envelope ${when}: ${contents(response)}`;
  if (status < 400) return `HTTP ${status} with an error ${when}: use the status too`;
  return isExpected(status) ? undefined : `HTTP ${status} ${when}`;
}

/** What came instead of an envelope: where a redirect leads, or the beginning of the text. */
function contents({ headers, text }: ReceivedResponse): string {
  const location = headers.get('location');
  return location === null ? excerpt(text) : `it leads to ${location}`;
}

function excerpt(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 100);
}

/** Why there was no response, in one line. */
export function lostResponse(error: CallError): string {
  if (isCallError(error, 'timeout')) return `no response within ${error.timeoutMs / 1000} s`;
  if (!isCallError(error, 'connection')) return error.message;
  const problem = error.isBeforeSending
    ? 'no connection'
    : 'the connection ended without a response';
  return `${problem} (${connectionCode(error)})`;
}

/** The platform's code for a failed connection, such as `ECONNREFUSED`, else its message. */
export function connectionCode(error: Error): string {
  let cause = error;
  while (cause.cause instanceof Error) ({ cause } = cause as Error & { readonly cause: Error });
  return 'code' in cause ? String(cause.code) : cause.message;
}
