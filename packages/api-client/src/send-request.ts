import type { Client } from './client.js';
import { AbortedError } from './errors/aborted-error.js';
import type { CallErrorDetails } from './errors/call-error.js';
import { ConnectionError } from './errors/connection-error.js';
import { OfflineError } from './errors/offline-error.js';
import { TimeoutError } from './errors/timeout-error.js';

/** A response with its whole body. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One request with its limits, and the error details to use when it fails. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** Milliseconds until the request is aborted. */
  readonly timeoutMs: number;
  /** The limit that a `TimeoutError` names, in milliseconds: of this attempt, or of the whole call. */
  readonly limitMs: number;
  readonly signal: AbortSignal | undefined;
  /** Used once the request may have reached the server. */
  readonly lost: CallErrorDetails;
  /** Used when the request has not left. */
  readonly unsent: CallErrorDetails;
}

/** Node's error codes for a connection that was never made. Browsers report none. */
const CONNECT_PHASE_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends one request and reads the whole response, within `timeoutMs` and until `signal` aborts.
 * Throws {@link AbortedError}, {@link TimeoutError}, {@link OfflineError} or {@link ConnectionError}.
 */
export function sendRequest(client: Client, request: PreparedRequest): Promise<RawResponse> {
  const { signal, lost } = request;
  // Call it without a receiver: a browser's fetch throws for any but the window.
  const { fetch, clock } = client;
  const isOffline = client.isOnline?.() === false;
  const controller = new AbortController();

  const send = async (): Promise<RawResponse> => {
    try {
      const response = await fetch(request.url, { ...request.init, signal: controller.signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (isOffline) throw new OfflineError({ ...request.unsent, cause });
      const isBeforeSending = isConnectPhase(cause);
      const details = isBeforeSending ? request.unsent : lost;
      throw new ConnectionError({ ...details, cause, isBeforeSending });
    }
  };

  // A custom fetch may ignore its signal, so the first of response, limit and abort ends the request.
  return new Promise<RawResponse>((resolve, reject) => {
    const end = (error?: Error): void => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (!error) return;
      reject(error);
      controller.abort(error);
    };
    const timer = clock.setTimeout(
      () => end(new TimeoutError({ ...lost, timeoutMs: request.limitMs })),
      request.timeoutMs,
    );
    const abort = (): void => end(new AbortedError({ ...lost, cause: signal?.reason }));
    signal?.addEventListener('abort', abort);
    send().then(
      (response) => {
        end();
        resolve(response);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}

function isConnectPhase(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    CONNECT_PHASE_CODES.has(cause.code)
  );
}
