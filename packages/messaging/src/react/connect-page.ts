import type { Messaging } from '../messaging.types.js';

/**
 * Connects messages to the browser's page: the network, leaving, visibility and the first scroll or touch (S2 §4). Returns a
 * function that disconnects.
 */
export function connectPage(messaging: Messaging): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = (target: EventTarget, names: readonly string[], listener: () => void) => {
    for (const name of names) {
      target.addEventListener(name, listener, { signal, passive: true, capture: true });
    }
  };
  const followVisibility = () => messaging.setHidden(document.hidden);
  on(globalThis, ['online', 'pagehide'], messaging.flush);
  on(globalThis, ['scroll', 'touchmove'], messaging.scroll);
  on(document, ['visibilitychange'], followVisibility);
  globalThis.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) messaging.restore();
    },
    { signal },
  );
  followVisibility();
  return () => controller.abort();
}
