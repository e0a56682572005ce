'use client';
import type { Pin } from '@tackboard/domain';
import { useLayoutEffect, useRef } from 'react';
import type { GridLayout } from './layout.js';
import { itemsBetween } from './layout.js';
import type { GridView } from './grid-view.js';

interface Seen {
  readonly pins: readonly Pin[];
  readonly layout: GridLayout;
}

/**
 * Keeps the first visible pin where it is when a new width or other pins before it move everything. Returns what is to
 * be told of every view. At the top of the list nothing is kept: what is new there should be seen.
 */
export function useScrollAnchor(
  pins: readonly Pin[],
  layout: GridLayout | null,
): (view: GridView) => void {
  const seen = useRef<Seen | null>(null);
  const viewTop = useRef(0);

  useLayoutEffect(() => {
    const last = seen.current;
    seen.current = layout && { pins, layout };
    if (!last || !layout || last.layout === layout || viewTop.current <= 0) return;
    const index = itemsBetween(last.layout, viewTop.current, viewTop.current + 1).start;
    const pin = last.pins[index];
    if (!pin) return;
    const newIndex = pins[index] === pin ? index : pins.findIndex(({ id }) => id === pin.id);
    if (newIndex < 0) return;
    const shift = (layout.tops[newIndex] ?? 0) - (last.layout.tops[index] ?? 0);
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
  }, [pins, layout]);

  return ({ top }) => {
    viewTop.current = top;
  };
}
