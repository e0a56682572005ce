import {
  DOT,
  HASH,
  HYPHEN,
  LOWER_A,
  LOWER_Z,
  NINE,
  QUESTION,
  SLASH,
  SPACE,
  ZERO,
  isSlash,
} from './codes.js';
import { cleaned, resolved } from './dot-segments.js';
import { isHostIn } from './hosts.js';
import type { ClassifiedLink } from './link-types.js';
import { readParts } from './link-parts.js';
import { placeOf } from './places.js';
import { EXTERNAL, NO_LINK } from './results.js';
import type { Site } from './site.js';
import type { TrieNode } from './trie.js';
import { walk } from './walk.js';

/** The trie of a host: the site's, that of its short links, or none. */
const topOf = (site: Site, text: string, from: number, to: number): TrieNode | null => {
  if (isHostIn(site.hosts, site.subdomains, text, from, to)) return site.top;
  return isHostIn(site.shortHosts, false, text, from, to) ? site.shortRoot : null;
};

/** Where the host that begins at `from` ends; -1 unless it is a plain name that the URL standard keeps as it is. */
const plainHostEnd = (text: string, from: number): number => {
  let label = from;
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SLASH || code === QUESTION || code === HASH) break;
    if (code === DOT) label = at + 1;
    else if (
      (code < LOWER_A || code > LOWER_Z) &&
      (code < ZERO || code > NINE) &&
      code !== HYPHEN
    ) {
      return -1;
    }
  }
  // A last label that begins with a digit may be part of an address.
  const initial = text.charCodeAt(label);
  return initial >= LOWER_A && initial <= LOWER_Z ? at : -1;
};

/** The link when nothing in it has to be rewritten, which holds for nearly all; else null. */
const classifyPlain = (site: Site, text: string): ClassifiedLink | null => {
  if (text.charCodeAt(0) === SLASH) {
    return site.ownsRelative && !isSlash(text.charCodeAt(1))
      ? walk(site.top, site.root, site.viewer, text, 1)
      : null;
  }
  const from = text.startsWith('https://') ? 8 : text.startsWith('http://') ? 7 : 0;
  const to = from > 0 ? plainHostEnd(text, from) : -1;
  if (to < 0) return null;
  const top = topOf(site, text, from, to);
  if (top === null) return EXTERNAL;
  return walk(top, site.root, site.viewer, text, text.charCodeAt(to) === SLASH ? to + 1 : to);
};

/** Where the path of a bare own host (`pins.example/pin/1`) begins; -1 when the text begins with none. */
const pathOfBareHost = (hosts: readonly string[], text: string): number => {
  for (const { length } of hosts.filter(
    (host) => text.slice(0, host.length).toLowerCase() === host,
  )) {
    const end = text.charAt(length);
    if (end === '/') return length + 1;
    if (end === '' || end === '?' || end === '#') return length;
  }
  return -1;
};

/** The link as the URL standard reads it, rewritten where it has to be. */
const classifyRewritten = (site: Site, written: string): ClassifiedLink => {
  const text = cleaned(written);
  const walkFrom = (top: TrieNode, at: number): ClassifiedLink =>
    walk(top, site.root, site.viewer, resolved(text, at), 1) ?? NO_LINK;

  const bare = pathOfBareHost(site.hosts, text);
  if (bare >= 0) return walkFrom(site.top, bare);
  const bareShort = pathOfBareHost(site.shortHosts, text);
  if (bareShort >= 0) return walkFrom(site.shortRoot, bareShort);

  const place = placeOf(text, site.scheme);
  if (place === null) return NO_LINK;
  if (place.host === null) return site.ownsRelative ? walkFrom(site.top, place.path) : EXTERNAL;
  const top = topOf(site, place.host, 0, place.host.length);
  return top === null ? EXTERNAL : walkFrom(top, place.path);
};

/** A path that came apart from its host: its first slash may be left out, two slashes begin no host. */
const classifyPath = (site: Site, path: string): ClassifiedLink => {
  const text = isSlash(path.charCodeAt(0)) ? path : `/${path}`;
  return (
    walk(site.top, site.root, site.viewer, text, 1) ??
    walk(site.top, site.root, site.viewer, resolved(cleaned(text), 1), 1) ??
    NO_LINK
  );
};

const classifyText = (site: Site, text: string): ClassifiedLink =>
  (text.charCodeAt(text.length - 1) > SPACE ? classifyPlain(site, text) : null) ??
  classifyRewritten(site, text);

/** What a link of the site is. Takes anything and never throws: what is no link is `unknown`. */
export const classifyFor = (site: Site, input: unknown): ClassifiedLink => {
  if (typeof input === 'string') return classifyText(site, input);
  const parts = readParts(input);
  if (parts === null) return NO_LINK;
  if (parts.href !== null) return classifyText(site, parts.href);
  return classifyPath(site, parts.path);
};
