'use client';
import { scrollArrows, scrollStep } from '@tackboard/domain/navigation';
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Which arrows of a row show. */
type Arrows = ReturnType<typeof scrollArrows>;

const NO_ARROWS: Arrows = { previous: false, next: false };

/** A row that scrolls sideways, with an arrow on each side that has more to show. */
export interface ScrollRow {
  readonly arrows: Arrows;
  /** Looks again how far the row is scrolled. */
  readonly measure: () => void;
  /** Scrolls by half of what is seen; −1 goes back, 1 goes on. */
  readonly scroll: (towards: -1 | 1) => void;
}

/** Watches a row; `items` is what it holds: another list is measured anew. */
export function useScrollRow(row: RefObject<HTMLElement | null>, items: unknown): ScrollRow {
  const [arrows, setArrows] = useState(NO_ARROWS);

  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    // From right to left a browser counts down from 0.
    const offset = Math.abs(element.scrollLeft);
    const next = scrollArrows({
      offset,
      visible: element.clientWidth,
      total: element.scrollWidth,
    });
    setArrows((last) => (last.previous === next.previous && last.next === next.next ? last : next));
  }, [row]);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // It looks once when it begins.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [items, measure, row]);

  const scroll = useCallback(
    (towards: -1 | 1) => {
      const element = row.current;
      if (!element) return;
      const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollBy({ left: towards * direction * scrollStep(element.clientWidth) });
    },
    [row],
  );
  return { arrows, measure, scroll };
}
