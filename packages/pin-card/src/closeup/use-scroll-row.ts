'use client';
import { scrollArrows, scrollStep } from '@tackboard/domain';
import { type RefObject, useCallback, useEffect, useState } from 'react';

type Arrows = ReturnType<typeof scrollArrows>;

const NO_ARROWS: Arrows = { previous: false, next: false };

/** The arrows of a horizontally scrolling row. An arrow shows where more content is hidden. */
export interface ScrollRow {
  readonly arrows: Arrows;
  /** Updates the arrows. Call it when the row scrolls. */
  readonly measure: () => void;
  /** Scrolls by half of the visible width, back (−1) or on (1). */
  readonly scroll: (towards: -1 | 1) => void;
}

/** Watches the size of a row. Measures again when `items`, its content, changes. */
export function useScrollRow(row: RefObject<HTMLElement | null>, items: unknown): ScrollRow {
  const [arrows, setArrows] = useState(NO_ARROWS);

  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    // `scrollLeft` is negative in right-to-left text.
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
    // The observer calls `measure` once at the start.
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
