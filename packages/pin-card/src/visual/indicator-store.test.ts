import { createFakeClock } from '@tackboard/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import { createIndicatorStore } from './shopping-indicator.js';

/** A card is a number: its distance from the top of the page. Cards are 100 px high, the window 900 px. */
function start(limit = 2) {
  const clock = createFakeClock();
  let scroll: (() => void) | undefined;
  let scrolledPx = 0;
  const store = createIndicatorStore<number>({
    clock,
    limit: () => limit,
    boxOf: (card) => ({ top: card - scrolledPx, bottom: card + 100 - scrolledPx, inlineStart: 0 }),
    windowHeight: () => 900,
    listen(_card, onScroll) {
      scroll = onScroll;
      return () => (scroll = undefined);
    },
  });
  return {
    clock,
    store,
    scroll: (byPx = 0) => {
      scrolledPx += byPx;
      scroll?.();
    },
    isListening: () => scroll !== undefined,
  };
}

describe('createIndicatorStore', () => {
  it('shows indicators on scroll and hides them after 1500 ms (S1 §4 §9)', () => {
    const { clock, store, scroll } = start();
    const changed = vi.fn();
    store.add(10, changed);
    expect(store.isShown(10)).toBe(false);
    scroll();
    expect(store.isShown(10)).toBe(true);
    clock.advance(1499);
    expect(store.isShown(10)).toBe(true);
    clock.advance(1);
    expect(store.isShown(10)).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('shows the topmost cards of the window, up to the limit (S1 §9)', () => {
    const { store, scroll } = start(2);
    for (const top of [700, 300, -50, -100, 900, 500]) store.add(top, () => {});
    scroll();
    expect([-100, -50, 300, 500, 700, 900].filter(store.isShown)).toEqual([-50, 300]);
  });

  it('follows what is on the screen while the page scrolls, at most every 50 ms (S1 §4 §9)', () => {
    const { clock, store, scroll } = start(2);
    const cards = [0, 300, 600, 900, 1200];
    for (const top of cards) store.add(top, () => {});
    const shown = () => [...cards, 1500].filter(store.isShown);
    scroll();
    expect(shown()).toEqual([0, 300]);
    clock.advance(20);
    scroll(400);
    expect(shown()).toEqual([0, 300]);
    clock.advance(30);
    expect(shown()).toEqual([600, 900]);
    clock.advance(500);
    // A card that mounts on the way.
    store.add(1500, () => {});
    scroll(900);
    expect(shown()).toEqual([1500]);
    clock.advance(1500);
    expect(shown()).toEqual([]);
  });

  it('calls only the listeners of cards that changed', () => {
    const { clock, store, scroll } = start(2);
    const listeners = [0, 300, 600].map((top) => {
      const onChange = vi.fn();
      store.add(top, onChange);
      return onChange;
    });
    scroll();
    clock.advance(50);
    scroll(200);
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });

  it('listens only while there is a card', () => {
    const { clock, store, scroll, isListening } = start();
    expect(isListening()).toBe(false);
    const remove = store.add(10, () => {});
    expect(isListening()).toBe(true);
    scroll();
    remove();
    expect(isListening()).toBe(false);
    expect(store.isShown(10)).toBe(false);
    expect(clock.waiting()).toBe(0);
    store.add(20, () => {});
    scroll();
    expect(store.isShown(20)).toBe(true);
  });
});
