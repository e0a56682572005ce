'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridEngine } from './grid-engine.js';
import type { GridHost, GridScene } from './grid-scene.js';
import type { GridInput } from './grid-model.js';
import type { MeasureFooters } from './measure-footers.js';

/** The element that scrolls a grid, or a ref that will have it; null: the window. */
export type GridScroller = Element | RefObject<Element | null> | null;

/** What a grid shows and where. */
export interface GridUse extends GridHost, Pick<GridInput, 'pins' | 'boxOf'> {
  readonly engine: GridEngine;
  /** Another list is another element. */
  readonly isFeed: boolean;
  readonly scroller?: GridScroller | undefined;
  readonly measureFooters?: MeasureFooters | undefined;
}

/** A server runs no effects, and React 18 warns there of one that would run before the page is painted. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What shows of a grid, nothing before there is a page; and the ref of its list. */
export function useGrid(
  use: GridUse,
): readonly [GridScene | undefined, RefObject<HTMLUListElement | null>] {
  // The scene changes with the scroll, which the React Compiler's memory knows nothing of.
  'use no memo';
  const { engine, isFeed, pins, boxOf, scroller = null, measureFooters } = use;
  const [, setTime] = useState({});
  const list = useRef<HTMLUListElement>(null);
  const scene = engine.render(pins, boxOf);

  // A ref to an element around the grid is filled after the effects of the first rendering.
  const isRef = scroller !== null && 'current' in scroller;
  const isLate = isRef && scene !== undefined;
  useEffectBeforePaint(() => {
    const rerender = () => setTime({});
    return engine.start({
      list: list.current!,
      scroller: isRef ? scroller.current : scroller,
      measureFooters,
      rerender: (isUrgent) => (isUrgent ? flushSync(rerender) : rerender()),
    });
  }, [engine, isFeed, isLate, isRef, measureFooters, scroller]);
  useEffectBeforePaint(() => engine.commit(scene, use));
  return [scene, list];
}
