/** The bars of a page. A phone has the second one, at the bottom. */
const BARS = ['.tb-navigation-header', '.tb-navigation-footer'] as const;

const inBars = (...parts: readonly string[]) =>
  BARS.flatMap((bar) => parts.map((part) => `${bar} ${part}`)).join(', ');

/** The parts of the demo's pages that messages point at, by the names that the server uses. */
const ANCHORS: Readonly<Record<string, string>> = {
  boards: inBars('.tb-navigation-profile'),
  create: inBars(
    'a[href^="/pin-creation-tool"]',
    'a[href^="/pin-builder"]',
    'a[href^="/pin/create"]',
  ),
  save: "main .tb-save:not([data-variant='saved'])",
  search: inBars('[type="search"]'),
};

/** Returns the elements that a message may name as its anchor: what a page marks with the name, or parts of the demo. */
export function findAnchors(name: string): readonly HTMLElement[] {
  const marked = `[data-message-anchor="${CSS.escape(name)}"]`;
  const selectors = [marked, ANCHORS[name] ?? []].flat();
  return selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
}
