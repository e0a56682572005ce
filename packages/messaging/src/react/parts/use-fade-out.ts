import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';

const FADE_MS = 120;

/**
 * Fades the place of a popup when it goes. The message has ended by then, so a copy fades: it is inert, and nothing waits for
 * it. With reduced motion there is none.
 */
export function useFadeOut(popup: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(
    () => () => {
      const place = popup.current?.parentElement;
      const root = place?.parentElement?.parentElement;
      if (!place || !root || !mayFade()) return;
      const copy = place.cloneNode(true) as HTMLElement;
      // StrictMode runs this for a popup that stays.
      queueMicrotask(() => {
        if (!place.isConnected) fade(copy, root);
      });
    },
    [popup],
  );
}

function mayFade(): boolean {
  return (
    typeof Element.prototype.animate === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function fade(copy: HTMLElement, root: HTMLElement): void {
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const each of copy.querySelectorAll('[id]')) each.removeAttribute('id');
  root.append(copy);
  const remove = () => copy.remove();
  const fading = copy.animate({ opacity: [1, 0] }, { duration: FADE_MS });
  fading.onfinish = remove;
  fading.oncancel = remove;
}
