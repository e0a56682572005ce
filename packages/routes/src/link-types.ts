import type { rows } from './rows.js';

// Route names and parameters, inferred from the rows of the table.

type Row = (typeof rows)[keyof typeof rows][number];
type PathOf<Line extends Row> = Line extends `/${infer Path} ${string}`
  ? Path
  : Line extends `/${infer Path}`
    ? Path
    : never;
type Dashed<Text extends string> = Text extends `${infer Start}_${infer End}`
  ? `${Start}-${Dashed<End>}`
  : Text;
type Joined<Start extends string, End extends string> = Start extends ''
  ? End
  : End extends ''
    ? Start
    : `${Start}-${End}`;
type Word<Segment extends string> = Segment extends `${string}{${string}` ? '' : Dashed<Segment>;
type Words<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Joined<Word<Segment>, Words<Rest>>
  : Word<Path>;
type NameOf<Line extends Row> = Line extends `${string} ${infer Name}`
  ? Name
  : Words<PathOf<Line>> extends `business-business${infer Rest}`
    ? `business${Rest}`
    : Words<PathOf<Line>>;

type Choice<Text> = Text extends `${infer First}|${infer Rest}` ? First | Choice<Rest> : Text;
type Fields<Path> = Path extends `${string}{${infer Field}}${infer Rest}`
  ? Field | Fields<Rest>
  : never;
type FieldName<Field> = Field extends `${infer Name}${'+' | `:${string}`}` ? Name : Field & string;
type FieldValue<Field> = Field extends `${string}:${infer Rule}`
  ? Rule extends '_*'
    ? string
    : Choice<Rule>
  : string;
type ParamsOf<Path> = `/${string}` extends Path
  ? Readonly<Record<string, string>>
  : Path extends string
    ? { readonly [Field in Fields<Path> as FieldName<Field>]: FieldValue<Field> }
    : never;
/** Each path of each route, as `[name, path]`. */
type Entry = { [Line in Row]: [name: NameOf<Line>, path: PathOf<Line>] }[Row];
type Keys<Params> = Params extends Params ? keyof Params : never;
type ValueAt<Params, Key extends PropertyKey> =
  Params extends Record<Key, infer Value> ? Value : never;
/** The properties that all members of a union have; those of only some members are optional. */
type Merged<Params, Common extends PropertyKey = keyof Params> = Flat<
  { readonly [Key in Common]: ValueAt<Params, Key> } & {
    readonly [Key in Exclude<Keys<Params>, Common>]?: ValueAt<Params, Key>;
  }
>;
type Flat<Params> = Params extends infer Whole
  ? { readonly [Key in keyof Whole]: Whole[Key] }
  : never;

/** The routes of the table. */
export type PathRoute = Entry[0];

/** Every result of `classify`. The last three are not in the table. */
export type RouteName = PathRoute | 'short-link' | 'external' | 'unknown';

/** The parameters of each route. Parameters of only some paths of a route are optional. */
export type RouteParams = {
  readonly [Route in PathRoute]: Merged<ParamsOf<Extract<Entry, [Route, unknown]>[1]>>;
} & {
  readonly 'short-link': { readonly code: string };
  readonly external: Readonly<Record<never, string>>;
  readonly unknown: Readonly<Record<never, string>>;
};

/** The kind of page that a visitor lands on; `null` for all others. */
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

/** Flags of the query and hash. */
export interface LinkFlags {
  /** Decoded `invite_code`; `null` when absent or empty. Look it up on pin pages only. */
  readonly inviteCode: string | null;
  /** Decoded `utm_pai`; `null` when absent or empty. */
  readonly utmPai: string | null;
  /** A query key begins with `deb_`. This is a request: the caller checks the permission. */
  readonly debug: boolean;
  /** The hash is `#imgViewer`. */
  readonly imageViewer: boolean;
  /** A path segment or flag has an escape that is not UTF-8. Its text is kept as printed. */
  readonly malformed: boolean;
}

/** Own patterns by the name of their route; null removes a route of the catalogue. */
export interface OwnPatterns {
  readonly [route: string]: `/${string}` | readonly `/${string}`[] | null | undefined;
  readonly 'short-link'?: never;
  readonly external?: never;
  readonly unknown?: never;
}

/** No own patterns. */
export type NoPatterns = Readonly<Record<never, never>>;

type PatternOf<Own> = Own extends readonly (infer Pattern)[] ? Pattern : Own & string;
/** A slug is optional: `/p/{slug}--{id}` has the paths of `/p/{id}` too. */
type Unslugged<Pattern> = Pattern extends `${infer Start}{slug}--${infer End}`
  ? Pattern | `${Start}${End}`
  : Pattern;

/** The parameters of each route of a site with own patterns. */
export type SiteRoutes<Own extends OwnPatterns, WithCatalogue extends boolean> = Flat<
  Omit<
    WithCatalogue extends true ? RouteParams : Pick<RouteParams, Exclude<RouteName, PathRoute>>,
    keyof Own
  > & {
    readonly [Route in keyof Own as Own[Route] extends null ? never : Route]: Merged<
      ParamsOf<Unslugged<PatternOf<Own[Route]>>>
    >;
  }
>;

/** A classified link. `route` determines `params`. */
export type ClassifiedLink<Routes = RouteParams> = {
  [Route in keyof Routes & string]: {
    readonly route: Route;
    /** Decoded once. A parameter with a malformed escape is printed as by the URL standard. */
    readonly params: Routes[Route];
    readonly landingType: LandingType;
    readonly flags: LinkFlags;
    /** True for an `unknown` route whose first segment is a reserved name. */
    readonly reserved?: true;
  };
}[keyof Routes & string];

/** The path as text. A separate path has no host, so two slashes at its start must not begin one. */
const pathText = (pathname: string): string =>
  /^\/(?![\\/])/.test(pathname) ? pathname : `/./${pathname}`;

/** Adds the sign (`?` or `#`) to a query or hash that lacks it. */
const signed = (sign: string, text: string | undefined): string =>
  text ? (text.startsWith(sign) ? '' : sign) + text : '';

/**
 * Returns the text of a link, a `URL`, an `<a>`, a `Location` or `{ pathname, search, hash }`; null for other values.
 * Throws for undefined and null, and when a getter throws.
 */
export const textOf = (input: unknown): string | null => {
  if (typeof input === 'string') return input;
  const { href, pathname, search, hash } = input as Partial<Location>;
  if (typeof href === 'string') return href;
  return typeof pathname === 'string'
    ? pathText(pathname) + signed('?', search) + signed('#', hash)
    : null;
};
