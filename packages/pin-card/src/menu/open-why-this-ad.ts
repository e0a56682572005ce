import { adSummary, type Pin } from '@tackboard/domain';
import type { Internals } from '../client/types.js';

/**
 * Opens the dialog that explains an ad. Emits `ad-explanation-viewed` with the first four targeting flags once the dialog
 * shows, and then `ad-explanation-closed`.
 */
export function openWhyThisAd(
  { core }: Pick<Internals, 'core'>,
  pin: Pin,
  anchor: HTMLElement | null,
  onClosed?: () => void,
): void {
  let isViewed = false;
  core.layers.open({
    load: async () => {
      const { WhyThisAdModal } = await import('./why-this-ad-modal.js');
      isViewed = true;
      core.emit({
        name: 'ad-explanation-viewed',
        pinId: pin.id,
        advertiserId: pin.advertiserId,
        campaignId: pin.campaignId,
        summary: adSummary(pin.adTargetingAttribution),
      });
      return WhyThisAdModal;
    },
    props: { pin },
    ...(anchor && { anchor }),
    onClosed: () => {
      if (isViewed) core.emit({ name: 'ad-explanation-closed', pinId: pin.id });
      onClosed?.();
    },
  });
}
