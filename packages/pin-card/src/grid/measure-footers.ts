import { indexOf } from './grid-item-index.js';

/** The heights of footers, in pixels, by the index of the item. */
export type FooterHeights = readonly (readonly [index: number, height: number])[];

/** Reports the height of each footer once, and whenever it changes. Returns a function that stops. */
export type MeasureFooters = (
  list: Element,
  onHeights: (heights: FooterHeights) => void,
) => () => void;

/** Marks the footer of a host's own card. */
const FOOTER = '[data-grid-footer]';

/**
 * Measures the elements with `data-grid-footer` in the cards of a grid, before the paint. Use it when the heights of your
 * own footers are not known in advance. All cards share one observer.
 */
export const measureFooters: MeasureFooters = (list, onHeights) => {
  const seen = new WeakSet<Element>();
  const sizes = new ResizeObserver((entries) =>
    onHeights(
      entries
        .filter(({ target }) => target.isConnected)
        .map(({ target, borderBoxSize }) => [indexOf(target), borderBoxSize[0]!.blockSize]),
    ),
  );
  const observeNew = () => {
    for (const footer of list.querySelectorAll(FOOTER)) {
      if (!seen.has(footer)) sizes.observe(footer);
      seen.add(footer);
    }
  };
  const items = new MutationObserver(observeNew);
  items.observe(list, { childList: true, subtree: true });
  observeNew();
  return () => {
    items.disconnect();
    sizes.disconnect();
  };
};
