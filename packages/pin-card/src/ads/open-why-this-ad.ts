import { adSummary } from '@tackboard/domain/ads';
import type { Pin } from '@tackboard/domain';
import type { Tackboard } from '../provider/tackboard-context.js';

/**
 * Opens why the viewer sees an advertisement. That it was viewed is told once it shows, with the first four flags of its
 * targeting, and then that it was closed (S1 §2 §5).
 */
export function openWhyThisAd(
  { openLayer, page }: Pick<Tackboard, 'openLayer' | 'page'>,
  pin: Pin,
  anchor: HTMLElement | null,
  onClosed?: () => void,
): void {
  let isViewed = false;
  openLayer({
    load: async () => {
      const { ads } = await import('../chunks/ads.chunk.js');
      isViewed = true;
      page.emit({
        name: 'ad-explanation-viewed',
        pinId: pin.id,
        advertiserId: pin.advertiserId,
        campaignId: pin.campaignId,
        summary: adSummary(pin.adTargetingAttribution),
      });
      return ads.WhyThisAdModal;
    },
    props: { pin },
    ...(anchor && { anchor }),
    onClosed: () => {
      if (isViewed) page.emit({ name: 'ad-explanation-closed', pinId: pin.id });
      onClosed?.();
    },
  });
}
