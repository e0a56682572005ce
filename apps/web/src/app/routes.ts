import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { patterns } from '@tackboard/routes';
import { OWN_PAGES, type PageFile, PAGES } from './pages.js';
import { QUICK_SAVES_TAB } from './pages/profile/quick-saves-path.js';

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

function pathsOf(file: PageFile): readonly string[] {
  const routes: readonly string[] = PAGES[file];
  const own = patterns.filter((entry) => routes.includes(entry.route));
  return [
    ...new Set(
      own.map(({ pattern }) =>
        pattern === TAB ? `:part1/${QUICK_SAVES_TAB}` : routerPath(pattern),
      ),
    ),
  ];
}

const pageAt = (path: string, file: string): RouteConfigEntry =>
  route(path, `pages/${file}.tsx`, { id: `${file} ${path}` });

const files = Object.keys(PAGES) as PageFile[];

export default [
  ...files.flatMap((file) => pathsOf(file).map((path) => pageAt(path, file))),
  ...Object.entries(OWN_PAGES).map(([path, file]) => pageAt(path.slice(1), file)),
  pageAt('*', 'any'),
] satisfies RouteConfig;
