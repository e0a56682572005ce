import type { Experience } from '@tackboard/domain';
import {
  completesByItself,
  EXPERIENCE_IDS,
  type MessageModel,
  PLACEMENT_IDS,
} from '@tackboard/domain/experience';
import type { ClaimRequest } from '../claims/claims.js';
import type { MessageLayer } from '../layers/speakers.js';
import type { MessageRules } from '../life/message.types.js';
import type { SurfaceReading } from './read-surface.js';

/** A message that can be read. */
export type ValidReading = Exclude<SurfaceReading, { readonly invalid: string }>;

const LAYERS: Readonly<Record<MessageModel['surface'], MessageLayer>> = {
  banner: 'flow',
  callout: 'flow',
  cookieBanner: 'hero',
  educationPopover: 'anchored',
  flyout: 'anchored',
  heroBanner: 'hero',
  locationUpsell: 'bottom',
  metricsBanner: 'hero',
  modal: 'dialog',
  popover: 'anchored',
  searchDelight: 'flow',
  survey: 'bottom',
  toast: 'toast',
  tooltip: 'anchored',
  upsell: 'bottom',
};

/** Facts about a message that its model may have. */
type Facts = Partial<
  Record<'delayMs' | 'disappearMs' | 'scrollDismissMs', number> &
    Record<'beginsAsPulsar' | 'hasPulsar' | 'hasTooltip', boolean>
>;

/** Returns the layer of a message. A pulsar waits in a layer of its own until it is tapped. */
export function layerOf(
  { host, model, surface }: ValidReading,
  { isMobile, isOpen }: { readonly isMobile: boolean; readonly isOpen: boolean },
): MessageLayer {
  if (host) return host.layer;
  if (surface === 'cookieBanner' && isMobile) return 'bottom';
  const { beginsAsPulsar, hasPulsar } = model as Facts;
  if ((beginsAsPulsar || hasPulsar) && !isOpen) return 'pulsar';
  return LAYERS[surface as MessageModel['surface']];
}

/** Whether a message shows without waiting for its chart: it is in the page from the first paint. */
export function showsAtOnce(layer: MessageLayer, rules: MessageRules): boolean {
  return (layer === 'flow' || layer === 'hero') && rules.delayMs === 0 && !rules.completesAtOnce;
}

/** Returns the times and rules of a message's life (S2 §4). */
export function rulesOf(
  { id, placementId }: Experience,
  { host, model, surface }: ValidReading,
  { hasNoAction = false, viewsAutomatically = true }: ClaimRequest,
): MessageRules {
  const facts = host ? { delayMs: host.delayMs } : (model as Facts);
  const { delayMs = 0, disappearMs, hasPulsar, hasTooltip, scrollDismissMs } = facts as Facts;
  const isEmptyTooltip = !host && surface === 'tooltip' && !hasPulsar && !hasTooltip;
  const isPresented = surface === 'survey' || surface === 'searchDelight';
  const isViewedAnyhow =
    id === EXPERIENCE_IDS.viewedOnMount || placementId === PLACEMENT_IDS.viewedWhenItAppears;
  return {
    delayMs,
    disappearMs,
    scrollDismissMs,
    hasNoAction,
    completesAtOnce: isEmptyTooltip || completesByItself(id),
    viewed:
      !viewsAutomatically && !isViewedAnyhow
        ? 'never'
        : isPresented && !host
          ? 'presented'
          : 'shown',
  };
}
