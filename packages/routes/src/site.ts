import { namesBeyondTheTable } from './reserved-names.js';
import { type TrieNode, buildTrie } from './trie.js';

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

const buildDefaultTrie = (): TrieNode => buildTrie(namesBeyondTheTable.split('\n'));

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
