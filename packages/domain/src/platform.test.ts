import { describe, expect, it } from 'vitest';
import { systemClock, systemRandom } from './platform.js';

describe('the platform', () => {
  it('S1 §9: has a clock that rings, unless the timer is cleared', async () => {
    const rang: string[] = [];
    systemClock.clearTimeout(systemClock.setTimeout(() => rang.push('cleared'), 0));
    await new Promise<void>((resolve) => systemClock.setTimeout(resolve, 1));
    expect(rang).toEqual([]);
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000);
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
