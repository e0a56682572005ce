/** Distance left to scroll above which an arrow shows (S3 §9). */
export const SCROLL_ARROW_OVER_PX = 4;

/** Share of the visible width that one press scrolls (S3 §9). */
export const SCROLL_STEP_SHARE = 0.5;

/** Scroll state of a row of pills, in pixels (S3 §9). */
export interface ScrollState {
  /** Distance from the start. */
  readonly offset: number;
  readonly visible: number;
  readonly total: number;
}

/** Returns which arrows of a row show (S3 §9): those with more than 4 px left to scroll on their side. */
export function scrollArrows(state: ScrollState): {
  readonly previous: boolean;
  readonly next: boolean;
} {
  return {
    previous: state.offset > SCROLL_ARROW_OVER_PX,
    next: state.total - state.visible - state.offset > SCROLL_ARROW_OVER_PX,
  };
}

/** Returns the distance of one press on an arrow in pixels (S3 §9): half of the visible width. */
export function scrollStep(visible: number): number {
  return visible * SCROLL_STEP_SHARE;
}
