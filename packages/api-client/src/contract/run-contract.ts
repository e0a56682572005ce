import type { Clock } from '@tackboard/domain';
import { READ_SESSION } from '../endpoints.js';
import type { Fetch } from '../client.js';
import type { EndpointOverrides } from '../endpoint.js';
import { isCallError } from '../errors.js';
import { CONTRACT_CASES } from './cases/all-cases.js';
import { type CheckSubject, isNotOffered, lostResponse, RUN_CHECK } from './checks.js';
import {
  type Check,
  checksOf,
  type ContractCase,
  type Fixtures,
  isKeyedCase,
  REQUIRED_CALLS,
} from './contract-case.js';
import { type ContractVisitor, createVisitor } from './contract-visitor.js';
import { describe, printedPayload } from './problem.js';

/** An option of the contract cannot be used. Nothing was tested. */
export class ContractOptionError extends Error {
  override readonly name = 'ContractOptionError';
  readonly code = 'contract-option';
}

/** Whether an error is a {@link ContractOptionError}, also of another copy of this package. */
export function isContractOptionError(error: unknown): error is ContractOptionError {
  return error instanceof Error && 'code' in error && error.code === 'contract-option';
}

/** The server to test. */
export interface ContractOptions {
  /** The origin, such as `http://localhost:3000`. */
  readonly baseUrl: string;
  /** The cookies of a signed-in viewer: `name=value; name=value`. Use a test account: the contract writes to it. */
  readonly session: string;
  /** The endpoints of a host with other paths, as `endpoints` of `createClient`. */
  readonly endpoints?: EndpointOverrides;
  /** A valid invite code. Without one, invites are not tested. */
  readonly inviteCode?: string;
  /** Default: the platform's. */
  readonly fetch?: Fetch;
  /** Reports these cases only, by the name of the endpoint; a server that lacks one of them fails. */
  readonly only?: readonly string[];
  /** Called with the results of each endpoint as soon as it has been tested. */
  readonly onEndpoint?: (results: readonly ContractResult[]) => void;
  /** Used for timeouts and waits. Default: the platform's clock. */
  readonly clock?: Clock;
}

/** The outcome of one check of one endpoint. */
export interface ContractResult {
  /** The name of the endpoint, such as `savePin`. */
  readonly endpoint: string;
  readonly check: Check | 'cookies' | 'session';
  readonly outcome: 'pass' | 'fail' | 'not offered';
  /** What is wrong: the value that was sent, what came, what was expected and how to mend it; or why it was not tested. */
  readonly detail?: string;
}

/**
 * Tests a server against the contract of the client. Rejects with a `ContractOptionError` for an option that cannot be
 * used, and with a `ConnectionError` when the first request gets no connection. A connection that is lost later, and a
 * response that does not come in time, are failures of their call.
 */
export async function runContract(options: ContractOptions): Promise<readonly ContractResult[]> {
  checkOptions(options);
  const { baseUrl, session, endpoints = {}, inviteCode, only, clock } = options;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const newVisitor = (cookies: string) =>
    createVisitor({ baseUrl, fetch, endpoints, session: cookies, clock });
  const visitor = newVisitor(session);
  const signedOut = async (): Promise<ContractVisitor> => {
    const other = newVisitor('');
    await other.send(READ_SESSION, {});
    return other;
  };
  const fixtures: Fixtures = {
    nonce: crypto.randomUUID().slice(0, 8),
    ...(inviteCode !== undefined && { inviteCode }),
  };
  const isTested = (name: string): boolean => only === undefined || only.includes(name);
  const required: readonly string[] = only ?? REQUIRED_CALLS;

  const results: ContractResult[] = [];
  let ofEndpoint = [await cookieResult(signedOut), ...(await sessionResult(visitor, session))];
  for (const [at, one] of CONTRACT_CASES.entries()) {
    const { name } = one.endpoint;
    const context = { fixtures, visitor, signedOut, isRequired: required.includes(name) };
    ofEndpoint.push(...(await runCase(one, context, isTested(name))));
    if (CONTRACT_CASES[at + 1]?.endpoint.name === name || ofEndpoint.length === 0) continue;
    options.onEndpoint?.(ofEndpoint);
    results.push(...ofEndpoint);
    ofEndpoint = [];
  }
  return results;
}

const NAMES: readonly string[] = CONTRACT_CASES.map(({ endpoint }) => endpoint.name);

function checkOptions({ baseUrl, only, endpoints = {} }: ContractOptions): void {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new ContractOptionError(
      `"${baseUrl}" is not the URL of a server: write it as http://localhost:3000.`,
    );
  }
  const names = [...(only ?? []), ...Object.keys(endpoints)];
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown === undefined) return;
  const known = [...new Set(NAMES)].join(', ');
  throw new ContractOptionError(`There is no call "${unknown}". The calls are ${known}.`);
}

interface CaseContext extends Pick<CheckSubject, 'fixtures' | 'visitor' | 'signedOut'> {
  /** Whether a call that cannot be tested fails. */
  readonly isRequired: boolean;
}

/** Runs a case; one that is not tested only keeps what later ones need. */
async function runCase(
  one: ContractCase,
  context: CaseContext,
  isTested: boolean,
): Promise<ContractResult[]> {
  const { fixtures, signedOut, isRequired } = context;
  const { name: endpoint } = one.endpoint;
  const untested = (detail: string, problem: string): ContractResult[] => {
    if (!isTested) return [];
    if (isRequired) return [resultOf(endpoint, 'response', problem)];
    return [{ endpoint, check: 'response', outcome: 'not offered', detail }];
  };
  const payload = one.payload(fixtures);
  if (!payload) {
    const needs = `it needs ${one.needs ?? 'what an earlier response lacks'}`;
    const problem = `nothing was sent: ${needs}. Mend earlier failures first, or give the test account what is missing.`;
    return untested(needs, problem);
  }

  const key = crypto.randomUUID();
  const sendFirst = async () => {
    const visitor = one.isSeparate === true ? await signedOut() : context.visitor;
    const first = await visitor.send(one.endpoint, payload, isKeyedCase(one) ? { key } : {});
    return { visitor, first };
  };
  const sent = await sendFirst().catch(lostDetail);
  if (typeof sent === 'string') {
    const detail = `sent ${printedPayload(payload)}: ${sent}`;
    return isTested ? [resultOf(endpoint, 'response', detail)] : [];
  }
  const { visitor, first } = sent;
  if (isNotOffered(first)) {
    return untested(
      `HTTP ${first.status}`,
      describe({
        sent: `${first.route} with ${printedPayload(payload)}`,
        received: `HTTP ${first.status}`,
        expected: 'the server to have this call',
        mend: 'Add it, or name its path in `endpoints` (--endpoints).',
      }),
    );
  }
  if (first.envelope.response) one.keep?.(fixtures, first.envelope.response.data);
  if (!isTested) return [];

  const subject = { ...context, one, payload, visitor, first, key };
  const results: ContractResult[] = [];
  for (const check of checksOf(one)) {
    if (check === 'read back' && fixtures.isPinReadable !== true) continue;
    const detail = await RUN_CHECK[check](subject).catch(lostDetail);
    results.push(resultOf(endpoint, check, detail));
    // A request that fails for other reasons proves nothing about the rest.
    if (check === 'response' && detail !== undefined) break;
  }
  return results;
}

function resultOf(
  endpoint: string,
  check: ContractResult['check'],
  detail: string | undefined,
): ContractResult {
  return detail === undefined
    ? { endpoint, check, outcome: 'pass' }
    : { endpoint, check, outcome: 'fail', detail };
}

/** What is wrong when no response came. Any other error is thrown on. */
function lostDetail(error: unknown): string {
  if (isCallError(error)) return lostResponse(error);
  throw error;
}

/** The cookies belong to a signed-in viewer. No result without a response: that is a failure of `readSession`. */
async function sessionResult(visitor: ContractVisitor, session: string): Promise<ContractResult[]> {
  if (session.trim() === '') return [];
  const received = await visitor.send(READ_SESSION, {}).catch(lostDetail);
  const data = typeof received === 'string' ? undefined : received.envelope.response?.data;
  const isSignedIn = (data as { readonly is_authenticated?: unknown } | null | undefined)
    ?.is_authenticated;
  if (typeof isSignedIn !== 'boolean') return [];
  const problem = describe({
    sent: 'the cookies of `session` (--session)',
    received: 'is_authenticated is false',
    expected: 'true',
    mend: 'Sign in as the test account, and copy both cookies again.',
  });
  return [resultOf('readSession', 'session', isSignedIn ? undefined : problem)];
}

/** A visitor gets a CSRF token in a cookie that scripts can read and that lasts on every path. */
async function cookieResult(signedOut: CheckSubject['signedOut']): Promise<ContractResult> {
  const detail = await signedOut().then(cookieProblem, (error: unknown) => {
    // Without a connection there is nothing to test.
    if (isCallError(error, 'connection')) throw error;
    return lostDetail(error);
  });
  return resultOf('readSession', 'cookies', detail);
}

function cookieProblem({ cookieLines }: ContractVisitor): string | undefined {
  const line = cookieLines.find((each) => each.startsWith('csrftoken='));
  const received =
    line === undefined
      ? 'no csrftoken cookie is set'
      : /;\s*httponly/i.test(line)
        ? 'csrftoken is HttpOnly'
        : /;\s*path=\/\s*(;|$)/i.test(line)
          ? undefined
          : 'csrftoken has no Path=/';
  if (received === undefined) return undefined;
  return describe({
    sent: 'no cookies',
    received,
    expected: 'Set-Cookie: csrftoken=…; Path=/',
    mend: 'Scripts of every page read the cookie and repeat it in X-CSRFToken with each write.',
  });
}
