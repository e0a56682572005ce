import { type RefObject, useEffect } from 'react';

/** Space between a message at the bottom and the toasts above it. */
const TOAST_GAP_PX = 8;

/** Lifts toasts above a message at the bottom of the window while it shows. */
export function useBottomInset(ref: RefObject<HTMLElement | null>, isAtBottom = true): void {
  useEffect(() => {
    const { current } = ref;
    if (!current || !isAtBottom || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = current.ownerDocument.documentElement;
    const lift = () => {
      const { height } = current.getBoundingClientRect();
      const { bottom } = getComputedStyle(current);
      style.setProperty('--tb-toast-inset', `calc(${bottom} + ${height + TOAST_GAP_PX}px)`);
    };
    const observer = new ResizeObserver(lift);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--tb-toast-inset');
    };
  }, [ref, isAtBottom]);
}
