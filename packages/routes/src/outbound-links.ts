import { HASH, QUESTION, SLASH } from './escapes.js';
import { safeUrl, withoutUserinfo } from './safe-url.js';

/** The index of the path after the first of `starts` that the text begins with; -1 when it begins with none of them. */
export const pathBehind = (starts: readonly string[], text: string): number => {
  for (let n = 0; n < starts.length; n++) {
    const start = starts[n] ?? '';
    const { length } = start;
    if (text.slice(0, length) !== start) continue;
    if (length === text.length) return length;
    const code = text.charCodeAt(length);
    if (code === SLASH) return length + 1;
    if (code === QUESTION || code === HASH) return length;
  }
  return -1;
};

/** Whether a host is a subdomain of one of `hosts`. */
export const isSubdomain = (hosts: readonly string[], host: string): boolean =>
  hosts.some((own) => host.length > own.length + 1 && host.endsWith(`.${own}`));

/** Whether a host is one of `hosts` or a subdomain of one. Hosts are compared as `URL` prints them. */
export const isListedHost = (hosts: readonly string[], host: string): boolean =>
  hosts.includes(host) || isSubdomain(hosts, host);

/** The page that contains a link, and what else belongs to the product. */
export interface PageOrigin {
  /** Such as `https://pins.example`. */
  readonly origin: string;
  /** Further origins of the product, such as sibling subdomains. Default: none. */
  readonly alsoOwn?: readonly string[];
}

const parse = (href: string, base?: string): URL | null => {
  try {
    return new URL(withoutUserinfo(href), base);
  } catch {
    return null;
  }
};

/**
 * The link as a browser on the page resolves it; null when it is not a URL. The origin of a sandboxed page is `null`:
 * relative links have no target there, absolute ones do.
 */
const resolve = (href: unknown, { origin }: PageOrigin): URL | null =>
  typeof href === 'string' ? (parse(href, origin) ?? parse(href)) : null;

/** Whether two URLs have the same origin. URLs without a host have none. */
const hasOrigin = (url: URL, origin: string): boolean =>
  url.origin !== 'null' && url.origin === parse(origin)?.origin;

/** Whether a link stays on the page's origin. A subdomain, another port and another scheme are other origins. */
export const isSameOrigin = (href: unknown, page: PageOrigin): boolean => {
  const url = resolve(href, page);
  return url !== null && hasOrigin(url, page.origin);
};

/**
 * Whether a press on a link navigates (S3 §4.1.5). Empty links, links that begin with `#` and links that are neither http nor
 * https nor relative do not.
 */
export const isNavigable = (href: unknown): boolean => safeUrl(href)?.startsWith('#') === false;

/** `isNavigable` for a link that is already parsed: parsing a long one twice takes twice as long. */
const navigatesTo = ({ protocol }: URL, href: string): boolean => {
  if (protocol !== 'http:' && protocol !== 'https:') return isNavigable(href);
  return !/^\s*(?:#|$)/.test(href);
};

/** Whether a link has to be checked before it opens: it is http or https, and not the product's own. */
export const needsCheck = (href: unknown, page: PageOrigin): boolean => {
  const url = resolve(href, page);
  if (url === null || !navigatesTo(url, String(href))) return false;
  const own = [page.origin, ...(page.alsoOwn ?? [])];
  return !own.some((origin) => hasOrigin(url, origin));
};

/** Whether a link opens in a new tab: it begins with `http://` or `https://`, in any case. */
export const opensInNewTab = (href: unknown): boolean =>
  typeof href === 'string' && /^https?:\/\//i.test(href);

/** The `rel` of a link: `nofollow` when `needsCheck` is true. */
export const relOf = (href: unknown, page: PageOrigin): 'nofollow' | undefined =>
  needsCheck(href, page) ? 'nofollow' : undefined;
