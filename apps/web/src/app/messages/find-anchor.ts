/** The parts of the demo's pages that messages point at, by the names that the server uses. */
const ANCHORS: Readonly<Record<string, string>> = {
  boards: '.tb-navigation-header a[aria-label*="rofile"], .tb-navigation-footer a',
  create:
    '.tb-navigation-header a[href^="/pin-builder"], .tb-navigation-header a[href^="/pin/create"]',
  save: 'main .tb-save',
  search: '.tb-navigation-header [type="search"]',
};

/** Returns the element that a message names as its anchor; what a page marks with the name comes first. */
export function findAnchor(name: string): HTMLElement | null {
  const named = document.querySelector<HTMLElement>(`[data-message-anchor="${CSS.escape(name)}"]`);
  const selector = ANCHORS[name];
  return named ?? (selector ? document.querySelector<HTMLElement>(selector) : null);
}
