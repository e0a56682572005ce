import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { HERO_BANNER_SLIDE_MS } from '@tackboard/domain/experience';

/** A layout effect. React 18 warns about those on a server, so there it is an effect. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * Slides the page down from where it was when a banner arrives after the first render. A transform does it, so nothing jumps
 * and no layout shift counts.
 */
export function useSlideIn(banner: RefObject<HTMLElement | null>, isLate: boolean): void {
  useBrowserLayoutEffect(() => {
    const { current } = banner;
    if (!current || !isLate || !mayMove()) return undefined;
    const moved = elementsBelow(current);
    const room = roomOf(current, moved[0]);
    if (room <= 0) return undefined;
    const slides = moved.map((element) =>
      element.animate(
        { transform: [`translateY(${-room}px)`, 'translateY(0)'] },
        { duration: HERO_BANNER_SLIDE_MS, easing: EASING, composite: 'add' },
      ),
    );
    return () => slides.forEach((slide) => slide.cancel());
  }, [banner, isLate]);
}

function mayMove(): boolean {
  return (
    typeof Element.prototype.animate === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** The elements that a banner pushes down: what follows it, and what follows the elements around it. */
function elementsBelow(banner: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let each: Element | null = banner;
    each && each !== document.body;
    each = each.parentElement
  ) {
    let next = each.nextElementSibling;
    for (; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement && isInFlow(next)) found.push(next);
    }
  }
  return found;
}

function isInFlow(element: HTMLElement): boolean {
  const { display, position } = getComputedStyle(element);
  return display !== 'none' && position !== 'absolute' && position !== 'fixed';
}

/** How far a banner pushes the element below it, with margins and gaps. */
function roomOf(banner: HTMLElement, below: HTMLElement | undefined): number {
  if (!below) return 0;
  const after = below.getBoundingClientRect().top;
  banner.style.display = 'none';
  const before = below.getBoundingClientRect().top;
  banner.style.removeProperty('display');
  return after - before;
}

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
