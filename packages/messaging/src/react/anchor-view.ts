/** Which anchors are in view. */
export interface AnchorView {
  /** Whether an element is in view. Calls the listener when that changes, and when it is first known. */
  readonly isInView: (element: HTMLElement) => boolean;
  readonly stop: () => void;
}

/**
 * Follows the anchors that were asked for, also inside scrolling parts and when a style sheet hides them. Where the browser has no
 * IntersectionObserver every anchor is in view.
 */
export function createAnchorView(listener: () => void): AnchorView {
  const known = new Map<Element, boolean>();
  let observer: IntersectionObserver | undefined;

  function receive(entries: readonly IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (target.isConnected) known.set(target, isIntersecting);
      else forget(target);
    }
    listener();
  }

  function forget(element: Element) {
    known.delete(element);
    observer?.unobserve(element);
  }

  return {
    isInView(element) {
      if (typeof IntersectionObserver === 'undefined') return true;
      const isInView = known.get(element);
      if (isInView !== undefined) return isInView;
      known.set(element, false);
      observer ??= new IntersectionObserver(receive);
      observer.observe(element);
      return false;
    },
    stop() {
      observer?.disconnect();
      observer = undefined;
      known.clear();
    },
  };
}
