'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Looks after the focus of an element whose content was exchanged: what had the focus is gone, and the page would begin
 * anew. `find` says where it goes after a change of `shown`; nothing happens while something has the focus.
 */
export function useKeptFocus<Shown>(
  root: RefObject<HTMLElement | null>,
  shown: Shown,
  find: (root: HTMLElement, before: Shown) => HTMLElement | null | undefined,
): void {
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    const { current } = root;
    if (last === shown || !current || document.activeElement !== document.body) return;
    find(current, last)?.focus();
  });
}
