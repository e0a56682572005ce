import type { Surface } from '../surface.js';

/** Thresholds at which the visibility of an item is observed (S2 §7.19). */
export const IMPRESSION_THRESHOLDS = [0, 0.01, 0.5, 0.8, 1] as const;

/** Visible shares that count as milestones (S2 §7.19): 1, 50, 80 and 100 percent. */
export const IMPRESSION_MILESTONES = [0.01, 0.5, 0.8, 1] as const;

/** Covered pixels at the top of the window (S2 §9.17). */
export const IMPRESSION_TOP_OFFSET_PX = 143;

/** An item and its window in pixels; `top` counts down from the top of the window. */
interface Visibility {
  readonly top: number;
  readonly height: number;
  readonly windowHeight: number;
}

/**
 * Returns the visible share of an item, from 0 to 1, below the covered top of the window. An item taller than
 * the rest of the window counts by the share of the window that it fills.
 */
export function visibleShare({ top, height, windowHeight }: Visibility): number {
  const open = windowHeight - IMPRESSION_TOP_OFFSET_PX;
  const bottom = Math.min(top + height, windowHeight);
  const seen = bottom - Math.max(top, IMPRESSION_TOP_OFFSET_PX);
  const whole = Math.min(height, open);
  return whole > 0 && seen > 0 ? Math.min(seen / whole, 1) : 0;
}

/** Returns the milestones that a visible share has reached. Each counts once per pin, slot and page view. */
export function reachedMilestones(share: number): readonly number[] {
  return IMPRESSION_MILESTONES.filter((milestone) => share >= milestone);
}

const RELATED_SURFACES: readonly Surface[] = [
  'RelatedPinGrid',
  'PdpRelatedPinGrid',
  'CloseupRelatedProducts',
  'RelatedProductsFeed',
];

/** Whether impressions of pins count as related-pin impressions on a surface. */
export function countsAsRelated(surface: Surface): boolean {
  return RELATED_SURFACES.includes(surface);
}

/** The window size that a server assumes before the browser reports its own. */
export const DEFAULT_SERVER_WINDOW = { width: 800, height: 400 } as const;

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes that an impression of a pin reports, in whole pixels. */
export interface ImpressionSizes {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** The sizes that an impression of a pin reports; the window defaults to the server's. */
export function impressionSizes(cell: Size, view: Size = DEFAULT_SERVER_WINDOW): ImpressionSizes {
  return {
    cellWidth: Math.round(cell.width),
    cellHeight: Math.round(cell.height),
    windowWidth: Math.round(view.width),
    windowHeight: Math.round(view.height),
  };
}
