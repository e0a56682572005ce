import type { Client } from './client.js';
import type { EndpointName } from './endpoints.js';

/** Options that every call has. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For writes: one key for each action of the viewer. Without a key a write is never retried. */
  readonly idempotencyKey?: string;
}

/** The call's name in error messages, such as `savePin (POST /resource/RepinResource/create/)`. */
export function callName(client: Client, endpoint: EndpointName): string {
  const { method, path } = client.endpoints[endpoint];
  return `${endpoint} (${method} ${path})`;
}

/** Whether a call is a read. */
export function isRead(client: Client, endpoint: EndpointName): boolean {
  return client.endpoints[endpoint].method === 'GET';
}

/**
 * Builds the request of one attempt: reads send `data` and `source_url` in the query, writes in a form body (S2 §7). The
 * token and headers are read again for each attempt, because the server may have changed the token.
 */
export function buildRequest(
  client: Client,
  endpoint: EndpointName,
  resourceOptions: object,
  { idempotencyKey }: CallOptions,
): { readonly url: string; readonly init: RequestInit } {
  const { method, path } = client.endpoints[endpoint];
  const url = client.origin + path;
  const form = new URLSearchParams({
    source_url: client.sourceUrl(),
    data: JSON.stringify({ options: resourceOptions, context: {} }),
  });
  const headers: Record<string, string> = {
    ...client.headers?.(),
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  const { credentials } = client;
  // A cached response may be older than the server's state.
  const init: RequestInit = { method, headers, credentials, cache: 'no-store' };
  if (isRead(client, endpoint)) return { url: `${url}?${form}`, init };

  const token = client.csrfToken?.();
  if (token) headers['x-csrftoken'] = token;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
  // Leaving the page must not cancel a write.
  return { url, init: { ...init, body: form.toString(), keepalive: true } };
}
