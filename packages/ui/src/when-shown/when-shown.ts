/** The DOM types have only what two browsers implement. */
type Page = Document & { readonly prerendering?: boolean };

/**
 * Calls `start` once somebody opens a page: at once, unless the browser has rendered it in advance, by a speculation rule for
 * example. Returns a function that cancels.
 */
export function whenShown(page: Document, start: () => void): () => void {
  if (!(page as Page).prerendering) {
    start();
    return () => undefined;
  }
  page.addEventListener('prerenderingchange', start, { once: true });
  return () => page.removeEventListener('prerenderingchange', start);
}
