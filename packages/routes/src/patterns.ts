import type { LandingType, PathRoute } from './link-types.js';
import { rows } from './rows.js';
import type { Shape } from './shapes.js';

/**
 * One path of a route. A pattern is a list of segments. A plain segment matches itself in any ASCII case and wins
 * over a parameter. `{id}` matches one segment; `{slug}--{id}` one segment, split at its last `--` when only digits
 * follow; `{tab:_*}` one that begins with `_`; `{tab:a|b}` one of the words; `{rest+}` one or more further segments,
 * joined by `/`. Every path may end in one more slash.
 */
export interface PathPattern {
  readonly route: PathRoute;
  readonly pattern: string;
  /** `own_board` and `own_section` replace `board` and `section` when the username is the viewer's. */
  readonly landingType: LandingType;
}

/** A path in the table of a site: one of the catalogue, or one of the site's own. */
export interface TableRow {
  readonly route: string;
  readonly pattern: string;
  readonly landingType: LandingType;
  /** Creates the parameters of an own pattern. Default: from the names of the catalogue. */
  readonly shape?: Shape;
}

const nameOf = (path: string): string =>
  path
    .slice(1)
    .replace(/\/?\{[^/]*/g, '')
    .replace(/[/_]/g, '-')
    .replace('business-b', 'b');

const parse = (row: string, landing: string): PathPattern => {
  const [pattern = '', name = nameOf(pattern)] = row.split(' ');
  return {
    route: name as PathRoute,
    pattern,
    landingType: (landing || null) as LandingType,
  };
};

const readRows = (): PathPattern[] =>
  Object.entries(rows).flatMap(([landing, list]) => list.map((row) => parse(row, landing)));

/** All paths of the site. `buildPath` uses the first pattern of a route that fits the parameters. */
export const patterns: readonly PathPattern[] = /* @__PURE__ */ readRows();

/** A parameter of a pattern: its name, and the rule behind it. */
export const FIELD = /\{(\w+)([^}]*)\}/g;

/** The names of the parameters of a pattern. */
export const fieldsOf = (pattern: string): string[] =>
  Array.from(pattern.matchAll(FIELD), ([, name = '']) => name);
