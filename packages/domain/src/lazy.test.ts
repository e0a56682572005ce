import { describe, expect, it, vi } from 'vitest';
import { lazy } from './lazy.js';

const lost = new TypeError('Failed to fetch dynamically imported module');

describe('lazy', () => {
  it('loads once for all callers, and notifies listeners', async () => {
    const importCode = vi.fn(async () => 'part');
    const part = lazy(importCode);
    const listener = vi.fn();
    part.subscribe(listener);
    expect(importCode).not.toHaveBeenCalled();
    const loads = [part.load(), part.load()];
    expect(part.get()).toBeUndefined();
    expect(await Promise.all(loads)).toEqual(['part', 'part']);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(part.get()).toBe('part');
    expect(await part.load()).toBe('part');
    expect(importCode).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure, and calls each report once for repeated failures', async () => {
    const importCode = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
    const part = lazy(importCode);
    const [first, second] = [vi.fn(), vi.fn()];
    const loads = [part.load(first), part.load(first), part.load(second)];
    await expect(Promise.allSettled(loads)).resolves.toHaveLength(3);
    expect(second).toHaveBeenCalledExactlyOnceWith({ error: lost });
    await expect(part.load(first)).rejects.toBe(lost);
    expect(importCode).toHaveBeenCalledTimes(2);
    expect(first).toHaveBeenCalledTimes(1);

    importCode.mockResolvedValueOnce('part');
    expect(await part.load(first)).toBe('part');
  });

  it('has the code before its listeners and callers hear of it', async () => {
    const part = lazy(async () => 'part');
    const seen: unknown[] = [];
    part.subscribe(() => seen.push(part.get()));
    await part.load();
    expect(seen).toEqual(['part']);
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const part = lazy(async () => 'part');
    const listener = vi.fn();
    part.subscribe(listener)();
    await part.load();
    expect(listener).not.toHaveBeenCalled();
  });

  it('loads although a listener throws; the error is an unhandled rejection', async () => {
    const error = new Error('of the listener');
    const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
    const part = lazy(async () => 'part');
    const later = vi.fn();
    part.subscribe(() => {
      throw error;
    });
    part.subscribe(later);
    expect(await part.load()).toBe('part');
    expect(later).toHaveBeenCalledTimes(1);
    expect(await unhandled).toBe(error);
  });
});
