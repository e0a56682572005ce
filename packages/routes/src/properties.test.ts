import {
  anything,
  type Arbitrary,
  array,
  assert,
  constantFrom,
  oneof,
  pre,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { BuildableRoute } from './build-path.js';
import { createClassifier } from './create-classifier.js';
import type { OwnPatterns } from './link-types.js';
import { FIELD, patterns } from './patterns.js';
import type { ClassifierOptions } from './site.js';

/** Runs of a property that hold their condition: in full, and a tenth of that else. */
const RUNS = process.env['TACKBOARD_FULL'] === '1' ? 100_000 : 10_000;
/** A busy machine takes its time for so many. */
const timeout = 300_000;
/** Fixed in `pnpm test`, so that it fails for changes only. */
const seed = Number(
  process.env['TACKBOARD_SEED'] ??
    (process.env['TACKBOARD_FULL'] === '1' ? Math.floor(Math.random() * 2 ** 31) : 42),
);

const ORIGIN = 'https://pins.example';
const HOSTS = ['pins.example', 'www.pins.example'];
const SITES: readonly ClassifierOptions<OwnPatterns, boolean>[] = [
  { origin: ORIGIN, hosts: ['pins.example'] },
  { origin: ORIGIN, hosts: HOSTS, subdomains: true, shortHosts: ['pn.example'], viewer: 'anna' },
  { origin: ORIGIN, hosts: HOSTS, base: '/app/caf%C3%A9', reserved: { extend: ['anna'] } },
  { origin: 'http://127.0.0.1:3000', hosts: ['127.0.0.1:3000', '127.0.0.1'] },
  { origin: 'https://blog.example', hosts: HOSTS },
  {
    origin: ORIGIN,
    hosts: ['pins.example'],
    patterns: {
      post: ['/p/{slug}--{id}', '/café/{a}/{b}/{c}/{d}/{e+}'],
      pin: '/app/{id}/{tab:today|Videos}',
      board: null,
    },
  },
  {
    origin: ORIGIN,
    hosts: ['pins.example'],
    catalogue: false,
    patterns: { page: '/{page}', tab: '/{page}/{tab:_*}', deep: '/{page}/settings/{rest+}' },
  },
];
const classifiers = SITES.map((options) => ({ options, ...createClassifier(options) }));

/** What links, and attacks on what reads them, are made of. */
const PIECES = [
  ...'/ / / / / \\ . .. %2e %2E%2e ? & = # #imgViewer % %zz %2F %5C %25 %C3%A9 %c3 %F0%9F%8D%B0 %ED%A0%80 : @ ; + -- - _'.split(
    ' ',
  ),
  ...'pin PIN 42 create sent anna trips settings notifications search Videos today article _saved app café about'.split(
    ' ',
  ),
  ...'https: http: https:// HTTP:// // javascript: pins.example www.pins.example PINS.example pn.example m.pins.example'.split(
    ' ',
  ),
  ...'127.0.0.1 127.1 0x7f.1 :3000 :443 evil.example user:pw@ invite_code= utm_pai= deb_ invite%5Fcode='.split(
    ' ',
  ),
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '\u00a0',
  'é',
  '東',
  '🍰',
  '\ud83c',
  '\udf70',
  '^',
  '|',
  '"',
  "'",
  '<',
  '`',
  '{',
  '[',
  ']',
];

const links = oneof(
  {
    weight: 5,
    arbitrary: array(constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join('')),
  },
  {
    weight: 2,
    arbitrary: array(constantFrom(...PIECES), { maxLength: 9 }).map((all) => `/${all.join('')}`),
  },
  {
    weight: 2,
    arbitrary: tuple(
      constantFrom('https://', '//', 'http:\\\\', ''),
      constantFrom(...HOSTS),
      array(constantFrom(...PIECES), { maxLength: 6 }),
    ).map(([scheme, host, all]) => scheme + host + all.join('')),
  },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 20 }) },
);

const parse = (link: string, origin: string): URL | null => {
  try {
    return new URL(link, origin);
  } catch {
    return null;
  }
};

/** Starts with a configured host and then `/`, `?`, `#` or the end. */
const isBareHost = (link: string, hosts: readonly string[]): boolean =>
  hosts.some(
    (host) =>
      link.toLowerCase().startsWith(host) && ['', '/', '?', '#'].includes(link.charAt(host.length)),
  );

/** So many runs that count, those of the sites together. */
const share = (part: number) => ({ numRuns: Math.round(RUNS * part), seed });

afterAll(() => {
  process.stdout.write(`properties of links: ${RUNS} runs each, seed ${seed}\n`);
});

describe.each(classifiers)('a site of $options', ({ options, classify, isOwn }) => {
  const { origin = ORIGIN, hosts = [], shortHosts = [] } = options;

  it('classifies a link as the URL standard parses it', { timeout }, () => {
    const same = property(links, (link) => {
      const url = parse(link, origin);
      pre(url !== null && !isBareHost(link, [...hosts, ...shortHosts]));
      expect(classify(link)).toEqual(classify(url.href));
      expect(classify(url)).toEqual(classify(url.href));
      expect(isOwn(link)).toBe(classify(url.href).route !== 'external');
    });
    assert(same, share(1 / SITES.length));
  });
});

describe('a link in parts', () => {
  const { classify } = createClassifier({ origin: ORIGIN, hosts: ['pins.example'] });

  it('classifies as the joined link does', { timeout }, () => {
    const same = property(links, (link) => {
      const url = parse(link, ORIGIN);
      pre(url?.origin === ORIGIN);
      const { pathname, search, hash } = url;
      expect(classify({ pathname, search, hash })).toEqual(classify(url.href));
    });
    assert(same, share(0.1));
  });
});

/** A path, or null where it was refused; any other error fails the test. */
const builtOrRefused = (build: () => string): string | null => {
  try {
    return build();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
};

describe('paths of buildPath', () => {
  const texts = oneof(
    array(constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
    string({ unit: 'binary', maxLength: 8 }),
    constantFrom('42', 'anna', '_shop', 'videos', 'a/b', 'café', '2026--7'),
  );
  const names = patterns.flatMap(({ route, pattern }) => {
    const fields = Array.from(pattern.matchAll(/\{(\w+)/g), ([, name = '']) => name);
    return [{ route: route as BuildableRoute, fields }];
  });
  const { buildPath, classify } = createClassifier({ base: '/app', reserved: { extend: ['bob'] } });

  const built = (route: BuildableRoute, params: object): string | null =>
    builtOrRefused(() => buildPath(route, params as never));

  it('classify back to the same route and parameters, or throw', { timeout }, () => {
    const same = property(
      constantFrom(...names),
      tuple(texts, texts, texts),
      ({ route, fields }, values) => {
        const params = Object.fromEntries(fields.map((name, at) => [name, values[at] ?? '']));
        const path = built(route, params);
        pre(path !== null);
        const back = classify(path);
        expect(back).toMatchObject({ route, params });
        expect(Object.keys(back.params).toSorted()).toEqual(fields.toSorted());
      },
    );
    assert(same, share(1));
  });

  it('never throw for plain texts', { timeout }, () => {
    const plain = string({
      unit: constantFrom(...Array.from('abcXYZ0123éü東🍰 +')),
      minLength: 1,
      maxLength: 8,
    }).map((text) => `x${text}7`);
    const same = property(
      constantFrom(...names),
      tuple(plain, plain, plain),
      ({ route, fields }, values) => {
        const tab = route === 'search-tab' ? 'videos' : `_${values[1]}`;
        const params = Object.fromEntries(
          fields.map((name, at) => [name, name === 'tab' ? tab : (values[at] ?? '')]),
        );
        if (fields.includes('slug') && fields.includes('id')) Object.assign(params, { id: '42' });
        expect(classify(buildPath(route, params as never))).toMatchObject({ route, params });
      },
    );
    assert(same, share(0.1));
  });
});

describe('paths of own patterns', () => {
  const segment = constantFrom('word', 'Wörd', '{}', '{}', '{:_*}', '{slug}--{id}');
  const end = constantFrom('', '', '/{+}', '/{:new|Top|old}');
  /** Routes that each have a first word of their own; a name for each parameter. */
  const tables = array(tuple(array(segment, { maxLength: 5 }), end), {
    minLength: 1,
    maxLength: 5,
  }).map((all) =>
    Object.fromEntries(
      all.map(([segments, last], row) => {
        let count = 0;
        let slugs = 0;
        const path = ['', `own${row}`, ...segments].join('/') + last;
        const pattern = path
          .replaceAll('{slug}--{id}', (field) => (slugs++ === 0 ? field : '{}'))
          .replace(/\{(?!\w)/g, () => `{p${count++}`);
        return [`route-${row}`, pattern as `/${string}`] as const;
      }),
    ),
  );
  const sites = record({
    patterns: tables,
    catalogue: constantFrom(true, false),
    base: constantFrom('/', '/app'),
  });
  const plain = string({
    unit: constantFrom(...Array.from('abcXYZ0123éü東🍰 +')),
    minLength: 1,
    maxLength: 8,
  }).map((text) => `x${text}7`);
  const hostile = oneof(
    plain,
    array(constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
    string({ unit: 'binary', maxLength: 8 }),
  );
  const nine = <Item>(item: Arbitrary<Item>) => array(item, { minLength: 9, maxLength: 9 });

  const paramsOf = (pattern: string, texts: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      Array.from(pattern.matchAll(FIELD), ([, name = '', rule = ''], at) => {
        const text = texts[at] ?? '';
        if (rule === ':_*') return [name, `_${text}`];
        return [name, rule.includes('|') ? 'Top' : text];
      }),
    );

  it('classify back to the same route and parameters', { timeout }, () => {
    const same = property(sites, nine(plain), (options, texts) => {
      const { buildPath, classify } = createClassifier<OwnPatterns, boolean>(options);
      for (const [route, pattern] of Object.entries(options.patterns)) {
        const params = paramsOf(pattern, texts);
        if (pattern.includes('{slug}--')) Object.assign(params, { id: '42' });
        const back = classify(buildPath(route, params));
        expect(back).toMatchObject({ route, landingType: null });
        expect(back.params).toEqual(params);
      }
    });
    assert(same, share(0.1));
  });

  it('classify back or are refused for hostile texts', { timeout }, () => {
    const same = property(sites, nine(hostile), (options, texts) => {
      const { buildPath, classify } = createClassifier<OwnPatterns, boolean>(options);
      for (const [route, pattern] of Object.entries(options.patterns)) {
        const params = paramsOf(pattern, texts);
        const path = builtOrRefused(() => buildPath(route, params));
        if (path === null) continue;
        expect(classify(path)).toMatchObject({ route });
        expect(classify(path).params).toEqual(params);
      }
    });
    assert(same, share(0.1));
  });

  it('classify hostile links without an error', { timeout }, () => {
    const calm = property(sites, links, (options, link) => {
      const { classify } = createClassifier<OwnPatterns, boolean>(options);
      for (const start of ['', '/own0/', '/own0/x/word/']) {
        expect(classify(start + link)).toHaveProperty('route');
      }
    });
    assert(calm, share(0.1));
  });
});

describe('any value', () => {
  it('is classified without an error', { timeout }, () => {
    const calm = property(anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      for (const { classify } of classifiers) expect(classify(value)).toHaveProperty('route');
    });
    assert(calm, share(0.05));
  });
});
