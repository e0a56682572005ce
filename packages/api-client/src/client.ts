import type { Clock } from '@tackboard/domain';
import type { Drift } from '@tackboard/domain/wire';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints.js';

/** Longest that one attempt may take, answer body included. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** Longest that a call may take with all its attempts and the waits between them. */
export const TOTAL_TIMEOUT_MS = 30_000;

/** Sends one request: the platform's `fetch`, or a function in its place. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What an attempt came to; told to `onAttempt`. Carries no payload and no address. */
export interface AttemptReport {
  readonly endpoint: EndpointName;
  /** 1 for the first. */
  readonly attempt: number;
  readonly durationMs: number;
  /** The HTTP status, when there was an answer. */
  readonly status?: number;
  /** The error, when the attempt failed. */
  readonly error?: unknown;
  /** The wait before the next attempt; absent when this was the last. */
  readonly retryInMs?: number;
}

/** What a client needs. Only `origin` and `fetch` are required. */
export interface ClientOptions {
  /** Where the server is, such as `https://pins.example`; empty in a browser: the page's own origin. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** Time for timeouts and waits. Default: the platform's. */
  readonly clock?: Clock;
  /** From 0 up to 1, spreads the waits between attempts. Default: `Math.random`. */
  readonly random?: () => number;
  /** The value of the `csrftoken` cookie, asked before every attempt of a write. */
  readonly csrfToken?: () => string | undefined;
  /** `false` when the device is known to have no network. Default: not known. */
  readonly isOnline?: () => boolean;
  /** Further headers, asked before every attempt: on a server the `cookie` of the request it answers. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The path of the page that calls, for `source_url`. Default: `/`. */
  readonly sourceUrl?: () => string;
  /** Whether cookies go along. Default: `same-origin`. */
  readonly credentials?: RequestCredentials;
  /** Lines that replace those of {@link ENDPOINTS}. */
  readonly endpoints?: Partial<Readonly<Record<EndpointName, Endpoint>>>;
  /** Milliseconds that one attempt may take. Default: {@link ATTEMPT_TIMEOUT_MS}. */
  readonly attemptTimeoutMs?: number;
  /** Milliseconds that a call may take with all attempts. Default: {@link TOTAL_TIMEOUT_MS}. */
  readonly totalTimeoutMs?: number;
  /** Told what an answer holds that the model does not expect. */
  readonly onDrift?: (drift: Drift) => void;
  /** Told after every attempt. It must not throw. */
  readonly onAttempt?: (report: AttemptReport) => void;
}

/** A server as the calls take it: made by {@link createClient}, never changed. Holds no state between calls. */
export interface Client extends Omit<ClientOptions, keyof ClientDefaults>, ClientDefaults {}

/** The options that have a default, filled in. */
export interface ClientDefaults {
  readonly clock: Clock;
  readonly random: () => number;
  readonly sourceUrl: () => string;
  readonly credentials: RequestCredentials;
  readonly attemptTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly endpoints: Readonly<Record<EndpointName, Endpoint>>;
}

const PLATFORM_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => globalThis.setTimeout(callback, delayMs),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as number | undefined),
};

/**
 * Makes what every call takes first. In a browser one for the page; on a server one for each request, so that
 * no viewer's cookies meet another's.
 */
export function createClient(options: ClientOptions): Client {
  return {
    ...options,
    origin: options.origin.replace(/\/$/, ''),
    clock: options.clock ?? PLATFORM_CLOCK,
    random: options.random ?? Math.random,
    sourceUrl: options.sourceUrl ?? (() => '/'),
    credentials: options.credentials ?? 'same-origin',
    attemptTimeoutMs: options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS,
    totalTimeoutMs: options.totalTimeoutMs ?? TOTAL_TIMEOUT_MS,
    endpoints: { ...ENDPOINTS, ...options.endpoints },
  };
}
