import { isSameOrigin } from '@tackboard/routes/links';
import { hasDocumentOptions } from '../document-options.js';

/** What the server answers without a page. The link of `/offsite/` may be followed by the server. */
const WITHOUT_PAGE = /^\/(?:__|(?:docs|media|offsite|resource)(?:\/|$))/;

/** Returns the path, query and hash of a link to a page of the site; undefined for all others. */
export function ownLink(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  if (url === null || !isSameOrigin(url.href, { origin: new URL(base).origin })) return undefined;
  // A document with options is rendered in another way.
  if (WITHOUT_PAGE.test(url.pathname) || hasDocumentOptions(url.searchParams)) return undefined;
  return url.pathname + url.search + url.hash;
}
