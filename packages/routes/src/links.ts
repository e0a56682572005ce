/** Where a page stands, and what belongs to it. */
export interface PageOrigin {
  /** The page's own origin, such as `https://pins.example`. */
  readonly origin: string;
  /** Further origins that are the product's, such as sibling subdomains. Default: none. */
  readonly alsoOwn?: readonly string[];
}

const parse = (href: string, base?: string): URL | null => {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
};

/**
 * The link as a browser on the page reads it; null when it is no url. A page in a sandbox has the origin `null`, against
 * which whole urls still lead somewhere.
 */
const resolve = (href: unknown, { origin }: PageOrigin): URL | null =>
  typeof href === 'string' ? (parse(href, origin) ?? parse(href)) : null;

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';

/** Whether a link leads to http or https; a relative one does on such a page (S3 §4.1). What is no text does not. */
export const isWebLink = (href: unknown, page: PageOrigin): boolean => {
  const url = resolve(href, page);
  return url !== null && isWeb(url);
};

/** Whether two urls have one origin; urls without a host have none. */
const isOneOrigin = (url: URL, origin: string): boolean =>
  url.origin !== 'null' && url.origin === parse(origin)?.origin;

/** Whether a link stays on the page's origin. A subdomain, another port or scheme is another origin. */
export const isSameOrigin = (href: unknown, page: PageOrigin): boolean => {
  const url = resolve(href, page);
  return url !== null && isOneOrigin(url, page.origin);
};

/** Whether a link is navigated at all: an empty one and one that begins with `#` are not (S3 §4.1), nor what is no text. */
export const isNavigable = (href: unknown): boolean => {
  const trimmed = typeof href === 'string' ? href.trim() : '';
  return trimmed !== '' && !trimmed.startsWith('#');
};

/** Whether a link has to be checked before it opens: http or https, and not the product's own (S3 §4.1). */
export const needsCheck = (href: unknown, page: PageOrigin): boolean => {
  const url = isNavigable(href) ? resolve(href, page) : null;
  if (url === null || !isWeb(url)) return false;
  const own = [page.origin, ...(page.alsoOwn ?? [])];
  return !own.some((origin) => isOneOrigin(url, origin));
};

/** Whether a link opens in a new tab: it begins with `http://` or `https://` (S2 §2). */
export const opensInNewTab = (href: unknown): boolean =>
  typeof href === 'string' && /^https?:\/\//i.test(href);

/** The `rel` of a link: `nofollow` where it leaves the product, else none (S2 §5). */
export const relOf = (href: unknown, page: PageOrigin): 'nofollow' | undefined =>
  needsCheck(href, page) ? 'nofollow' : undefined;
