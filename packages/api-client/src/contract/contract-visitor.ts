import type { Clock } from '@tackboard/domain';
import { type Client, createClient, type Fetch } from '../client.js';
import {
  callName,
  type AnyEndpoint,
  type EndpointOverrides,
  isRead,
  resolveEndpoint,
} from '../endpoint.js';
import { type Envelope, parseEnvelope } from '../envelope.js';
import type { Payload } from '../payload.js';
import { buildRequest } from '../request.js';
import { retryAfterMs, wait } from '../retry.js';
import { sendRequest } from '../send-request.js';

/** A response, as it arrived. */
export interface ReceivedResponse {
  /** The method and path of its request, such as `GET /resource/PinResource/get/`. */
  readonly route: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly envelope: Envelope;
}

/** What a request leaves out or adds. */
export interface SendOptions {
  readonly key?: string;
  /** Sends no `X-CSRFToken`. */
  readonly isWithoutToken?: boolean;
}

/**
 * Sends single requests with a cookie jar, as a browser does: no retries, no shared reads. A request without a response in
 * the time that the client gives an attempt rejects with a `TimeoutError`, one without a connection with a `ConnectionError`.
 */
export interface ContractVisitor {
  readonly cookies: ReadonlyMap<string, string>;
  /** The `Set-Cookie` lines that arrived. */
  readonly cookieLines: readonly string[];
  readonly send: (
    endpoint: AnyEndpoint,
    payload: Payload,
    options?: SendOptions,
  ) => Promise<ReceivedResponse>;
}

/** What a visitor needs to know of the server. */
export interface VisitorOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly endpoints: EndpointOverrides;
  /** The cookies to start with: `name=value; name=value`. */
  readonly session: string;
  /** Default: the platform's. */
  readonly clock?: Clock | undefined;
}

/** How often a request is repeated after 429. */
const MAX_WAITS = 3;

/** Used when 429 has no `Retry-After`, in milliseconds. */
const DEFAULT_WAIT_MS = 1000;

/** Creates a visitor. */
export function createVisitor(options: VisitorOptions): ContractVisitor {
  const cookies = new Map<string, string>();
  const cookieLines: string[] = [];
  for (const pair of options.session.split(';')) setCookie(cookies, pair);

  const client: Client = createClient({
    origin: options.baseUrl,
    fetch: options.fetch,
    endpoints: options.endpoints,
    ...(options.clock !== undefined && { clock: options.clock }),
    csrfToken: () => cookies.get('csrftoken'),
    headers: () => ({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
  });
  const { csrfToken: _, ...withoutToken } = client;

  const send: ContractVisitor['send'] = async (endpoint, payload, { key, isWithoutToken } = {}) => {
    const row = resolveEndpoint(client, endpoint);
    const idempotencyKey = key === undefined ? {} : { idempotencyKey: key };
    const call = callName(row);
    const unsent = { call, outcome: 'failed' } as const;
    const lost = isRead(row) ? unsent : ({ call, outcome: 'unknown' } as const);
    for (let waits = 0; ; waits += 1) {
      const sender = isWithoutToken === true ? withoutToken : client;
      const { url, init } = buildRequest(sender, row, payload, idempotencyKey);
      const { status, headers, text } = await sendRequest(
        client,
        url,
        { ...init, redirect: 'manual' },
        { remainingMs: client.totalTimeoutMs, signal: undefined, lost, unsent },
      );
      for (const line of headers.getSetCookie()) {
        cookieLines.push(line);
        setCookie(cookies, line.split(';')[0] ?? '');
      }
      if (status === 429 && waits < MAX_WAITS) {
        const waitMs = retryAfterMs(headers, client.clock.now()) ?? DEFAULT_WAIT_MS;
        await wait(client.clock, waitMs, undefined);
        continue;
      }
      const route = `${row.method} ${row.path}`;
      return { route, status, headers, text, envelope: parseEnvelope(status, text, row.unwrap) };
    }
  };
  return { cookies, cookieLines, send };
}

function setCookie(cookies: Map<string, string>, pair: string): void {
  const at = pair.indexOf('=');
  if (at <= 0) return;
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
