import { TrieRouter } from 'hono/router/trie-router';
import FindMyWay from 'find-my-way';
import { Memoirist } from 'memoirist';
import { match as pathMatch } from 'path-to-regexp';
import { matchRoutes } from 'react-router';
import { addRoute, createRouter, findRoute } from 'rou3';
import { patterns, reserved } from '@tackboard/routes';

/** The result of a router: the name of the matched pattern, and its parameters. */
export interface Match {
  readonly name: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A router with the table added. */
export interface Peer {
  readonly name: string;
  readonly match: (path: string) => Match | null;
  /** Needs a quarter of a millisecond per path. */
  readonly isSlow?: boolean;
  /** Logs a warning for each malformed escape. */
  readonly warnsOfMalformed?: boolean;
}

interface Row {
  readonly name: string;
  readonly segments: readonly string[];
}

/**
 * The table without what no peer can express: `{slug}--{id}` and `{tab:_*}` are resolved after the match, a choice of
 * words is one row each.
 */
const unsorted: readonly Row[] = patterns
  .filter(({ pattern }) => !pattern.includes('--') && !pattern.includes('_*'))
  .flatMap(({ route: name, pattern }) => {
    const segments = pattern.split('/').filter((segment) => segment !== '');
    const words = /\{\w+:(.*)\}$/.exec(pattern)?.[1]?.split('|');
    if (!words) return [{ name, segments }];
    return words.map((word) => ({ name, segments: [...segments.slice(0, -1), word] }));
  });

const paramCount = (row: Row): number =>
  row.segments.filter((segment) => segment.startsWith('{')).length;

/** Plain rows come first, for routers in which the first match wins. */
const rows = unsorted.toSorted((a, b) => paramCount(a) - paramCount(b));

/** A row in the notation of a router. */
const written = (
  row: Row,
  param: (name: string) => string,
  rest: (name: string) => string,
): string =>
  `/${row.segments
    .map((segment) => {
      if (!segment.startsWith('{')) return segment;
      const name = segment.slice(1, -1);
      return name.endsWith('+') ? rest(name.slice(0, -1)) : param(name);
    })
    .join('/')}`;

const colon = (name: string): string => `:${name}`;
const star = (): string => '*';

const memoirist = (): Peer => {
  const router = new Memoirist<string>();
  for (const row of rows) router.add('GET', written(row, colon, star), row.name);
  return {
    name: 'memoirist',
    match: (path) => {
      const found = router.find('GET', path);
      return found && { name: found.store, params: found.params };
    },
  };
};

const findMyWay = (): Peer => {
  const router = FindMyWay();
  for (const row of rows) router.on('GET', written(row, colon, star), () => {}, { name: row.name });
  return {
    name: 'find-my-way',
    match: (path) => {
      const found = router.find('GET', path);
      return found && { name: (found.store as Row).name, params: found.params };
    },
  };
};

const rou3 = (): Peer => {
  const router = createRouter<string>();
  for (const row of rows)
    addRoute(
      router,
      'GET',
      written(row, colon, (name) => `**:${name}`),
      row.name,
    );
  return {
    name: 'rou3',
    match: (path) => {
      const found = findRoute(router, 'GET', path);
      return found ? { name: found.data, params: found.params ?? {} } : null;
    },
  };
};

const pathToRegexp = (): Peer => {
  const matchers = rows.map((row) => ({
    name: row.name,
    match: pathMatch(
      written(row, colon, (name) => `*${name}`),
      { decode: false },
    ),
  }));
  return {
    name: 'path-to-regexp',
    match: (path) => {
      for (const { name, match } of matchers) {
        const found = match(path);
        if (found) return { name, params: found.params as Match['params'] };
      }
      return null;
    },
  };
};

const hono = (): Peer => {
  const router = new TrieRouter<string>();
  for (const row of rows) router.add('GET', written(row, colon, star), row.name);
  return {
    name: 'hono TrieRouter',
    match: (path) => {
      const [handlers] = router.match('GET', path);
      const first = handlers[0] as [string, Record<string, string>] | undefined;
      return first ? { name: first[0], params: first[1] } : null;
    },
  };
};

const reactRouter = (): Peer => {
  const routes = rows.map((row) => ({
    id: row.name + written(row, colon, star),
    path: written(row, colon, star),
    handle: row.name,
  }));
  return {
    name: 'react-router',
    isSlow: true,
    warnsOfMalformed: true,
    match: (path) => {
      const found = matchRoutes(routes, path)?.[0];
      return found ? { name: found.route.handle, params: found.params } : null;
    },
  };
};

/** Every peer with its router, slowest last. */
export const makePeers = (): Peer[] => [
  memoirist(),
  findMyWay(),
  rou3(),
  hono(),
  pathToRegexp(),
  reactRouter(),
];

/** Reserved usernames, which every peer checks after its match. */
export const reservedNames: ReadonlySet<string> = new Set(Object.keys(reserved));
