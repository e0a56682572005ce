// The links that every router is timed with: one seeded mix, in the proportions of a site's own traffic.

export const SEED = 20_261_120;
export const LINK_COUNT = 10_000;
export const ORIGIN = 'https://www.pins.example';

/** So many of the links are written as whole urls, as pages of other sites write them. */
const ABSOLUTE_SHARE = 0.2;

type Random = () => number;

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** Draws the parts of links. */
interface Draw {
  readonly of: (items: readonly string[]) => string;
  /** Of 18 digits, like those of pins. */
  readonly id: () => string;
  readonly username: () => string;
}

const drawWith = (random: Random): Draw => {
  const of = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? '';
  return {
    of,
    id: () => Array.from({ length: 18 }, () => Math.floor(1 + random() * 9)).join(''),
    username: () => of(NAMES) + (random() < 0.5 ? String(Math.floor(random() * 1000)) : ''),
  };
};

const NAMES =
  'anna bob carol_k dave-m eve.lin Frank grace99 heidi ivanpetrov judy pinkfloydfan MalloryK'.split(
    ' ',
  );
const WORDS =
  'rome summer kitchen ideas-2026 diy garden wedding nails art-nouveau small-bath recipes tattoo'.split(
    ' ',
  );
const BEYOND_ASCII = [
  'caf%C3%A9',
  'k%C3%BCche',
  '%E6%9D%B1%E4%BA%AC',
  '%D0%B4%D0%BE%D0%BC',
  'a%20b',
];
const SLASH = ['', '/'];

/** A kind of link and its share of the mix in hundredths. */
interface Kind {
  readonly kind: string;
  readonly share: number;
  readonly make: (draw: Draw) => string;
}

const KINDS: readonly Kind[] = [
  { kind: 'pin', share: 26, make: (draw) => `/pin/${draw.id()}${draw.of(SLASH)}` },
  {
    kind: 'pin with a slug',
    share: 8,
    make: (draw) => `/pin/${draw.of(WORDS)}-${draw.of(WORDS)}--${draw.id()}${draw.of(SLASH)}`,
  },
  {
    kind: 'page of a pin',
    share: 4,
    make: (draw) =>
      `/pin/${draw.id()}/${draw.of(['comments', 'repin', 'edit', 'visual-search'])}${draw.of(SLASH)}`,
  },
  {
    kind: 'shared pin',
    share: 4,
    make: (draw) =>
      `/pin/${draw.id()}/sent/?invite_code=${draw.id().slice(0, 12)}&sender=${draw.id()}&sfo=1${draw.of(['', '#imgViewer'])}`,
  },
  {
    kind: 'board',
    share: 16,
    make: (draw) => `/${draw.username()}/${draw.of(WORDS)}${draw.of(SLASH)}`,
  },
  {
    kind: 'section',
    share: 4,
    make: (draw) => `/${draw.username()}/${draw.of(WORDS)}/${draw.of(WORDS)}${draw.of(SLASH)}`,
  },
  {
    kind: 'board beyond ASCII',
    share: 3,
    make: (draw) => `/${draw.username()}/${draw.of(BEYOND_ASCII)}${draw.of(SLASH)}`,
  },
  {
    kind: 'profile',
    share: 12,
    make: (draw) => `/${draw.username()}${draw.of(['', '/', '/_saved/', '/_created'])}`,
  },
  {
    kind: 'search with a query',
    share: 9,
    make: (draw) =>
      `/search/${draw.of(['pins', 'videos', 'boards'])}/?q=${draw.of(WORDS)}%20${draw.of(WORDS)}&rs=typed&term_meta[]=${draw.of(WORDS)}`,
  },
  {
    kind: 'ideas',
    share: 4,
    make: (draw) => `/ideas/${draw.of(WORDS)}/${draw.id().slice(0, 12)}/`,
  },
  {
    kind: 'page of the site',
    share: 4,
    make: (draw) =>
      draw.of([
        '/',
        '/today/best/',
        '/settings/account',
        '/login/',
        '/notifications',
        '/about',
        '/topics/',
      ]),
  },
  {
    kind: 'business',
    share: 2,
    make: (draw) =>
      `/business/${draw.of(['business-access', 'business-manager'])}/${draw.id()}/${draw.of(['dashboard', 'catalogs', 'ad-accounts/cee-migration'])}/`,
  },
  {
    kind: 'another site',
    share: 2,
    make: (draw) =>
      `https://${draw.of(['shop', 'blog', 'www'])}.example.org/${draw.of(WORDS)}/${draw.id()}?ref=x`,
  },
  {
    kind: 'malformed',
    share: 1,
    make: (draw) =>
      draw.of([`/pin/${draw.id()}%`, `/%zz/${draw.of(WORDS)}`, '/anna/%C3%28/', '/%E0%A4%A']),
  },
  {
    kind: 'hostile',
    share: 1,
    make: (draw) =>
      draw.of([
        `/a/../pin/${draw.id()}`,
        '/%2e%2e/settings',
        '//evil.example/pin/1',
        '/__proto__/constructor',
        '\\pin\\1',
        '/a//b',
        `/${'x/'.repeat(20)}`,
        '/pin/\t1',
        '/anna%2Fboard',
      ]),
  },
];

const kindAt = (place: number): Kind => {
  let left = place;
  const found = KINDS.find(({ share }) => (left -= share) < 0);
  return found ?? (KINDS[0] as Kind);
};

/** A text in one piece: one that was put together is put in order when it is first read. */
export const flat = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** The mix. */
export const makeLinks = (): string[] => {
  const random = seededRandom(SEED);
  const draw = drawWith(random);
  const total = KINDS.reduce((sum, { share }) => sum + share, 0);
  return Array.from({ length: LINK_COUNT }, () => {
    const link = kindAt(random() * total).make(draw);
    const isPath = /^\/[^/]/.test(link);
    return flat(isPath && random() < ABSOLUTE_SHARE ? ORIGIN + link : link);
  });
};
