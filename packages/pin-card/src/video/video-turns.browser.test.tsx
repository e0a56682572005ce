import { act, cleanup, render, screen } from '@testing-library/react';
import { prerender } from '../client/prerender.test.fixture.js';
import { Dialog } from '@tackboard/ui/dialogs';
import { systemClock } from '@tackboard/domain/platform';
import { createFakeClock } from '@tackboard/machines/testing';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import {
  attached,
  videoOf,
  renderVideoCards,
  videoPin,
  pinOf,
  playing,
  scrollTo,
  watchListeners,
} from './video.test.fixture.js';

const pins = (...ids: string[]) => ids.map((id) => videoPin(id));
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  act(() => found.click());
};
/** A busy machine needs this long to fetch, decode and show a video. */
const WITHIN_5_S = { timeout: 5000 };
const rectOf = (id: string) =>
  document.querySelector(`#card-${id}`)?.getBoundingClientRect().toJSON();

const emulate = (value: '' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

beforeEach(() => window.scrollTo(0, 0));
afterEach(async () => {
  cleanup();
  await emulate('');
});

describe('the video that plays', () => {
  it('is only the one nearest to the centre of the window (S3 §4.5.1)', async () => {
    renderVideoCards(pins('1', '2', '3', '4', '5', '6'));
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    scrollTo('5');
    await expect.poll(playing, WITHIN_5_S).toEqual(['5']);
  });

  it('is the one whose card has focus or pointer, before the nearest one', async () => {
    renderVideoCards(pins('1', '2', '3'), { stepPx: 300 });
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    act(() => document.querySelector<HTMLElement>('#card-1 a')?.focus());
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    act(() => document.querySelector<HTMLElement>('#card-1 a')?.blur());
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    await userEvent.hover(document.querySelector('#card-3 article') as Element);
    await expect.poll(playing, WITHIN_5_S).toEqual(['3']);
    await userEvent.unhover(document.querySelector('#card-3 article') as Element);
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
  });

  it('is the one that the viewer chose, before all others, until it leaves the screen', async () => {
    renderVideoCards(pins('1', '2', '3', '4', '5', '6', '7'), { stepPx: 300 });
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    await press('Play: Video 3');
    await expect.poll(playing, WITHIN_5_S).toEqual(['3']);
    await userEvent.hover(document.querySelector('#card-1 article') as Element);
    await expect.poll(playing, WITHIN_5_S).toEqual(['3']);
    await userEvent.unhover(document.querySelector('#card-1 article') as Element);
    scrollTo('7');
    await expect.poll(playing, WITHIN_5_S).toEqual(['7']);
    scrollTo('2');
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
  });

  it('is one organic and one promoted video (S3 §4.5.1 §4.5.3)', async () => {
    renderVideoCards([videoPin('1'), videoPin('2', { isPromoted: true }), videoPin('3')], {
      stepPx: 300,
    });
    await expect.poll(() => new Set(playing()), WITHIN_5_S).toEqual(new Set(['1', '2']));
  });
});

it('no video plays until somebody opens a page that the browser has rendered in advance', async () => {
  const page = prerender();
  try {
    renderVideoCards(pins('1', '2'));
    await button('Play: Video 1');
    await new Promise((resolve) => systemClock.setTimeout(() => resolve(undefined), 500));
    expect(playing()).toEqual([]);
    act(() => page.open());
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
  } finally {
    page.undo();
  }
});

describe('attached videos', () => {
  it('are at most three, all near the screen', async () => {
    const { hls } = renderVideoCards(pins('1', '2', '3', '4', '5', '6', '7', '8', '9'), {
      stepPx: 320,
    });
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    await expect.poll(() => attached().length).toBe(3);
    expect(hls.active.size).toBe(3);
    scrollTo('8');
    await expect.poll(playing, WITHIN_5_S).toEqual(['8']);
    await expect.poll(() => hls.active.size).toBe(3);
    expect(attached()).not.toContain('1');
    expect(videoOf('1').networkState).toBe(HTMLMediaElement.NETWORK_EMPTY);
  });

  it('have small buffers, and load hls.js when the first one comes near the screen', async () => {
    const { hls } = renderVideoCards([videoPin('0', { videos: {} }), ...pins('1', '2')], {
      stepPx: 3000,
    });
    await act(() => import('./pin-video.js'));
    await button('Play: Video 1');
    expect([hls.loads(), attached()]).toEqual([0, []]);
    scrollTo('1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(hls.loads()).toBe(1);
    expect(hls.configs[0]).toMatchObject({
      autoStartLoad: false,
      maxBufferLength: 6,
      maxMaxBufferLength: 10,
      maxBufferSize: 8_000_000,
      backBufferLength: 0,
      capLevelToPlayerSize: true,
    });
  });

  it('do not include videos that a fling carries past', async () => {
    const loaded = new Set<string | undefined>();
    const recordLoad = ({ target }: Event) => loaded.add(pinOf(target as Element));
    // `loadstart` does not bubble, so listen while it is captured.
    document.addEventListener('loadstart', recordLoad, true);
    // Advance a fake clock by 16 ms per frame, so that a slow machine does not slow the fling down.
    const clock = createFakeClock();
    const playingAfter = (ms: number) => {
      act(() => clock.advance(ms));
      return playing();
    };
    renderVideoCards(
      Array.from({ length: 60 }, (_, at) => videoPin(String(at))),
      { environment: { clock } },
    );
    await expect.poll(() => playingAfter(100), WITHIN_5_S).toEqual(['1']);
    for (let top = 0; top < 59 * 400; top += 500) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      playingAfter(16);
    }
    scrollTo('59');
    await expect.poll(() => playingAfter(100), WITHIN_5_S).toEqual(['59']);
    document.removeEventListener('loadstart', recordLoad, true);
    const between = [...loaded].map(Number).filter((id) => id > 4 && id < 54);
    expect(between).toEqual([]);
  });

  it('release players, observers, timers and listeners when they unmount', async () => {
    const observers = new Set<IntersectionObserver>();
    const Original = window.IntersectionObserver;
    window.IntersectionObserver = class extends Original {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        super(...args);
        observers.add(this);
      }
      override disconnect() {
        observers.delete(this);
        super.disconnect();
      }
    };
    const timers = new Set<unknown>();
    const clock = {
      ...systemClock,
      setTimeout(callback: () => void, delayMs: number) {
        const timer = systemClock.setTimeout(() => {
          timers.delete(timer);
          callback();
        }, delayMs);
        timers.add(timer);
        return timer;
      },
      clearTimeout(timer: unknown) {
        timers.delete(timer);
        systemClock.clearTimeout(timer);
      },
    };
    const listeners = watchListeners();
    const { hls, unmount } = renderVideoCards(pins('1', '2', '3'), {
      stepPx: 300,
      environment: { clock },
    });
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    expect(observers.size).toBe(1);
    expect(listeners.active().length).toBeGreaterThan(5);
    const videos = [...document.querySelectorAll('video')];
    unmount();
    expect([hls.active.size, observers.size, timers.size]).toEqual([0, 0, 0]);
    expect(listeners.active()).toEqual([]);
    listeners.stop();
    expect(videos.map((video) => video.hasAttribute('src'))).toEqual([false, false, false]);
    window.IntersectionObserver = Original;
  });
});

describe('a playing video pauses and resumes, but stays paused if the viewer paused it,', () => {
  const interruptions: Record<string, () => () => unknown> = {
    'the page is hidden': () => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      return () => {
        Reflect.deleteProperty(document, 'hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      };
    },
    'the window loses focus': () => {
      window.dispatchEvent(new FocusEvent('blur'));
      return () => window.dispatchEvent(new FocusEvent('focus'));
    },
    'a native dialog covers it': () => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
      return () => {
        dialog.close();
        dialog.remove();
      };
    },
    'a dialog of the kit covers it': () =>
      render(<Dialog title="Delete this Pin?" onClose={() => undefined} />).unmount,
    'the page is inert': () => {
      const root = document.querySelector('#card-1')?.parentElement as HTMLElement;
      root.inert = true;
      return () => {
        root.inert = false;
      };
    },
    'a dialog hides it from screen readers': () => {
      const root = document.querySelector('#card-1')?.parentElement as HTMLElement;
      root.setAttribute('aria-hidden', 'true');
      return () => root.removeAttribute('aria-hidden');
    },
    'the viewer turns on reduced data': () => {
      const { connection } = navigator as Navigator & { readonly connection: EventTarget };
      Object.defineProperty(connection, 'saveData', { configurable: true, get: () => true });
      connection.dispatchEvent(new Event('change'));
      return () => {
        Reflect.deleteProperty(connection, 'saveData');
        connection.dispatchEvent(new Event('change'));
      };
    },
  };

  it.each(Object.entries(interruptions))('when %s', async (_, interrupt) => {
    renderVideoCards(pins('1'));
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    const resume = interrupt();
    await expect.poll(playing, WITHIN_5_S).toEqual([]);
    resume();
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    await press('Pause: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual([]);
    interrupt()();
    await button('Play: Video 1');
    expect(playing()).toEqual([]);
  });

  it('with reduced motion, unless the viewer presses Play', async () => {
    renderVideoCards(pins('1', '2'));
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    await emulate('reduce');
    await expect.poll(playing, WITHIN_5_S).toEqual([]);
    await press('Play: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    await emulate('');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
  });

  it('and requests nothing while reduced motion is on', async () => {
    await emulate('reduce');
    const { hls } = renderVideoCards(pins('1', '2'));
    await button('Play: Video 1');
    await expect.poll(() => document.querySelector('[data-phase="visible"]')).not.toBeNull();
    expect([hls.loads(), attached()]).toEqual([0, []]);
  });
});

describe('a video that the viewer paused', () => {
  it('keeps other videos from starting while it is on the screen', async () => {
    renderVideoCards(pins('1', '2', '3', '4', '5', '6'));
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    await press('Pause: Video 2');
    await expect.poll(playing, WITHIN_5_S).toEqual([]);
    await userEvent.hover(document.querySelector('#card-1 article') as Element);
    await button('Play: Video 1');
    expect(playing()).toEqual([]);
    await userEvent.unhover(document.querySelector('#card-1 article') as Element);
    scrollTo('6');
    await expect.poll(playing, WITHIN_5_S).toEqual(['6']);
  });

  it('continues at its position, even after its card was unmounted (S3 §4.5.2)', async () => {
    const [first, ...rest] = pins('1', '2', '3', '4', '5', '6', '7', '8');
    const all = [first as NonNullable<typeof first>, ...rest];
    const { keep, hls } = renderVideoCards(all);
    scrollTo('1');
    await press('Play: Video 1');
    await expect.poll(() => videoOf('1').currentTime, WITHIN_5_S).toBeGreaterThan(0.6);
    await press('Pause: Video 1');
    const pausedAtS = videoOf('1').currentTime;
    scrollTo('8');
    await expect.poll(playing, WITHIN_5_S).toEqual(['8']);
    keep(rest);
    keep(all);
    scrollTo('1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
    expect((await button('Play: Video 1')).isConnected).toBe(true);
    await press('Play: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(videoOf('1').currentTime).toBeGreaterThanOrEqual(pausedAtS - 0.1);
    expect(hls.active.size).toBeLessThanOrEqual(3);
  });

  it('continues at its position when its page was left and came back twice (S3 §4.5.2)', async () => {
    const [pin] = pins('1');
    const all = [pin as NonNullable<typeof pin>];
    const { keep } = renderVideoCards(all);
    await press('Play: Video 1');
    await expect.poll(() => videoOf('1').currentTime, WITHIN_5_S).toBeGreaterThan(1);
    await press('Pause: Video 1');
    const pausedAtS = videoOf('1').currentTime;
    // The second time it is left before anyone presses Play.
    for (let visit = 0; visit < 2; visit++) {
      keep([]);
      keep(all);
      await expect.poll(attached, WITHIN_5_S).toEqual(['1']);
    }
    await press('Play: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(videoOf('1').currentTime).toBeGreaterThanOrEqual(pausedAtS - 0.1);
  });

  it('can be paused with media keys', async () => {
    renderVideoCards(pins('1'));
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    videoOf('1').pause();
    expect(await button('Play: Video 1')).toBeTruthy();
  });
});

it('keeps the layout when a video starts', async () => {
  renderVideoCards(pins('1', '2'));
  const before = [rectOf('1'), rectOf('2')];
  await expect.poll(playing, WITHIN_5_S).toEqual(['2']);
  expect([rectOf('1'), rectOf('2')]).toEqual(before);
});
