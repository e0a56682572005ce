'use client';
import type { Pin } from '@tackboard/domain';
import { type RefObject, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createGridEngine, type GridEngine, type GridHost, type GridScene } from './grid-engine.js';
import type { GridInput } from './grid-model.js';
import type { GridSnapshot } from './grid-snapshot.js';
import type { MeasureFooters } from './measure-footers.js';

/** The element that scrolls a grid, or a ref that will have it; null: the window. */
export type GridScroller = HTMLElement | RefObject<HTMLElement | null> | null;

interface GridUse extends GridHost {
  readonly list: RefObject<HTMLElement | null>;
  readonly pins: readonly Pin[];
  readonly boxOf: GridInput['boxOf'];
  readonly scroller: GridScroller;
  readonly restore: GridSnapshot | null | undefined;
  readonly measureFooters: MeasureFooters | undefined;
}

/** The engine of a grid and what shows of it; nothing before there is a page. */
export function useGrid(use: GridUse): readonly [GridEngine, GridScene | undefined] {
  const { list, pins, boxOf, scroller, measureFooters } = use;
  const [, bump] = useReducer((count: number) => count + 1, 0);
  const [engine] = useState(() =>
    createGridEngine((isUrgent) => (isUrgent ? flushSync(bump) : bump()), use.restore),
  );
  const scene = engine.render(pins, boxOf);

  // A ref to an element around the grid is filled after the effects of the first rendering.
  const isRef = scroller !== null && 'current' in scroller;
  const isLate = isRef && scene !== undefined;
  useLayoutEffect(
    () => engine.start(list.current!, isRef ? scroller.current : scroller, measureFooters),
    [engine, isLate, isRef, list, measureFooters, scroller],
  );
  useLayoutEffect(() => engine.commit(scene, use));
  return [engine, scene];
}
