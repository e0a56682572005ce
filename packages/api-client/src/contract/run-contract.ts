import type { Fetch } from '../client.js';
import type { EndpointOverrides } from '../endpoint.js';
import { READ_SESSION } from '../sessions/session-endpoint.js';
import { CONTRACT_CASES } from './all-cases.js';
import { type CheckSubject, isNotOffered, RUN_CHECK } from './checks.js';
import {
  type Check,
  checksOf,
  type ContractCase,
  type Fixtures,
  isKeyedCase,
} from './contract-case.js';
import { type ContractVisitor, createVisitor } from './contract-visitor.js';

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
  /** Runs these cases only, by the name of the endpoint, and the reads that they need. */
  readonly only?: readonly string[];
}

/** The outcome of one check of one endpoint. */
export interface ContractResult {
  /** The name of the endpoint, such as `savePin`. */
  readonly endpoint: string;
  readonly check: Check | 'cookies';
  readonly outcome: 'pass' | 'fail' | 'not offered';
  /** What is wrong, or why it was not tested. */
  readonly detail?: string;
}

/** Tests a server against the contract of the client. Rejects only when there is no connection. */
export async function runContract(options: ContractOptions): Promise<readonly ContractResult[]> {
  const { baseUrl, session, endpoints = {}, inviteCode, only } = options;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const newVisitor = (cookies: string) =>
    createVisitor({ baseUrl, fetch, endpoints, session: cookies });
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

  const results: ContractResult[] = [await cookieResult(await signedOut())];
  for (const one of CONTRACT_CASES) {
    const isTested = only === undefined || only.includes(one.endpoint.name);
    const found = await runCase(one, { fixtures, visitor, signedOut }, isTested);
    if (isTested) results.push(...found);
  }
  return results;
}

type CaseContext = Pick<CheckSubject, 'fixtures' | 'visitor' | 'signedOut'>;

/** Runs a case; one that is not tested only keeps what later ones need. */
async function runCase(
  one: ContractCase,
  context: CaseContext,
  isTested: boolean,
): Promise<ContractResult[]> {
  const { fixtures, signedOut } = context;
  const { name: endpoint } = one.endpoint;
  const notOffered = (detail: string): ContractResult[] => [
    { endpoint, check: 'response', outcome: 'not offered', detail },
  ];
  const payload = one.payload(fixtures);
  if (!payload) return notOffered('an earlier response lacks what it needs');

  const visitor = one.isSeparate === true ? await signedOut() : context.visitor;
  const key = crypto.randomUUID();
  const first = await visitor.send(one.endpoint, payload, isKeyedCase(one) ? { key } : {});
  if (isNotOffered(first)) return notOffered(`HTTP ${first.status}`);
  if (first.envelope.response) one.keep?.(fixtures, first.envelope.response.data);
  if (!isTested) return [];

  const subject = { ...context, one, payload, visitor, first, key };
  const results: ContractResult[] = [];
  for (const check of checksOf(one)) {
    const detail = await RUN_CHECK[check](subject);
    results.push({
      endpoint,
      check,
      outcome: detail === undefined ? 'pass' : 'fail',
      ...(detail !== undefined && { detail }),
    });
    // A request that fails for other reasons proves nothing about the rest.
    if (check === 'response' && detail !== undefined) break;
  }
  return results;
}

/** A visitor gets a CSRF token in a cookie that scripts can read and that lasts on every path. */
async function cookieResult({ cookieLines }: ContractVisitor): Promise<ContractResult> {
  const result = { endpoint: READ_SESSION.name, check: 'cookies' } as const;
  const line = cookieLines.find((each) => each.startsWith('csrftoken='));
  const detail =
    line === undefined
      ? 'reading the session sets no csrftoken cookie'
      : /;\s*httponly/i.test(line)
        ? 'csrftoken is HttpOnly: scripts cannot repeat it'
        : /;\s*path=\/\s*(;|$)/i.test(line)
          ? undefined
          : 'csrftoken has no Path=/';
  return detail === undefined
    ? { ...result, outcome: 'pass' }
    : { ...result, outcome: 'fail', detail };
}
