import { describe, expect, it, vi } from 'vitest';
import { systemClock, systemRandom } from './platform.js';

describe('the platform', () => {
  it('S1 §9: has a clock that rings, unless the timer is cleared', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    try {
      const rang: string[] = [];
      systemClock.setTimeout(() => rang.push(`at ${systemClock.now()}`), 950);
      systemClock.clearTimeout(systemClock.setTimeout(() => rang.push('cleared'), 950));
      vi.advanceTimersByTime(949);
      expect(rang).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(rang).toEqual(['at 1700000000950']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('S2 §7: fills an array with random bytes', () => {
    const texts = Array.from({ length: 100 }, () => {
      const bytes = new Uint8Array(16);
      systemRandom(bytes);
      return bytes.join();
    });
    expect(new Set(texts).size).toBe(100);
  });
});
