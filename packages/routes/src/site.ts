import { namesBeyondTheTable } from './reserved-names.js';
import { type TrieNode, buildTrie } from './trie.js';

/** Everything a classifier knows of its site. */
export interface Site {
  /** Where the table begins. */
  readonly root: TrieNode;
  /** Where a path begins: above `root` by the mount path. */
  readonly top: TrieNode;
  /** A node with one word: the viewer's username. */
  readonly viewerNode: TrieNode | null;
  /** What relative links resolve against. */
  readonly origin: string;
  /** Relative links stay on the site. */
  readonly ownsRelative: boolean;
  /** Where a path of the host, printed as `URL` does, begins; null when the host is not the site's. */
  readonly topOf: (host: string) => TrieNode | null;
  /** Where the path begins in a text that begins with an own host, plainly written; else -1. */
  readonly pathIn: (text: string) => number;
  /** A text that begins with an own host as a whole url; any other text as it is. */
  readonly whole: (text: string) => string;
}

const buildDefaultTrie = (): TrieNode => buildTrie(namesBeyondTheTable.split('\n'));

const root = /* @__PURE__ */ buildDefaultTrie();

/** Where relative links stand while no origin is known: a name that leads nowhere. */
export const NOWHERE = 'relative.invalid';

/** A site whose hosts are not known: paths are its own, every absolute url is external. */
export const ANY_SITE: Site = {
  root,
  top: root,
  viewerNode: null,
  origin: 'https://relative.invalid',
  ownsRelative: true,
  topOf: (host) => (host === NOWHERE ? root : null),
  pathIn: () => -1,
  whole: (text) => text,
};
