import type { Clickthrough, Pin } from '@tackboard/domain';
import { indexOf } from '../grid/grid-item-index.js';
import type { Internals, OpenedLink } from '../client/types.js';

/**
 * Logs a clickthrough with the call `logClickthrough`, if the host passes it, then emits `link-opened`. Emits nothing
 * when the server did not log it.
 */
export async function recordClickthrough(
  { calls, core }: Pick<Internals, 'calls' | 'core'>,
  { url, pin, anchor }: OpenedLink,
): Promise<void> {
  if (pin && calls.logClickthrough) {
    try {
      if (!(await calls.logClickthrough(clickthroughOf(url, pin, anchor)))) return;
    } catch (error) {
      core.reportError({ error, pin });
      return;
    }
  }
  core.emit({ name: 'link-opened', url, pinId: pin?.id });
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
