import type { landingsOfUnknown, patterns } from './patterns.js';

type Row = (typeof patterns)[number];

/** The routes that are paths of the site, as `buildPath` prints them (S3 §2.1). */
export type PathRoute = Row[0];

/** Every route a link can be classified as; the last three are no path of the table. */
export type RouteName = PathRoute | 'short-link' | 'external' | 'unknown';

/** What kind of page a visitor lands on; `null` where the path gives none (S3 §2.2). */
export type LandingType =
  | 'today'
  | 'ideas'
  | 'own_section'
  | 'own_board'
  | 'section'
  | 'board'
  | 'closeup'
  | 'home'
  | 'profile'
  | 'search'
  | 'topic'
  | null;

/** What query and hash say beside the route (S3 §2.1). */
export interface LinkFlags {
  /** `invite_code`, decoded; `null` when absent or empty. Looked up on pin pages only. */
  readonly inviteCode: string | null;
  /** `utm_pai`, decoded; `null` when absent or empty. */
  readonly utmPai: string | null;
  /** Some query key begins with `deb_`: a request, not a right. The caller checks who asks. */
  readonly debug: boolean;
  /** The hash is `#imgViewer`. */
  readonly imageViewer: boolean;
  /** A path segment, or the text of a flag, holds an escape that is no UTF-8; it is kept as printed. */
  readonly malformed: boolean;
}

type Words<Text> = Text extends `${infer Word}|${infer Rest}` ? Word | Words<Rest> : Text;
type Fields<Pattern> = Pattern extends `${string}{${infer Field}}${infer Rest}`
  ? Field | Fields<Rest>
  : never;
type FieldName<Field> = Field extends `${infer Name}+`
  ? Name
  : Field extends `${infer Name}:${string}`
    ? Name
    : Field & string;
type FieldValue<Field> = Field extends `${string}:${infer Rule}`
  ? Rule extends '_*'
    ? string
    : Words<Rule>
  : string;
type PatternParams<Pattern> = Pattern extends string
  ? { readonly [Field in Fields<Pattern> as FieldName<Field>]: FieldValue<Field> }
  : never;
type Keys<Params> = Params extends Params ? keyof Params : never;
type Value<Params, Key extends PropertyKey> =
  Params extends Record<Key, infer Found> ? Found : never;
type Merged<Params> = { readonly [Key in keyof Params]: Params[Key] } & {
  readonly [Key in Exclude<Keys<Params>, keyof Params>]?: Value<Params, Key>;
};
type Flat<Params> = { readonly [Key in keyof Params]: Params[Key] };

/** The parameters of each route: those that some patterns of a route lack are optional. */
export type RouteParams = {
  readonly [Route in PathRoute]: Flat<
    Merged<PatternParams<Extract<Row, readonly [Route, ...unknown[]]>[1]>>
  >;
} & {
  readonly 'short-link': { readonly code: string };
  readonly external: Readonly<Record<never, string>>;
  readonly unknown: Readonly<Record<never, string>>;
};

type TableLanding<Route> = Extract<Row, readonly [Route, ...unknown[]]>[2];
type RouteLanding<Route> = Route extends PathRoute
  ?
      | TableLanding<Route>
      | (Route extends 'board'
          ? 'own_board'
          : Route extends 'board-section'
            ? 'own_section'
            : never)
  : Route extends 'unknown'
    ? (typeof landingsOfUnknown)[keyof typeof landingsOfUnknown] | null
    : null;

/** What a link is: told apart by `route`, which types `params` and `landingType`. */
export type ClassifiedLink = {
  [Route in RouteName]: {
    readonly route: Route;
    /** Decoded, each once; a malformed segment as the URL standard prints it. */
    readonly params: RouteParams[Route];
    readonly landingType: RouteLanding<Route>;
    readonly flags: LinkFlags;
    /** Set when the route is `unknown` and the first segment a reserved name. */
    readonly reserved?: true;
  };
}[RouteName];
