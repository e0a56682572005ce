import { act, cleanup, render, screen } from '@testing-library/react';
import { Dialog } from '@tackboard/ui/dialog';
import { createFakeClock } from '@tackboard/machines/testing';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { systemClock } from '@tackboard/machines/browser';
import {
  attached,
  filmOf,
  filmPage,
  filmPin,
  pinOf,
  playing,
  scrollTo,
  watchListeners,
} from './video.test.fixture.js';

const pins = (...ids: string[]) => ids.map((id) => filmPin(id));
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  act(() => found.click());
};
/** A film is fetched, decoded and shown on two busy cores. */
const SOON = { timeout: 5000 };
const placeOf = (id: string) =>
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

describe('which film of a page plays', () => {
  it('is the one nearest to the middle, alone (S3 §4.5)', async () => {
    filmPage(pins('1', '2', '3', '4', '5', '6'));
    await expect.poll(playing, SOON).toEqual(['2']);
    scrollTo('5');
    await expect.poll(playing, SOON).toEqual(['5']);
  });

  it('is the one whose card has the focus, or the mouse, before that', async () => {
    filmPage(pins('1', '2', '3'), { stepPx: 300 });
    await expect.poll(playing, SOON).toEqual(['2']);
    act(() => document.querySelector<HTMLElement>('#card-1 a')?.focus());
    await expect.poll(playing, SOON).toEqual(['1']);
    act(() => document.querySelector<HTMLElement>('#card-1 a')?.blur());
    await expect.poll(playing, SOON).toEqual(['2']);
    await userEvent.hover(document.querySelector('#card-3 article') as Element);
    await expect.poll(playing, SOON).toEqual(['3']);
    await userEvent.unhover(document.querySelector('#card-3 article') as Element);
    await expect.poll(playing, SOON).toEqual(['2']);
  });

  it('is the one the person chose before all, until it leaves the screen', async () => {
    filmPage(pins('1', '2', '3', '4', '5', '6', '7'), { stepPx: 300 });
    await expect.poll(playing, SOON).toEqual(['2']);
    await press('Play: Film 3');
    await expect.poll(playing, SOON).toEqual(['3']);
    await userEvent.hover(document.querySelector('#card-1 article') as Element);
    await expect.poll(playing, SOON).toEqual(['3']);
    await userEvent.unhover(document.querySelector('#card-1 article') as Element);
    scrollTo('7');
    await expect.poll(playing, SOON).toEqual(['7']);
    scrollTo('2');
    await expect.poll(playing, SOON).toEqual(['2']);
  });

  it('one of each track: promoted ones are tracked apart (S3 §4.5)', async () => {
    filmPage([filmPin('1'), filmPin('2', { isPromoted: true }), filmPin('3')], { stepPx: 300 });
    await expect.poll(() => new Set(playing()), SOON).toEqual(new Set(['1', '2']));
  });
});

describe('films hold data', () => {
  it('three at most, and none that is far away', async () => {
    const { hls } = filmPage(pins('1', '2', '3', '4', '5', '6', '7', '8', '9'), { stepPx: 320 });
    await expect.poll(playing, SOON).toEqual(['2']);
    await expect.poll(() => attached().length).toBe(3);
    expect(hls.living.size).toBe(3);
    scrollTo('8');
    await expect.poll(playing, SOON).toEqual(['8']);
    await expect.poll(() => hls.living.size).toBe(3);
    expect(attached()).not.toContain('1');
    expect(filmOf('1').networkState).toBe(HTMLMediaElement.NETWORK_EMPTY);
  });

  it('little of it, and hls.js is asked for when one comes near', async () => {
    const { hls } = filmPage([filmPin('0', { videos: {} }), ...pins('1', '2')], { stepPx: 3000 });
    await act(() => import('./pin-video.lazy.js'));
    await button('Play: Film 1');
    expect([hls.fetched(), attached()]).toEqual([0, []]);
    scrollTo('1');
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(hls.fetched()).toBe(1);
    expect(hls.made[0]).toMatchObject({
      autoStartLoad: false,
      maxBufferLength: 6,
      maxMaxBufferLength: 10,
      maxBufferSize: 8_000_000,
      backBufferLength: 0,
      capLevelToPlayerSize: true,
    });
  });

  it('none while a fling carries them past', async () => {
    const loaded = new Set<string | undefined>();
    const note = ({ target }: Event) => loaded.add(pinOf(target as Element));
    // Of media the start of a load is heard on the way down alone.
    document.addEventListener('loadstart', note, true);
    // A frame of a fling lasts 16 ms, however long this machine takes for it.
    const clock = createFakeClock();
    const playingAfter = (ms: number) => {
      act(() => clock.advance(ms));
      return playing();
    };
    filmPage(
      Array.from({ length: 60 }, (_, at) => filmPin(String(at))),
      { environment: { clock } },
    );
    await expect.poll(() => playingAfter(100), SOON).toEqual(['1']);
    for (let top = 0; top < 59 * 400; top += 500) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      playingAfter(16);
    }
    scrollTo('59');
    await expect.poll(() => playingAfter(100), SOON).toEqual(['59']);
    document.removeEventListener('loadstart', note, true);
    const between = [...loaded].map(Number).filter((id) => id > 4 && id < 54);
    expect(between).toEqual([]);
  });

  it('and leave nothing behind', async () => {
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
    const { hls, unmount } = filmPage(pins('1', '2', '3'), { stepPx: 300, environment: { clock } });
    await expect.poll(playing, SOON).toEqual(['2']);
    expect(observers.size).toBe(1);
    expect(listeners.living().length).toBeGreaterThan(5);
    const films = [...document.querySelectorAll('video')];
    unmount();
    expect([hls.living.size, observers.size, timers.size]).toEqual([0, 0, 0]);
    expect(listeners.living()).toEqual([]);
    listeners.stop();
    expect(films.map((film) => film.hasAttribute('src'))).toEqual([false, false, false]);
    window.IntersectionObserver = Original;
  });
});

describe('films stop, and go on if it was not the person who stopped them', () => {
  const interruptions: Record<string, () => () => unknown> = {
    'the page is hidden': () => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      return () => {
        Reflect.deleteProperty(document, 'hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      };
    },
    'the window loses the focus': () => {
      window.dispatchEvent(new FocusEvent('blur'));
      return () => window.dispatchEvent(new FocusEvent('focus'));
    },
    'a dialog lies above': () => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
      return () => {
        dialog.close();
        dialog.remove();
      };
    },
    'a dialog of the kit lies above': () =>
      render(<Dialog title="Delete this Pin for good?" onClose={() => undefined} />).unmount,
    'the page is inert': () => {
      const root = document.querySelector('#card-1')?.parentElement as HTMLElement;
      root.inert = true;
      return () => {
        root.inert = false;
      };
    },
    'a dialog hides the rest from readers': () => {
      const root = document.querySelector('#card-1')?.parentElement as HTMLElement;
      root.setAttribute('aria-hidden', 'true');
      return () => root.removeAttribute('aria-hidden');
    },
    'less data is asked for': () => {
      const { connection } = navigator as Navigator & { readonly connection: EventTarget };
      Object.defineProperty(connection, 'saveData', { configurable: true, get: () => true });
      connection.dispatchEvent(new Event('change'));
      return () => {
        Reflect.deleteProperty(connection, 'saveData');
        connection.dispatchEvent(new Event('change'));
      };
    },
  };

  it.each(Object.entries(interruptions))('%s', async (_, interrupt) => {
    filmPage(pins('1'));
    await expect.poll(playing, SOON).toEqual(['1']);
    const over = interrupt();
    await expect.poll(playing, SOON).toEqual([]);
    over();
    await expect.poll(playing, SOON).toEqual(['1']);
    await press('Pause: Film 1');
    await expect.poll(playing, SOON).toEqual([]);
    interrupt()();
    await button('Play: Film 1');
    expect(playing()).toEqual([]);
  });

  it('less motion is asked for: a press plays one nevertheless', async () => {
    filmPage(pins('1', '2'));
    await expect.poll(playing, SOON).toEqual(['2']);
    await emulate('reduce');
    await expect.poll(playing, SOON).toEqual([]);
    await press('Play: Film 1');
    await expect.poll(playing, SOON).toEqual(['1']);
    await emulate('');
    await expect.poll(playing, SOON).toEqual(['1']);
  });

  it('while less motion is asked for nothing is fetched', async () => {
    await emulate('reduce');
    const { hls } = filmPage(pins('1', '2'));
    await button('Play: Film 1');
    await expect.poll(() => document.querySelector('[data-phase="visible"]')).not.toBeNull();
    expect([hls.fetched(), attached()]).toEqual([0, []]);
  });
});

describe('a film that the person paused', () => {
  it('holds the page still while it is on the screen', async () => {
    filmPage(pins('1', '2', '3', '4', '5', '6'));
    await expect.poll(playing, SOON).toEqual(['2']);
    await press('Pause: Film 2');
    await expect.poll(playing, SOON).toEqual([]);
    await userEvent.hover(document.querySelector('#card-1 article') as Element);
    await button('Play: Film 1');
    expect(playing()).toEqual([]);
    await userEvent.unhover(document.querySelector('#card-1 article') as Element);
    scrollTo('6');
    await expect.poll(playing, SOON).toEqual(['6']);
  });

  it('goes on where it stood, also after its card was gone', async () => {
    const [first, ...rest] = pins('1', '2', '3', '4', '5', '6', '7', '8');
    const all = [first as NonNullable<typeof first>, ...rest];
    const { keep, hls } = filmPage(all);
    scrollTo('1');
    await press('Play: Film 1');
    await expect.poll(() => filmOf('1').currentTime, SOON).toBeGreaterThan(0.6);
    await press('Pause: Film 1');
    const stood = filmOf('1').currentTime;
    scrollTo('8');
    await expect.poll(playing, SOON).toEqual(['8']);
    keep(rest);
    keep(all);
    scrollTo('1');
    await expect.poll(playing, SOON).toEqual(['2']);
    expect((await button('Play: Film 1')).isConnected).toBe(true);
    await press('Play: Film 1');
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(filmOf('1').currentTime).toBeGreaterThanOrEqual(stood - 0.1);
    expect(hls.living.size).toBeLessThanOrEqual(3);
  });

  it('may be paused by the keys of a keyboard too', async () => {
    filmPage(pins('1'));
    await expect.poll(playing, SOON).toEqual(['1']);
    filmOf('1').pause();
    expect(await button('Play: Film 1')).toBeTruthy();
  });
});

it('nothing moves when a film starts', async () => {
  filmPage(pins('1', '2'));
  const before = [placeOf('1'), placeOf('2')];
  await expect.poll(playing, SOON).toEqual(['2']);
  expect([placeOf('1'), placeOf('2')]).toEqual(before);
});
