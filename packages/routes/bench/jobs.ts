import { type ClassifiedLink, patterns } from '@tackboard/routes';
import { ORIGIN } from './links.ts';
import { type Match, type Peer, reservedNames } from './peers.ts';

type Flags = ClassifiedLink['flags'];

/** The result of every full job: the fields of `classify`. */
export interface Result {
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly landingType: string | null;
  readonly flags: Flags;
}

const NO_FLAGS: Flags = {
  inviteCode: null,
  utmPai: null,
  debug: false,
  imageViewer: false,
  malformed: false,
};
const UNKNOWN: Result = { route: 'unknown', params: {}, landingType: null, flags: NO_FLAGS };
const EXTERNAL: Result = { ...UNKNOWN, route: 'external' };
const NOT_FOUND: Match = { name: 'unknown', params: {} };

const OWN_HOST = new URL(ORIGIN).host;
const landings = new Map<string, string | null>(
  patterns.map(({ route, landingType }) => [route, landingType]),
);
const landingsOfUnknown: readonly (readonly [start: string, landing: string])[] = [
  ['/pin/', 'closeup'],
  ['/search/', 'search'],
  ['/topics/', 'topic'],
];

/** The path without its final slash, as routers expect it. */
export const withoutEndSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** No route table can express reserved usernames, so every router checks them after its match. */
const withoutReserved = (found: Match | null): Match => {
  if (found === null) return NOT_FOUND;
  const { username } = found.params;
  if (username === undefined || found.name === 'pw') return found;
  return reservedNames.has(username.toLowerCase()) ? NOT_FOUND : found;
};

/** The path only: the match and the reserved names. */
export const pathJob =
  (peer: Peer) =>
  (path: string): Match =>
    withoutReserved(peer.match(path));

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // malformed: the caller keeps the text and sets the flag
  }
};

const decodedParams = (
  params: Result['params'],
): { params: Result['params']; malformed: boolean } => {
  const read: Record<string, string | undefined> = {};
  let malformed = false;
  for (const name in params) {
    const text = params[name];
    const plain = text?.includes('%') ? decoded(text) : text;
    if (plain === null) malformed = true;
    read[name] = plain ?? text;
  }
  return { params: read, malformed };
};

/** What no router table can express: a slug before an id, a profile tab, a choice of words. */
const refined = ({ name, params }: Match, path: string): Match => {
  const { id, username, boardId } = params;
  if (id !== undefined && (name === 'pin' || name === 'pin-sent')) {
    const cut = id.lastIndexOf('--');
    const digits = cut < 1 ? '' : id.slice(cut + 2);
    if (/^\d+$/.test(digits)) return { name, params: { id: digits, slug: id.slice(0, cut) } };
  }
  if (name === 'board' && boardId?.startsWith('_')) {
    return { name: 'profile-tab', params: { username, tab: boardId } };
  }
  if (name === 'search-tab') return { name, params: { tab: path.slice('/search/'.length) } };
  return { name, params };
};

const flagsOf = (url: URL, malformed: boolean): Flags => {
  if (url.search === '' && url.hash === '' && !malformed) return NO_FLAGS;
  const { searchParams } = url;
  let debug = false;
  for (const key of searchParams.keys()) if (key.startsWith('deb_')) debug = true;
  return {
    inviteCode: searchParams.get('invite_code') || null,
    utmPai: searchParams.get('utm_pai') || null,
    debug,
    imageViewer: url.hash === '#imgViewer',
    malformed,
  };
};

const urlOf = (link: string): URL | null => {
  try {
    return new URL(link, ORIGIN);
  } catch {
    return null;
  }
};

/** The full job: parse the URL, check its host, match the path, decode its parameters, read the flags. */
export const fullJob =
  (peer: Peer) =>
  (link: string): Result => {
    const url = urlOf(link);
    if (url === null) return UNKNOWN;
    if (url.host !== OWN_HOST) return EXTERNAL;
    const path = withoutEndSlash(url.pathname);
    const found = withoutReserved(peer.match(path));
    const read = path.includes('%')
      ? decodedParams(found.params)
      : { params: found.params, malformed: false };
    const { name, params } = refined({ name: found.name, params: read.params }, path);
    const landingType =
      landings.get(name) ??
      landingsOfUnknown.find(([start]) => path.startsWith(start))?.[1] ??
      null;
    return { route: name, params, landingType, flags: flagsOf(url, read.malformed) };
  };
