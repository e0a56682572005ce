import { boxHeight, firstScreen, type GridBox } from './grid-boxes.js';
import type { GridScene } from './grid-scene.js';
import { emptyLayout, extendLayout, type GridLayout } from './layout.js';

/** The forms of the cards that stand in for pins that are on their way. */
const RATIOS = [1.4, 0.9, 1.25, 1.6, 0.75, 1.1, 1.5];
const FOOTER_PX = 80;

/** So many stand in before the first pins. */
export const FIRST_SKELETONS = 24;

/** The box of a stand-in. */
export function skeletonBox(index: number): GridBox {
  return { ratio: RATIOS[index % RATIOS.length]!, footer: FOOTER_PX };
}

/** Stand-ins below the pins there are: they fill every column for a window more than the longest one has. */
export function skeletonLayout({ layout, columns, rootScale }: GridScene): GridLayout {
  const line = Math.max(...layout.bottoms) + window.innerHeight;
  const heightAt = (index: number) => boxHeight(skeletonBox(index), columns, rootScale);
  const like = layout.count > 0 ? undefined : firstScreen(columns, FIRST_SKELETONS, skeletonBox);
  let placed = emptyLayout(columns, layout.bottoms);
  while (Math.min(...placed.bottoms) < line) {
    placed = extendLayout(placed, placed.count + 1, { heightAt, like });
  }
  return placed;
}
