import { classify, patterns } from '@tackboard/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import builtPaths from '../../../../packages/routes/src/built-paths.json' with { type: 'json' };
import { type PageFile, PAGES } from './pages.js';
import routes from './routes.js';

const fileOf = (route: string): string | undefined =>
  (Object.keys(PAGES) as PageFile[]).find((file) =>
    (PAGES[file] as readonly string[]).includes(route),
  );

/** The files that the router has matched, by path: it ranks all routes for each. */
const matched = new Map<string, string>();

function matchedFile(pathname: string): string {
  const known = matched.get(pathname);
  if (known !== undefined) return known;
  const match = matchRoutes(routes as RouteObject[], pathname)!.at(-1)!;
  // An entry of routes.ts, which has the file beside what React Router knows of a route.
  const { file } = match.route as unknown as { readonly file: string };
  const name = file.replace(/^pages\/|\.tsx$/g, '');
  matched.set(pathname, name);
  return name;
}

/** Returns the page that shows for a path: its route, and the file that the router has matched, if that is one of its own. */
function shownAt(pathname: string) {
  const name = matchedFile(pathname);
  const { route, params } = classify(pathname);
  return { page: fileOf(route) === name ? name : undefined, route, params };
}

/** The paths of the site. A short link is on a host of its own. */
const PATHS = builtPaths.filter(({ path }) => path.startsWith('/'));

type Form = (built: (typeof PATHS)[number]) => string;

/** Writes the parts of a path that are no parameters in capitals. */
const inCapitals: Form = ({ path, params }) => {
  const values = Object.values(params).join('/').split('/');
  return path
    .split('/')
    .map((part) =>
      values.some((value) => value !== '' && decodeURIComponent(part).endsWith(value))
        ? part
        : part.toUpperCase(),
    )
    .join('/');
};

const FORMS: readonly (readonly [string, Form])[] = [
  ['without the slash at its end', ({ path }) => path.replace(/(.)\/$/, '$1')],
  ['with its static parts in capitals', inCapitals],
  ['with a query', ({ path }) => `${path}?q=rug&page=2`],
  ['with a hash', ({ path }) => `${path}#top`],
  ['with an escape', ({ path }) => path.replace('in', '%69n')],
  ['with a host', ({ path }) => `https://pins.example${path}`],
];

it('the paths are of all routes of the catalogue', () => {
  const routesOf = (list: readonly { readonly route: string }[]) =>
    new Set(list.map(({ route }) => route));
  expect(routesOf(PATHS)).toEqual(routesOf(patterns));
});

describe.each(FORMS)('a path %s', (_, form) => {
  it.each(PATHS)('$path has the page of its route', (built) => {
    const { pathname } = new URL(form(built), 'https://pins.example');
    const { route, params } = built;
    // Of the tabs of a profile that are no boards, one has a page.
    const page = route === 'profile-tab' ? undefined : fileOf(route);
    expect(shownAt(pathname)).toEqual({ page, route, params });
  });
});

it('the quick saves of a profile have its page', () => {
  expect(shownAt('/anna/_Quick_saves/')).toMatchObject({ page: 'profile', route: 'profile-tab' });
});

it.each(['/pin/', '/today/rome/', '/search/none/', '/a/b/c/d/', '/mina/_tried/', '/pin/1//'])(
  '%s has no page',
  (path) => {
    expect(shownAt(path).page).toBeUndefined();
  },
);
