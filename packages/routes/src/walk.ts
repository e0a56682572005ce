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
  const { tableRoot, viewerNode } = site;
  const isRewritten = pathEnd > 0;
  let node: TrieNode | null = top;
  let { lost } = top;
  let rest: Leaf | null = null;
  let restFrom = 0;
  let params = 0;
  let first = '';
  let second = '';
  let third = '';
  let malformed = false;
  let from = at;
  let to = at;
  for (;;) {
    // The path left the table. Only dot segments, which the URL standard resolves, still matter.
    const isLost = node === null && rest === null;
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
      node = rest = null;
      restFrom ||= from;
    } else {
      // The escape may be a dot.
      if (isEscaped && !isRewritten && text.startsWith('%2', from)) return null;
      if (node !== null) {
        let segment = text;
        let start = from;
        let end = to;
        if (isEscaped) {
          const written = text.slice(from, to);
          const decoded = decode(written);
          malformed ||= decoded === null;
          segment = decoded ?? printed(written);
          start = 0;
          end = segment.length;
        }
        if (node.further !== null) {
          rest = node.further;
          restFrom = from;
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
            if (params === 0) first = value;
            else if (params === 1) second = value;
            else third = value;
            params++;
          }
        }
        node = next;
        if (node !== null) lost = node.lost;
        else if (rest === null) restFrom = from;
      }
    }
    if (!goesOn) break;
    from = ++to;
  }

  let leaf = rest;
  if (node !== null && node.leaf !== null) leaf = node.leaf;
  else if (restFrom > 0) {
    const written = text.slice(restFrom, from === to ? to - 1 : to);
    const decoded = decode(written);
    malformed ||= decoded === null;
    first = decoded ?? printed(written);
  }
  const flags = to === length && !malformed ? NO_FLAGS : readFlags(text, to, malformed);
  if (flags === null) return null;
  if (leaf === null) return flags === NO_FLAGS ? lost : { ...lost, flags };
  let { landingType } = leaf;
  if (viewerNode !== null && (landingType === 'board' || landingType === 'section')) {
    if (findWord(viewerNode, first, 0, first.length) !== null) landingType = `own_${landingType}`;
  }
  return toResult(leaf.route, leaf.shape(first, second, third), landingType, flags);
};
