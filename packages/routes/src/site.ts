import { decode, encodeText, toAsciiLowerCase } from './escapes.js';
import type { NoPatterns, OwnPatterns } from './link-types.js';
import { refuseOption } from './option-error.js';
import { isSubdomain, pathBehind } from './outbound-links.js';
import { tableOf } from './own-patterns.js';
import { patterns, type TableRow } from './patterns.js';
import { namesBeyondTheTable } from './reserved-names.js';
import { buildShortTrie, buildTrie, mounted, type TrieNode } from './trie.js';

/** Options of `createClassifier`. */
export interface ClassifierOptions<
  Own extends OwnPatterns = NoPatterns,
  WithCatalogue extends boolean = true,
> {
  /** Hosts of the site, such as `pins.example` or `localhost:3000`. Default: none, and every absolute URL is external. */
  readonly hosts?: readonly string[];
  /** Whether subdomains of `hosts` belong to the site. Default: false. */
  readonly subdomains?: boolean;
  /** Hosts of short links: with `pn.example`, `https://pn.example/abc` is a `short-link`. Default: none. */
  readonly shortHosts?: readonly string[];
  /** Path under which the site is mounted. Default: `/`. */
  readonly base?: string;
  /**
   * Origin of the page with the links, such as `https://blog.example`. When it is none of `hosts`, relative links are
   * external too. Default: relative links belong to the site, as they do without `hosts`.
   */
  readonly origin?: string;
  /**
   * Own patterns by the name of their route, such as `{ post: '/p/{id}' }`; a list where a route has several. `PathPattern`
   * explains the notation. With the name of a route of the catalogue they replace that route and keep its landing type;
   * null removes it. No pattern may have the paths of another route. Default: none.
   */
  readonly patterns?: Own;
  /** Whether the site has the paths of the catalogue: `patterns`. Default: true. */
  readonly catalogue?: WithCatalogue;
  /**
   * Extends or replaces the list of reserved names. The first words of the table always stay reserved. Without the
   * catalogue the list is empty by default.
   */
  readonly reserved?: {
    readonly extend?: readonly string[];
    readonly replace?: readonly string[];
  };
  /** Username of the signed-in viewer, whose boards and sections are `own_board` and `own_section`. */
  readonly viewer?: string | null;
}

/** A site that paths can be built for. */
export interface OptionSite extends Site {
  /** The printed mount path, without a final slash. */
  readonly base: string;
  /** The paths that can be built. */
  readonly printedRows: readonly TableRow[];
  /** Host of built short links; null without short links. */
  readonly shortHost: string | null;
}

/** A printed URL of a host and nothing else. The URL standard accepts `*` in a host; here it would match nothing. */
const HOST_ALONE = /^https?:..[^/*@]+.$/;

/** Parses a host or origin of the options. Only the host may be given, without a path. */
const optionUrl = (option: string, given: string, scheme = ''): URL => {
  try {
    const url = new URL(scheme + given);
    if (HOST_ALONE.test(url.href)) return url;
  } catch {
    // not a URL: reported below
  }
  return refuseOption(option, scheme ? '"pins.example"' : '"https://pins.example"', given);
};

const hostsOf = (option: string, given: readonly string[] = []): string[] =>
  Array.isArray(given)
    ? given.map((host: string) => optionUrl(option, host, 'https://').host)
    : refuseOption(option, '["pins.example"]', given);

const segmentsOf = (path: string): string[] =>
  (decode(path) ?? path).split('/').filter((segment) => segment !== '');

/** Creates a site from its options. Throws a RangeError for an invalid host, origin or pattern. */
export const createSite = (options: ClassifierOptions<OwnPatterns, boolean>): OptionSite => {
  const hosts = hostsOf('hosts', options.hosts);
  const shortHosts = hostsOf('shortHosts', options.shortHosts);
  const page = optionUrl('origin', options.origin ?? ANY_SITE.origin);
  const starts = hosts.flatMap((host) => [`https://${host}`, `http://${host}`, host]);
  const bareHosts = [...hosts, ...shortHosts];
  const base = segmentsOf(options.base ?? '/');

  const { patterns: own, catalogue = true, reserved } = options;
  const table = own || reserved || !catalogue ? tableOf(own ?? {}, catalogue) : null;
  const { extend = [], replace = catalogue ? namesBeyond() : [] } = reserved ?? {};
  const root = table
    ? buildTrie(table.rows, [...table.firstWords, ...replace, ...extend].map(toAsciiLowerCase))
    : ANY_SITE.tableRoot;
  const top = mounted(root, base.map(toAsciiLowerCase));
  const shortRoot = buildShortTrie();
  const topOf = (host: string): TrieNode | null => {
    if (host === NOWHERE || hosts.includes(host)) return top;
    if (shortHosts.includes(host)) return shortRoot;
    return options.subdomains && isSubdomain(hosts, host) ? top : null;
  };
  return {
    tableRoot: root,
    mountedRoot: top,
    viewerNode: options.viewer ? mounted(root, [toAsciiLowerCase(options.viewer)]) : null,
    // Without hosts there is nothing to compare the origin with.
    origin: (hosts[0] ? page : ANY_SITE).origin,
    ownsRelative: topOf(hosts[0] ? page.host : NOWHERE) === top,
    topOf,
    pathIn: (text) => pathBehind(starts, text),
    whole: (text) => (pathBehind(bareHosts, text.toLowerCase()) < 0 ? text : `https://${text}`),
    base: base.map((segment) => `/${encodeText(segment)}`).join(''),
    printedRows: table?.printedRows ?? patterns,
    shortHost: shortHosts[0] ?? null,
  };
};

/** What the classifier needs about a site. */
export interface Site {
  /** Root of the route table. */
  readonly tableRoot: TrieNode;
  /** Node where paths begin: above `tableRoot` by the mount path. */
  readonly mountedRoot: TrieNode;
  /** A node with the viewer's username as its only word. */
  readonly viewerNode: TrieNode | null;
  /** Origin that relative links resolve against. */
  readonly origin: string;
  /** Whether relative links stay on the site. */
  readonly ownsRelative: boolean;
  /**
   * Returns the node where the paths of a host begin; null for hosts of other sites. The host is printed as by `URL`.
   */
  readonly topOf: (host: string) => TrieNode | null;
  /** Returns the index of the path in a text that begins with a host of the site; -1 for all others. */
  readonly pathIn: (text: string) => number;
  /** Adds the scheme to a text that begins with a host of the site. */
  readonly whole: (text: string) => string;
}

const namesBeyond = (): string[] => namesBeyondTheTable.split('\n');

const buildDefaultTrie = (): TrieNode => buildTrie(patterns, namesBeyond());

const root = /* @__PURE__ */ buildDefaultTrie();

/** Host of relative links without a known origin. It never resolves. */
export const NOWHERE = 'relative.invalid';

/** A site without known hosts: paths belong to it, every absolute URL is external. */
export const ANY_SITE: Site = {
  tableRoot: root,
  mountedRoot: root,
  viewerNode: null,
  origin: 'https://relative.invalid',
  ownsRelative: true,
  topOf: (host) => (host === NOWHERE ? root : null),
  pathIn: () => -1,
  whole: (text) => text,
};
