import {
  ATTRIBUTION_NOT_ENABLED,
  ATTRIBUTION_REQUEST_FAILED,
  type AttributionSource,
  attributionSourceUrl,
  type ConsentStore,
  MISSING_PARAM_METRIC,
  SAMPLED_ERROR_RATE,
} from '@tackboard/domain';
import { isSampled } from '@tackboard/domain/tracking';
import type { Client } from '../client.js';
import { type AttributionSender, browserAttribution } from './browser-attribution.js';

/** Counts an attribution request that failed. The name is ours. */
export const ATTRIBUTION_FAILED_METRIC = 'attribution_request_failed';

/** Options of {@link reportAttribution}. */
export interface AttributionOptions {
  /** The URL that registers attributions, absolute or a path of the client's origin. */
  readonly base: string;
  /** What the viewer allows: `tackboard.consent`. Asked first: without `marketing` nothing is sent, counted or stored. */
  readonly consent: Pick<ConsentStore, 'get'>;
  /** Counts a metric: `tracker.count`, which sends one in ten. */
  readonly count?: (metric: string) => void;
  /** Called for one in ten errors of building the URL (S1 §8.7). */
  readonly onError?: (error: unknown) => void;
  /** Sends the URL: `(url) => fetch(url, { keepalive: true })`. Default: {@link browserAttribution}. */
  readonly sender?: AttributionSender;
}

/**
 * Reports a click on an advertisement, or a view of it. Never rejects: a failure is counted, and the page goes on.
 */
export async function reportAttribution(
  client: Client,
  source: AttributionSource,
  options: AttributionOptions,
): Promise<void> {
  const { base, consent, count, onError, sender = browserAttribution(client) } = options;
  if (!consent.get().marketing) return;
  let url: string;
  try {
    const built = attributionSourceUrl(base, source);
    for (const _ of built.missing) count?.(MISSING_PARAM_METRIC);
    if (built.url === undefined) return;
    url = new URL(built.url, client.origin || globalThis.location.origin).href;
  } catch (error) {
    if (isSampled(client.random, SAMPLED_ERROR_RATE)) onError?.(error);
    return;
  }
  try {
    const sent = await sender(url, source.event);
    if (!sent) count?.(ATTRIBUTION_NOT_ENABLED);
    else if (!sent.ok) throw new Error(ATTRIBUTION_REQUEST_FAILED);
  } catch {
    count?.(ATTRIBUTION_FAILED_METRIC);
  }
}
