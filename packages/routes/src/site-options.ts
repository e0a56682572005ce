import { encodeText } from './encode-text.js';
import { decode } from './escapes.js';
import { isSubdomain, pathBehind } from './own-hosts.js';
import { namesBeyondTheTable } from './reserved-names.js';
import { ANY_SITE, NOWHERE, type Site } from './site.js';
import { type TrieNode, buildShortTrie, buildTrie, mounted } from './trie.js';

/** What a classifier may be told of its site; all of it is optional. */
export interface ClassifierOptions {
  /** Hosts whose urls are the site's own, such as `pins.example` or `localhost:3000`. Default: that of `origin`. */
  readonly hosts?: readonly string[];
  /** Whether subdomains of `hosts` are own too. Default: false. */
  readonly subdomains?: boolean;
  /** Hosts of short links: with `pn.example`, `https://pn.example/abc` is a `short-link`. Default: none. */
  readonly shortHosts?: readonly string[];
  /** The path below which the site is mounted. Default: `/`. */
  readonly base?: string;
  /** What relative links resolve against, such as `https://pins.example`. Default: they are the site's own. */
  readonly origin?: string;
  /** Names that are no usernames, added to the list or in its place. First words of the table stay reserved. */
  readonly reserved?: {
    readonly extend?: readonly string[];
    readonly replace?: readonly string[];
  };
  /** Username of the signed-in viewer, whose boards and sections are `own_board` and `own_section`. */
  readonly viewer?: string | null;
}

/** A site with what its paths are printed with. */
export interface OptionSite extends Site {
  /** The mount path as it is printed, without a slash at its end. */
  readonly base: string;
  /** Where short links are printed; null when the site has none. */
  readonly shortHost: string | null;
}

/** The url of a host or origin that was given as an option; there is nothing behind its host. */
const optionUrl = (option: string, given: string, scheme = ''): URL => {
  try {
    const url = new URL(scheme + given);
    if (url.href === `${url.origin}/` && url.protocol.startsWith('http')) return url;
  } catch {
    // no url: told with the rest
  }
  const like = `${scheme ? '' : 'https://'}pins.example`;
  throw new RangeError(`createClassifier: ${option} takes "${like}", not "${given}".`);
};

const hostsOf = (option: string, given: readonly string[] = []): string[] =>
  given.map((host) => optionUrl(option, host, 'https://').host);

const toAsciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

const reservedNames = ({
  extend = [],
  replace = namesBeyondTheTable.split('\n'),
}: NonNullable<ClassifierOptions['reserved']>): string[] =>
  [...replace, ...extend].map(toAsciiLowerCase);

const segmentsOf = (path: string): string[] =>
  (decode(path) ?? path).split('/').filter((segment) => segment !== '');

/** The site that the options describe. Throws a RangeError for a host or origin that is none. */
export const createSite = (options: ClassifierOptions): OptionSite => {
  const origin = options.origin === undefined ? null : optionUrl('origin', options.origin);
  const ownHost = origin === null ? [] : [origin.host];
  const hosts = options.hosts ? hostsOf('hosts', options.hosts) : ownHost;
  const shortHosts = hostsOf('shortHosts', options.shortHosts);
  const starts = hosts.flatMap((host) => [`https://${host}`, `http://${host}`, host]);
  const bareHosts = [...hosts, ...shortHosts];
  const base = segmentsOf(options.base ?? '/');

  const root = options.reserved ? buildTrie(reservedNames(options.reserved)) : ANY_SITE.root;
  const top = mounted(root, base.map(toAsciiLowerCase));
  const shortRoot = buildShortTrie();
  const topOf = (host: string): TrieNode | null => {
    if (hosts.includes(host) || host === NOWHERE) return top;
    if (shortHosts.includes(host)) return shortRoot;
    return options.subdomains && isSubdomain(hosts, host) ? top : null;
  };
  return {
    root,
    top,
    viewerNode: options.viewer ? mounted(root, [toAsciiLowerCase(options.viewer)]) : null,
    origin: origin?.origin ?? ANY_SITE.origin,
    ownsRelative: origin === null || topOf(origin.host) === top,
    topOf,
    pathIn: (text) => pathBehind(starts, text),
    whole: (text) => (pathBehind(bareHosts, text.toLowerCase()) < 0 ? text : `https://${text}`),
    base: base.map((segment) => `/${encodeText(segment)}`).join(''),
    shortHost: shortHosts[0] ?? null,
  };
};
