import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, createMemoryStorage, flush } from '../testing/index.js';
import { createMergeSavesMachine } from './merge-saves.machine.js';
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

describe('merging after a login (S1 §4.32)', () => {
  function start(storage = createMemoryStorage(), newKey?: () => string) {
    const clock = createFakeClock();
    const saves = createSignedOutSaves({ storage });
    const asked: unknown[] = [];
    const keys: string[] = [];
    let lastKey = 0;
    const responses: { resolve: () => void; reject: (error: unknown) => void }[] = [];
    const merged: unknown[] = [];
    const actor = createActor(
      createMergeSavesMachine({
        saves,
        mergeSavedPins: (request, { idempotencyKey }) => {
          asked.push(request);
          keys.push(idempotencyKey);
          return new Promise((resolve, reject) => responses.push({ resolve, reject }));
        },
        newKey: newKey ?? (() => `key-${++lastKey}`),
        storage,
        onMerged: (pinIds) => merged.push(['merged', pinIds]),
        onError: (error) => merged.push(['error', (error as Error).message]),
      }),
      { clock },
    ).start();
    return { actor, responses, asked, clock, keys, saves, merged, storage };
  }

  it('happens once, with the pin of the quick save, and clears the list', async () => {
    const { actor, responses, asked, saves, merged } = start();
    saves.save('1');
    actor.send({ type: 'LOGIN', viewerId: '42', unauthPinId: '9' });
    actor.send({ type: 'LOGIN', viewerId: '42', unauthPinId: '9' });
    expect(asked).toEqual([{ pinIds: ['1', '9'], unauthPinId: '9' }]);
    responses[0]?.resolve();
    await flush();
    expect(saves.list()).toEqual([]);
    expect(merged).toEqual([['merged', ['1', '9']]]);
    actor.send({ type: 'LOGIN', viewerId: '42' });
    expect(asked).toHaveLength(1);
  });

  it('keeps the list when it fails, and tries again at the next login (S1 §8)', async () => {
    const { actor, responses, asked, saves, merged } = start();
    saves.save('1');
    actor.send({ type: 'LOGIN', viewerId: '42' });
    responses[0]?.reject(new Error('HTTP 500'));
    await flush();
    expect(saves.list()).toEqual(['1']);
    expect(merged).toEqual([['error', 'HTTP 500']]);
    actor.send({ type: 'LOGIN', viewerId: '42' });
    expect(asked).toHaveLength(2);
  });

  it('without a response within 30 s has failed', () => {
    const { actor, clock, saves, merged } = start();
    saves.save('1');
    actor.send({ type: 'LOGIN', viewerId: '42' });
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toBe('merging');
    clock.advance(1);
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(merged).toHaveLength(1);
  });

  it('of the same pins is the same merge, and of others or after success another one', async () => {
    const { actor, responses, keys, saves } = start();
    const login = async (answer: 'resolve' | 'reject') => {
      actor.send({ type: 'LOGIN', viewerId: '42' });
      responses.at(-1)?.[answer](new Error('HTTP 500'));
      await flush();
    };
    saves.save('1');
    await login('reject');
    await login('reject');
    saves.save('2');
    await login('resolve');
    saves.save('1');
    saves.save('2');
    await login('resolve');
    expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });

  it('has the same key on the next page until it has succeeded (S1 §8)', async () => {
    const first = start(undefined, () => 'merge-key');
    first.saves.save('1');
    first.actor.send({ type: 'LOGIN', viewerId: '42' });
    first.actor.stop();
    const second = start(first.storage);
    second.actor.send({ type: 'LOGIN', viewerId: '42' });
    expect([first.keys, second.keys]).toEqual([['merge-key'], ['merge-key']]);
    const stored = () => first.storage.get('tackboard:merge-key:2:42');
    expect(stored()).toBe('{"pinIds":["1"],"key":"merge-key"}');
    second.responses[0]?.resolve();
    await flush();
    expect(stored()).toBeNull();
  });

  it('has a key of its own for each viewer', async () => {
    const first = start();
    first.saves.save('1');
    for (const viewerId of ['42', '43', '42']) {
      first.actor.send({ type: 'LOGIN', viewerId });
      first.responses.at(-1)?.reject(new Error('HTTP 500'));
      await flush();
    }
    expect(first.keys).toEqual(['key-1', 'key-2', 'key-1']);
  });

  it('leaves what was saved after it had begun', async () => {
    const { actor, responses, saves } = start();
    saves.save('1');
    actor.send({ type: 'LOGIN', viewerId: '42' });
    saves.save('2');
    responses[0]?.resolve();
    await flush();
    expect(saves.list()).toEqual(['2']);
  });

  it('sends no request when nothing was saved', () => {
    const { actor, asked } = start();
    actor.send({ type: 'LOGIN', viewerId: '42' });
    expect(asked).toEqual([]);
  });
});
