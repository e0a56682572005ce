import {
  BACKSLASH,
  CARRIAGE_RETURN,
  decode,
  DOT,
  FIRST_BEYOND_ASCII,
  HASH,
  NINE,
  PERCENT,
  printed,
  QUESTION,
  SLASH,
  TAB,
  UNDERSCORE,
  ZERO,
} from './escapes.js';
import { readFlags } from './flags.js';
import type { ClassifiedLink } from './link-types.js';
import { NO_FLAGS, toResult } from './results.js';
import type { Site } from './site.js';
import { type Leaf, type TrieNode, findWord } from './trie.js';

/** Where a walk through the table stands. One object of a fixed shape: the walk is the hot path of the package. */
interface Place {
  /** The node of the path so far; null when the path has left the table. */
  node: TrieNode | null;
  /** The result of a path that leaves the table here. */
  lost: ClassifiedLink;
  /** The route of a path with any further segments, and where these begin. */
  rest: Leaf | null;
  restFrom: number;
  params: number;
  first: string;
  second: string;
  third: string;
  /** From the fourth on: only own patterns have so many. */
  more: string[];
  malformed: boolean;
}

const NO_TEXTS: string[] = [];

const placeAt = (top: TrieNode): Place => ({
  node: top,
  lost: top.lost,
  rest: null,
  restFrom: 0,
  params: 0,
  first: '',
  second: '',
  third: '',
  more: NO_TEXTS,
  malformed: false,
});

/** Goes from the node of `place` to the one below the segment `text[from, to)`. */
const enter = (
  { tableRoot }: Site,
  place: Place,
  node: TrieNode,
  text: string,
  from: number,
  to: number,
  isEscaped: boolean,
): void => {
  let segment = text;
  let start = from;
  let end = to;
  if (isEscaped) {
    segment = decodedOf(place, text.slice(from, to));
    start = 0;
    end = segment.length;
  }
  if (node.further !== null) {
    place.rest = node.further;
    place.restFrom = from;
  }
  let next = findWord(node, segment, start, end);
  if (next === null) {
    next =
      node.underscored !== null && segment.charCodeAt(start) === UNDERSCORE
        ? node.underscored
        : node.param;
    // A username has no slash.
    if (isEscaped && node === tableRoot && segment.includes('/')) next = null;
    if (next !== null) {
      const value = segment.slice(start, end);
      if (place.params === 0) place.first = value;
      else if (place.params === 1) place.second = value;
      else if (place.params === 2) place.third = value;
      else place.more = [...place.more, value];
      place.params++;
    }
  }
  place.node = next;
  if (next !== null) place.lost = next.lost;
  else if (place.rest === null) place.restFrom = from;
};

const decodedOf = (place: Place, written: string): string => {
  const decoded = decode(written);
  place.malformed ||= decoded === null;
  return decoded ?? printed(written);
};

/** The result of a walk that ended at `to`, where the last segment began at `from`. */
const resultOf = (
  { viewerNode }: Site,
  place: Place,
  text: string,
  from: number,
  to: number,
): ClassifiedLink | null => {
  const { node, lost, restFrom } = place;
  let leaf = place.rest;
  let rest = '';
  if (node !== null && node.leaf !== null) leaf = node.leaf;
  else if (restFrom > 0) {
    rest = decodedOf(place, text.slice(restFrom, from === to ? to - 1 : to));
  }
  const { first, second, third, more, malformed } = place;
  const flags = to === text.length && !malformed ? NO_FLAGS : readFlags(text, to, malformed);
  if (flags === null) return null;
  if (leaf === null) return flags === NO_FLAGS ? lost : { ...lost, flags };
  let { landingType } = leaf;
  const params = leaf.shape(first, second, third, rest, more);
  if (viewerNode !== null && (landingType === 'board' || landingType === 'section')) {
    const { username = '' } = params;
    if (findWord(viewerNode, username, 0, username.length) !== null)
      landingType = `own_${landingType}`;
  }
  return toResult(leaf.route, params, landingType, flags);
};

/**
 * Classifies `text` from `at`, the index after the first slash of its path, in one pass. `top` is the node of the
 * mount path or of the short links. Returns null when the URL standard would rewrite the text: it has a backslash, a
 * dot segment, a tab or a line end. For a text that is already rewritten, `pathEnd` is the end of its path; otherwise
 * it is 0.
 */
export const walk = (
  site: Site,
  top: TrieNode,
  text: string,
  at: number,
  pathEnd: number,
): ClassifiedLink | null => {
  const { length } = text;
  const isRewritten = pathEnd > 0;
  const place = placeAt(top);
  let from = at;
  let to = at;
  for (;;) {
    const { node } = place;
    // The path left the table. Only dot segments, which the URL standard resolves, still matter.
    const isLost = node === null && place.rest === null;
    if (isRewritten) {
      if (isLost) to = pathEnd;
    } else if (text.charCodeAt(to) === DOT) return null;
    let isEscaped = false;
    let code = HASH;
    for (; to < length; to++) {
      code = text.charCodeAt(to);
      if (code > BACKSLASH && code < FIRST_BEYOND_ASCII) continue;
      if (code >= ZERO && code <= NINE) continue;
      if (code === SLASH) {
        if (!isLost) break;
        const next = text.charCodeAt(to + 1);
        if (next === DOT || next === PERCENT) return null;
        continue;
      }
      if (code === QUESTION || code === HASH) break;
      if (code === PERCENT || code >= FIRST_BEYOND_ASCII) isEscaped = true;
      else if (code === BACKSLASH || (code >= TAB && code <= CARRIAGE_RETURN)) return null;
    }
    const goesOn = code === SLASH && to < length;
    if (from === to) {
      if (!goesOn) break;
      // Two slashes at the start may begin a host.
      if (from === at && !isRewritten) return null;
      place.node = place.rest = null;
      place.restFrom ||= from;
    } else {
      // The escape may be a dot.
      if (isEscaped && !isRewritten && text.startsWith('%2', from)) return null;
      if (node !== null) enter(site, place, node, text, from, to, isEscaped);
    }
    if (!goesOn) break;
    from = ++to;
  }
  return resultOf(site, place, text, from, to);
};
