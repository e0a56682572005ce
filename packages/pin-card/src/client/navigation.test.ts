import type { Pin, TackboardCalls, Viewer } from '@tackboard/domain';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Navigation, resolveNavigation } from './navigation.js';
import { type Paths, resolvePaths } from './paths.js';
import { readRepinState } from './repin-state.js';

const pin: Pin = { id: '1' };
const assign = vi.fn();
const storage = createMemoryStorage();
const NO_CALLS = {} as TackboardCalls;
const SEND_CALLS = { sendPin: async () => undefined } as unknown as TackboardCalls;

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('window', { location: { pathname: '/ideas/', search: '?tab=2', assign } });
});
afterEach(() => vi.unstubAllGlobals());

function navigate(viewer: Viewer, paths: Partial<Paths> = {}) {
  return resolveNavigation({}, SEND_CALLS, resolvePaths(paths), () => viewer, storage);
}
const visitor: Viewer = { isAuth: false };
const limited: Viewer = { isAuth: true, id: '42', isLimitedLogin: true };
const save = { reason: 'save', pin } as const;
const edit = { reason: 'edit', pin } as const;

describe('openLogin', () => {
  it.each([
    ['a visitor returns to the page', visitor, save, '/login?next=%2Fideas%2F%3Ftab%3D2'],
    ['a limited login continues with the save', limited, save, '/login?next=%2Fpin%2F1%2Frepin%2F'],
    ['a limited login continues with the edit', limited, edit, '/login?next=%2Fpin%2F1%2Fedit%2F'],
  ])('%s (S3 §2.3)', (_, viewer, request, address) => {
    navigate(viewer).openLogin('login', request);
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('continues on the pages of the host', () => {
    const { openLogin } = navigate(limited, {
      repin: (id) => `/own/repin/${id}`,
      editPin: (id) => `/own/edit/${id}`,
      login: (mode, next) => `/own/${mode}?to=${next}`,
    });
    openLogin('login', save);
    openLogin('signup', edit);
    expect(assign.mock.calls).toEqual([
      ['/own/login?to=/own/repin/1'],
      ['/own/signup?to=/own/edit/1'],
    ]);
  });
});

describe('openRepin', () => {
  const page = {
    pinId: '1',
    path: '/own/repin/1',
    state: { isOneTapSave: true, previousLocation: '/ideas/?tab=2' },
  } as const;

  it('leaves the state for the page that it loads (S1 §2)', () => {
    navigate(visitor).openRepin(page);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/own/repin/1');
    const at = (href: string) => {
      const history = {
        state: null as unknown,
        replaceState: (next: unknown) => (history.state = next),
      };
      return { history, location: { href } } as unknown as Pick<Window, 'history' | 'location'>;
    };
    expect(readRepinState(storage, at('https://pins.example/pin/1/'))).toBeUndefined();
    const repin = at('https://pins.example/own/repin/1');
    expect(readRepinState(storage, repin)).toEqual(page.state);
    expect(readRepinState(storage, at('https://pins.example/own/repin/1'))).toBeUndefined();
    expect(readRepinState(storage, repin)).toEqual(page.state);
  });

  it('opens the page where storage is blocked', () => {
    const set = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { openRepin } = resolveNavigation({}, NO_CALLS, resolvePaths(), () => visitor, {
      ...storage,
      set,
    });
    openRepin(page);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/own/repin/1');
  });
});

it('every other page has its address in paths', () => {
  const own: Partial<Paths> = {
    promotePin: (id) => `/own/promote/${id}`,
    adSettings: () => '/own/ads',
    app: () => '/own/app',
    login: (mode, next) => `/own/${mode}?to=${next}`,
  };
  const { openPromote, openAdSettings, openApp } = navigate(limited, own);
  if (openPromote) openPromote(pin);
  if (openAdSettings) openAdSettings();
  openApp();
  for (const viewer of [limited, visitor]) {
    const { openSend } = navigate(viewer, own);
    if (openSend) openSend({ type: 'pin', id: '1', url: '/own/pin/1' });
  }
  expect(assign.mock.calls.flat()).toEqual([
    '/own/promote/1',
    '/own/ads',
    '/own/app',
    '/own/pin/1',
    '/own/login?to=/own/pin/1',
  ]);
});

it('sends nothing on a site without listPeople and sendPin, unless the host does it', () => {
  const resolve = (navigation: Navigation) =>
    resolveNavigation(navigation, NO_CALLS, resolvePaths(), () => visitor, storage).openSend;
  expect(resolve({})).toBe(false);
  const openSend = () => undefined;
  expect(resolve({ openSend })).toBe(openSend);
});
