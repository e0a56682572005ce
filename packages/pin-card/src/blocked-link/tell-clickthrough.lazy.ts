import type { Clickthrough, Pin } from '@tackboard/domain';
import { indexOf } from '../grid/grid-item-index.js';
import type { Internals } from '../client/tackboard.js';

/** A link that was opened, and what was pressed for it. */
interface OpenedLink {
  readonly url: string;
  readonly pin: Pin | undefined;
  readonly anchor: Element | null;
}

/**
 * Logs a click on a link that was opened (S1 §7): the server is told where the page has the call, and the host once it took
 * note.
 */
export async function tellClickthrough(
  { calls, client }: Pick<Internals, 'calls' | 'client'>,
  { url, pin, anchor }: OpenedLink,
): Promise<void> {
  if (pin && calls.logClickthrough) {
    try {
      if (!(await calls.logClickthrough(clickthroughOf(url, pin, anchor)))) return;
    } catch (error) {
      client.reportError({ error, pin });
      return;
    }
  }
  client.emit({ name: 'link-opened', url, pinId: pin?.id });
}

function clickthroughOf(url: string, pin: Pin, anchor: Element | null): Clickthrough {
  const slotIndex = anchor ? indexOf(anchor) : -1;
  const { id: pinId, dpaCreativeType, trackingParams } = pin;
  return {
    pinId,
    url,
    clickthroughType: 'clickthrough',
    ...(slotIndex >= 0 && { slotIndex }),
    ...(dpaCreativeType !== undefined && { clientCreativeType: dpaCreativeType }),
    ...(trackingParams !== undefined && { clientTrackingParams: trackingParams }),
  };
}
