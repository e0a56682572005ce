'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus when `content` changed and the focused element was unmounted with the previous content. `find` returns
 * the element to focus. Does nothing while any element has the focus.
 */
export function useRestoredFocus<Content>(
  root: RefObject<HTMLElement | null>,
  content: Content,
  find: (root: HTMLElement, previous: Content) => HTMLElement | null | undefined,
): void {
  const latest = useRef(content);
  useEffect(() => {
    const previous = latest.current;
    latest.current = content;
    const { current } = root;
    if (previous === content || !current) return;
    const { activeElement, body } = current.ownerDocument;
    if (activeElement !== body) return;
    find(current, previous)?.focus();
  });
}
