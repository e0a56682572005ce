import type { rows } from './patterns.js';

// The names and parameters of all routes, read off the rows of the table.

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
type ParamsOf<Path> = Path extends string
  ? { readonly [Field in Fields<Path> as FieldName<Field>]: FieldValue<Field> }
  : never;
/** Each path of each route: `[name, path]`. */
type Entry = { [Line in Row]: [name: NameOf<Line>, path: PathOf<Line>] }[Row];
type Keys<Params> = Params extends Params ? keyof Params : never;
type ValueAt<Params, Key extends PropertyKey> =
  Params extends Record<Key, infer Value> ? Value : never;
/** What all members of a union have, and as optional what some have. */
type Merged<Params, Common extends PropertyKey = keyof Params> = Flat<
  { readonly [Key in Common]: ValueAt<Params, Key> } & {
    readonly [Key in Exclude<Keys<Params>, Common>]?: ValueAt<Params, Key>;
  }
>;
type Flat<Params> = Params extends infer Whole
  ? { readonly [Key in keyof Whole]: Whole[Key] }
  : never;

/** The routes that are paths of the site (S3 §2.1). */
export type PathRoute = Entry[0];

/** Every route a link can be classified as; the last three are no path of the table. */
export type RouteName = PathRoute | 'short-link' | 'external' | 'unknown';

/** The parameters of each route; those that some paths of a route lack are optional. */
export type RouteParams = {
  readonly [Route in PathRoute]: Merged<ParamsOf<Extract<Entry, [Route, unknown]>[1]>>;
} & {
  readonly 'short-link': { readonly code: string };
  readonly external: Readonly<Record<never, string>>;
  readonly unknown: Readonly<Record<never, string>>;
};

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
  /** A segment of the path, or the text of a flag, holds an escape that is no UTF-8; it is kept as it is printed. */
  readonly malformed: boolean;
}

/** What a link is. `route` tells which `params` it has. */
export type ClassifiedLink = {
  [Route in RouteName]: {
    readonly route: Route;
    /** Decoded, each once; one with a malformed escape as the URL standard prints it. */
    readonly params: RouteParams[Route];
    readonly landingType: LandingType;
    readonly flags: LinkFlags;
    /** Set when the route is `unknown` and the first segment a reserved name. */
    readonly reserved?: true;
  };
}[RouteName];
