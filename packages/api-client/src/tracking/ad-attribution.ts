import type { AttributionEvent, Pin } from '@tackboard/domain';
import type { Client } from '../client.js';
import { type AttributionOptions, reportAttribution } from './report-attribution.js';

/** Options of {@link createAttribution}. */
export interface AdAttributionOptions extends AttributionOptions {
  /** Returns a pin of the page by its id. Only advertisements are reported; what they miss is counted. */
  readonly pin: (id: string) => Pin | undefined;
  /** The host of the page, sent with each attribution. */
  readonly hostname: string;
}

/** An event of the kit that may be attributed. */
interface AdEvent {
  readonly name: string;
  readonly pinId?: unknown;
}

/**
 * Creates the listener that reports clicks on advertisements and views of them:
 * `tackboard.on('event', createAttribution(client, options))`. A view of a pin is reported once.
 */
export function createAttribution(
  client: Client,
  { pin: findPin, hostname, ...options }: AdAttributionOptions,
): (event: AdEvent) => void {
  const viewed = new Set<string>();
  return ({ name, pinId }) => {
    const event = EVENTS[name];
    const pin = event && typeof pinId === 'string' ? findPin(pinId) : undefined;
    if (!event || !pin || !(pin.attributionSourceId || pin.isPromoted)) return;
    const { id, attributionSourceId: sourceEventId, link, advertiserId, campaignId } = pin;
    const destinationUrls = [pin.adDestinationUrl ?? link];
    if (event === 'view') {
      // A view that may not be reported is not remembered as one that was.
      if (viewed.has(id) || !options.consent.get().marketing) return;
      viewed.add(id);
    }
    const source = {
      event,
      object: { type: 'Pin', id },
      ...(sourceEventId && { sourceEventId }),
      destinationUrls,
      hostname,
      ...(advertiserId && { advertiserId }),
      ...(campaignId && { campaignId }),
    };
    void reportAttribution(client, source, options);
  };
}

/** The events of the kit that are attributed. */
const EVENTS: Readonly<Record<string, AttributionEvent>> = {
  'link-opened': 'click',
  'right-click-clickthrough': 'click',
  'pin-impression': 'view',
  'related-pin-impression': 'view',
};
