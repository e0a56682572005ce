import type { Client } from '../client.js';
import { type Endpoint, resolveEndpoint } from '../endpoint.js';
import { bodyBytes, reserveKeepalive } from '../keepalive.js';
import { retryAfterMs } from '../retry.js';
import type { WaitingEvent } from './kit-event.js';

/** Sends tracking events. The path is ours. */
export const SEND_EVENTS = {
  name: 'sendEvents',
  method: 'POST',
  path: '/v3/events/',
  encoding: 'json',
} as const satisfies Endpoint;

/** Statuses after which the same events may be accepted later. */
const TEMPORARY_STATUSES: readonly number[] = [408, 425, 429];

/**
 * Sends a batch by a keepalive request, which survives the page. `batchId` is the same for every attempt. Resolves with
 * undefined when the server has accepted the events or will never do so, else with the wait that it requires in
 * milliseconds.
 */
export async function sendEvents(
  client: Client,
  batch: readonly WaitingEvent[],
  batchId: string,
): Promise<number | undefined> {
  const { fetch, clock, credentials } = client;
  const { method, path } = resolveEndpoint(client, SEND_EVENTS);
  if (client.isOnline?.() === false) return 0;
  const body = JSON.stringify({ events: batch.map(({ sent }) => sent) });
  const release = reserveKeepalive(bodyBytes(body) ?? 0);
  // It does not fit beside the keepalive requests of the page.
  if (!release) return 0;

  const controller = new AbortController();
  const timer = clock.setTimeout(() => controller.abort(), client.attemptTimeoutMs);
  const token = client.csrfToken?.();
  const headers = {
    ...client.headers?.(),
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': batchId,
    ...(token && { 'x-csrftoken': token }),
  };
  try {
    const response = await fetch(client.origin + path, {
      method,
      headers,
      body,
      credentials,
      keepalive: true,
      signal: controller.signal,
    });
    // A request whose body nobody reads stays open in the browser.
    await response.text();
    const { ok, status } = response;
    if (ok || (status < 500 && !TEMPORARY_STATUSES.includes(status))) return undefined;
    return retryAfterMs(response.headers, clock.now()) ?? 0;
  } catch {
    return 0;
  } finally {
    clock.clearTimeout(timer);
    release();
  }
}

/** Calls the listener when the page is hidden, or is about to end. Returns a function that stops it. */
export type OnPageEnd = (listener: () => void) => () => void;

/** The page of a browser; does nothing on a server. */
export const browserPageEnd: OnPageEnd = (listener) => {
  if (typeof document === 'undefined') return () => {};
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // Older Safari hides a page that it unloads without a visibility change.
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', listener);
  };
};
