/** Where a page stands, and what belongs to it. */
export interface PageOrigin {
  /** The page's own origin, such as `https://pins.example`. */
  readonly origin: string;
  /** Further origins that are the product's, such as sibling subdomains. Default: none. */
  readonly alsoOwn?: readonly string[];
}

/** The link as a browser on the page reads it; null when it is no url. */
const resolve = (href: string, { origin }: PageOrigin): URL | null => {
  try {
    return new URL(href, origin);
  } catch {
    return null;
  }
};

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';

/** Whether a link leads to http or https; a relative one does on such a page (S3 §4.1). */
export const isWebLink = (href: string, page: PageOrigin): boolean => {
  const url = resolve(href, page);
  return url !== null && isWeb(url);
};

/** Whether a link stays on the page's origin. A subdomain, another port or scheme is another origin. */
export const isSameOrigin = (href: string, page: PageOrigin): boolean =>
  resolve(href, page)?.origin === resolve('', page)?.origin;

/** Whether a link is navigated at all: an empty one and one that begins with `#` are not (S3 §4.1). */
export const isNavigable = (href: string): boolean => {
  const trimmed = href.trim();
  return trimmed !== '' && !trimmed.startsWith('#');
};

/** Whether a link has to be checked before it opens: http or https, and not the product's own (S3 §4.1). */
export const needsCheck = (href: string, page: PageOrigin): boolean => {
  const url = isNavigable(href) ? resolve(href, page) : null;
  if (url === null || !isWeb(url)) return false;
  const own = [page.origin, ...(page.alsoOwn ?? [])];
  return !own.some((origin) => resolve('', { origin })?.origin === url.origin);
};

/** Whether a link opens in a new tab: it begins with `http://` or `https://` (S2 §2). */
export const opensInNewTab = (href: string): boolean => /^https?:\/\//i.test(href);

/** The `rel` of a link: `nofollow` where it leaves the product, else none (S2 §5). */
export const relOf = (href: string, page: PageOrigin): 'nofollow' | undefined =>
  needsCheck(href, page) ? 'nofollow' : undefined;
