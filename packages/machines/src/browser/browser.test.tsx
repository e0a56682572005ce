import { systemClock } from '@tackboard/domain/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectTabs } from '../tabs/connect-tabs.js';
import {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
} from './browser-ports.js';
import { watchFocus } from './focus-events.js';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the ports of a browser', () => {
  it.each([
    ['localStorage', browserStorage],
    ['sessionStorage', browserSessionStorage],
  ] as const)('keep texts in %s', (name, storage) => {
    storage.set('a', '1');
    expect(window[name].getItem('a')).toBe('1');
    expect(storage.get('a')).toBe('1');
    expect(storage.keys()).toEqual(['a']);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('return the time and call timers', () => {
    vi.useFakeTimers({ now: 1000 });
    const rang: number[] = [];
    systemClock.setTimeout(() => rang.push(systemClock.now()), 50);
    systemClock.clearTimeout(systemClock.setTimeout(() => expect.fail('It rang.'), 10));
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(rang).toEqual([1050]);
  });

  it('report the network', () => {
    let received = 0;
    const leave = browserOnOnline(() => received++);
    window.dispatchEvent(new Event('online'));
    leave();
    window.dispatchEvent(new Event('online'));
    expect(received).toBe(1);
    expect(browserIsOnline()).toBe(true);
  });

  it('speak to other tabs, where the browser can', async () => {
    const here = createBrowserChannel();
    const there = createBrowserChannel();
    const message = { viewerId: 'v', pinId: '1', saved: null, at: 1 };
    const received = new Promise((receive) => there?.listen(receive));
    here?.post(message);
    await expect(received).resolves.toEqual(message);
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(createBrowserChannel()).toBeUndefined();
  });

  it('lock, where the browser can', async () => {
    expect(browserLocks()).toBeUndefined();
    const asked: unknown[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, options: object, run: (lock: object | null) => unknown) => {
          asked.push([name, options]);
          await run(null);
        },
      },
    });
    let isHeld: boolean | undefined;
    await browserLocks()?.request('a', { ifAvailable: true }, async (lock) => {
      isHeld = lock !== null;
    });
    expect(asked).toEqual([['a', { ifAvailable: true }]]);
    expect(isHeld).toBe(false);
  });

  it('send a video session focus, visibility and leaving (S3 §4.5)', () => {
    const received: string[] = [];
    const leave = watchFocus(({ type }) => received.push(type));
    for (const type of ['blur', 'focus', 'pagehide']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    leave();
    window.dispatchEvent(new Event('blur'));
    expect(received).toEqual(['VISIBLE', 'BLUR', 'FOCUS', 'PAGEHIDE', 'VISIBLE', 'VISIBLE']);
  });

  it('send a video session the focus of the window of a frame', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const view = frame.contentDocument!.defaultView!;
    const received: string[] = [];
    const leave = watchFocus(({ type }) => received.push(type), view);
    window.dispatchEvent(new Event('blur'));
    view.dispatchEvent(new Event('blur'));
    leave();
    view.dispatchEvent(new Event('focus'));
    frame.remove();
    expect(received.slice(1)).toEqual(['BLUR']);
  });

  it('send a video session that the page opened in the background', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const received: string[] = [];
    watchFocus(({ type }) => received.push(type))();
    hidden.mockRestore();
    expect(received).toEqual(['HIDDEN']);
  });
});

it('posts nothing for a visitor', () => {
  const posted: unknown[] = [];
  const tabs = connectTabs({
    channel: {
      post: (message) => posted.push(message),
      close: () => undefined,
      listen: () => () => undefined,
    },
    clock: systemClock,
    viewerId: () => undefined,
  });
  tabs.onRecord({ pin: { id: '1' }, saved: null });
  expect(posted).toEqual([]);
});
