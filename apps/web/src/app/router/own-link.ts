import { classify, isSameOrigin } from '@tackboard/routes';
import { hasDocumentOptions } from '../document-options.js';
import { ownPathOf, PAGES } from '../pages/page-table.js';

/** Returns the path, query and hash of a link to a page of the demo; undefined for all others. */
export function ownLink(href: string, base: string): URL | undefined {
  const url = URL.parse(href, base);
  if (url === null || !isSameOrigin(url.href, { origin: new URL(base).origin })) return undefined;
  // The server's own pages, such as its list of events, look like profiles.
  if (url.pathname.startsWith('/__')) return undefined;
  // Their documents are rendered in another way.
  if (ownPathOf(url.pathname) || hasDocumentOptions(url.searchParams)) return undefined;
  const { route } = classify(url.pathname);
  // The server may follow the link that such a path is for.
  if (route === 'offsite') return undefined;
  return PAGES[route] === undefined ? undefined : url;
}
