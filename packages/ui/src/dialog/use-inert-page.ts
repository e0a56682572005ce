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
  const found: HTMLElement[] = [];
  // In a shadow root the element keeps its host, and what surrounds the host lies outside too.
  let innermost: Element = inside;
  for (;;) {
    const root = innermost.getRootNode();
    const isShadow = 'host' in root;
    const scope = isShadow ? (root as ShadowRoot) : body;
    const kept = [innermost, ...scope.querySelectorAll(LIVE)];
    const walk = (parent: ParentNode) => {
      for (const child of parent.children) {
        if (kept.includes(child) || !('offsetParent' in child)) continue;
        const element = child as HTMLElement;
        if (kept.some((each) => child.contains(each))) walk(child);
        else if (!element.inert && !INVISIBLE.has(child.localName)) found.push(element);
      }
    };
    walk(scope);
    if (!isShadow) return found;
    innermost = (root as ShadowRoot).host;
  }
}

const INVISIBLE = new Set(['script', 'style', 'template', 'noscript']);
