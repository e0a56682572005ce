'use client';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridView, itemsInView, viewOf } from './grid-view.js';
import type { GridLayout, ItemRange } from './layout.js';

/**
 * Which items stand in or near the window, `null` before the first look. `onView` hears every scroll step and every
 * new layout. A step renders only when the run of items changes, and then before the browser paints: no blank shows.
 */
export function useGridViewport(
  listRef: RefObject<HTMLElement | null>,
  layout: GridLayout | null,
  onView: (view: GridView) => void,
): ItemRange | null {
  const [range, setRange] = useState<ItemRange | null>(null);
  const latest = useRef({ layout, onView });

  const look = useCallback(() => {
    const list = listRef.current;
    const current = latest.current;
    if (!list || !current.layout) return;
    const view = viewOf(list);
    const next = itemsInView(current.layout, view);
    setRange((last) => (last?.start === next.start && last.end === next.end ? last : next));
    current.onView(view);
  }, [listRef]);

  useLayoutEffect(() => {
    latest.current = { layout, onView };
  });

  useLayoutEffect(() => look(), [layout, look]);

  useLayoutEffect(() => {
    const follow = () => flushSync(look);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [look]);

  return range;
}
