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
  save: 'main .tb-save',
  search: inBars('[type="search"]'),
};

const isShown = (element: HTMLElement) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/** Returns the element that a message names as its anchor: the first that shows; what a page marks with the name comes first. */
export function findAnchor(name: string): HTMLElement | null {
  const named = document.querySelector<HTMLElement>(`[data-message-anchor="${CSS.escape(name)}"]`);
  if (named) return named;
  const found = document.querySelectorAll<HTMLElement>(ANCHORS[name] ?? ':not(*)');
  return [...found].find(isShown) ?? null;
}
