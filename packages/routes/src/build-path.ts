import { classifyFor } from './classify.js';
import { encodeText, wellFormed } from './escapes.js';
import type { ClassifiedLink, RouteParams } from './link-types.js';
import { type Query, printQuery } from './query.js';
import { FIELD, fieldsOf } from './patterns.js';
import type { OptionSite } from './site.js';
import { findWord } from './trie.js';

/** The routes that can be built. */
export type BuildableRoute<Routes = RouteParams> = Exclude<
  keyof Routes & string,
  'external' | 'unknown'
>;

/** The parameters of `buildPath`: those that `classify` returns. An id may be a safe integer. */
export type BuildParams<Route extends keyof Routes, Routes = RouteParams> = {
  readonly [Key in keyof Routes[Route]]: Routes[Route][Key] | number;
};

/** The query, hash and final slash of a built path. */
export interface BuildOptions {
  readonly query?: Query;
  /** With or without `#`. */
  readonly hash?: string;
  /** Default: true, for short links false. */
  readonly trailingSlash?: boolean;
}

/** The arguments of `buildPath` after the route. Routes without parameters need none. */
export type BuildArguments<Route extends keyof Routes, Routes = RouteParams> =
  Readonly<Record<never, never>> extends BuildParams<Route, Routes>
    ? [params?: BuildParams<Route, Routes>, options?: BuildOptions]
    : [params: BuildParams<Route, Routes>, options?: BuildOptions];

const SHORT_LINK = 'short-link';

const refuse = (route: string, why: string): never => {
  throw new RangeError(`buildPath("${route}"): ${why}.`);
};

const textsOf = (route: string, params: object): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (typeof value !== 'string' && !Number.isSafeInteger(value)) {
      refuse(route, `${name} is not text or a safe integer`);
    }
    texts.set(name, String(value));
  }
  return texts;
};

/** Returns the first pattern of a route that has exactly these parameters. */
const patternOf = (
  { printedRows }: OptionSite,
  route: string,
  texts: ReadonlyMap<string, string>,
): string => {
  const own = printedRows.filter((row) => row.route === route).map((row) => row.pattern);
  const all = route === SHORT_LINK ? ['/{code}'] : own;
  const fits = (names: string[]): boolean =>
    names.length === texts.size && names.every((name) => texts.has(name));
  const found = all.find((pattern) => fits(fieldsOf(pattern)));
  return found ?? refuse(route, `needs the parameters of ${all.join(' or ') || 'no route'}`);
};

const whyNot = (site: OptionSite, name: string, text: string): string | false => {
  if (text === '') return 'is empty';
  if (text === '.' || text === '..') return 'is a dot segment';
  if (name === 'username' && findWord(site.tableRoot, text, 0, text.length))
    return 'is a reserved name';
  return name === 'boardId' && text.startsWith('_') && 'begins with _, as profile tabs do';
};

/** Whether a built link has classified back to the route and parameters. */
const isRoundTrip = (
  back: ClassifiedLink,
  route: string,
  texts: ReadonlyMap<string, string>,
): boolean => {
  const params = Object.entries(back.params);
  const isSame = params.every(([name, text]) => texts.get(name) === text);
  return isSame && back.route === route && params.length === texts.size;
};

/** Throws unless the link classifies back to the route and parameters. */
const assertRoundTrip = (
  site: OptionSite,
  link: string,
  route: string,
  texts: ReadonlyMap<string, string>,
): void => {
  const back = classifyFor(site, link);
  if (isRoundTrip(back, route, texts)) return;
  for (const [name, text] of texts) {
    const why = whyNot(site, name, text);
    if (why) refuse(route, `${name} "${text}" ${why}`);
  }
  refuse(route, `${link} classifies as ${back.route} ${JSON.stringify(back.params)}`);
};

const printHash = (hash: string): string =>
  hash && `#${encodeURI(wellFormed(hash.replace(/^#/, '')))}`;

/** The link of a pattern. */
const linkOf = (
  site: OptionSite,
  route: string,
  pattern: string,
  texts: ReadonlyMap<string, string>,
): string => {
  const path = pattern.replace(FIELD, (_field, name: string, rule: string) => {
    const text = encodeText(texts.get(name) ?? '');
    return rule === '+' ? text.replaceAll('%2F', '/') : text;
  });
  const start = route === SHORT_LINK ? `https://${site.shortHost}` : site.base;
  return path === '/' ? start || path : start + path;
};

/** A text for each parameter of an example: one that needs no escape, and that no list of names has. */
const EXAMPLE = '1234567890';

/** Throws for a pattern whose example classifies as something else. */
const refusePattern = (site: OptionSite, link: string, pattern: string): never => {
  const { route, params } = classifyFor(site, link);
  if (route === 'unknown') {
    throw new RangeError(
      `createClassifier: no link matches ${pattern}. {rest+} and {name:a|b} stand at the end, and . is no segment.`,
    );
  }
  const other = patternOf(site, route, new Map(Object.entries(params)));
  throw new RangeError(
    `createClassifier: "${other}" of ${route} matches links of ${pattern}, such as ${link}. Begin one with a word of its own, or remove it: null removes a route.`,
  );
};

const CHOICE = /:([^}]+\|[^}]+)\}/;

/** Throws when an example of a pattern does not come back: another pattern has the same paths. */
export const assertDistinct = (site: OptionSite): void => {
  for (const { route, pattern } of site.printedRows) {
    for (const word of CHOICE.exec(pattern)?.[1]?.split('|') ?? [EXAMPLE]) {
      const texts = new Map<string, string>();
      for (const [, name = '', rule = ''] of pattern.matchAll(FIELD)) {
        texts.set(name, rule === ':_*' ? '_1' : rule.includes('|') ? word : EXAMPLE);
      }
      patternOf(site, route, texts); // throws for a name that a pattern has twice
      const link = linkOf(site, route, pattern, texts);
      if (isRoundTrip(classifyFor(site, link), route, texts)) continue;
      refusePattern(site, link, `"${pattern}" of ${route}`);
    }
  }
};

/** `Classifier.buildPath` for a site. */
export const buildPathFor = (
  site: OptionSite,
  route: string,
  params: object,
  { query = {}, hash = '', trailingSlash = route !== SHORT_LINK }: BuildOptions,
): string => {
  const texts = textsOf(route, params);
  const pattern = patternOf(site, route, texts);
  if (route === SHORT_LINK && !site.shortHost) refuse(route, 'needs shortHosts');
  const link = linkOf(site, route, pattern, texts);
  assertRoundTrip(site, link, route, texts);
  const isWithSlash = trailingSlash && !link.endsWith('/');
  return link + (isWithSlash ? '/' : '') + printQuery(query) + printHash(hash);
};
