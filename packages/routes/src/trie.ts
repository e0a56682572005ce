import { CASE_BIT, LOWER_A, UPPER_Z } from './escapes.js';
import type { ClassifiedLink, LandingType } from './link-types.js';
import type { TableRow } from './patterns.js';
import { UNKNOWN, reservedUnknown } from './results.js';
import { SLUG_END, type Shape, shapeOf, sluggedId } from './shapes.js';

/** The route of a complete path. */
export interface Leaf {
  readonly route: string;
  readonly landingType: LandingType;
  readonly shape: Shape;
}

/** The choices at one depth of a path. */
export interface TrieNode {
  /** Plain segments in chained buckets. Their number is a power of two. */
  readonly buckets: (Word | null)[];
  /** One bit for each first letter of the plain segments: the lower five bits of its code. */
  initials: number;
  /** The node below any other segment. */
  param: TrieNode | null;
  /** The node below a segment that begins with `_`. */
  underscored: TrieNode | null;
  /** The route of a path that ends here. */
  leaf: Leaf | null;
  /** The route of a path with any further segments. */
  further: Leaf | null;
  /** The result for paths that leave the table below this node. */
  readonly lost: ClassifiedLink;
}

interface Word {
  /** Their codes: an engine reads an array faster than a text. */
  readonly letters: readonly number[];
  readonly node: TrieNode;
  /** The next word of the bucket. */
  readonly chained: Word | null;
}

const ROOT_BUCKETS = 512;
const INNER_BUCKETS = 8;

const newNode = (lost: ClassifiedLink, buckets = INNER_BUCKETS): TrieNode => ({
  buckets: Array<null>(buckets).fill(null),
  initials: 0,
  param: null,
  underscored: null,
  leaf: null,
  further: null,
  lost,
});

/** Length, first and last letter distinguish nearly all words of one depth. One bit ignores their case. */
const bucketOf = (text: string, from: number, to: number): number =>
  (to - from) * 31 + (text.charCodeAt(from) | CASE_BIT) * 7 + (text.charCodeAt(to - 1) | CASE_BIT);

/** Whether `text` has a lower-case word at `from`, in any ASCII case. */
const isWord = (word: readonly number[], text: string, from: number): boolean => {
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? 0;
    const code = text.charCodeAt(from + at);
    if (code === letter) continue;
    if (letter < LOWER_A || code > UPPER_Z || (code | CASE_BIT) !== letter) return false;
  }
  return true;
};

/** Returns the node below the plain segment `text[from, to)`, in any ASCII case. The segment must not be empty. */
export const findWord = (
  node: TrieNode,
  text: string,
  from: number,
  to: number,
): TrieNode | null => {
  const initial = text.charCodeAt(from);
  if ((node.initials & (1 << initial)) === 0) return null;
  const { buckets } = node;
  let word = buckets[bucketOf(text, from, to) & (buckets.length - 1)] ?? null;
  for (; word !== null; word = word.chained) {
    if (word.letters.length === to - from && isWord(word.letters, text, from)) return word.node;
  }
  return null;
};

/** Attaches a node below a plain segment; `text` is lower-case. */
const attach = (parent: TrieNode, text: string, node: TrieNode): TrieNode => {
  const bucket = bucketOf(text, 0, text.length) & (parent.buckets.length - 1);
  parent.initials |= 1 << text.charCodeAt(0);
  parent.buckets[bucket] = {
    letters: text.split('').map((unit) => unit.charCodeAt(0)),
    node,
    chained: parent.buckets[bucket] ?? null,
  };
  return node;
};

const below = (parent: TrieNode, text: string, lost: ClassifiedLink): TrieNode =>
  findWord(parent, text, 0, text.length) ?? attach(parent, text, newNode(lost));

const FIELD = /^\{(\w+)([^}]*)/;

const addPattern = (root: TrieNode, row: TableRow): void => {
  const { pattern } = row;
  const names: string[] = [];
  let node = root;
  for (const segment of pattern.match(/[^/]+/g) ?? []) {
    const [, name, rule = ''] = FIELD.exec(segment) ?? [];
    if (!name) {
      node = below(node, segment, node === root ? reservedUnknown(row.landingType) : node.lost);
    } else if (rule.includes('|')) {
      for (const word of rule.slice(1).split('|')) {
        below(node, word, node.lost).leaf = { ...row, shape: () => ({ [name]: word }) };
      }
      return;
    } else {
      names.push(name);
      if (rule === '') node = node.param ??= newNode(node.lost);
      else if (rule !== '+') node = node.underscored ??= newNode(node.lost);
    }
  }
  const { shape = pattern.includes(SLUG_END) ? sluggedId : shapeOf(names) } = row;
  const leaf = { ...row, shape };
  if (pattern.endsWith('+}')) node.further = leaf;
  else node.leaf = leaf;
};

/**
 * Builds the trie of a table. `reserved` are lower-case first segments that are neither usernames nor in the table.
 */
export const buildTrie = (rows: readonly TableRow[], reserved: readonly string[]): TrieNode => {
  const root = newNode(UNKNOWN, ROOT_BUCKETS);
  for (const row of rows) addPattern(root, row);
  for (const name of reserved) below(root, name, reservedUnknown(null));
  return root;
};

/** Mounts the trie below a path, given as lower-case segments. */
export const mounted = (root: TrieNode, segments: readonly string[]): TrieNode =>
  segments.reduceRight((below, segment) => {
    const above = newNode(UNKNOWN);
    attach(above, segment, below);
    return above;
  }, root);

/** Builds the trie of short links: one segment, the code. */
export const buildShortTrie = (): TrieNode => {
  const root = newNode(UNKNOWN);
  root.param = newNode(UNKNOWN);
  root.param.leaf = { route: 'short-link', landingType: null, shape: (code) => ({ code }) };
  return root;
};
