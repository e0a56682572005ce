'use client';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LayerStore } from '../layer/layer-store.js';
import { createGridEngine, type GridEngine, type GridHost, type GridScene } from './grid-engine.js';
import type { GridInput } from './grid-model.js';
import type { GridSnapshot } from './grid-snapshot.js';
import type { MeasureFooters } from './measure-footers.js';

/** The element that scrolls a grid, or a ref that will have it; null: the window. */
export type GridScroller = Element | RefObject<Element | null> | null;

interface GridUse extends GridHost, Pick<GridInput, 'pins'> {
  readonly scroller?: GridScroller;
  readonly restore?: GridSnapshot | null;
  readonly measureFooters?: MeasureFooters;
}

/** A server runs no effects, and React 18 warns there of one that would run before the page is painted. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The engine of a grid and what shows of it; nothing before there is a page. */
export function useGrid(
  use: GridUse,
  boxOf: GridInput['boxOf'],
  list: RefObject<Element | null>,
  layers: LayerStore,
): readonly [GridEngine, GridScene | undefined] {
  const { pins, scroller = null, restore, measureFooters } = use;
  const [, setTime] = useState({});
  const [engine] = useState(() => {
    const rerender = () => setTime({});
    return createGridEngine(
      (isUrgent) => (isUrgent ? flushSync(rerender) : rerender()),
      layers,
      restore,
    );
  });
  const scene = engine.render(pins, boxOf);

  // A ref to an element around the grid is filled after the effects of the first rendering.
  const isRef = scroller !== null && 'current' in scroller;
  const isLate = isRef && scene !== undefined;
  useEffectBeforePaint(
    () => engine.start(list.current!, isRef ? scroller.current : scroller, measureFooters),
    [engine, isLate, isRef, list, measureFooters, scroller],
  );
  useEffectBeforePaint(() => engine.commit(scene, use));
  return [engine, scene];
}
