'use client';
import { type RefObject, useEffect } from 'react';

/** What goes on being read aloud while a dialog is open. */
const LIVE = '[aria-live]:not([aria-live="off"])';

/**
 * Makes the page outside of an element inert while the component is there: no press, no focus, no screen reader and no
 * search reaches it. Live regions stay, so that toasts are still said.
 */
export function useInertPage(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!inside.current) return undefined;
    const made = outsiders(inside.current);
    for (const element of made) element.inert = true;
    return () => {
      for (const element of made) element.inert = false;
    };
  }, [inside]);
}

/** The largest elements of the page that hold neither the element nor a live region, and are not inert yet. */
function outsiders(inside: HTMLElement): readonly HTMLElement[] {
  const { body } = inside.ownerDocument;
  const kept = [inside, ...body.querySelectorAll(LIVE)];
  const found: HTMLElement[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || !(child instanceof HTMLElement)) continue;
      if (kept.some((each) => child.contains(each))) walk(child);
      else if (!child.inert && !SILENT.has(child.localName)) found.push(child);
    }
  };
  walk(body);
  return found;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript']);
