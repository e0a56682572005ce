import {
  ATTRIBUTION_NOT_ENABLED,
  ATTRIBUTION_REQUEST_FAILED,
  type AttributionEvent,
  type AttributionSource,
  attributionSourceUrl,
  MISSING_PARAM_METRIC,
  SAMPLED_ERROR_RATE,
} from '@tackboard/domain';
import { isSampled } from '@tackboard/domain/tracking';
import type { Client } from '../client.js';
import { isAttributionAllowed, loadAttributionImage } from './browser-attribution.js';

/** Counts an attribution request that failed. The name is ours. */
export const ATTRIBUTION_FAILED_METRIC = 'attribution_request_failed';

/** Options of {@link reportAttribution}. */
export interface AttributionOptions {
  /** The URL that registers attributions, absolute or a path of the client's origin. */
  readonly base: string;
  /** Counts a metric: `tracker.count`, which sends one in ten. */
  readonly count?: (metric: string) => void;
  /** Called for one in ten errors of building the URL (S1 §8.7). */
  readonly onError?: (error: unknown) => void;
  /** Whether the browser allows to attribute a click or a view. Default: asks the browser. */
  readonly isAllowed?: (event: AttributionEvent) => boolean;
  /** Registers the URL of another host. Default: loads an image with the attribution attribute. */
  readonly loadImage?: (url: string) => void;
}

/** A request with the browser's option for attribution, which TypeScript does not know yet. */
interface AttributionRequest extends RequestInit {
  readonly attributionReporting: {
    readonly eventSourceEligible: boolean;
    readonly triggerEligible: boolean;
  };
}

/**
 * Registers a click on an advertisement, or a view of it, with the browser. Never rejects: a failure is
 * counted, and the page goes on.
 */
export async function reportAttribution(
  client: Client,
  source: AttributionSource,
  options: AttributionOptions,
): Promise<void> {
  const {
    base,
    count,
    isAllowed = isAttributionAllowed,
    loadImage = loadAttributionImage,
  } = options;
  try {
    const built = attributionSourceUrl(base, source);
    for (const _ of built.missing) count?.(MISSING_PARAM_METRIC);
    if (built.url === undefined) return;
    if (!isAllowed(source.event)) {
      count?.(ATTRIBUTION_NOT_ENABLED);
      return;
    }
    const origin = client.origin || globalThis.location.origin;
    const url = new URL(built.url, origin);
    if (url.origin === new URL(origin).origin) await request(client, url.href, count);
    else loadImage(url.href);
  } catch (error) {
    if (isSampled(client.random, SAMPLED_ERROR_RATE)) options.onError?.(error);
  }
}

async function request(
  { fetch }: Client,
  url: string,
  count: AttributionOptions['count'],
): Promise<void> {
  const init: AttributionRequest = {
    method: 'GET',
    keepalive: true,
    attributionReporting: { eventSourceEligible: true, triggerEligible: false },
  };
  try {
    const response = await fetch(url, init);
    // A request whose body nobody reads stays open in the browser.
    await response.text();
    if (!response.ok) throw new Error(ATTRIBUTION_REQUEST_FAILED);
  } catch {
    count?.(ATTRIBUTION_FAILED_METRIC);
  }
}
