import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createClassifier } from './create-classifier.js';

const { buildPath, classify } = createClassifier({
  shortHosts: ['pn.example', 'pn2.example'],
  reserved: { extend: ['campaign'] },
});
const build = buildPath as (route: string, params?: unknown) => string;

interface BuiltPath {
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly path: string;
}

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const builtPaths = JSON.parse(textOf('built-paths.json')) as readonly BuiltPath[];

describe('buildPath, every route of S3 §2.1', () => {
  it.each(builtPaths)('$route: $path', ({ route, params, path }) => {
    expect(build(route, params)).toBe(path);
    expect(classify(path)).toMatchObject({ route, params });
  });

  it('covers every route name', () => {
    const routes = new Set(builtPaths.map(({ route }) => route));
    const names = textOf('route-names.txt').trim().split(/\s+/);
    const missing = names.filter((name) => !routes.has(name));
    expect(missing).toEqual(['external', 'unknown']);
  });
});

describe('buildPath', () => {
  it.each([
    [buildPath('home'), '/'],
    [buildPath('pin', { id: '42' }), '/pin/42/'],
    [buildPath('pin', { id: 42 }), '/pin/42/'],
    [buildPath('pin', { id: '42', slug: undefined }), '/pin/42/'],
    [buildPath('pin', { id: '42', slug: 'rome' }), '/pin/rome--42/'],
    [buildPath('pin-sent', { slug: 'rome', id: '42' }), '/pin/rome--42/sent/'],
    [buildPath('pin-repin', { id: '42' }), '/pin/42/repin/'],
    [
      buildPath('board', { username: 'anna', boardId: 'a/b?c#d é' }),
      '/anna/a%2Fb%3Fc%23d%20%C3%A9/',
    ],
    [
      buildPath('board-section', { username: 'anna', boardId: 'trips', boardSectionId: '_x' }),
      '/anna/trips/_x/',
    ],
    [buildPath('profile-tab', { username: 'anna', tab: '_pins' }), '/anna/_pins/'],
    [buildPath('search-tab', { tab: 'videos' }), '/search/videos/'],
    [buildPath('settings'), '/settings/'],
    [buildPath('settings', { section: 'a b/c' }), '/settings/a%20b/c/'],
    [buildPath('today-article', {}), '/today/article/'],
    [buildPath('discover-article', { slug: 'rome/in/may' }), '/discover/article/rome/in/may/'],
    [
      buildPath('business-access-ad-accounts-cee-migration', { userBizId: '9' }),
      '/business/business-access/9/ad-accounts/cee-migration/',
    ],
    [buildPath('short-link', { code: '5xYz' }), 'https://pn.example/5xYz'],
  ])('prints %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it.each([
    [buildPath('pin', { id: '1' }, { trailingSlash: false }), '/pin/1'],
    [buildPath('home', {}, { trailingSlash: false }), '/'],
    [buildPath('short-link', { code: 'x' }, { trailingSlash: true }), 'https://pn.example/x/'],
    [
      buildPath(
        'search-pins',
        {},
        { query: { q: 'a b&c', rs: null, n: 2, on: true, tag: ['x', 'y'] } },
      ),
      '/search/pins/?q=a%20b%26c&n=2&on=true&tag=x&tag=y',
    ],
    [buildPath('pin', { id: '1' }, { query: {}, hash: 'imgViewer' }), '/pin/1/#imgViewer'],
    [buildPath('pin', { id: '1' }, { query: { a: '' }, hash: '#a b' }), '/pin/1/?a=#a%20b'],
    [buildPath('pin', { id: '1' }, { hash: '' }), '/pin/1/'],
    [
      buildPath('pin', { id: '1' }, { query: { a: '\ud800' }, hash: '\ud800' }),
      '/pin/1/?a=%EF%BF%BD#%EF%BF%BD',
    ],
  ])('puts query, hash and slash behind: %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('includes the mount path', () => {
    const mounted = createClassifier({ base: '/App/café' });
    expect(mounted.buildPath('pin', { id: '1' })).toBe('/App/caf%C3%A9/pin/1/');
    expect(mounted.buildPath('home')).toBe('/App/caf%C3%A9/');
    expect(mounted.buildPath('home', {}, { trailingSlash: false })).toBe('/App/caf%C3%A9');
  });
});

describe('buildPath throws when the path would classify differently', () => {
  it.each<[string, object | undefined, string]>([
    ['pin', { id: '' }, 'id "" is empty'],
    ['pin', { id: '.' }, 'id "." is a dot segment'],
    ['board', { username: 'anna', boardId: '..' }, 'boardId ".." is a dot segment'],
    ['profile', { username: 'settings' }, 'username "settings" is a reserved name'],
    ['profile', { username: 'ABOUT' }, 'username "ABOUT" is a reserved name'],
    ['board', { username: 'Campaign', boardId: 'x' }, 'username "Campaign" is a reserved name'],
    [
      'board',
      { username: 'anna', boardId: '_saved' },
      'boardId "_saved" begins with _, as profile tabs do',
    ],
    [
      'board-section',
      { username: 'anna', boardId: '_x', boardSectionId: 'y' },
      'boardId "_x" begins with _, as profile tabs do',
    ],
    ['profile', { username: 'a/b' }, '/a%2Fb classifies as unknown {}'],
    [
      'profile-tab',
      { username: 'anna', tab: '_saved' },
      '/anna/_saved classifies as profile-saved {"username":"anna"}',
    ],
    [
      'profile-tab',
      { username: 'anna', tab: 'pins' },
      '/anna/pins classifies as board {"username":"anna","boardId":"pins"}',
    ],
    ['pin', { id: 'create' }, '/pin/create classifies as pin-create {}'],
    ['pin', { id: 'rome--42' }, '/pin/rome--42 classifies as pin {"id":"42","slug":"rome"}'],
    ['pin', { id: 'x', slug: 'rome' }, '/pin/rome--x classifies as pin {"id":"rome--x"}'],
    ['pin', { id: '42', slug: '' }, 'slug "" is empty'],
    ['pin', { id: '\ud800' }, '/pin/%EF%BF%BD classifies as pin {"id":"\ufffd"}'],
    [
      'settings',
      { section: 'notifications' },
      '/settings/notifications classifies as settings-notifications {}',
    ],
    ['settings', { section: 'a//b' }, '/settings/a//b classifies as unknown {}'],
    ['settings', { section: 'a/../b' }, '/settings/a/../b classifies as settings {"section":"b"}'],
    ['search-tab', { tab: 'people' }, '/search/people classifies as unknown {}'],
    ['search-tab', { tab: 'Videos' }, '/search/Videos classifies as search-tab {"tab":"videos"}'],
    ['pin', { id: 2 ** 53 }, 'id is not text or a safe integer'],
    ['pin', { id: Number.NaN }, 'id is not text or a safe integer'],
    ['pin', { id: 1.5 }, 'id is not text or a safe integer'],
    ['pin', { id: null }, 'id is not text or a safe integer'],
    ['pin', { id: {} }, 'id is not text or a safe integer'],
    ['pin', { id: Symbol('1') }, 'id is not text or a safe integer'],
    ['profile', { username: ['anna'] }, 'username is not text or a safe integer'],
    ['pin', undefined, 'needs the parameters of /pin/{id} or /pin/{slug}--{id}'],
    ['pin', { id: '1', board: '2' }, 'needs the parameters of /pin/{id} or /pin/{slug}--{id}'],
    ['login', { id: '1' }, 'needs the parameters of /login'],
    ['external', {}, 'needs the parameters of no route'],
    ['unknown', {}, 'needs the parameters of no route'],
    ['__proto__', {}, 'needs the parameters of no route'],
  ])('%s %j', (route, params, why) => {
    expect(() => build(route, params)).toThrow(new RangeError(`buildPath("${route}"): ${why}.`));
  });

  it('needs shortHosts for short links', () => {
    const bare = createClassifier().buildPath;
    expect(() => bare('short-link', { code: 'x' })).toThrow(
      new RangeError('buildPath("short-link"): needs shortHosts.'),
    );
  });
});
