import {
  anything,
  array,
  assert,
  constantFrom,
  oneof,
  pre,
  property,
  string,
  tuple,
} from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { BuildableRoute } from './build-path.js';
import { createClassifier } from './create-classifier.js';
import { patterns } from './patterns.js';
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
const SITES: readonly ClassifierOptions[] = [
  { origin: ORIGIN, hosts: ['pins.example'] },
  { origin: ORIGIN, hosts: HOSTS, subdomains: true, shortHosts: ['pn.example'], viewer: 'anna' },
  { origin: ORIGIN, hosts: HOSTS, base: '/app/caf%C3%A9', reserved: { extend: ['anna'] } },
  { origin: 'http://127.0.0.1:3000', hosts: ['127.0.0.1:3000', '127.0.0.1'] },
  { origin: 'https://blog.example', hosts: HOSTS },
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

  /** A path, or null where it was refused; any other error fails the test. */
  const built = (route: BuildableRoute, params: object): string | null => {
    try {
      return buildPath(route, params as never);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      return null;
    }
  };

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

describe('any value', () => {
  it('is classified without an error', { timeout }, () => {
    const calm = property(anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      for (const { classify } of classifiers) expect(classify(value)).toHaveProperty('route');
    });
    assert(calm, share(0.05));
  });
});
