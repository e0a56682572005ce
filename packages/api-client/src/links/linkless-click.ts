import type { Client } from '../client.js';
import { AbortedError } from '../errors/aborted-error.js';
import { ConnectionError } from '../errors/connection-error.js';
import type { CallOptions } from '../request.js';
import { sendRequest } from '../send-request.js';

/** A press on a pin that leads nowhere. */
export interface LinklessClick {
  /** The link of the pin: an http or https URL, or a path of the site. */
  readonly link: string;
  readonly pinId: string;
  readonly clientTrackingParams?: string;
}

/**
 * Logs a press on a pin that leads nowhere, by a GET to the pin's link (S3 §7). The response is not read. Another origin
 * gets no cookies, and no request is sent to anything other than http and https.
 */
export async function logLinklessClick(
  client: Client,
  { link, pinId, clientTrackingParams }: LinklessClick,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<void> {
  const base = client.origin || globalThis.location.origin;
  const call = { call: 'logLinklessClick', outcome: 'failed' } as const;
  if (signal?.aborted) throw new AbortedError({ ...call, cause: signal.reason });
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConnectionError({ ...call, isBeforeSending: true, cause: new TypeError(link) });
  }
  url.searchParams.set('pin', pinId);
  if (clientTrackingParams) url.searchParams.set('client_tracking_params', clientTrackingParams);
  await sendRequest(
    client,
    url.href,
    { method: 'GET', mode: 'no-cors', credentials: 'same-origin', keepalive: true },
    { remainingMs: client.attemptTimeoutMs, signal, lost: call, unsent: call },
  );
}
