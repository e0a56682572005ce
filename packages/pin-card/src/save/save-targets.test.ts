import { describe, expect, it, vi } from 'vitest';
import { createSaveTargets } from './save-targets.js';

const desert = { id: '51', name: 'Desert prints' };
const posters = { id: '52', name: 'Posters' };

describe('createSaveTargets', () => {
  it('returns the last picked board, and all ids, most recent first', () => {
    const targets = createSaveTargets();
    const listener = vi.fn();
    targets.subscribe(listener);
    targets.pick({ board: desert });
    targets.pick({ board: posters });
    targets.pick({ board: desert });
    expect(targets.last()).toBe(desert);
    expect(targets.recentIds()).toEqual(['51', '52']);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('returns a picked section by its id', () => {
    const targets = createSaveTargets();
    const section = { id: '7', title: 'Blue', slug: 'blue' };
    targets.pick({ board: desert, section });
    expect(targets.section('7')).toBe(section);
    expect(targets.section('8')).toBeUndefined();
    expect(targets.section(undefined)).toBeUndefined();
  });

  it('is empty after clear', () => {
    const targets = createSaveTargets();
    targets.pick({ board: desert });
    targets.clear();
    expect(targets.last()).toBeUndefined();
    expect(targets.recentIds()).toEqual([]);
  });
});
