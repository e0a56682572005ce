import type { Client } from '../client.js';
import { type Endpoint, resolveEndpoint } from '../endpoint.js';
import { bodyBytes, reserveKeepalive } from '../keepalive.js';
import { retryAfterMs } from '../retry.js';
import type { SentEvent } from './kit-event.js';

/** Sends tracking events. The path is ours. */
export const SEND_EVENTS = {
  name: 'sendEvents',
  method: 'POST',
  path: '/v3/events/',
  encoding: 'json',
} as const satisfies Endpoint;

/**
 * How sending ended: `sent`, `refused` (the server will never accept these events), or `failed` with the wait that the server
 * requires. `full`: the batch does not fit beside the keepalive requests of the page, and was not sent.
 */
export type SendResult =
  | { readonly kind: 'sent' | 'refused' | 'full' }
  | { readonly kind: 'failed'; readonly waitMs: number };

/** Statuses after which the same events may be accepted later. */
const TEMPORARY_STATUSES: readonly number[] = [408, 425, 429];

/** Sends a batch by a keepalive request, which survives the page. `batchId` is the same for every attempt. */
export async function sendEvents(
  client: Client,
  events: readonly SentEvent[],
  batchId: string,
): Promise<SendResult> {
  const { fetch, clock, credentials } = client;
  const { method, path } = resolveEndpoint(client, SEND_EVENTS);
  if (client.isOnline?.() === false) return { kind: 'failed', waitMs: 0 };
  const body = JSON.stringify({ events });
  const release = reserveKeepalive(bodyBytes(body) ?? 0);
  if (!release) return { kind: 'full' };

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
    if (response.ok) return { kind: 'sent' };
    const { status } = response;
    if (status < 500 && !TEMPORARY_STATUSES.includes(status)) return { kind: 'refused' };
    return { kind: 'failed', waitMs: retryAfterMs(response.headers, clock.now()) ?? 0 };
  } catch {
    return { kind: 'failed', waitMs: 0 };
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
