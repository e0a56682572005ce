import { describe, expect, it } from 'vitest';
import { createFakeClock, createMemoryStorage, flush } from '../testing/index.js';
import { mergeAfterLogin } from './merge-after-login.js';
import { createSignedOutSaves } from './signed-out-saves.js';

/** A page of a viewer who is signed in. Each merge gets its response from `respond`. */
function openPage(storage = createMemoryStorage()) {
  const saves = createSignedOutSaves({ storage });
  const requests: unknown[] = [];
  const reported: unknown[] = [];
  const merged: unknown[] = [];
  const page = new AbortController();
  let respond: () => Promise<void> = () => Promise.resolve();
  return {
    saves,
    storage,
    requests,
    reported,
    merged,
    leave: () => page.abort(),
    setResponse: (next: typeof respond) => (respond = next),
    merge: (unauthPinId?: string) =>
      mergeAfterLogin({
        saves,
        viewerId: '42',
        clock: createFakeClock(),
        signal: page.signal,
        storage,
        newKey: () => `key-${requests.length + 1}`,
        mergeSavedPins(request, { idempotencyKey }) {
          requests.push([idempotencyKey, request]);
          return respond();
        },
        onMerged: (pinIds) => merged.push(pinIds),
        onError: (error) => reported.push(error),
        ...(unauthPinId !== undefined && { unauthPinId }),
      }),
  };
}

describe('a login merges what the visitor saved (S1 §4)', () => {
  it('once, with the pin of the quick save, and clears the list', async () => {
    const page = openPage();
    page.saves.save('1');
    page.saves.save('2');
    await page.merge('9');
    expect(page.requests).toEqual([['key-1', { pinIds: ['1', '2', '9'], unauthPinId: '9' }]]);
    expect(page.merged).toEqual([['1', '2', '9']]);
    expect(page.saves.list()).toEqual([]);
    await page.merge();
    expect(page.requests).toHaveLength(1);
  });

  it('sends nothing when nothing was saved', async () => {
    const page = openPage();
    await page.merge();
    expect(page.requests).toEqual([]);
  });

  it('keeps the list and the key when it fails, and reports the error (S1 §8)', async () => {
    const page = openPage();
    page.saves.save('1');
    page.setResponse(() => Promise.reject(new Error('HTTP 500')));
    await page.merge();
    expect(page.saves.list()).toEqual(['1']);
    expect(page.reported).toEqual([new Error('HTTP 500')]);

    const next = openPage(page.storage);
    await next.merge();
    expect([...page.requests, ...next.requests]).toEqual([
      ['key-1', { pinIds: ['1'] }],
      ['key-1', { pinIds: ['1'] }],
    ]);
    expect(next.saves.list()).toEqual([]);
  });

  it('ends with its page, and the next page repeats the request', async () => {
    const page = openPage();
    page.saves.save('1');
    page.setResponse(() => new Promise(() => {}));
    const merging = page.merge();
    while (page.requests.length === 0) await flush();
    page.leave();
    await merging;
    const next = openPage(page.storage);
    await next.merge();
    expect([page.requests, page.reported]).toEqual([next.requests, []]);
  });
});
