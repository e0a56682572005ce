import { type RefObject, useEffect } from 'react';
import type { Messaging } from '../../messaging.types.js';

/** Space between a message at the bottom and the toasts above it. */
const TOAST_GAP_PX = 8;

/** Lifts the toasts above a message at the bottom of the window while the message shows. */
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

/** Elements that use Escape themselves. A press inside one does not dismiss the message. */
const OWN_ESCAPE =
  'input, textarea, select, [contenteditable], [aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Escape dismisses a message at the bottom of the page, unless a layer or an anchored message is open, or the focus is in an
 * element that uses Escape itself.
 */
export function useEscape(messaging: Messaging, onDismiss: () => void): void {
  useEffect(() => {
    // In the capture phase, which comes first: a popup that closes on the same press must still be found here.
    const dismiss = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || messaging.host.layers.isOpen()) return;
      if (document.querySelector('.tb-anchored')) return;
      if (target instanceof Element && target.closest(OWN_ESCAPE)) return;
      onDismiss();
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => document.removeEventListener('keydown', dismiss, { capture: true });
  });
}
