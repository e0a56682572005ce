import { SAMPLED_ERROR_RATE } from '@tackboard/domain';
import { isSampled } from '@tackboard/domain/tracking';
import { type DeepLink, deepLinkUrl, offsitePath } from '@tackboard/routes';
import type { Client } from '../client.js';
import { AbortedError, ConnectionError } from '../errors.js';
import type { CallOptions } from '../request.js';
import { sendRequest } from '../send-request.js';

/** A link to the app: its page in an app store, or a one-link install URL. */
export interface AppLink extends DeepLink {
  readonly installUrl: string;
}

/** Options of {@link openAppLink}. */
export interface AppLinkOptions {
  /** Leaves the page for the URL. Default: `location.assign`. */
  readonly open?: (url: string) => void;
  /** Called for one in ten errors (S1 §8.8). */
  readonly onError?: (error: unknown) => void;
}

/** Leaves the page for the app or its store (S1 §7.10). Never throws: the page stays when the link does not open. */
export function openAppLink(
  { random }: Client,
  { installUrl, ...fields }: AppLink,
  { open = (url) => globalThis.location.assign(url), onError }: AppLinkOptions = {},
): void {
  try {
    // A relative URL would leave for a page of the site.
    open(new URL(deepLinkUrl(installUrl, fields)).href);
  } catch (error) {
    if (isSampled(random, SAMPLED_ERROR_RATE)) onError?.(error);
  }
}

/** The values of the interstitial page before a link leaves the site. */
export interface OffsiteTarget {
  /** Signed by the server. */
  readonly token: string;
  readonly url: string;
  readonly pinId?: string;
  /** The server's client session reference. */
  readonly csr?: string;
  readonly clientTrackingParams?: string;
  readonly auxData?: Readonly<Record<string, unknown>>;
  readonly isThirdPartyAd?: boolean;
}

/** Returns the path of the interstitial page, for a navigation of the browser (S3 §7.3). */
export function offsiteUrl({ pinId, auxData, ...target }: OffsiteTarget): string {
  return offsitePath({
    ...target,
    ...(pinId !== undefined && { pin: pinId }),
    ...(auxData !== undefined && { auxData: JSON.stringify(auxData) }),
  });
}

/** A press on a pin that leads nowhere. */
export interface LinklessClick {
  /** The link of the pin: an http or https URL, or a path of the site. */
  readonly link: string;
  readonly pinId: string;
  readonly clientTrackingParams?: string;
}

/**
 * Logs a press on a pin that leads nowhere, by a GET to the pin's link (S3 §7.30). The response is not read. Another origin
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
