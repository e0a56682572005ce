'use client';
import type { Pin } from '@tackboard/domain';
import { useEffect, useRef } from 'react';
import type { GridStatus } from './grid-status.js';
import type { GridLayout } from './layout.js';
import type { GridView } from './grid-view.js';

/** The next page is asked for when the shortest column ends within so many windows below this one. */
const WINDOWS_AHEAD = 1.5;

/**
 * Asks for the next page once for each list of pins, when the view nears the end of the shortest column. Returns what
 * is to be told of every view.
 */
export function useLoadMore(
  pins: readonly Pin[],
  layout: GridLayout | null,
  status: GridStatus,
  onLoadMore: (() => void) | undefined,
): (view: GridView) => void {
  const asked = useRef<readonly Pin[] | null>(null);

  // After a failure, and when the host took the question back, the same list may be asked about again.
  useEffect(() => {
    if (status === 'error') asked.current = null;
  }, [status]);

  return ({ top, bottom }) => {
    if (status !== 'ready' || !layout || asked.current === pins) return;
    const ahead = bottom + (bottom - top) * WINDOWS_AHEAD;
    if (ahead < Math.min(...layout.bottoms)) return;
    asked.current = pins;
    onLoadMore?.();
  };
}
