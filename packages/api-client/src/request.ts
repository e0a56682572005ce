import type { Client } from './client.js';
import type { EndpointName } from './endpoints.js';

/** What a call asks for. `options` are the resource's own, in the server's names. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of a write: one per wish of the viewer. Without one a write is never sent a second time. */
  readonly idempotencyKey?: string;
}

/** The call in words a developer can search for, such as `savePin (POST /resource/RepinResource/create/)`. */
export function callName(client: Client, endpoint: EndpointName): string {
  const { method, path } = client.endpoints[endpoint];
  return `${endpoint} (${method} ${path})`;
}

/** Whether a call changes nothing on the server. */
export function isRead(client: Client, endpoint: EndpointName): boolean {
  return client.endpoints[endpoint].method === 'GET';
}

/**
 * Makes the request of one attempt: a read carries `data` and `source_url` in the query, a write in a form body
 * (S2 §7). Token and headers are asked anew each time, because a server may change the token between attempts.
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
  // An answer from a cache would hide what the server holds now.
  const init: RequestInit = { method, headers, credentials, cache: 'no-store' };
  if (isRead(client, endpoint)) return { url: `${url}?${form}`, init };

  const token = client.csrfToken?.();
  if (token) headers['x-csrftoken'] = token;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
  // Leaving the page does not take a write back.
  return { url, init: { ...init, body: form.toString(), keepalive: true } };
}
