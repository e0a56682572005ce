import type { Surface } from '../surface/surfaces.js';

/** The shares of an item at which its visibility is looked at (S2 §7 §9). */
export const IMPRESSION_THRESHOLDS = [0, 0.01, 0.5, 0.8, 1] as const;

/** The shares that count as milestones of an impression: 1, 50, 80 and 100 percent (S2 §7). */
export const IMPRESSION_MILESTONES = [0.01, 0.5, 0.8, 1] as const;

/** How many pixels at the top of the window are covered (S2 §9). */
export const IMPRESSION_TOP_OFFSET_PX = 143;

/** An item and the window it is seen in; pixels, counted downwards from the window's top (S2 §7). */
export interface Visibility {
  readonly top: number;
  readonly height: number;
  readonly windowHeight: number;
}

/**
 * How much of an item is seen, from 0 to 1 (S2 §7): below the covered top of the window. An item taller than what is left of
 * the window counts by the share of the window that it fills.
 */
export function visibleShare({ top, height, windowHeight }: Visibility): number {
  const open = windowHeight - IMPRESSION_TOP_OFFSET_PX;
  const bottom = Math.min(top + height, windowHeight);
  const seen = bottom - Math.max(top, IMPRESSION_TOP_OFFSET_PX);
  const whole = Math.min(height, open);
  return whole > 0 && seen > 0 ? Math.min(seen / whole, 1) : 0;
}

/** The milestones that a visible share has reached; each counts once a pin, slot and page view (S2 §7). */
export function reachedMilestones(share: number): readonly number[] {
  return IMPRESSION_MILESTONES.filter((milestone) => share >= milestone);
}

const RELATED_SURFACES: readonly Surface[] = [
  'RelatedPinGrid',
  'PdpRelatedPinGrid',
  'CloseupRelatedProducts',
  'RelatedProductsFeed',
];

/** True where the impressions of pins are counted apart, as those of related pins (S1 §7). */
export function countsAsRelated(surface: Surface): boolean {
  return RELATED_SURFACES.includes(surface);
}
