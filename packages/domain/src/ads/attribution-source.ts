import { advertiserNumber } from './advertiser-id.js';
import { destinationOrigins } from './destination-origins.js';

/** What is attributed, by the word of the `source_event_type` parameter (S2 §9). */
export type AttributionEvent = 'click' | 'view';

/** How long an attribution holds: 7 days for a click, 1 for a view (S2 §9). */
export const ATTRIBUTION_EXPIRY_SECONDS = { click: 604_800, view: 86_400 } as const;

/** Which attribution wins: a click over a view (S2 §9). */
export const ATTRIBUTION_PRIORITY = { click: 2, view: 1 } as const;

/** The metric that counts a parameter that was missing (S2 §8). */
export const MISSING_PARAM_METRIC = 'missing_param';

/** The objects whose views are attributed (S2 §5). */
export const VIEW_ATTRIBUTION_OBJECTS: readonly string[] = ['Pin', 'pinImpressions'];

/** What an attribution source is built from (S2 §3). */
export interface AttributionSource {
  readonly event: AttributionEvent;
  readonly sourceEventId?: string;
  readonly destinationUrls: readonly (string | undefined)[];
  readonly advertiserId?: string;
  readonly campaignId?: string;
  readonly hostname: string;
}

/** The address of an attribution source, with the parameters that are missing: each counts as `missing_param` (S2 §8). */
export interface AttributionSourceUrl {
  readonly url: string;
  readonly missing: readonly string[];
}

/**
 * The address that a browser is told about a click on an advertisement or a view of it (S2 §3 §5 §9). Destinations are
 * origins, each once. An advertiser id that is no safe integer is left out. What is missing is named in `missing`;
 * `undefined` without an event id or without any destination: there is nothing to attribute then.
 */
export function attributionSourceUrl(
  base: string,
  source: AttributionSource,
): AttributionSourceUrl | undefined {
  const { event, sourceEventId, campaignId, hostname } = source;
  const origins = destinationOrigins(source.destinationUrls);
  if (!sourceEventId || origins.length === 0) return undefined;
  const advertiserId = advertiserNumber(source.advertiserId);
  const parameters = {
    source_event_id: sourceEventId,
    destination: JSON.stringify(origins),
    expiry: ATTRIBUTION_EXPIRY_SECONDS[event],
    priority: ATTRIBUTION_PRIORITY[event],
    advertiser_id: advertiserId,
    campaign_id: campaignId,
    source_event_type: event,
    hostname,
  };
  const missing: string[] = [];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') missing.push(name);
    else query.set(name, String(value));
  }
  return { url: `${base}${base.includes('?') ? '&' : '?'}${query}`, missing };
}

/** Whether the view of an object is attributed (S2 §5): a pin's, with an id and at least one destination. */
export function attributesView(object: {
  readonly type: string;
  readonly id?: string;
  readonly destinationUrls: readonly (string | undefined)[];
}): boolean {
  return (
    VIEW_ATTRIBUTION_OBJECTS.includes(object.type) &&
    Boolean(object.id) &&
    destinationOrigins(object.destinationUrls).length > 0
  );
}
