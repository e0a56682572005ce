import { describe, expect, it } from 'vitest';
import { createFakeClock, createMemoryStorage, flush } from '../testing/index.js';
import { mergeAfterLogin } from './merge-after-login.js';
import { createSignedOutSaves } from './signed-out-saves.js';

/** A page of a browser. Each merge waits for its response. */
function openPage(storage = createMemoryStorage()) {
  const clock = createFakeClock();
  const saves = createSignedOutSaves({ storage });
  const requests: unknown[] = [];
  const keys: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const responses: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const reported: unknown[] = [];
  const merged: unknown[] = [];
  const page = new AbortController();
  const login = (viewerId = '42', unauthPinId?: string) =>
    mergeAfterLogin({
      saves,
      viewerId,
      clock,
      signal: page.signal,
      storage,
      newKey: () => `key-${keys.length + 1}`,
      mergeSavedPins(request, { idempotencyKey, signal }) {
        requests.push(request);
        keys.push(idempotencyKey);
        signals.push(signal);
        return new Promise((resolve, reject) => responses.push({ resolve, reject }));
      },
      onMerged: (pinIds) => merged.push(pinIds),
      onError: (error) => reported.push(error),
      ...(unauthPinId !== undefined && { unauthPinId }),
    });
  return {
    clock,
    saves,
    storage,
    requests,
    keys,
    signals,
    responses,
    reported,
    merged,
    login,
    leave: () => page.abort(),
    /** Signs in, and ends the request. */
    async merge(how: 'resolve' | 'reject', viewerId?: string) {
      const merging = login(viewerId);
      responses.at(-1)?.[how](new Error('HTTP 500'));
      await merging;
    },
  };
}

describe('a login merges what the visitor saved (S1 §4.32)', () => {
  it('once, with the pin of the quick save, and clears the list', async () => {
    const page = openPage();
    page.saves.save('1');
    page.saves.save('2');
    const merging = page.login('42', '9');
    expect(page.requests).toEqual([{ pinIds: ['1', '2', '9'], unauthPinId: '9' }]);
    page.responses[0]?.resolve();
    await merging;
    expect(page.merged).toEqual([['1', '2', '9']]);
    expect(page.saves.list()).toEqual([]);
    await page.login();
    expect(page.requests).toHaveLength(1);
    expect(page.clock.waiting()).toBe(0);
  });

  it('sends nothing when nothing was saved', async () => {
    const page = openPage();
    await page.login();
    expect(page.requests).toEqual([]);
  });

  it('keeps the list when it fails, reports the error, and tries again at the next login (S1 §8.8)', async () => {
    const page = openPage();
    page.saves.save('1');
    await page.merge('reject');
    expect(page.saves.list()).toEqual(['1']);
    expect(page.reported).toEqual([new Error('HTTP 500')]);
    await page.merge('resolve');
    expect(page.requests).toEqual([{ pinIds: ['1'] }, { pinIds: ['1'] }]);
    expect(page.saves.list()).toEqual([]);
  });

  it('without a response within 30 s has failed, and its request is aborted', async () => {
    const page = openPage();
    page.saves.save('1');
    const merging = page.login();
    page.clock.advance(29_999);
    await flush();
    expect([page.reported, page.signals[0]?.aborted]).toEqual([[], false]);
    page.clock.advance(1);
    await merging;
    expect([page.reported.length, page.signals[0]?.aborted]).toEqual([1, true]);
    expect(page.saves.list()).toEqual(['1']);
  });

  it('ends with its page without an error, and the next page repeats the request', async () => {
    const page = openPage();
    page.saves.save('1');
    const merging = page.login();
    page.leave();
    await merging;
    expect([page.reported, page.merged, page.signals[0]?.aborted]).toEqual([[], [], true]);
    const next = openPage(page.storage);
    await next.merge('resolve');
    expect([next.keys, next.requests]).toEqual([page.keys, page.requests]);
  });

  it('leaves what was saved after it had begun', async () => {
    const page = openPage();
    page.saves.save('1');
    const merging = page.login();
    page.saves.save('2');
    page.responses[0]?.resolve();
    await merging;
    expect(page.saves.list()).toEqual(['2']);
  });
});

describe('the key of a merge (S1 §4.32)', () => {
  it('is that of the last one for the same pins, and another for others or after success', async () => {
    const page = openPage();
    page.saves.save('1');
    await page.merge('reject');
    await page.merge('reject');
    page.saves.save('2');
    await page.merge('resolve');
    page.saves.save('1');
    page.saves.save('2');
    await page.merge('resolve');
    expect(page.keys).toEqual(['key-1', 'key-1', 'key-3', 'key-4']);
  });

  it('is stored until the merge has succeeded', async () => {
    const page = openPage();
    const stored = () => page.storage.get('tackboard:merge-key:2:42');
    page.saves.save('1');
    await page.merge('reject');
    expect(stored()).toBe('{"pinIds":["1"],"key":"key-1"}');
    await page.merge('resolve');
    expect(stored()).toBeNull();
  });

  it('is one of its own for each viewer', async () => {
    const page = openPage();
    page.saves.save('1');
    for (const viewerId of ['42', '43', '42']) await page.merge('reject', viewerId);
    expect(page.keys).toEqual(['key-1', 'key-2', 'key-1']);
  });
});
