/** The scroll position of the page, and whether scrolling has hidden the footer. */
export interface ScrollHiding {
  readonly isHidden: boolean;
  /** The position where the direction changed last, in pixels from the top. */
  readonly turnedAt: number;
  readonly top: number;
}

/** Shorter scrolls neither hide nor show the footer, because a finger is never quite still. */
const SCROLL_HIDING_OVER_PX = 8;

/** The state at the top of the page. */
export const NOT_SCROLLED: ScrollHiding = { isHidden: false, turnedAt: 0, top: 0 };

/** The next state at a scroll position: scrolling down hides the footer, scrolling up shows it (S1 §4). */
export function hiddenByScroll(state: ScrollHiding, top: number): ScrollHiding {
  if (top <= 0) return NOT_SCROLLED;
  const isDown = top > state.top;
  const wasDown = state.top > state.turnedAt;
  const turnedAt = isDown === wasDown ? state.turnedAt : state.top;
  const isFarEnough = Math.abs(top - turnedAt) > SCROLL_HIDING_OVER_PX;
  return { isHidden: isFarEnough ? isDown : state.isHidden, turnedAt, top };
}
