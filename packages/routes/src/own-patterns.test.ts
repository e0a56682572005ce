import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClassifier } from './create-classifier.js';
import type { OwnPatterns } from './link-types.js';
import type { ClassifierOptions } from './site.js';

const HOSTS = ['magazine.example'];

const { classify, buildPath, isOwn } = createClassifier({
  hosts: HOSTS,
  viewer: 'anna',
  patterns: {
    post: '/p/{id}',
    article: ['/a/{slug}--{id}', '/archive/{year}/{month}/{day}/{slug}/{page}'],
    list: '/lists/{name}/{sort:new|Top}',
    files: '/files/{owner}/{rest+}',
    tab: '/club/{id}/{tab:_*}',
    coffee: '/Café/{id}',
    pin: ['/photo/{id}'],
    board: '/boards/{boardId}/of/{username}',
    'board-section': null,
  },
});

describe('own patterns', () => {
  it.each([
    ['/p/42', 'post', { id: '42' }],
    ['https://magazine.example/P/42/?q=1', 'post', { id: '42' }],
    ['/a/rome--42', 'article', { slug: 'rome', id: '42' }],
    ['/a/42', 'article', { id: '42' }],
    [
      '/archive/2026/11/28/rome/3',
      'article',
      { year: '2026', month: '11', day: '28', slug: 'rome', page: '3' },
    ],
    ['/lists/rome/new', 'list', { name: 'rome', sort: 'new' }],
    ['/lists/rome/TOP', 'list', { name: 'rome', sort: 'Top' }],
    ['/lists/rome/old', 'unknown', {}],
    ['/files/anna/a/b%2Fc/d', 'files', { owner: 'anna', rest: 'a/b/c/d' }],
    ['/files/anna', 'unknown', {}],
    ['/club/7/_people', 'tab', { id: '7', tab: '_people' }],
    ['/club/7/people', 'unknown', {}],
    ['/caf%C3%A9/1', 'coffee', { id: '1' }],
    ['/café/1', 'coffee', { id: '1' }],
  ])('%s is %s %j', (link, route, params) => {
    expect(classify(link)).toMatchObject({ route, params });
    expect(classify(link).params).toEqual(params);
  });

  it('replace a route of the catalogue, which keeps its landing type', () => {
    expect(classify('/photo/42')).toMatchObject({ route: 'pin', landingType: 'closeup' });
    expect(classify('/boards/trips/of/anna')).toMatchObject({
      route: 'board',
      landingType: 'own_board',
    });
    expect(classify('/boards/anna/of/bob').landingType).toBe('board');
    expect(classify('/p/42').landingType).toBeNull();
  });

  it('leave the rest of the catalogue as it is', () => {
    expect(classify('/pin/42/edit').route).toBe('pin-edit');
    expect(classify('/anna').route).toBe('profile');
    expect(classify('/about').reserved).toBe(true);
  });

  it('remove a route, whose paths are unknown then', () => {
    expect(classify('/anna/trips/rome').route).toBe('unknown');
    expect(classify('/pin/42')).toMatchObject({ route: 'unknown', landingType: 'closeup' });
  });

  it('keep the first words of removed paths, and their own, from being usernames', () => {
    const site = createClassifier({ patterns: { today: null, post: '/p/{id}', login: '/enter' } });
    for (const link of ['/today', '/p', '/login', '/enter/x']) {
      expect(site.classify(link)).toMatchObject({ route: 'unknown', reserved: true });
    }
  });

  it('belong to the hosts of the site', () => {
    expect(isOwn('https://magazine.example/p/42')).toBe(true);
    expect(classify('https://other.example/p/42').route).toBe('external');
  });

  it('are mounted as the catalogue is', () => {
    const site = createClassifier({ base: '/app', patterns: { post: '/p/{id}' } });
    expect(site.buildPath('post', { id: '1' })).toBe('/app/p/1/');
    expect(site.classify('/app/p/1').route).toBe('post');
    expect(site.classify('/p/1').route).toBe('unknown');
  });

  it('may have the name of what every object has', () => {
    const site = createClassifier({ patterns: { constructor: '/c/{toString}' } });
    expect(site.classify('/c/1')).toMatchObject({
      route: 'constructor',
      params: { toString: '1' },
    });
  });

  it('belong to their classifier alone', () => {
    expect(createClassifier().classify('/p/42').route).toBe('board');
  });
});

describe('a site without the catalogue', () => {
  const site = createClassifier({
    hosts: HOSTS,
    shortHosts: ['mg.example'],
    catalogue: false,
    patterns: { home: '/', post: '/p/{id}', page: '/{name}' },
  });

  it('has its own routes, short links and nothing else', () => {
    expect(site.classify('/').route).toBe('home');
    expect(site.classify('/p/1').route).toBe('post');
    expect(site.classify('https://mg.example/x').route).toBe('short-link');
    expect(site.classify('/anna/trips').route).toBe('unknown');
  });

  it('reserves no names but the first words of its patterns and those it gives', () => {
    expect(site.classify('/about')).toMatchObject({ route: 'page', params: { name: 'about' } });
    expect(site.classify('/p').reserved).toBe(true);
    const strict = createClassifier({
      catalogue: false,
      patterns: { page: '/{name}' },
      reserved: { extend: ['About'] },
    });
    expect(strict.classify('/about')).toMatchObject({ route: 'unknown', reserved: true });
  });

  it('knows no path without patterns', () => {
    expect(createClassifier({ catalogue: false }).classify('/').route).toBe('unknown');
  });
});

describe('buildPath of own patterns', () => {
  it.each([
    [buildPath('post', { id: 42 }), '/p/42/'],
    [buildPath('article', { slug: 'rome', id: '42' }), '/a/rome--42/'],
    [buildPath('article', { id: '42' }), '/a/42/'],
    [
      buildPath('article', { year: 2026, month: 11, day: 28, slug: 'rome', page: 3 }),
      '/archive/2026/11/28/rome/3/',
    ],
    [buildPath('list', { name: 'a b', sort: 'Top' }), '/lists/a%20b/Top/'],
    [buildPath('files', { owner: 'anna', rest: 'a/b' }), '/files/anna/a/b/'],
    [buildPath('coffee', { id: '1' }, { query: { q: 'x' } }), '/Caf%C3%A9/1/?q=x'],
    [buildPath('pin', { id: '42' }), '/photo/42/'],
    [buildPath('login'), '/login/'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('refuses what would classify as something else', () => {
    expect(() => buildPath('article', { slug: 'rome', id: 'x' })).toThrow(
      'buildPath("article"): /a/rome--x classifies as article {"id":"rome--x"}.',
    );
    expect(() => buildPath('pin', { id: '42', slug: 'rome' } as never)).toThrow(
      'buildPath("pin"): needs the parameters of /photo/{id}.',
    );
    expect(() => buildPath('board-section' as never)).toThrow(
      'buildPath("board-section"): needs the parameters of no route.',
    );
  });
});

describe('what is no pattern', () => {
  it.each([
    'p/{id}',
    '',
    '/p/',
    '//p',
    '/p//{id}',
    '/p/:id',
    '/p/*',
    '/p?q={id}',
    '/p#x',
    '/p%20q',
    '/p q',
    '/p\\q',
    '/{id}.html',
    '/@{id}',
    '/{slug}-{id}',
    '/{2}',
    '/{__proto__}',
    '/{id:}',
    '/{id:a}',
    '/{id:a||b}',
    '/p\u0000',
    '/p\ud800',
    null,
    42,
  ])('%j throws', (pattern) => {
    const patterns = { post: [pattern] } as unknown as OwnPatterns;
    expect(() => createClassifier({ patterns })).toThrow(
      new RangeError(
        `createClassifier: patterns.post takes "/post/{id}", not "${String(pattern)}".`,
      ),
    );
  });

  it.each<[OwnPatterns, string]>([
    [
      { a: '/x/{id}', b: '/x/{slug}' },
      'createClassifier: "/x/{slug}" of b matches links of "/x/{id}" of a, such as /x/1234567890. Begin one with a word of its own, or remove it: null removes a route.',
    ],
    [
      { article: '/{author}/{slug}' },
      'createClassifier: "/{author}/{slug}" of article matches links of "/{username}/{boardId}" of board, such as /1234567890/1234567890. Begin one with a word of its own, or remove it: null removes a route.',
    ],
    [
      { a: ['/p/{slug}--{id}', '/p/{id}'] },
      'createClassifier: "/p/{id}" of a matches links of "/p/{slug}--{id}" of a, such as /p/1234567890--1234567890. Begin one with a word of its own, or remove it: null removes a route.',
    ],
    [
      { a: '/x/{tab:new|sale}', b: '/x/sale' },
      'createClassifier: "/x/sale" of b matches links of "/x/{tab:new|sale}" of a, such as /x/sale. Begin one with a word of its own, or remove it: null removes a route.',
    ],
    [{ a: '/x/{id}/{id}' }, 'buildPath("a"): needs the parameters of /x/{id}/{id}.'],
    [
      { a: '/x/{rest+}/y' },
      'createClassifier: no link matches "/x/{rest+}/y" of a. {rest+} and {name:a|b} stand at the end, and . is no segment.',
    ],
    [
      { a: '/x/{b:c|d}/y' },
      'createClassifier: no link matches "/x/{b:c|d}/y" of a. {rest+} and {name:a|b} stand at the end, and . is no segment.',
    ],
    [
      { a: '/x/../y' },
      'createClassifier: "/{username}" of profile matches links of "/x/../y" of a, such as /x/../y. Begin one with a word of its own, or remove it: null removes a route.',
    ],
  ])('%j throws: two paths are the same, or one is none', (patterns, message) => {
    expect(() => createClassifier({ patterns })).toThrow(new RangeError(message));
  });
});

describe('the types of own patterns', () => {
  it('narrow the parameters by the name of the route', () => {
    const link = classify('/p/42');
    if (link.route === 'post') expectTypeOf(link.params).toEqualTypeOf<{ readonly id: string }>();
    if (link.route === 'list')
      expectTypeOf(link.params).toEqualTypeOf<{
        readonly name: string;
        readonly sort: 'new' | 'Top';
      }>();
    if (link.route === 'files')
      expectTypeOf(link.params).toEqualTypeOf<{ readonly owner: string; readonly rest: string }>();
    if (link.route === 'profile') expectTypeOf(link.params.username).toEqualTypeOf<string>();
    expectTypeOf<'board-section'>().not.toExtend<typeof link.route>();
    expectTypeOf<'pin-edit' | 'tab' | 'external' | 'unknown'>().toExtend<typeof link.route>();
  });

  it('make the slug optional, and what only some paths have', () => {
    type Article = Extract<ReturnType<typeof classify>, { route: 'article' }>['params'];
    expectTypeOf<Article>().toEqualTypeOf<{
      readonly slug?: string;
      readonly id?: string;
      readonly year?: string;
      readonly month?: string;
      readonly day?: string;
      readonly page?: string;
    }>();
    const { classify: read } = createClassifier({ patterns: { a: '/a/{slug}--{id}' } });
    type Slugged = Extract<ReturnType<typeof read>, { route: 'a' }>['params'];
    expectTypeOf<Slugged>().toEqualTypeOf<{ readonly slug?: string; readonly id: string }>();
  });

  it('leave the catalogue out when it is', () => {
    const site = createClassifier({ catalogue: false, patterns: { post: '/p/{id}' } });
    expectTypeOf(site.classify('/').route).toEqualTypeOf<
      'post' | 'short-link' | 'external' | 'unknown'
    >();
  });

  it('refuse wrong names and parameters', () => {
    // @ts-expect-error: no such route
    expect(() => buildPath('posts', { id: '1' })).toThrow(RangeError);
    // @ts-expect-error: no such parameter
    expect(() => buildPath('post', { slug: '1' })).toThrow(RangeError);
    // @ts-expect-error: the slash is missing
    expect(() => createClassifier({ patterns: { post: 'p/{id}' } })).toThrow(RangeError);
    // @ts-expect-error: the name of another result
    createClassifier({ patterns: { unknown: '/u' } });
  });

  it('are texts where the patterns are not known before', () => {
    const patterns: OwnPatterns = { post: '/p/{id}' };
    const link = createClassifier({ patterns }).classify('/p/1');
    expectTypeOf(link.route).toEqualTypeOf<string>();
    expectTypeOf(link.params).toEqualTypeOf<Readonly<Record<string, string>>>();
  });

  it('are those of the catalogue without own patterns', () => {
    const options: ClassifierOptions = { hosts: HOSTS };
    const link = createClassifier(options).classify('/pin/1');
    expect(link.params).toEqual({ id: '1' });
    if (link.route === 'pin')
      expectTypeOf(link.params).toEqualTypeOf<{ readonly id: string; readonly slug?: string }>();
  });
});
