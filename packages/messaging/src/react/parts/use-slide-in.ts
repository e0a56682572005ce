import { HERO_BANNER_SLIDE_MS } from '@tackboard/domain/experience';
import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';

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
