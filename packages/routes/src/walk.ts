import {
  BACKSLASH,
  DOT,
  FIRST_BEYOND_ASCII,
  HASH,
  PERCENT,
  QUESTION,
  SLASH,
  UNDERSCORE,
  isRemoved,
} from './codes.js';
import { dotsOf } from './dot-segments.js';
import { decodePath, hasMalformedEscape } from './escapes.js';
import { readFlags } from './flags.js';
import type { ClassifiedLink } from './link-types.js';
import { NO_FLAGS, toResult } from './results.js';
import { type Leaf, type TrieNode, findWord } from './trie.js';

/**
 * Reads `text` from `at` on, just behind the first slash of its path, in one pass, and says what it is.
 * Null when something stands in it that the URL standard rewrites first: a backslash, a dot segment, a tab or a
 * line end.
 *
 * `top` is where the walk begins, `root` where the table does: a mount path lies between them.
 */
export const walk = (
  top: TrieNode,
  root: TrieNode,
  viewer: string | null,
  text: string,
  at: number,
): ClassifiedLink | null => {
  const { length } = text;
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
    let escaped = false;
    let code = HASH;
    for (; to < length; to++) {
      code = text.charCodeAt(to);
      if (code > QUESTION) {
        if (code >= FIRST_BEYOND_ASCII) escaped = true;
        else if (code === BACKSLASH) return null;
      } else if (code >= SLASH) {
        if (code === SLASH || code === QUESTION) break;
      } else if (code === PERCENT) escaped = true;
      else if (code === HASH) break;
      else if (isRemoved(code)) return null;
    }
    const goesOn = code === SLASH && to < length;

    if (from === to) {
      if (!goesOn) break;
      node = rest = null;
    } else {
      const initial = text.charCodeAt(from);
      if ((initial === DOT || initial === PERCENT) && dotsOf(text, from, to) > 0) return null;
      if (node === null) {
        if (escaped && !malformed) malformed = hasMalformedEscape(text, from, to);
      } else {
        let segment = text;
        let start = from;
        let end = to;
        if (escaped) {
          const decoded = decodePath(text, from, to);
          if (decoded.malformed) malformed = true;
          segment = decoded.text;
          start = 0;
          end = segment.length;
        }
        if (node.rest !== null) {
          rest = node.rest;
          restFrom = from;
        }
        let next = findWord(node, segment, start, end);
        if (next === null) {
          next =
            node.underscored !== null && segment.charCodeAt(start) === UNDERSCORE
              ? node.underscored
              : node.param;
          // A username holds no slash.
          if (escaped && node === root && segment.includes('/')) next = null;
          if (next !== null) {
            const value = escaped ? segment : text.slice(from, to);
            if (params === 0) first = value;
            else if (params === 1) second = value;
            else third = value;
            params++;
          }
        }
        node = next;
        if (node !== null) lost = node.lost;
      }
    }
    if (!goesOn) break;
    from = ++to;
  }

  const flags = to === length && !malformed ? NO_FLAGS : readFlags(text, to, malformed);
  if (flags === null) return null;
  let leaf = node === null ? null : node.leaf;
  if (leaf === null && rest !== null) {
    leaf = rest;
    first = decodePath(text, restFrom, from === to ? to - 1 : to).text;
  }
  if (leaf === null) return flags === NO_FLAGS ? lost : { ...lost, flags };
  if (leaf.plain !== null && flags === NO_FLAGS) return leaf.plain;
  const isOwn = viewer !== null && leaf.ownLanding !== null && first.toLowerCase() === viewer;
  return toResult(
    leaf.route,
    leaf.plain === null ? leaf.shape(first, second, third) : leaf.plain.params,
    isOwn ? leaf.ownLanding : leaf.landing,
    flags,
  );
};
