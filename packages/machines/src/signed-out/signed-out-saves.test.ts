import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/index.js';
import { createSignedOutSaves, SIGNED_OUT_SAVES_KEY } from './signed-out-saves.js';

describe('what a visitor saves before signing in', () => {
  it('is at most two pins; one that is saved already is replaced even then (S1 §9.1)', () => {
    const saves = createSignedOutSaves({ storage: createMemoryStorage() });
    expect(saves.save('1')).toBe(true);
    expect(saves.save('2')).toBe(true);
    expect(saves.accepts('3')).toBe(false);
    expect(saves.save('3')).toBe(false);
    expect(saves.accepts('1')).toBe(true);
    expect(saves.save('1')).toBe(true);
    expect(saves.list()).toEqual(['2', '1']);
    saves.remove('2');
    expect(saves.save('3')).toBe(true);
    expect(saves.list()).toEqual(['1', '3']);
  });

  it('counts the pin of the quick save to the two (S1 §4.31 §9.1)', () => {
    const saves = createSignedOutSaves({ storage: createMemoryStorage(), unauthPinId: () => '9' });
    expect(saves.save('1')).toBe(true);
    expect(saves.save('2')).toBe(false);
    expect(saves.accepts('9')).toBe(true);
    expect(saves.save('9')).toBe(true);
    expect(saves.list()).toEqual(['1', '9']);
    saves.remove('9');
    expect(saves.list()).toEqual(['1']);
  });

  it('is there after a reload', () => {
    const storage = createMemoryStorage();
    createSignedOutSaves({ storage }).save('1');
    expect(createSignedOutSaves({ storage }).list()).toEqual(['1']);
  });

  it('lives on in memory where storage is blocked', () => {
    const storage = createMemoryStorage();
    const errors: unknown[] = [];
    const saves = createSignedOutSaves({ storage, onError: (error) => errors.push(error) });
    storage.block();
    expect(saves.save('1')).toBe(true);
    expect(saves.list()).toEqual(['1']);
    expect(errors.length).toBeGreaterThan(0);
  });

  it.each(['{', '{"a":1}', '[1,2]'])('starts empty when storage holds %j', (stored) => {
    const storage = createMemoryStorage();
    storage.set(SIGNED_OUT_SAVES_KEY, stored);
    expect(createSignedOutSaves({ storage }).list()).toEqual([]);
  });
});
