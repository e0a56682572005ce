import type { Clock, Random } from '@tackboard/domain';
import { systemClock, systemRandom } from '@tackboard/domain/platform';
import type { Drift } from '@tackboard/domain/wire';
import type { EndpointOverrides } from './endpoint.js';
import { RETRY_DEFAULTS, type RetryOptions } from './retry.js';

/** Time limit of one attempt, including the response body. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** Time limit of a call with all its attempts and the waits between them. */
const TOTAL_TIMEOUT_MS = 30_000;

/** The platform's `fetch`, or a function in its place. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Passed to `onAttempt`. Contains no payload and no URL. */
export interface AttemptReport {
  /** The name of the endpoint, such as `savePin`. */
  readonly endpoint: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly durationMs: number;
  /** The HTTP status, when there was a response. */
  readonly status?: number;
  /** The error, when the attempt failed. */
  readonly error?: unknown;
  /** Milliseconds until the next attempt; absent on the last one. */
  readonly retryInMs?: number;
}

/** Options of {@link createClient}. */
export interface ClientOptions {
  /** The server's origin, such as `https://pins.example`. In a browser an empty string is the page's own origin. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** Used for timeouts and waits. Default: the platform's clock. */
  readonly clock?: Clock;
  /** Random bytes, for the jitter of the waits between attempts. Default: the platform's. */
  readonly random?: Random;
  /** Returns the value of the `csrftoken` cookie. Called before every attempt of a write. */
  readonly csrfToken?: () => string | undefined;
  /** Returns `false` when the device has no network. Default: unknown. */
  readonly isOnline?: () => boolean;
  /** Returns more headers, such as the `cookie` of the incoming request on a server. Called before every attempt. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Returns the path of the current page, sent as `source_url`. Default: `/`. */
  readonly sourceUrl?: () => string;
  /** Default: `same-origin`. */
  readonly credentials?: RequestCredentials;
  /** Changes method, path or encoding of single endpoints, by name: `{ savePin: { path: '/api/saves' } }`. */
  readonly endpoints?: EndpointOverrides;
  /** Retries of failed calls. Default: two. */
  readonly retry?: RetryOptions;
  /** Time limit of one attempt in milliseconds. Default: {@link ATTEMPT_TIMEOUT_MS}. */
  readonly attemptTimeoutMs?: number;
  /** Time limit of a call with all attempts, in milliseconds. Default: 30 seconds. */
  readonly totalTimeoutMs?: number;
  /** Called for each part of a response that does not fit the model. */
  readonly onDrift?: (drift: Drift) => void;
  /** Called after every attempt. It must not throw. */
  readonly onAttempt?: (report: AttemptReport) => void;
}

/** The first argument of every call. Create it with {@link createClient}; it is immutable. */
export interface Client extends Omit<ClientOptions, keyof ClientDefaults>, ClientDefaults {}

/** The options that have a default. */
export interface ClientDefaults {
  readonly clock: Clock;
  readonly random: Random;
  readonly sourceUrl: () => string;
  readonly credentials: RequestCredentials;
  readonly attemptTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly endpoints: EndpointOverrides;
  readonly retry: RetryOptions & typeof RETRY_DEFAULTS;
}

/**
 * Creates a client. In a browser create one for the page, on a server one for each request, so that cookies of one viewer
 * are never sent for another.
 */
export function createClient(options: ClientOptions): Client {
  return {
    ...options,
    origin: options.origin.replace(/\/$/, ''),
    clock: options.clock ?? systemClock,
    random: options.random ?? systemRandom,
    sourceUrl: options.sourceUrl ?? (() => '/'),
    credentials: options.credentials ?? 'same-origin',
    attemptTimeoutMs: options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS,
    totalTimeoutMs: options.totalTimeoutMs ?? TOTAL_TIMEOUT_MS,
    endpoints: options.endpoints ?? {},
    retry: { ...RETRY_DEFAULTS, ...options.retry },
  };
}
