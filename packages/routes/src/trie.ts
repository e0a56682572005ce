import { CASE_BIT, UPPER_A, UPPER_Z } from './codes.js';
import type { ClassifiedLink, LandingType, RouteName } from './link-types.js';
import { landingsOfUnknown, patterns } from './patterns.js';
import { NO_FLAGS, NO_PARAMS, UNKNOWN, reservedUnknown, toResult } from './results.js';
import { type Shape, shapeOf } from './shapes.js';

/** The end of a path. */
export interface Leaf {
  readonly route: RouteName;
  readonly landing: LandingType;
  /** The landing type where the first parameter is the viewer. */
  readonly ownLanding: LandingType;
  readonly shape: Shape;
  /** The whole result of a path whose parameters do not vary and that carries no flags. */
  readonly plain: ClassifiedLink | null;
}

/** What may stand at one depth of a path. */
export interface TrieNode {
  /** Plain segments, chained in buckets; the number of buckets is a power of two. */
  readonly buckets: (Word | null)[];
  /** Below any other segment. */
  param: TrieNode | null;
  /** Below a segment that begins with `_`. */
  underscored: TrieNode | null;
  /** The path may end here. */
  leaf: Leaf | null;
  /** The path may go on from here with anything. */
  rest: Leaf | null;
  /** What a path is that leaves the table below here. */
  readonly lost: ClassifiedLink;
}

interface Word {
  readonly text: string;
  readonly node: TrieNode;
  readonly next: Word | null;
}

const ROOT_BUCKETS = 256;
const INNER_BUCKETS = 8;

const newNode = (lost: ClassifiedLink, buckets = INNER_BUCKETS): TrieNode => ({
  buckets: Array.from({ length: buckets }, () => null),
  param: null,
  underscored: null,
  leaf: null,
  rest: null,
  lost,
});

const newLeaf = (
  route: RouteName,
  landing: LandingType,
  shape: Shape,
  constant?: Readonly<Record<string, string>>,
): Leaf => ({
  route,
  landing,
  ownLanding: landing === 'board' ? 'own_board' : landing === 'section' ? 'own_section' : null,
  shape,
  plain: constant ? Object.freeze(toResult(route, constant, landing, NO_FLAGS)) : null,
});

/** Length, first and last letter tell nearly all words of one depth apart; one bit folds their case. */
const bucketOf = (text: string, from: number, to: number): number =>
  (to - from) * 31 + (text.charCodeAt(from) | CASE_BIT) * 7 + (text.charCodeAt(to - 1) | CASE_BIT);

const isWord = (word: string, text: string, from: number): boolean => {
  for (let at = 0; at < word.length; at++) {
    const code = text.charCodeAt(from + at);
    const folded = code >= UPPER_A && code <= UPPER_Z ? code | CASE_BIT : code;
    if (folded !== word.charCodeAt(at)) return false;
  }
  return true;
};

/** The node below the plain segment `text[from, to)`, in any ASCII case; the segment is not empty. */
export const findWord = (
  node: TrieNode,
  text: string,
  from: number,
  to: number,
): TrieNode | null => {
  const { buckets } = node;
  let word = buckets[bucketOf(text, from, to) & (buckets.length - 1)] ?? null;
  for (; word !== null; word = word.next) {
    if (word.text.length === to - from && isWord(word.text, text, from)) return word.node;
  }
  return null;
};

/** Puts a node below a plain segment; `text` is lower-case. */
const attach = (parent: TrieNode, text: string, node: TrieNode): TrieNode => {
  const bucket = bucketOf(text, 0, text.length) & (parent.buckets.length - 1);
  parent.buckets[bucket] = { text, node, next: parent.buckets[bucket] ?? null };
  return node;
};

const below = (parent: TrieNode, text: string, lost: ClassifiedLink): TrieNode =>
  findWord(parent, text, 0, text.length) ?? attach(parent, text, newNode(lost));

const lostBelow = (name: string): ClassifiedLink =>
  reservedUnknown(
    Object.hasOwn(landingsOfUnknown, name)
      ? landingsOfUnknown[name as keyof typeof landingsOfUnknown]
      : null,
  );

const addPattern = (root: TrieNode, [route, pattern, landing]: (typeof patterns)[number]): void => {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const paramSegments = segments.filter((segment) => segment.endsWith('}')).join('');
  const leaf = newLeaf(
    route,
    landing,
    shapeOf(paramSegments),
    paramSegments ? undefined : NO_PARAMS,
  );
  let node = root;
  for (const segment of segments) {
    if (segment.endsWith('+}')) {
      node.rest = leaf;
      return;
    }
    if (segment.includes('|')) {
      const [name = '', words = ''] = segment.slice(1, -1).split(':');
      for (const word of words.split('|')) {
        const constant = Object.freeze({ [name]: word });
        below(node, word, node.lost).leaf = newLeaf(route, landing, leaf.shape, constant);
      }
      return;
    }
    if (segment.endsWith(':_*}')) node = node.underscored ??= newNode(node.lost);
    else if (segment.endsWith('}')) node = node.param ??= newNode(node.lost);
    else node = below(node, segment, node === root ? lostBelow(segment) : node.lost);
  }
  node.leaf = leaf;
};

/**
 * The table as a trie. `reserved` are first segments that are no username although no path of the table begins with
 * them, lower-case.
 */
export const buildTrie = (reserved: readonly string[]): TrieNode => {
  const root = newNode(UNKNOWN, ROOT_BUCKETS);
  for (const row of patterns) addPattern(root, row);
  for (const name of reserved) below(root, name, lostBelow(name));
  return root;
};

/** The trie moved below a mount path, given as its segments in lower case. */
export const mounted = (root: TrieNode, segments: readonly string[]): TrieNode =>
  segments.reduceRight((below, segment) => {
    const above = newNode(UNKNOWN);
    attach(above, segment, below);
    return above;
  }, root);

/** The trie of a host of short links: one segment, the code. */
export const buildShortTrie = (): TrieNode => {
  const root = newNode(UNKNOWN);
  root.param = newNode(UNKNOWN);
  root.param.leaf = newLeaf('short-link', null, (code) => ({ code }));
  return root;
};
