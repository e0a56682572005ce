import type { Experience } from '@tackboard/domain/experience';
import { describe, expect, it } from 'vitest';
import * as runtime from './runtime.js';
import { createMessaging } from '../messaging.js';
import type { MessagingOptions } from '../messaging.types.js';
import type { TabMessage } from '../tabs.js';
import {
  createFakeClock,
  createMessageServer,
  createRecordingHost,
  createTestStorage,
  flush,
} from '../testing/index.js';
import { hero, tooltip } from './open.test.fixture.js';

/** One browser: documents share the server, the storage and the time. */
function browser(messages: readonly Experience[]) {
  const server = createMessageServer();
  const storage = createTestStorage();
  const clock = createFakeClock(1_000_000);
  server.put('v', messages);
  const listeners = new Set<(message: TabMessage) => void>();
  /** Opens a document. Parts claim before the provider mounts, as in React. */
  async function open(options: Partial<MessagingOptions> = {}) {
    const host = createRecordingHost({ server, storage, clock });
    const listen = (listener: (message: TabMessage) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const post = (message: TabMessage) =>
      [...listeners].slice(0, -1).forEach((each) => each(message));
    const messaging = createMessaging({
      host,
      loadRuntime: () => Promise.resolve(runtime),
      tabs: { listen, post },
      ...options,
    });
    const shown: string[] = [];
    const claim = messaging.claim({ predicate: () => true });
    const keys = () => messaging.messagesOf(claim).map(({ key }) => key);
    messaging.subscribe(() => shown.push(...keys()));
    shown.push(...keys());
    const leave = messaging.mount();
    await flush();
    return { messaging, host, keys, shown, leave };
  }
  const reports = () => server.applied.map(({ key, kind }) => `${kind} ${key}`);
  return { open, server, storage, clock, reports };
}

const END = {
  dismissed: (key: string, { dismiss }: ReturnType<typeof createMessaging>) => dismiss(key),
  completed: (key: string, { complete }: ReturnType<typeof createMessaging>) => complete(key),
};

describe('a document that is older than what happened since', () => {
  it.each(['dismissed', 'completed'] as const)(
    'S2 §4.4 §4.6 §4.8: what was %s does not come back from its messages, and is not viewed again',
    async (kind) => {
      const { open, reports, server } = browser([hero()]);
      const first = await open({ initial: [hero()] });
      END[kind]('9:1', first.messaging);
      await flush();
      first.leave();
      const back = await open({ initial: [hero()] });
      expect(back.shown).toEqual([]);
      await flush();
      expect(reports()).toEqual(['viewed 9:1', `${kind} 9:1`]);
      expect(server.fetches()).toBe(2);
      expect(back.host.errors).toEqual([]);
    },
  );

  it('S2 §4.7: what was completed without removal does not come back either', async () => {
    const { open, reports, server } = browser([hero()]);
    const first = await open({ initial: [hero()] });
    first.messaging.complete('9:1', { kind: 2 });
    await flush();
    first.leave();
    expect((await open({ initial: [hero()] })).shown).toEqual([]);
    expect(reports()).toEqual(['viewed 9:1', 'completed 9:1']);
    expect(server.fetches()).toBe(1);
  });

  it('S2 §4.34 §9.20: what completes by itself is not completed again', async () => {
    const { open, reports } = browser([hero({ id: '502312' })]);
    (await open({ initial: [hero({ id: '502312' })] })).leave();
    await open({ initial: [hero({ id: '502312' })] });
    expect(reports()).toEqual(['viewed 9:502312', 'completed 9:502312']);
  });

  it('S2 §4.14 §4.16: a tooltip that disappeared, and one without its parts, stay away', async () => {
    const messages = [
      tooltip({ disappearTime: 3000 }),
      tooltip({ hasTooltip: false }, { id: '4', placementId: '6' }),
    ];
    const { clock, open, reports } = browser(messages);
    const first = await open({ initial: messages });
    clock.advance(3000);
    await flush();
    first.leave();
    const back = await open({ initial: messages });
    expect(back.shown).toEqual([]);
    expect(reports().toSorted()).toEqual([
      'completed 6:4',
      'dismissed 7:3',
      'viewed 6:4',
      'viewed 7:3',
    ]);
  });

  it('S2 §4.2: what was only viewed shows, and is not reported again', async () => {
    const { open, reports } = browser([hero()]);
    (await open({ initial: [hero()] })).leave();
    const back = await open({ initial: [hero()] });
    expect(back.keys()).toEqual(['9:1']);
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('S2 §4.2: a view that arrived after the next document was rendered is not reported again', async () => {
    const { clock, open, reports, server } = browser([hero()]);
    server.setMode('by-hand');
    (await open({ initial: [hero()], initialAt: 1_000_000 })).leave();
    clock.advance(200);
    server.pending.find(({ kind }) => kind === 'viewed')?.respond();
    await flush();
    server.setMode('at-once');
    const next = await open({ initial: [hero()], initialAt: 1_000_100 });
    expect(next.keys()).toEqual(['9:1']);
    expect(reports()).toEqual(['viewed 9:1']);
    next.messaging.dismiss('9:1');
    await flush();
    // What the server targets again after its end is a new message.
    server.put('v', [hero()]);
    await open();
    expect(reports()).toEqual(['viewed 9:1', 'dismissed 9:1', 'viewed 9:1']);
  });

  it('S2 §4.6 §4.8: fetches when it was rendered before the last report of the session', async () => {
    const { clock, open, server } = browser([hero()]);
    const first = await open({ initial: [hero()], initialAt: 999_000 });
    clock.advance(5000);
    first.messaging.dismiss('9:1');
    await flush();
    first.leave();
    server.put('v', [tooltip({})]);
    const before = server.fetches();
    expect((await open({ initial: [], initialAt: 999_000 })).keys()).toEqual(['7:3']);
    expect(server.fetches()).toBe(before + 1);
    clock.advance(1000);
    await open({ initial: [], initialAt: 1_005_500 });
    expect(server.fetches()).toBe(before + 1);
  });

  it('S2 §4.6 §4.8: fetches when the browser brought it back', async () => {
    const { open, server } = browser([tooltip({})]);
    const back = await open({ initial: [], initialAt: 2_000_000, isRestored: () => true });
    expect(server.fetches()).toBe(1);
    expect(back.keys()).toEqual(['7:3']);
  });

  it('S2 §1.3: a message that the server targets again shows, from a newer document and from a fetch', async () => {
    const { clock, open, server, reports } = browser([hero()]);
    const first = await open({ initial: [hero()], initialAt: 1_000_000 });
    first.messaging.dismiss('9:1');
    await flush();
    first.leave();
    server.put('v', [hero()]);
    clock.advance(10);
    const before = server.fetches();
    const newer = await open({ initial: [hero()], initialAt: 1_000_005 });
    expect(newer.keys()).toEqual(['9:1']);
    expect(server.fetches()).toBe(before);
    newer.messaging.dismiss('9:1');
    await flush();
    newer.leave();
    server.put('v', [hero()]);
    const older = await open({ initial: [hero()], initialAt: 1_000_005 });
    expect(older.keys()).toEqual(['9:1']);
    const ended = ['viewed 9:1', 'dismissed 9:1'];
    expect(reports()).toEqual([...ended, ...ended, 'viewed 9:1']);
  });

  it('S2 §4.8: a document that was rendered before the report arrived does not show it', async () => {
    const { clock, open, server } = browser([hero()]);
    server.setMode('by-hand');
    const first = await open({ initial: [hero()], initialAt: 1_000_000 });
    first.messaging.dismiss('9:1');
    clock.advance(100);
    // Rendered now, at 1,000,100, while the report is on its way.
    const rendered = server.held('v');
    clock.advance(100);
    while (server.pending.length > 0) {
      server.pending.slice().forEach((request) => request.respond());
      await flush();
    }
    first.leave();
    expect((await open({ initial: rendered, initialAt: 1_000_100 })).shown).toEqual([]);
  });

  it('S2 §6.1: another viewer gets the message', async () => {
    const { open, server } = browser([hero()]);
    const first = await open({ initial: [hero()] });
    first.messaging.dismiss('9:1');
    await flush();
    first.host.setViewer({ isAuth: true, id: 'w' });
    first.leave();
    server.put('v', [hero()]);
    expect((await open({ initial: [hero()] })).keys()).toEqual(['9:1']);
  });
});

describe('a page that the browser kept (back/forward cache)', () => {
  it('S2 §4.4 §4.8: what ended on another page meanwhile goes, and messages are fetched', async () => {
    const { open, reports, server } = browser([hero()]);
    // The browser delivers no messages to a page that it keeps.
    const tabs = { post: () => undefined, listen: () => () => undefined };
    const kept = await open({ initial: [hero()], tabs });
    const other = await open({ initial: [hero()], tabs });
    other.messaging.dismiss('9:1');
    await flush();
    server.put('v', [tooltip({})]);
    expect(kept.keys()).toEqual(['9:1']);
    kept.messaging.restore();
    expect(kept.keys()).toEqual([]);
    kept.messaging.dismiss('9:1');
    await flush();
    expect(kept.keys()).toEqual(['7:3']);
    expect(reports()).toEqual(['viewed 9:1', 'dismissed 9:1', 'viewed 7:3']);
  });
});

describe('two tabs', () => {
  it('S2 §4.4 §4.8: what ended in one does not come back in the older document of the other', async () => {
    const { open, reports } = browser([hero()]);
    const first = await open({ initial: [hero()] });
    const second = await open({ initial: [hero()] });
    first.messaging.dismiss('9:1');
    await flush();
    second.leave();
    const back = await open({ initial: [hero()] });
    expect([first.keys(), back.shown]).toEqual([[], []]);
    expect(reports()).toEqual(['viewed 9:1', 'dismissed 9:1']);
  });
});

it('keeps what happened to 100 messages, the newest, and for a day', async () => {
  const many = Array.from({ length: 120 }, (_, at) => hero({ id: `${at}`, placementId: `${at}` }));
  const { clock, open, storage } = browser(many);
  const { leave, messaging } = await open({ initial: many });
  for (let at = 0; at < 120; at++) {
    clock.advance(1);
    messaging.dismiss(`${at}:${at}`);
  }
  await flush();
  leave();
  const stored = storage.keys();
  expect(stored).toHaveLength(100);
  expect(stored).toContain('tackboard:message-history:119:119');
  clock.advance(86_400_001);
  await open({ initial: [] });
  expect(storage.keys()).toEqual([]);
});
