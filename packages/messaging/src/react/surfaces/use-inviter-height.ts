import { useEffect } from 'react';

const PROPERTY = '--tb-inviter-height';

/** Publishes the height of the inviter's popover on the root element, and 0 after it: a page keeps its buttons from under it. */
export function useInviterHeight(popup: HTMLElement | null): void {
  useEffect(() => {
    if (!popup || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = popup.ownerDocument.documentElement;
    const publish = () => style.setProperty(PROPERTY, `${popup.offsetHeight}px`);
    const observer = new ResizeObserver(publish);
    observer.observe(popup);
    return () => {
      observer.disconnect();
      style.setProperty(PROPERTY, '0px');
    };
  }, [popup]);
}
