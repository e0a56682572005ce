/** Where the page is scrolled to, and whether that has hidden the footer. */
export interface ScrollHiding {
  readonly isHidden: boolean;
  /** Where the page was when it last changed its way, in pixels from the top. */
  readonly turnedAt: number;
  readonly top: number;
}

/** How far a page is scrolled before the footer goes or comes, in pixels: a finger is never quite still. */
const SCROLL_HIDING_OVER_PX = 8;

/** A page at its top, with its footer. */
export const NOT_SCROLLED: ScrollHiding = { isHidden: false, turnedAt: 0, top: 0 };

/** The next state when the page is `top` pixels from its top: on the way down the footer goes, on the way up it comes. */
export function hiddenByScroll(state: ScrollHiding, top: number): ScrollHiding {
  if (top <= 0) return NOT_SCROLLED;
  const isDown = top > state.top;
  const wasDown = state.top > state.turnedAt;
  const turnedAt = isDown === wasDown ? state.turnedAt : state.top;
  const isFarEnough = Math.abs(top - turnedAt) > SCROLL_HIDING_OVER_PX;
  return { isHidden: isFarEnough ? isDown : state.isHidden, turnedAt, top };
}
