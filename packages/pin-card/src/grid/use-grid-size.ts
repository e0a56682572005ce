'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridView, viewOf } from './grid-view.js';

/** What a grid has to be laid out for. */
export interface GridSize {
  readonly width: number;
  /** The root font size / 16. */
  readonly rootScale: number;
  /** What the window showed of the grid when this was measured. */
  readonly view: GridView;
}

const ROOT_FONT_PX = 16;

function rootScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / ROOT_FONT_PX : 1;
}

/** The container's inner width and the root font size; `null` before there is a page. Changes render before a paint. */
export function useGridSize(containerRef: RefObject<HTMLElement | null>): GridSize | null {
  const [size, setSize] = useState<GridSize | null>(null);

  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    const measure = (width: number) => {
      const next = { width, rootScale: rootScale(), view: viewOf(container) };
      setSize((last) =>
        last?.width === next.width && last.rootScale === next.rootScale ? last : next,
      );
    };
    measure(container.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => measure(entry.contentRect.width));
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [containerRef]);

  return size;
}
