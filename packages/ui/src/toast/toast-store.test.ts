import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastInput } from './toast-store.js';

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (handle: unknown) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

// S1 §9, S3 §9: it shows 100 ms after the trigger, stays 5000 ms, fades for 200 ms: gone at 5300.
const timing = { showDelayMs: 100, durationMs: 5000, fadeMs: 200 };
const input = (text: string): ToastInput => ({ kind: 'done', text, timing });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const store = createToastStore(clock, timing);
  const phases = () => store.getSnapshot().map(({ text, phase }) => `${text} ${phase}`);
  return { store, phases };
}

describe('a toast', () => {
  it.each([
    [99, []],
    [100, ['A shown']],
    [5099, ['A shown']],
    [5100, ['A leaving']],
    [5299, ['A leaving']],
    [5300, []],
  ])('at %i ms', (atMs, expected) => {
    const { store, phases } = start();
    store.show(input('A'));
    vi.advanceTimersByTime(atMs);
    expect(phases()).toEqual(expected);
  });

  it('S2 §4.23: calls onClosed once, when it starts to leave', () => {
    const { store } = start();
    const onClosed = vi.fn<() => void>();
    store.show({ ...input('A'), onClosed });
    vi.advanceTimersByTime(5099);
    expect(onClosed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClosed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('S1 §9, S3 §9: has the default timing unless it names its own', () => {
    const { store, phases } = start();
    store.show({ kind: 'done', text: 'A' });
    store.show({ kind: 'done', text: 'B', timing: { ...timing, showDelayMs: 300 } });
    vi.advanceTimersByTime(100);
    expect(phases()).toEqual(['A shown']);
    vi.advanceTimersByTime(200);
    expect(phases()).toEqual(['A shown', 'B shown']);
    vi.advanceTimersByTime(4800);
    expect(phases()).toEqual(['A leaving', 'B shown']);
  });

  it('fades when it is closed, and a second time is no error', () => {
    const { store, phases } = start();
    const close = store.show(input('A'));
    vi.advanceTimersByTime(100);
    close();
    close();
    expect(phases()).toEqual(['A leaving']);
    vi.advanceTimersByTime(200);
    expect(phases()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never shows when it is closed before', () => {
    const { store, phases } = start();
    const onClosed = vi.fn<() => void>();
    store.show({ ...input('A'), onClosed })();
    vi.advanceTimersByTime(100);
    expect(phases()).toEqual([]);
    expect(onClosed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses while the pointer is on it, and continues with the time left', () => {
    const { store, phases } = start();
    store.show(input('A'));
    vi.advanceTimersByTime(100 + 3000);
    store.pause('hover');
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['A shown']);
    store.resume('hover');
    vi.advanceTimersByTime(1999);
    expect(phases()).toEqual(['A shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['A leaving']);
  });

  it('pauses until every reason is removed', () => {
    const { store, phases } = start();
    store.show(input('A'));
    vi.advanceTimersByTime(100);
    store.pause('hover');
    store.pause('hidden');
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['A shown']);
    store.resume('hidden');
    vi.advanceTimersByTime(5000);
    expect(phases()).toEqual(['A leaving']);
  });

  it('that is added during a pause waits like the others', () => {
    const { store, phases } = start();
    store.pause('hidden');
    store.show(input('A'));
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['A shown']);
    store.resume('hidden');
    vi.advanceTimersByTime(4999);
    expect(phases()).toEqual(['A shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['A leaving']);
  });
});

describe('several toasts', () => {
  it('stand oldest first, three at most', () => {
    const { store, phases } = start();
    for (const text of ['A', 'B', 'C', 'D']) store.show(input(text));
    vi.advanceTimersByTime(100);
    expect(phases()).toEqual(['A leaving', 'B shown', 'C shown', 'D shown']);
  });
});

describe('clear()', () => {
  it('removes toasts that show, fade or wait, and leaves no timer', () => {
    const { store, phases } = start();
    for (const text of ['A', 'B', 'C', 'D']) store.show(input(text));
    vi.advanceTimersByTime(100);
    store.show(input('E'));
    store.clear();
    expect(phases()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(100);
    expect(phases()).toEqual([]);
  });

  it('ends the pause of a toast under the pointer', () => {
    const { store, phases } = start();
    store.show(input('A'));
    vi.advanceTimersByTime(100);
    store.pause('hover');
    store.clear();
    store.show(input('B'));
    vi.advanceTimersByTime(5100);
    expect(phases()).toEqual(['B leaving']);
  });
});

describe('a subscriber', () => {
  it('is notified of every change and of nothing else, and the snapshot stays the same until then', () => {
    const { store } = start();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const empty = store.getSnapshot();
    store.show(input('A'));
    expect(listener).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toBe(empty);
    vi.advanceTimersByTime(5300);
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    store.show(input('B'));
    vi.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
