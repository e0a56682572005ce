'use client';
import { type RefObject, useEffect } from 'react';

/** Screen readers still announce these while a dialog is open. */
const LIVE = '[aria-live]:not([aria-live="off"])';

/**
 * Makes the page outside of an element inert while the component is mounted. Live regions are left out, so that toasts are
 * still announced.
 */
export function useInertPage(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!inside.current) return undefined;
    const outside = outsideElements(inside.current);
    for (const element of outside) element.inert = true;
    return () => {
      for (const element of outside) element.inert = false;
    };
  }, [inside]);
}

/** Returns the outermost elements that contain neither the element nor a live region, and are not inert yet. */
function outsideElements(inside: HTMLElement): readonly HTMLElement[] {
  const { body } = inside.ownerDocument;
  const kept = [inside, ...body.querySelectorAll(LIVE)];
  const found: HTMLElement[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || !(child instanceof HTMLElement)) continue;
      if (kept.some((each) => child.contains(each))) walk(child);
      else if (!child.inert && !INVISIBLE.has(child.localName)) found.push(child);
    }
  };
  walk(body);
  return found;
}

const INVISIBLE = new Set(['script', 'style', 'template', 'noscript']);
