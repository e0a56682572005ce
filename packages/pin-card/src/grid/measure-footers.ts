import { indexOf } from './grid-item-index.js';

/** The heights of footers, in pixels, by the index of the item. */
export type FooterHeights = readonly (readonly [index: number, height: number])[];

/** Tells the heights of footers once each is there and whenever one changes. Returns what ends it. */
export type MeasureFooters = (
  list: Element,
  onHeights: (heights: FooterHeights) => void,
) => () => void;

/** What of a host's own card is its footer. */
const FOOTER = '[data-grid-footer]';

/**
 * Measures the elements with `data-grid-footer` in the cards of a grid, before they are painted: for hosts who cannot
 * tell how high their own footers are. One observer serves all cards.
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
  const look = () => {
    for (const footer of list.querySelectorAll(FOOTER)) {
      if (!seen.has(footer)) sizes.observe(footer);
      seen.add(footer);
    }
  };
  const items = new MutationObserver(look);
  items.observe(list, { childList: true, subtree: true });
  look();
  return () => {
    items.disconnect();
    sizes.disconnect();
  };
};
