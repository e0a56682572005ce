// The links that every router is measured with: a seeded mix in the proportions of a site's traffic.

export const SEED = 20_261_120;
export const LINK_COUNT = 10_000;
export const ORIGIN = 'https://www.pins.example';

/** Share of the links that are absolute URLs. */
const ABSOLUTE_SHARE = 0.2;

type Random = () => number;

/** Returns random numbers in [0, 1) for a seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** Picks the parts of links at random. */
interface Picker {
  readonly of: (items: readonly string[]) => string;
  /** 18 digits, like a pin id. */
  readonly id: () => string;
  readonly username: () => string;
}

const createPicker = (random: Random): Picker => {
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

/** A kind of link and its share of the mix in percent. */
interface Kind {
  readonly kind: string;
  readonly share: number;
  readonly make: (pick: Picker) => string;
}

const KINDS: readonly Kind[] = [
  { kind: 'pin', share: 26, make: (pick) => `/pin/${pick.id()}${pick.of(SLASH)}` },
  {
    kind: 'pin with a slug',
    share: 8,
    make: (pick) => `/pin/${pick.of(WORDS)}-${pick.of(WORDS)}--${pick.id()}${pick.of(SLASH)}`,
  },
  {
    kind: 'page of a pin',
    share: 4,
    make: (pick) =>
      `/pin/${pick.id()}/${pick.of(['comments', 'repin', 'edit', 'visual-search'])}${pick.of(SLASH)}`,
  },
  {
    kind: 'shared pin',
    share: 4,
    make: (pick) =>
      `/pin/${pick.id()}/sent/?invite_code=${pick.id().slice(0, 12)}&sender=${pick.id()}&sfo=1${pick.of(['', '#imgViewer'])}`,
  },
  {
    kind: 'board',
    share: 16,
    make: (pick) => `/${pick.username()}/${pick.of(WORDS)}${pick.of(SLASH)}`,
  },
  {
    kind: 'section',
    share: 4,
    make: (pick) => `/${pick.username()}/${pick.of(WORDS)}/${pick.of(WORDS)}${pick.of(SLASH)}`,
  },
  {
    kind: 'board beyond ASCII',
    share: 3,
    make: (pick) => `/${pick.username()}/${pick.of(BEYOND_ASCII)}${pick.of(SLASH)}`,
  },
  {
    kind: 'profile',
    share: 12,
    make: (pick) => `/${pick.username()}${pick.of(['', '/', '/_saved/', '/_created'])}`,
  },
  {
    kind: 'search with a query',
    share: 9,
    make: (pick) =>
      `/search/${pick.of(['pins', 'videos', 'boards'])}/?q=${pick.of(WORDS)}%20${pick.of(WORDS)}&rs=typed&term_meta[]=${pick.of(WORDS)}`,
  },
  {
    kind: 'ideas',
    share: 4,
    make: (pick) => `/ideas/${pick.of(WORDS)}/${pick.id().slice(0, 12)}/`,
  },
  {
    kind: 'page of the site',
    share: 4,
    make: (pick) =>
      pick.of([
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
    make: (pick) =>
      `/business/${pick.of(['business-access', 'business-manager'])}/${pick.id()}/${pick.of(['dashboard', 'catalogs', 'ad-accounts/cee-migration'])}/`,
  },
  {
    kind: 'another site',
    share: 2,
    make: (pick) =>
      `https://${pick.of(['shop', 'blog', 'www'])}.example.org/${pick.of(WORDS)}/${pick.id()}?ref=x`,
  },
  {
    kind: 'malformed',
    share: 1,
    make: (pick) =>
      pick.of([`/pin/${pick.id()}%`, `/%zz/${pick.of(WORDS)}`, '/anna/%C3%28/', '/%E0%A4%A']),
  },
  {
    kind: 'hostile',
    share: 1,
    make: (pick) =>
      pick.of([
        `/a/../pin/${pick.id()}`,
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

/** Flattens a concatenated text: engines do that at its first read. */
export const flat = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** The mix of links. */
export const makeLinks = (): string[] => {
  const random = seededRandom(SEED);
  const pick = createPicker(random);
  const total = KINDS.reduce((sum, { share }) => sum + share, 0);
  return Array.from({ length: LINK_COUNT }, () => {
    const link = kindAt(random() * total).make(pick);
    const isPath = /^\/[^/]/.test(link);
    return flat(isPath && random() < ABSOLUTE_SHARE ? ORIGIN + link : link);
  });
};
