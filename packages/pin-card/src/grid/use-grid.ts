'use client';
import { type RefObject, useRef, useState } from 'react';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import { flushSync } from 'react-dom';
import type { GridEngine } from './grid-engine.js';
import type { GridHost, GridScene } from './grid-scene.js';
import type { GridInput } from './grid-model.js';
import type { MeasureFooters } from './measure-footers.js';

/** The element that scrolls a grid, or a ref to it; null: the window. */
export type GridScroller = Element | RefObject<Element | null> | null;

/** The input of {@link useGrid}. */
export interface GridUse extends GridHost, Pick<GridInput, 'pins' | 'itemSize'> {
  readonly engine: GridEngine;
  /** A feed renders another element. */
  readonly isFeed: boolean;
  readonly scroller?: GridScroller | undefined;
  readonly measureFooters?: MeasureFooters | undefined;
}

/** The scene of a grid, undefined until the width is known, and the ref of its list. */
export function useGrid(
  use: GridUse,
): readonly [GridScene | undefined, RefObject<HTMLUListElement | null>] {
  // The scene changes with the scroll position, which the React Compiler does not know.
  'use no memo';
  const { engine, isFeed, pins, itemSize, scroller = null, measureFooters } = use;
  const [, setTime] = useState({});
  const list = useRef<HTMLUListElement>(null);
  const scene = engine.render(pins, itemSize);

  // A ref to an element around the grid is set after the effects of the first rendering.
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
