import { describe, expect, it, vi } from 'vitest';
import { createChunk } from './chunk.js';

const lost = new TypeError('Failed to fetch dynamically imported module');

describe('createChunk', () => {
  it('loads once for all callers, and notifies listeners', async () => {
    const load = vi.fn(async () => 'part');
    const chunk = createChunk(load);
    const listener = vi.fn();
    chunk.subscribe(listener);
    chunk.load(vi.fn());
    chunk.load(vi.fn());
    expect(chunk.get()).toBeUndefined();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(chunk.get()).toBe('part');
    chunk.load(vi.fn());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure, and calls each report once for repeated failures', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
    const chunk = createChunk(load);
    const [first, second] = [vi.fn(), vi.fn()];
    chunk.load(first);
    chunk.load(first);
    chunk.load(second);
    await vi.waitFor(() => expect(second).toHaveBeenCalledExactlyOnceWith({ error: lost }));
    chunk.load(first);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(first).toHaveBeenCalledTimes(1);

    load.mockResolvedValueOnce('part');
    chunk.load(first);
    await vi.waitFor(() => expect(chunk.get()).toBe('part'));
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const chunk = createChunk(async () => 'part');
    const listener = vi.fn();
    chunk.subscribe(listener)();
    chunk.load(vi.fn());
    await vi.waitFor(() => expect(chunk.get()).toBe('part'));
    expect(listener).not.toHaveBeenCalled();
  });
});
