import * as chart from '../writes/run-intent.js';
import { describe, expect, it } from 'vitest';
import { createOutbox, OUTBOX_MAX_AGE_MS } from '../outbox/outbox.js';
import { resumeOutbox } from '../outbox/resume-outbox.js';
import { createPinStore } from '../store/pin-store.js';
import {
  createFakeClock,
  createMemoryLocks,
  createMemoryStorage,
  createRecordingPorts,
  flush,
  PinServerError,
} from '../testing/index.js';
import { createToggleStore } from './toggle-store.js';

/** A browser whose pages share a storage. Its network and its chunks come and go together. */
function startBrowser({ hasOutbox = true } = {}) {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const locks = createMemoryLocks();
  const sent: unknown[] = [];
  const network = { isOnline: true };
  let tabs = 0;
  const openPage = () => {
    const listeners = new Set<() => void>();
    const outbox = createOutbox({
      storage,
      locks,
      tabId: `tab-${++tabs}`,
      now: () => clock.now(),
    });
    const outcomes: unknown[] = [];
    let keys = 0;
    const tab = tabs;
    const set =
      (kind: string) =>
      async (id: string, isOn: boolean, ...rest: unknown[]) => {
        if (!network.isOnline) throw new PinServerError('unknown');
        const [{ idempotencyKey }, detail] = rest as [{ idempotencyKey: string }, unknown];
        sent.push([kind, id, isOn, idempotencyKey, ...(detail === undefined ? [] : [detail])]);
      };
    const store = createToggleStore({
      clock,
      calls: {
        'hide-pin': { set: set('hide-pin') },
        'follow-user': { set: set('follow-user') },
      },
      viewerId: 'v',
      newKey: () => `key-${tab}-${++keys}`,
      isOnline: () => network.isOnline,
      onOnline(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onOutcome: (outcome) => outcomes.push(outcome),
      loadWrites: () =>
        network.isOnline ? Promise.resolve(chart) : Promise.reject(new Error('offline')),
      ...(hasOutbox && { outbox }),
    });
    const resume = () =>
      resumeOutbox({
        store: createPinStore({
          ...createRecordingPorts('v', { clock }),
          loadWrites: () => Promise.resolve(chart),
        }),
        outbox,
        viewerId: 'v',
        readPin: () => Promise.reject(new Error('unused')),
        sendToggle: ({ toggle, id, isOn, key, detail }) =>
          store.set(toggle, id, !isOn, isOn, { key, detail }),
      });
    return {
      outcomes,
      resume,
      store,
      close: () => outbox.close(),
      goOnline: () => {
        network.isOnline = true;
        for (const listener of listeners) listener();
      },
    };
  };
  return { clock, network, openPage, sent, storage };
}

describe('a toggle that is pressed offline', () => {
  it('S3 §4.4: waits for the network, whatever has loaded, and is sent once it is back', async () => {
    const { network, openPage, sent, storage } = startBrowser();
    const { goOnline, outcomes, store } = openPage();
    network.isOnline = false;
    store.set('follow-user', '1', false, true);
    expect(storage.keys()).toEqual(['tackboard:outbox:1:v:follow-user 1']);
    await flush();
    expect(store.read('follow-user', '1', false)).toMatchObject({ isOn: true, isBusy: true });
    expect(outcomes).toEqual([]);
    goOnline();
    await flush();
    expect(sent).toEqual([['follow-user', '1', true, 'key-1-1']]);
    expect(store.read('follow-user', '1', false)).toMatchObject({ isOn: true, isBusy: false });
    expect(outcomes).toEqual([{ kind: 'follow-user', id: '1', result: 'done', isOn: true }]);
    expect(storage.keys()).toEqual([]);
  });

  it('waits also after an earlier press has loaded the chart, and when its request was lost', async () => {
    const { clock, network, openPage, sent } = startBrowser();
    const { goOnline, store } = openPage();
    store.set('follow-user', '1', false, true);
    network.isOnline = false;
    await flush();
    clock.advance(1000);
    await flush();
    store.set('hide-pin', '2', false, true);
    expect(sent).toEqual([]);
    goOnline();
    await flush();
    expect(sent).toEqual([
      ['follow-user', '1', true, 'key-1-1'],
      ['hide-pin', '2', true, 'key-1-2'],
    ]);
  });

  it('S3 §4.3: is sent by the next page when the tab was closed, with its key and its place', async () => {
    const { network, openPage, sent, storage } = startBrowser();
    const closed = openPage();
    network.isOnline = false;
    const place = { kind: 'search', query: 'oak' };
    closed.store.set('hide-pin', '1', false, true, { detail: place });
    closed.close();
    await flush();
    network.isOnline = true;
    const { outcomes, resume } = openPage();
    await resume();
    await flush();
    expect(sent).toEqual([['hide-pin', '1', true, 'key-1-1', place]]);
    expect(outcomes).toEqual([{ kind: 'hide-pin', id: '1', result: 'done', isOn: true }]);
    expect(storage.keys()).toEqual([]);
  });

  it('is not sent by the next page that has read that it is so already', async () => {
    const { network, openPage, sent, storage } = startBrowser();
    const closed = openPage();
    network.isOnline = false;
    closed.store.set('follow-user', '1', false, true);
    closed.close();
    await flush();
    network.isOnline = true;
    const { resume, store } = openPage();
    store.subscribe('follow-user', '1', () => undefined);
    store.applyServerState('follow-user', '1', true, store.startRead());
    await resume();
    await flush();
    expect([sent, storage.keys()]).toEqual([[], []]);
  });

  it('asks for nothing when it is taken back before it was sent', async () => {
    const { network, openPage, sent, storage } = startBrowser();
    const { goOnline, store } = openPage();
    network.isOnline = false;
    store.flip('hide-pin', '1', false);
    store.flip('hide-pin', '1', false);
    expect(store.read('hide-pin', '1', false)).toMatchObject({ isOn: false, isBusy: false });
    goOnline();
    await flush();
    expect([sent, storage.keys()]).toEqual([[], []]);
  });

  it('fails at once without an outbox', () => {
    const { network, openPage } = startBrowser({ hasOutbox: false });
    const { outcomes, store } = openPage();
    network.isOnline = false;
    store.flip('hide-pin', '1', false);
    expect(store.read('hide-pin', '1', false)).toMatchObject({ isOn: false, isBusy: false });
    expect(outcomes).toEqual([{ kind: 'hide-pin', id: '1', result: 'failed', isOn: false }]);
  });

  it('fails when the network is back only after a day', async () => {
    const { clock, network, openPage, sent } = startBrowser();
    const { goOnline, outcomes, store } = openPage();
    network.isOnline = false;
    store.flip('hide-pin', '1', false);
    await flush();
    clock.advance(OUTBOX_MAX_AGE_MS);
    goOnline();
    await flush();
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'hide-pin', id: '1', result: 'failed', isOn: false }]);
  });
});
