import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { patterns } from '@tackboard/routes';
import { OWN_PAGES, type PageFile, PAGES } from './pages.js';
import { QUICK_SAVES_TAB } from './pages/profile/tab-paths.js';

/**
 * The path of a pattern of the catalogue in the notation of React Router. Only static segments keep their names, parameters become
 * `:part1`, `:part2`: loaders take the route and its parameters from `classify()`, so that no second catalogue grows.
 */
export function routerPath(pattern: string): string {
  let count = 0;
  return pattern
    .slice(1)
    .split('/')
    .map((segment) => {
      if (!segment.includes('{')) return segment;
      const part = `:part${(count += 1)}`;
      // A splat alone would lose to the `:part1/:part2` of a board.
      return segment.endsWith('+}') ? `${part}/*` : part;
    })
    .join('/');
}

/** Tabs of a profile look like boards. Of them quick saves alone have a page; the others match a board, whose page answers 404. */
const TAB = `/{username}/{tab:_*}`;

/** A route. Its id begins with the kind of its page, for what has only the route that shows. */
const pageAt = (path: string, file: string, kind: string): RouteConfigEntry =>
  route(path, `pages/${file}.tsx`, { id: `${kind} ${path}` });

function routesOf(file: PageFile): readonly RouteConfigEntry[] {
  const names: readonly string[] = PAGES[file];
  const kinds = new Map(
    patterns
      .filter((entry) => names.includes(entry.route))
      .map(({ landingType, pattern, route: name }) => [
        pattern === TAB ? `:part1/${QUICK_SAVES_TAB}` : routerPath(pattern),
        landingType ?? name,
      ]),
  );
  return [...kinds].map(([path, kind]) => pageAt(path, file, kind));
}

export default [
  ...(Object.keys(PAGES) as PageFile[]).flatMap(routesOf),
  ...Object.entries(OWN_PAGES).map(([path, file]) => pageAt(path.slice(1), file, file)),
  pageAt('*', 'any', 'any'),
] satisfies RouteConfig;
