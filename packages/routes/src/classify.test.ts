import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { classify } from './classify.js';
import { createClassifier } from './create-classifier.js';
import type { ClassifiedLink, RouteName, RouteParams } from './link-types.js';

const refuse = (): never => {
  throw new Error('no');
};

class OwnUrl extends URL {}

describe('classify: values that are not links', () => {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const endless = {
    get href(): unknown {
      return endless.href;
    },
  };

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a symbol', Symbol('/pin/1')],
    ['a big integer', 1n],
    ['a function', () => '/pin/1'],
    ['a String object', new String('/pin/1')],
    ['a date', new Date(0)],
    ['an object without a prototype', Object.create(null)],
    ['a revoked proxy', revoked.proxy],
    ['a proxy that throws', new Proxy({}, { get: refuse })],
    ['a function that throws when it is read', new Proxy(() => {}, { get: refuse })],
    ['a getter that throws', Object.defineProperty({}, 'href', { get: refuse })],
    ['a getter that never ends', endless],
    ['a getter of a part', Object.defineProperty({ pathname: '/' }, 'hash', { get: refuse })],
    ['an object that is no text when asked', { toString: refuse, [Symbol.toPrimitive]: refuse }],
    ['parts that are no text', { pathname: '/pin/1', search: Symbol('?'), hash: '' }],
    ['a query that is parsed', { pathname: '/pin/1', search: new URLSearchParams('a=1') }],
    ['a query that throws', { pathname: '/pin/1', search: { toString: refuse } }],
    [
      'a query that passes for a text',
      { pathname: '/pin/1', search: { startsWith: () => true, toString: refuse } },
    ],
    ['a host behind the path', { pathname: '/', host: 'pins.example', search: 1n }],
  ])('%s is unknown', (_what, input) => {
    expect(createClassifier({ hosts: ['pins.example'] }).isOwn(input)).toBe(false);
    expect(classify(input)).toEqual({
      route: 'unknown',
      params: {},
      landingType: null,
      flags: { inviteCode: null, utmPai: null, debug: false, imageViewer: false, malformed: false },
    });
  });
});

describe('classify: results', () => {
  it('accepts a URL, whose host is not known', () => {
    expect(classify(new URL('https://pins.example/pin/1')).route).toBe('external');
  });

  it('accepts another URL class, and an object with its properties', () => {
    const site = createClassifier({ hosts: ['pins.example'] });
    const link = new OwnUrl('https://pins.example/pin/1?invite_code=a');
    expect(site.classify(link)).toEqual(site.classify(link.href));
    expect(site.classify(link).flags.inviteCode).toBe('a');
    expect(site.classify(Object.create(link)).route).toBe('unknown');
    expect(site.classify(new Proxy({ href: '/pin/1' }, {})).route).toBe('pin');
  });

  it('shares no mutable state between results', () => {
    expect(() => Object.assign(classify('/login').params, { id: '1' })).toThrow(TypeError);
    expect(() => Object.assign(classify('/login').flags, { debug: true })).toThrow(TypeError);
    expect(() => Object.assign(classify('/about'), { route: 'pin' })).toThrow(TypeError);
  });

  it('does not pollute prototypes', () => {
    classify('/__proto__/polluted?__proto__=1&invite_code=2');
    expect({}).not.toHaveProperty('polluted');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('S3 §9.36: reads at most 1000 keys of a query', () => {
    const keys = (count: number): string => '&'.repeat(3) + 'a=1&'.repeat(count);
    expect(classify(`/pin/1?${keys(999)}invite_code=b`).flags.inviteCode).toBe('b');
    expect(classify(`/pin/1?${keys(1000)}invite_code=b`).flags.inviteCode).toBeNull();
  });

  it('types parameters by route', () => {
    expectTypeOf<RouteParams['pin']>().toEqualTypeOf<{
      readonly id: string;
      readonly slug?: string;
    }>();
    expectTypeOf<RouteParams['board-section']['boardSectionId']>().toEqualTypeOf<string>();
    expectTypeOf<RouteParams['settings']>().toEqualTypeOf<{ readonly section?: string }>();
    expectTypeOf<keyof RouteParams['login']>().toEqualTypeOf<never>();
    expectTypeOf<RouteParams['search-tab']['tab']>().toEqualTypeOf<
      | 'buyable_pins'
      | 'my_pins'
      | 'videos'
      | 'boards'
      | 'users'
      | 'idea_pins'
      | 'my_content'
      | 'shop_tool'
    >();
    expectTypeOf<'business-access-ad-accounts-cee-migration'>().toExtend<RouteName>();
    expectTypeOf<Extract<ClassifiedLink, { route: 'pw' }>['params']>().toEqualTypeOf<{
      readonly username: string;
    }>();
  });
});

describe('a platform without URL', () => {
  it('classifies links that need no rewriting; all others are unknown', () => {
    vi.stubGlobal('URL', undefined);
    try {
      expect(classify('/pin/rome--42/?invite_code=a#imgViewer').route).toBe('pin');
      expect(classify('/anna/caf%C3%A9').params).toEqual({ username: 'anna', boardId: 'café' });
      expect(classify('/%zz').flags.malformed).toBe(true);
      expect(classify('https://pins.example/pin/1').route).toBe('external');
      expect(classify('/a/../pin/1').route).toBe('unknown');
      expect(classify('/%zzé').route).toBe('unknown');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
