import { type AttributionEvent, supportsClickAttribution } from '@tackboard/domain';
import type { Client } from '../client.js';

/**
 * Sends the built URL of an attribution, which is absolute. Resolves with whether it arrived, or with `undefined` where
 * nothing can send it.
 */
export type AttributionSender = (
  url: string,
  event: AttributionEvent,
) => Promise<{ readonly ok: boolean } | undefined>;

/** The policies of browsers, which TypeScript does not know. */
interface PolicyDocument {
  readonly featurePolicy?: {
    readonly features: () => readonly string[];
    readonly allowsFeature: (feature: string) => boolean;
  };
}

/** A request with the browser's option for attribution, which TypeScript does not know. */
interface AttributionRequest extends RequestInit {
  readonly attributionReporting: {
    readonly eventSourceEligible: boolean;
    readonly triggerEligible: boolean;
  };
}

const FEATURE = 'attribution-reporting';

/**
 * Creates the default sender of attributions: it registers them with the Attribution Reporting API of the browser, and
 * sends nothing without it. A URL of the client's origin is requested, of another host an image is loaded (S2 §7.10 §7.11).
 */
export function browserAttribution({
  origin,
  fetch,
}: Pick<Client, 'origin' | 'fetch'>): AttributionSender {
  return async (url, event) => {
    if (!isAllowed(event)) return undefined;
    if (new URL(url).origin !== new URL(origin || globalThis.location.origin).origin) {
      const image = new Image();
      image.setAttribute('attributionsrc', '');
      image.src = url;
      return { ok: true };
    }
    const init: AttributionRequest = {
      method: 'GET',
      keepalive: true,
      attributionReporting: { eventSourceEligible: true, triggerEligible: false },
    };
    const response = await fetch(url, init);
    // A request whose body nobody reads stays open in the browser.
    await response.text();
    return response;
  };
}

/**
 * Whether the browser has the API, and its policy allows it. Mobile Safari from 14.1 on has no such policy: clicks are
 * attributed there, views are not.
 */
function isAllowed(event: AttributionEvent): boolean {
  if (typeof document === 'undefined') return false;
  if (event === 'click' && supportsClickAttribution(navigator.userAgent)) return true;
  const { featurePolicy: policy } = document as PolicyDocument;
  // Browsers log a warning when they are asked about a feature that they do not know.
  return policy?.features().includes(FEATURE) === true && policy.allowsFeature(FEATURE);
}
