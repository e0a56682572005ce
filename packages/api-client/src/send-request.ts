import type { Client } from './client.js';
import {
  AbortedError,
  type CallErrorDetails,
  ConnectionError,
  OfflineError,
  TimeoutError,
} from './errors.js';

/** A response with its whole body. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The limits of a request, and the error details to use when it fails. */
export interface RequestLimits {
  /** Milliseconds left of the whole call. */
  readonly remainingMs: number;
  readonly signal: AbortSignal | undefined;
  /** Used once the request may have reached the server. */
  readonly lost: CallErrorDetails;
  /** Used when the request has not left. */
  readonly unsent: CallErrorDetails;
}

/** Node's error codes for a connection that was never made. Browsers report none. */
const CONNECT_PHASE_CODES =
  /^(E(CONNREFUSED|NOTFOUND|AI_AGAIN|(HOST|NET)UNREACH)|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Sends one request and reads the whole response, within the limits of an attempt and of the call, until `signal` aborts.
 * Throws {@link AbortedError}, {@link TimeoutError}, {@link OfflineError} or {@link ConnectionError}.
 */
export function sendRequest(
  client: Client,
  url: string,
  init: RequestInit,
  { remainingMs, signal, lost, unsent }: RequestLimits,
): Promise<RawResponse> {
  // Call it without a receiver: a browser's fetch throws for any but the window.
  const { fetch, clock, attemptTimeoutMs } = client;
  const isOffline = client.isOnline?.() === false;
  const controller = new AbortController();

  const send = async (): Promise<RawResponse> => {
    try {
      const response = await fetch(url, { ...init, signal: controller.signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (isOffline) throw new OfflineError({ ...unsent, cause });
      const isBeforeSending = isConnectPhase(cause);
      const details = isBeforeSending ? unsent : lost;
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
    const timeoutMs = remainingMs < attemptTimeoutMs ? client.totalTimeoutMs : attemptTimeoutMs;
    const timer = clock.setTimeout(
      () => end(new TimeoutError({ ...lost, timeoutMs })),
      Math.max(0, Math.min(remainingMs, attemptTimeoutMs)),
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
  return cause instanceof Error && 'code' in cause && CONNECT_PHASE_CODES.test(String(cause.code));
}
