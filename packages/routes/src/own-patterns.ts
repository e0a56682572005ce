import { toAsciiLowerCase } from './escapes.js';
import type { OwnPatterns } from './link-types.js';
import { refuseOption } from './option-error.js';
import { fieldsOf, patterns, type TableRow } from './patterns.js';
import { type Shape, sluggedId } from './shapes.js';

/** The table of a site. */
export interface Table {
  /** What links are classified with: words in lower case, one row for each word of a choice. */
  readonly rows: readonly TableRow[];
  /** What paths are built with: words as a URL prints them. */
  readonly printedRows: readonly TableRow[];
  /** First words of the catalogue's paths. They stay reserved where the site replaces or removes a path. */
  readonly firstWords: readonly string[];
}

/** Words and parameters. The signs of other notations, as in `/:id` and `/*`, are no letters of a word. */
const PATTERN =
  /^(?:\/|(?:\/(?:[^\s\p{C}%?#\\{}|/:*]+|\{slug\}--\{id\}|\{[a-zA-Z]\w*(?:\+|:_\*|:[^{}|/]+(?:\|[^{}|/]+)+)?\}))+)$/u;
const CHOICE = /\{\w+:([^}]+\|[^}]+)\}$/;
/** The words of a pattern, each with its slash. */
const WORDS = /\/[^/{]+/g;
const SLUG = '{slug}--';

/** Creates the parameters of a pattern, with `word` for its choice. */
const shapeOfPattern = (pattern: string, word: string): Shape => {
  const isSlugged = pattern.includes(SLUG);
  const names = fieldsOf(pattern.replace(SLUG, ''));
  const end = word || pattern.endsWith('+}') ? names.pop() : undefined;
  const [one, two, three, ...others] = names;
  if (isSlugged && !two && !end) return sluggedId;
  return (first, second, third, rest, more) => {
    const params: Record<string, string> = {};
    if (one) params[one] = first;
    if (two) params[two] = second;
    if (three) params[three] = third;
    others.forEach((name, at) => (params[name] = more[at] ?? ''));
    if (isSlugged) Object.assign(params, sluggedId(params['id'] ?? ''));
    if (end) params[end] = word || rest;
    return params;
  };
};

const classifiedRowsOf = (row: TableRow): TableRow[] => {
  const [choice = '', words = ''] = CHOICE.exec(row.pattern) ?? [];
  return words.split('|').map((word) => ({
    ...row,
    pattern: row.pattern.replace(choice, word).replace(WORDS, toAsciiLowerCase),
    shape: shapeOfPattern(row.pattern, word),
  }));
};

/** A path with a slug can be built without it. */
const printedRowsOf = (row: TableRow): TableRow[] => {
  const pattern = row.pattern.replace(WORDS, (word) => encodeURI(word));
  const all = new Set([pattern, pattern.replace(SLUG, '')]);
  return Array.from(all, (printed) => ({ ...row, pattern: printed }));
};

/**
 * Adds own patterns to the catalogue, or to nothing. Those with the name of a route replace that route, and keep its landing
 * type. Throws a RangeError for what is no pattern.
 */
export const tableOf = (own: OwnPatterns, withCatalogue: boolean): Table => {
  const all = withCatalogue ? patterns : [];
  const kept = all.filter(({ route }) => !Object.hasOwn(own, route));
  const given = Object.entries(own).flatMap(([route, list]): TableRow[] => {
    const { landingType = null } = patterns.find((row) => row.route === route) ?? {};
    return [list ?? []].flat().map((pattern) => {
      if (!PATTERN.test(pattern)) refuseOption(`patterns.${route}`, '"/post/{id}"', pattern);
      return { route, pattern, landingType };
    });
  });
  return {
    rows: [...kept, ...given.flatMap(classifiedRowsOf)],
    printedRows: [...kept, ...given.flatMap(printedRowsOf)],
    firstWords: all.flatMap(({ pattern }) => /^\/([\w-]+)/.exec(pattern)?.[1] ?? []),
  };
};
