import type { Experience } from '@tackboard/domain/experience';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tackboard/domain/testing';
import {
  createMessageServer,
  createRecordingHost,
  createTestStorage,
  flush,
} from '../testing/index.js';
import { createMessaging } from '../messaging.js';
import { decide, type MessageFacts, type PageFacts } from './decide.js';
import { hero, modal, tooltip } from './open.test.fixture.js';
import * as runtime from './runtime.js';
import { TURN_PATIENCE_MS } from './turn.js';
import { createTurns } from './turn.test.fixture.js';

const ALL = { predicate: () => true };

/** Visible tabs of one browser, side by side, opened one after the other: one server, one storage, one clock. */
async function openTabs(
  messages: readonly Experience[],
  {
    count = 2,
    initial,
  }: { readonly count?: number; readonly initial?: readonly Experience[] } = {},
) {
  const turns = createTurns();
  const server = createMessageServer();
  const storage = createTestStorage();
  const clock = createFakeClock(1_000_000);
  server.put('v', messages);
  const openTab = async ({ isHidden = false } = {}) => {
    const host = createRecordingHost({ server, storage, clock });
    const loadRuntime = () => Promise.resolve(runtime);
    const messaging = createMessaging({ host, initial, loadRuntime, turn: turns.connect() });
    const first = messaging.peek(ALL)?.key;
    messaging.setHidden(isHidden);
    const claim = messaging.claim(ALL);
    const close = messaging.mount();
    await flush();
    return {
      host,
      messaging,
      first,
      close,
      keys: () => messaging.messagesOf(claim).map(({ key }) => key),
      reason: () => messaging.explain()[0]?.reason,
      async setHidden(next: boolean) {
        messaging.setHidden(next);
        await flush();
      },
    };
  };
  const tabs = [];
  for (let at = 0; at < count; at++) tabs.push(await openTab());
  const wait = async (ms = TURN_PATIENCE_MS) => {
    clock.advance(ms);
    await flush();
  };
  await wait();
  const reports = () => server.applied.map(({ key, kind }) => `${kind} ${key}`);
  return { first: tabs[0]!, second: tabs[1]!, tabs, openTab, reports, server, turns, wait };
}

describe('one tab at a time shows messages (ours)', () => {
  const facts = (changes: Partial<MessageFacts> = {}): MessageFacts => ({
    key: '8:2',
    surface: 'modal',
    layer: 'dialog',
    phase: 'ready',
    goesFirst: false,
    ...changes,
  });
  const reasonOf = (message: MessageFacts, page: Partial<PageFacts>) => {
    const [one] = decide([message], { hasOpenLayer: false, turn: 'here', ...page });
    return one?.state === 'shown' ? 'shown' : one?.reason;
  };

  it.each<[string, Partial<MessageFacts>, Partial<PageFacts>, string]>([
    ['shows when it has the turn', {}, {}, 'shown'],
    ['waits for another tab', {}, { turn: 'elsewhere' }, 'another tab shows messages'],
    ['waits until the tab knows', {}, { turn: 'asked' }, 'another tab may show messages'],
    ['goes on until the tab knows', { phase: 'shown' }, { turn: 'asked' }, 'shown'],
    ['gives way', { phase: 'shown' }, { turn: 'elsewhere' }, 'another tab shows messages'],
    [
      'goes on while a dialog is open, in which it may be answered',
      { layer: 'bottom', phase: 'shown' },
      { turn: 'elsewhere', hasOpenLayer: true },
      'shown',
    ],
    ['shows where the viewer asked for it', { isOwn: true }, { turn: 'elsewhere' }, 'shown'],
    [
      'first says what else it waits for',
      { phase: 'delaying' },
      { turn: 'elsewhere' },
      'its delay runs',
    ],
  ])('a message %s', (_, message, page, expected) => {
    expect(reasonOf(facts(message), page)).toBe(expected);
  });

  it('a message that waits for its tab leaves no gap for one that the viewer asked for', () => {
    const messages = [facts(), facts({ key: '5:6', isOwn: true })];
    const page = { hasOpenLayer: false, turn: 'elsewhere' } as const;
    expect(decide(messages, page).map(({ state }) => state)).toEqual(['waiting', 'shown']);
  });

  it('the first shows it; the other waits, views nothing and says why', async () => {
    const { first, reports, second } = await openTabs([modal()]);
    expect([first.keys(), second.keys()]).toEqual([['8:2'], []]);
    expect(second.reason()).toBe('another tab shows messages');
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it.each(['hidden', 'closed'] as const)(
    'the next tab takes over when the first is %s, and it is viewed once',
    async (what) => {
      const { first, reports, second, turns } = await openTabs([modal()]);
      if (what === 'closed') first.close();
      else first.messaging.setHidden(true);
      await flush();
      expect(second.keys()).toEqual(['8:2']);
      expect(reports()).toEqual(['viewed 8:2']);
      expect(second.host.emitted.filter(({ name }) => name === 'message-viewed')).toEqual([]);
      expect(turns.asking()).toBe(1);
    },
  );

  it('of five tabs each takes over in turn', async () => {
    const { reports, tabs } = await openTabs([modal()], { count: 5 });
    for (const [at, tab] of tabs.entries()) {
      const open = tabs.slice(at);
      expect(open.map(({ keys }) => keys().length)).toEqual(open.map((one) => Number(one === tab)));
      tab.close();
      await flush();
    }
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it('a hidden tab keeps what it shows, and goes on with it when it is back', async () => {
    const { first, second, wait } = await openTabs([modal()]);
    await first.setHidden(true);
    await wait(60_000);
    expect(first.keys()).toEqual(['8:2']);
    await second.setHidden(true);
    await first.setHidden(false);
    await wait();
    expect(first.keys()).toEqual(['8:2']);
    expect(first.host.emitted.filter(({ name }) => name === 'message-held')).toEqual([]);
  });

  it('a hidden tab begins to show nothing', async () => {
    const { first, server, wait } = await openTabs([], { count: 1 });
    await first.setHidden(true);
    server.put('v', [modal()]);
    first.messaging.refetch();
    await flush();
    await wait();
    expect(first.keys()).toEqual([]);
    await first.setHidden(false);
    expect(first.keys()).toEqual(['8:2']);
  });

  it('a hidden tab that showed a message begins to show no other', async () => {
    const { first, server, wait } = await openTabs([hero()], { count: 1 });
    await first.setHidden(true);
    server.put('v', [hero(), tooltip({})]);
    first.messaging.refetch();
    await flush();
    await wait();
    expect(first.keys()).toEqual(['9:1']);
    await first.setHidden(false);
    expect(first.keys()).toEqual(['9:1', '7:3']);
  });

  it('a tab that is back beside one that shows messages gives way', async () => {
    const { first, second, reports, wait } = await openTabs([modal()]);
    await first.setHidden(true);
    await first.setHidden(false);
    await wait(TURN_PATIENCE_MS - 1);
    expect(first.keys()).toEqual(['8:2']);
    await wait(1);
    expect([first.keys(), second.keys()]).toEqual([[], ['8:2']]);
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it('a tab that is back keeps a survey that the viewer answers in a dialog', async () => {
    const upsell = hero({ type: 28, displayData: { message: 'Take part' } });
    const { first, second, wait } = await openTabs([upsell]);
    first.host.setLayerOpen(true);
    await first.setHidden(true);
    await first.setHidden(false);
    await wait();
    expect([first.keys(), second.keys()]).toEqual([['9:1'], ['9:1']]);
    first.host.setLayerOpen(false);
    await flush();
    expect([first.keys(), second.keys()]).toEqual([[], ['9:1']]);
  });

  it('what the viewer triggers in a tab shows there', async () => {
    const { second } = await openTabs([modal()]);
    await second.messaging.trigger({ placementId: '8', experienceId: '2' });
    await flush();
    expect(second.keys()).toEqual(['8:2']);
  });

  it('what a viewer triggered in a tab waits there for the next viewer', async () => {
    const { first, second, server } = await openTabs([modal()]);
    await second.messaging.trigger({ placementId: '8', experienceId: '2' });
    server.put('other', [modal()]);
    for (const { host } of [first, second]) {
      host.setViewer({ isAuth: true, id: 'other', firstName: 'Ada' });
      await flush();
    }
    expect([first.keys(), second.keys()]).toEqual([['8:2'], []]);
  });

  it('a tab without a message to show leaves the turn to others', async () => {
    const { first, second, turns } = await openTabs([modal()]);
    first.messaging.dismiss('8:2');
    await flush();
    expect(first.keys()).toEqual([]);
    expect(turns.asking()).toBe(1);
    expect(second.keys()).toEqual(['8:2']);
  });

  it('a banner of the server stays, and is viewed once the tab has the turn', async () => {
    const { openTab, reports, server } = await openTabs([], { count: 0, initial: [hero()] });
    server.put('v', [hero()]);
    const tab = await openTab({ isHidden: true });
    expect([tab.first, tab.keys(), reports()]).toEqual(['9:1', ['9:1'], []]);
    await tab.setHidden(false);
    expect([tab.keys(), reports()]).toEqual([['9:1'], ['viewed 9:1']]);
  });

  it('a banner of the server that is pressed before the tab has the turn ends there', async () => {
    const { openTab, reports, server } = await openTabs([], { count: 0, initial: [hero()] });
    server.put('v', [hero()]);
    const tab = await openTab({ isHidden: true });
    tab.messaging.dismiss('9:1');
    await flush();
    expect([tab.keys(), reports()]).toEqual([[], ['viewed 9:1', 'dismissed 9:1']]);
  });

  it('a banner of the server gives way to another tab, once and without a report', async () => {
    const { reports, second, wait } = await openTabs([hero()], { initial: [hero()] });
    expect(second.first).toBe('9:1');
    expect(second.keys()).toEqual([]);
    expect(second.messaging.peek(ALL)).toBeUndefined();
    await second.setHidden(true);
    await second.setHidden(false);
    expect(second.keys()).toEqual([]);
    await wait();
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('a tooltip whose pulsar was tapped stays in its tab', async () => {
    const { first, second, wait } = await openTabs([tooltip({ hasPulsar: true })]);
    first.messaging.setOpen('7:3', true);
    await first.setHidden(true);
    await first.setHidden(false);
    await wait();
    expect([first.keys(), second.keys()]).toEqual([['7:3'], ['7:3']]);
  });
});
