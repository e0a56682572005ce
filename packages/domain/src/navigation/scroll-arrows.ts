/** How many pixels must be left to scroll for an arrow to show (S3 §9). */
export const SCROLL_ARROW_OVER_PX = 4;

/** The share of the visible width that one press on an arrow scrolls (S3 §9). */
export const SCROLL_STEP_SHARE = 0.5;

/** How a row of pills stands; pixels (S3 §9). */
export interface ScrollState {
  /** How far it is scrolled from its start. */
  readonly offset: number;
  readonly visible: number;
  readonly total: number;
}

/** Which arrows of a row of pills show: those with more than 4 px left on their side (S3 §9). */
export function scrollArrows(state: ScrollState): {
  readonly previous: boolean;
  readonly next: boolean;
} {
  return {
    previous: state.offset > SCROLL_ARROW_OVER_PX,
    next: state.total - state.visible - state.offset > SCROLL_ARROW_OVER_PX,
  };
}

/** How far one press on an arrow scrolls, in pixels: half of the visible width (S3 §9). */
export function scrollStep(visible: number): number {
  return visible * SCROLL_STEP_SHARE;
}
