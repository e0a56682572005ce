import { useLayoutEffect, useRef } from 'react';
import { restoreFocus, startAtTop } from './page-place.js';
import type { RouterState } from './router.js';

/** After a navigation scrolls to where the page starts, or was left, and moves the focus there. */
export function useArrival({ shown, arrival, place }: RouterState): void {
  const { key, keepsScroll } = shown;
  const last = useRef(key);
  useLayoutEffect(() => {
    if (last.current === key) return;
    last.current = key;
    // A feed that is gone has left it to the browser.
    history.scrollRestoration = 'manual';
    if (arrival === 'link') return startAtTop(location.hash);
    if (!keepsScroll) window.scrollTo(0, place?.top ?? 0);
    restoreFocus(place?.focusedHref);
  }, [arrival, keepsScroll, key, place]);
}
