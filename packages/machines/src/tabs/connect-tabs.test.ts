import * as chart from '../writes/run-intent.js';
import type { Board, Pin } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { createPinStore } from '../store/pin-store.js';
import {
  createFakeClock,
  createMemoryChannels,
  createPinServer,
  createRecordingPorts,
  flush,
} from '../testing/index.js';
import { connectTabs } from './connect-tabs.js';

const board: Board = { id: 'b1' };
const pin: Pin = { id: '1' };

function twoTabs(viewers: readonly string[] = ['v', 'v']) {
  const clock = createFakeClock(1000);
  const server = createPinServer();
  const channelOf = createMemoryChannels();
  return viewers.map((viewerId) => {
    const channel = channelOf();
    const tabs = connectTabs({ channel, clock, viewerId: () => viewerId });
    const store = createPinStore({
      ...createRecordingPorts(viewerId, { clock, server }),
      onRecord: tabs.onRecord,
      viewerId,
      loadWrites: () => Promise.resolve(chart),
    });
    return { channel, clock, leave: tabs.attach(store), server, store };
  });
}

type Tab = ReturnType<typeof twoTabs>[number];

it('applies a save and an unsave of another tab', async () => {
  const [here, there] = twoTabs() as [Tab, Tab];
  here.store.tap(pin, { board, originalPinId: '0' });
  await flush();
  expect(there.store.read(pin)).toMatchObject({
    status: 'saved',
    copyId: 'copy-1',
    title: 'board',
  });
  expect(there.store.read({ id: '0' }).status).toBe('saved');
  expect(there.server.count('save')).toBe(1);
  here.clock.advance(1);
  there.store.tap(pin);
  await flush();
  expect(here.store.read(pin).status).toBe('none');
});

it('notifies a card that shows the pin', async () => {
  const [here, there] = twoTabs() as [Tab, Tab];
  const received: string[] = [];
  there.store.subscribe('1', () => received.push(there.store.read(pin).status));
  here.store.tap(pin, { board });
  await flush();
  expect(received).toEqual(['saved']);
});

it('ignores another viewer', async () => {
  const [here, there] = twoTabs(['v', 'w']) as [Tab, Tab];
  here.store.tap(pin, { board });
  await flush();
  expect(there.store.read(pin).status).toBe('none');
});

it('does not take back what was settled here later', async () => {
  const [here, there] = twoTabs() as [Tab, Tab];
  here.store.tap(pin, { board });
  await flush();
  there.channel.post({ viewerId: 'v', pinId: '1', saved: null, at: 999 });
  expect(here.store.read(pin).status).toBe('saved');
  there.channel.post({ viewerId: 'v', pinId: '1', saved: null, at: 1001 });
  expect(here.store.read(pin).status).toBe('none');
});

it('does not change a pending tap', async () => {
  const [here, there] = twoTabs() as [Tab, Tab];
  here.server.setMode('by-hand');
  here.store.tap(pin, { board });
  await flush();
  there.channel.post({ viewerId: 'v', pinId: '1', saved: { board: { id: 'b9' } }, at: 2000 });
  expect(here.store.read(pin)).toMatchObject({ status: 'saving', board: { id: 'b1' } });
  here.server.calls[0]?.refuse();
  await flush();
  expect(here.store.read(pin)).toMatchObject({ status: 'saved', board: { id: 'b9' } });
});

it('receives nothing after its channel is closed', async () => {
  const [here, there] = twoTabs() as [Tab, Tab];
  there.channel.close();
  here.store.tap(pin, { board });
  await flush();
  expect(there.store.read(pin).status).toBe('none');
});

it('receives nothing after it unsubscribed', async () => {
  const [here, there] = twoTabs() as [Tab, Tab];
  there.leave();
  here.store.tap(pin, { board });
  await flush();
  expect(there.store.read(pin).status).toBe('none');
});
