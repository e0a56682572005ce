import { hidesFooters } from '@tackboard/domain/experience';
import type { Messaging } from '../messaging.types.js';

/**
 * Tells messaging what happens to the page: it is online again, is left, hidden or restored, or scrolls. Returns a function
 * that disconnects.
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
  // A page that a browser keeps for the way back holds no lock.
  on(globalThis, ['pagehide'], () => messaging.setHidden(true));
  on(globalThis, ['pageshow'], followVisibility);
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

/** Hides the footers of cards while a message of certain placements has not ended. Returns a function that stops it. */
export function followFooters(messaging: Messaging): () => void {
  const { host } = messaging;
  let isHidden = false;
  const follow = () => {
    const pending = messaging.explain().filter(({ state }) => state !== 'ended');
    // A key begins with the placement: `<placement>:<experience>`.
    const next = hidesFooters(pending.map(({ key }) => ({ placementId: key.split(':')[0] ?? '' })));
    if (next === isHidden) return;
    isHidden = next;
    host.hideFooters?.(next);
  };
  follow();
  return messaging.subscribe(follow);
}
