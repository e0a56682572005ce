import type { Client } from './client.js';
import { type Endpoint, isRead } from './endpoint.js';
import { fillPath, multipartBody, type Payload, textPairs } from './payload.js';

/** Options that every call has. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For writes: one key for each action of the viewer. Without a key a write is never retried. */
  readonly idempotencyKey?: string;
  /** More headers of this call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request, ready to be sent. */
export interface BuiltRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Builds the request of one attempt. The token and headers are read again for each attempt, because the server may have
 * changed the token. Throws a `RequestError` when the path has a placeholder without a value.
 */
export function buildRequest(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  options: CallOptions,
): BuiltRequest {
  const { method, encoding = 'data' } = endpoint;
  const { path, rest } = fillPath(endpoint, payload);

  const url = client.origin + path;
  const headers: Record<string, string> = {
    ...client.headers?.(),
    ...options.headers,
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  const { credentials } = client;
  // A cached response may be older than the server's state.
  const init: RequestInit = { method, headers, credentials, cache: 'no-store' };
  const form = new URLSearchParams(
    encoding === 'data'
      ? {
          source_url: client.sourceUrl(),
          data: JSON.stringify({ options: rest, context: {} }),
        }
      : textPairs(rest),
  );
  const query = String(form);
  const urlWithQuery = query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
  if (isRead(endpoint)) return { url: urlWithQuery, init };

  const token = client.csrfToken?.();
  if (token) headers['x-csrftoken'] = token;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (encoding === 'query') return { url: urlWithQuery, init };
  // The platform sets the content type of a form and of a multipart body.
  if (encoding !== 'json') {
    return { url, init: { ...init, body: encoding === 'multipart' ? multipartBody(rest) : form } };
  }
  headers['content-type'] = 'application/json';
  return { url, init: { ...init, body: JSON.stringify(rest) } };
}
