import { toAsciiLowerCase } from './codes.js';
import { cleaned } from './dot-segments.js';
import { decodePath } from './escapes.js';
import { hostOf, isHostIn } from './hosts.js';
import { type Place, placeOf } from './places.js';
import { namesBeyondTheTable } from './reserved-names.js';
import { ANY_SITE, type Site } from './site.js';
import { buildShortTrie, buildTrie, mounted } from './trie.js';

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
  readonly viewer?: string;
}

const ownHost = (option: string, text: string): string => {
  const host = /[/\\?#@]/.test(text) ? null : hostOf(text, 'https');
  if (host !== null) return host;
  throw new RangeError(
    `${option}: "${text}" is no host. Give the host alone, with its port where it has one: "pins.example".`,
  );
};

const pageOrigin = (text: string): Place & { readonly host: string } => {
  const place = placeOf(cleaned(text), '');
  if (place?.host) return { ...place, host: place.host };
  throw new RangeError(
    `origin: "${text}" is no origin. Give scheme and host: "https://pins.example".`,
  );
};

const reservedNames = ({
  extend = [],
  replace,
}: NonNullable<ClassifierOptions['reserved']>): string[] =>
  [...(replace ?? namesBeyondTheTable.split(' ')), ...extend].map(toAsciiLowerCase);

const segmentsOf = (path: string): string[] =>
  decodePath(path, 0, path.length)
    .text.split('/')
    .filter((segment) => segment !== '');

/** The site that the options describe. Throws a RangeError for a host or origin that is none. */
export const createSite = (options: ClassifierOptions): Site => {
  const origin = options.origin === undefined ? null : pageOrigin(options.origin);
  const hosts =
    options.hosts?.map((host) => ownHost('hosts', host)) ?? (origin ? [origin.host] : []);
  const subdomains = options.subdomains ?? false;
  const root = options.reserved ? buildTrie(reservedNames(options.reserved)) : ANY_SITE.root;
  const base = segmentsOf(options.base ?? '/');
  return {
    root,
    top: mounted(root, base.map(toAsciiLowerCase)),
    base: base.map((segment) => `/${encodeURIComponent(segment)}`).join(''),
    shortRoot: buildShortTrie(),
    hosts,
    subdomains,
    shortHosts: (options.shortHosts ?? []).map((host) => ownHost('shortHosts', host)),
    scheme: origin?.scheme ?? '',
    ownsRelative:
      origin === null || isHostIn(hosts, subdomains, origin.host, 0, origin.host.length),
    viewer: options.viewer?.toLowerCase() ?? null,
  };
};
