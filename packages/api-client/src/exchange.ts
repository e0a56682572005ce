import type { Client } from './client.js';
import { AbortedError } from './errors/aborted-error.js';
import type { CallErrorDetails } from './errors/call-error.js';
import { ConnectionError } from './errors/connection-error.js';
import { OfflineError } from './errors/offline-error.js';
import { TimeoutError } from './errors/timeout-error.js';

/** An answer whose body was read to its end. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One request, what bounds it, and what is known of the call when it is lost or was never sent. */
export interface Exchange {
  readonly url: string;
  readonly init: RequestInit;
  /** Milliseconds until the exchange is given up. */
  readonly timeoutMs: number;
  /** The limit in milliseconds that the error names: of this attempt, or of the whole call. */
  readonly limitMs: number;
  readonly signal: AbortSignal | undefined;
  readonly lost: CallErrorDetails;
  readonly unsent: CallErrorDetails;
}

/** What Node calls a connection that was never made; browsers do not say. */
const CONNECT_PHASE_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends one request and reads its answer to the end, within `timeoutMs` and until `signal` aborts.
 * Throws {@link AbortedError}, {@link TimeoutError}, {@link OfflineError} or {@link ConnectionError}.
 */
export async function exchange(client: Client, sent: Exchange): Promise<RawAnswer> {
  const { signal, lost } = sent;
  // Called without a receiver: a browser's fetch refuses any but the window.
  const { fetch, clock } = client;
  const isOffline = client.isOnline?.() === false;
  const controller = new AbortController();

  const answer = async (): Promise<RawAnswer> => {
    try {
      const response = await fetch(sent.url, { ...sent.init, signal: controller.signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (isOffline) throw new OfflineError({ ...sent.unsent, cause });
      const isBeforeSending = isConnectPhase(cause);
      throw new ConnectionError({
        ...(isBeforeSending ? sent.unsent : lost),
        cause,
        isBeforeSending,
      });
    }
  };

  let stop = (): void => {};
  // Raced, so that a fetch which does not listen to its signal ends in time too.
  const stopped = new Promise<never>((_resolve, reject) => {
    const end = (error: Error): void => {
      reject(error);
      controller.abort(error);
    };
    const giveUp = (): void => end(new TimeoutError({ ...lost, timeoutMs: sent.limitMs }));
    const timer = clock.setTimeout(giveUp, sent.timeoutMs);
    const abort = (): void => end(new AbortedError({ ...lost, cause: signal?.reason }));
    signal?.addEventListener('abort', abort);
    stop = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([answer(), stopped]);
  } finally {
    stop();
  }
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
