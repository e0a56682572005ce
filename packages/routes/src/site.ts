import { namesBeyondTheTable } from './reserved-names.js';
import { type TrieNode, buildTrie } from './trie.js';

/** Everything a classifier knows of its site. */
export interface Site {
  /** Where the table begins. */
  readonly root: TrieNode;
  /** Where a path begins: above `root` by the mount path. */
  readonly top: TrieNode;
  /** The mount path as it is printed, without a slash at its end. */
  readonly base: string;
  /** Where the path of a short link begins. */
  readonly shortRoot: TrieNode;
  /** As the URL standard prints them. */
  readonly hosts: readonly string[];
  readonly subdomains: boolean;
  readonly shortHosts: readonly string[];
  /** The scheme of the page that relative links stand on; empty when no origin is known. */
  readonly scheme: string;
  /** Relative links stay on the site. */
  readonly ownsRelative: boolean;
  /** In lower case. */
  readonly viewer: string | null;
}

const root = /* @__PURE__ */ buildTrie(/* @__PURE__ */ namesBeyondTheTable.split(' '));

/** A site whose hosts are not known: paths are its own, every absolute url is external. */
export const ANY_SITE: Site = {
  root,
  top: root,
  base: '',
  shortRoot: root,
  hosts: [],
  subdomains: false,
  shortHosts: [],
  scheme: '',
  ownsRelative: true,
  viewer: null,
};
