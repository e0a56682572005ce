'use client';
import type { GridScene } from './grid-scene.js';
import {
  firstScreen,
  type HeightsIn,
  itemHeight,
  type ItemSize,
  placed,
  placeOf,
} from './item-size.js';
import { emptyLayout, extendLayout, type GridLayout } from './layout.js';

/** The ratios of the skeletons. */
const RATIOS = [1.4, 0.9, 1.25, 1.6, 0.75, 1.1, 1.5];
const FOOTER_PX = 80;

/** Number of skeletons before the first pins. */
export const FIRST_SKELETONS = 24;

/** The size of a skeleton. */
export function skeletonSize(index: number): ItemSize {
  return { ratio: RATIOS[index % RATIOS.length]!, footer: FOOTER_PX };
}

const heightsIn: HeightsIn = (columns, rootScale) => (index) =>
  itemHeight(skeletonSize(index), columns, rootScale);

/** Skeletons below the pins: they fill every column to one viewport below the longest one. */
export function skeletonLayout({
  layout,
  columns,
  rootScale,
  viewportHeight,
}: GridScene): GridLayout {
  const line = Math.max(...layout.bottoms) + viewportHeight;
  const heightAt = heightsIn(columns, rootScale);
  const like = layout.count > 0 ? undefined : firstScreen(columns, FIRST_SKELETONS, heightsIn);
  let placed = emptyLayout(columns, layout.bottoms);
  while (Math.min(...placed.bottoms) < line) {
    placed = extendLayout(placed, placed.count + 1, { heightAt, like });
  }
  return placed;
}

interface GridSkeletonsProps {
  readonly isFeed: boolean;
  /** Undefined before hydration: the style sheet of the first screen has the positions. */
  readonly layout: GridLayout | undefined;
  readonly scene: GridScene | undefined;
}

/** Placeholders for pending pins, where the pins will be. */
export function GridSkeletons({ isFeed, layout, scene }: GridSkeletonsProps) {
  const Item = isFeed ? 'div' : 'li';
  return Array.from({ length: layout?.count ?? FIRST_SKELETONS }, (_, index) => (
    <Item
      // Skeletons have no identity.
      key={`skeleton ${index}`}
      aria-hidden
      {...placed(layout ? placeOf(layout, scene!.columns, index) : {}, ' tb-grid-skeleton')}
    />
  ));
}
