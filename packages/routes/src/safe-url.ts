const USERINFO = /^((https?:)?[\\/]{2,})[^\\/?#]*@(?=[^\\/?#\s])/i;

/** The URL without user name and password. They change neither scheme nor host, and long ones are slow to parse. */
export const withoutUserinfo = (url: string): string => url.replace(USERINFO, '$1');

/** URLs that need no parsing to be safe: a path, or http(s) with a host that the URL standard accepts as it is, behind any user name. */
const PLAIN_PATH = /^\/(?:[\w-]|$)/;
const PLAIN_URL = /^https?:\/\/(?:[^\\/?#]*@)?(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]+(?:[/?#]|$)/i;

/** Relative URLs are resolved against an https page; which one makes no difference to their scheme. */
const ANY_PAGE = 'https://page.invalid';

/** With `https:shop.example` and `https:/shop.example` a page on https leads to its own site. */
const HAS_AUTHORITY = /^https?:\/\//i;

/** Limits which URLs `safeUrl` accepts. */
export interface SafeUrlOptions {
  /** Rejects URLs that depend on the page too, such as `/pin/1/`, `//shop.example` and `https:shop.example`. Default: false. */
  readonly absolute?: boolean;
}

/**
 * Returns the URL without the white space around it when it is http, https or relative, and undefined for everything
 * else: `javascript:`, `data:`, text that no browser can parse, values that are not text. Every URL from a server goes
 * through this function before it becomes an `href` or the `src` of a frame or video (S2 §2.4).
 */
export const safeUrl = (url: unknown, options: SafeUrlOptions = {}): string | undefined => {
  const trimmed = typeof url === 'string' ? url.trim() : '';
  if (trimmed === '') return undefined;
  if (PLAIN_URL.test(trimmed)) return trimmed;
  if (options.absolute && !HAS_AUTHORITY.test(trimmed)) return undefined;
  if (!options.absolute && PLAIN_PATH.test(trimmed)) return trimmed;
  try {
    const { protocol } = new URL(trimmed, options.absolute ? undefined : ANY_PAGE);
    return protocol === 'http:' || protocol === 'https:' ? trimmed : undefined;
  } catch {
    return undefined; // not a URL
  }
};
