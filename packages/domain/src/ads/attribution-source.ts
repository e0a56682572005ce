import { advertiserNumber } from './advertisers.js';

/** The attributed event, as the value of the `source_event_type` parameter. */
export type AttributionEvent = 'click' | 'view';

/** Seconds until an attribution expires: 7 days for a click, 1 for a view. */
export const ATTRIBUTION_EXPIRY_SECONDS = { click: 604_800, view: 86_400 } as const;

/** A click takes precedence over a view. */
export const ATTRIBUTION_PRIORITY = { click: 2, view: 1 } as const;

/** The metric that counts missing parameters (S2 §8.3). */
export const MISSING_PARAM_METRIC = 'missing_param';

/** Objects whose views are attributed. */
export const VIEW_ATTRIBUTION_OBJECTS: readonly string[] = ['Pin', 'pinImpressions'];

/** The input of {@link attributionSourceUrl}. */
export interface AttributionSource {
  readonly event: AttributionEvent;
  /** What was clicked or viewed. */
  readonly object: { readonly type: string; readonly id?: string };
  readonly sourceEventId?: string;
  readonly destinationUrls: readonly (string | undefined)[];
  readonly advertiserId?: string;
  readonly campaignId?: string;
  readonly hostname: string;
}

/** An attribution source URL with the names of missing parameters. Each of them counts as `missing_param`. */
interface AttributionSourceUrl {
  /** Absent without an event id or a destination, and for a view that is not attributed. */
  readonly url: string | undefined;
  readonly missing: readonly string[];
}

/**
 * Builds the URL that registers a click on an advertisement, or a view of it, with the browser (S2 §3.28).
 * Destinations are unique origins. An advertiser id that is not a safe integer is left out. `missing` names absent
 * parameters.
 */
export function attributionSourceUrl(
  base: string,
  source: AttributionSource,
): AttributionSourceUrl {
  const { event, sourceEventId, campaignId, hostname } = source;
  const origins = destinationOrigins(source.destinationUrls);
  const advertiserId = advertiserNumber(source.advertiserId);
  const parameters = {
    source_event_id: sourceEventId,
    destination: origins.length > 0 ? JSON.stringify(origins) : undefined,
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
  const { object, destinationUrls } = source;
  const isAttributed = event === 'click' || attributesView({ ...object, destinationUrls });
  const isComplete = isAttributed && sourceEventId && origins.length > 0;
  const url = `${base}${base.includes('?') ? '&' : '?'}${query}`;
  return { url: isComplete ? url : undefined, missing };
}

/** Whether a view of an object is attributed (S2 §5.12): it is a pin with an id and at least one destination. */
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

const SCHEME_AND_HOST = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Returns the https origin that an advertisement leads to (S2 §5.9). A missing scheme gets https. Text that is not a
 * URL falls back to its scheme and host as written. `undefined` without a host.
 */
export function destinationOrigin(url: string): string | undefined {
  const text = url.trim();
  if (text === '') return undefined;
  const full = (HAS_SCHEME.test(text) ? text : `https://${text.replace(/^\/+/, '')}`).replace(
    /^http:/i,
    'https:',
  );
  if (URL.canParse(full)) {
    const { origin } = new URL(full);
    return origin === 'null' ? undefined : origin;
  }
  return SCHEME_AND_HOST.exec(full)?.[1];
}

/** Returns the unique origins that an advertisement leads to, in the order of the URLs (S2 §5.8). */
export function destinationOrigins(urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url ? (destinationOrigin(url) ?? []) : [])))];
}
