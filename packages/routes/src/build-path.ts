import { classifyFor } from './classify-site.js';
import { encodeText, wellFormed } from './encode-text.js';
import type { ClassifiedLink, RouteName, RouteParams } from './link-types.js';
import { patterns } from './patterns.js';
import { type Query, printQuery } from './query.js';
import type { Site } from './site.js';

/** The routes that have an address on the site. */
export type BuildableRoute = Exclude<RouteName, 'external' | 'unknown'>;

/** The parameters that `buildPath` takes: those that `classify` gives. An id may be a safe integer. */
export type BuildParams<Route extends BuildableRoute> = {
  readonly [Key in keyof RouteParams[Route]]: RouteParams[Route][Key] | number;
};

/** What may stand behind a path. */
export interface BuildOptions {
  readonly query?: Query;
  /** With or without its `#`. */
  readonly hash?: string;
  /** Default: true; false for a short link. */
  readonly trailingSlash?: boolean;
}

/** Parameters and options of a route; a route that needs none may go without. */
export type BuildArguments<Route extends BuildableRoute> =
  Readonly<Record<never, never>> extends BuildParams<Route>
    ? [params?: BuildParams<Route>, options?: BuildOptions]
    : [params: BuildParams<Route>, options?: BuildOptions];

const SHORT_PATTERN = '/{code}';
const FIELD = /\{([^}:+]+)([^}]*)\}/g;

const refuse = (route: string, why: string): never => {
  throw new RangeError(`buildPath: ${route} is refused, because ${why}.`);
};

const fieldsOf = (pattern: string): string[] =>
  Array.from(pattern.matchAll(FIELD), ([, name = '']) => name);

const textsOf = (route: string, params: object): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      refuse(route, `${name} is the number ${value}, which has lost digits; give an id as text`);
    }
    texts.set(name, String(value));
  }
  return texts;
};

const patternFor = (route: string, texts: ReadonlyMap<string, string>): string => {
  const rows =
    route === 'short-link'
      ? [SHORT_PATTERN]
      : patterns.filter(([name]) => name === route).map(([, pattern]) => pattern);
  if (rows.length === 0) refuse(route, 'it is no route of the table');
  const fits = (pattern: string) => {
    const fields = fieldsOf(pattern);
    return fields.length === texts.size && fields.every((name) => texts.has(name));
  };
  const asked = rows.map((pattern) => fieldsOf(pattern).join(', ') || 'none').join('; or ');
  return (
    rows.find(fits) ??
    refuse(route, `its parameters are ${asked}; given: ${[...texts.keys()].join(', ') || 'none'}`)
  );
};

const isSame = (
  back: ClassifiedLink,
  route: string,
  texts: ReadonlyMap<string, string>,
): boolean => {
  const params = Object.entries(back.params);
  return (
    back.route === route &&
    params.length === texts.size &&
    params.every(([name, value]) => texts.get(name) === value)
  );
};

const whyNot = (back: ClassifiedLink, path: string, texts: ReadonlyMap<string, string>): string => {
  for (const [name, text] of texts) {
    if (text === '') return `${name} is empty`;
    if (text === '.' || text === '..') return `${name} is "${text}", which a browser resolves away`;
    if (wellFormed(text) !== text)
      return `${name} holds half a surrogate pair, which no url can carry`;
    if (name === 'username' && text.includes('/')) return `${name} holds a slash`;
    if (name === 'boardId' && text.startsWith('_'))
      return `${name} begins with "_", as the tabs of a profile do`;
  }
  return back.reserved
    ? `"${path.split('/')[1]}" is a reserved name`
    : `${path} would come back as ${back.route} ${JSON.stringify(back.params)}`;
};

const printHash = (hash: string): string =>
  hash === '' || hash === '#' ? '' : `#${encodeURI(wellFormed(hash.replace(/^#/, '')))}`;

/** See `buildPath` of `createClassifier`. */
export const buildPathFor = (
  site: Site,
  route: string,
  params: object,
  { query = {}, hash = '', trailingSlash = route !== 'short-link' }: BuildOptions,
): string => {
  const texts = textsOf(route, params);
  const pattern = patternFor(route, texts);
  const segments = pattern.replace(FIELD, (_field, name: string, rule: string) => {
    const text = texts.get(name) ?? '';
    return rule === '+' ? text.split('/').map(encodeText).join('/') : encodeText(text);
  });
  const isShort = route === 'short-link';
  if (isShort && site.shortHosts[0] === undefined) refuse(route, 'no shortHosts are configured');
  const origin = isShort ? `${site.scheme || 'https'}://${site.shortHosts[0]}` : '';
  const path = (isShort ? '' : site.base) + (segments === '/' ? '' : segments);
  const back = classifyFor(site, isShort ? origin + path : { pathname: path });
  if (!isSame(back, route, texts)) refuse(route, whyNot(back, segments, texts));
  const slash = trailingSlash || path === '' ? '/' : '';
  return origin + path + slash + printQuery(query) + printHash(hash);
};
