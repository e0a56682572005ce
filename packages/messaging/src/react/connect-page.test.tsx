import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as runtime from '../engine/runtime.js';
import { createTurns } from '../engine/turn.test.fixture.js';
import { createMessaging } from '../messaging.js';
import { createRecordingHost, flush } from '../testing/index.js';
import { MessageRoot, MessagingProvider } from './index.js';

const CLIENT_RECT = { width: 10, height: 10, top: 0, left: 0, right: 10, bottom: 10, x: 0, y: 0 };

let isHidden = false;
beforeEach(() => {
  // jsdom has no layout: every element takes room.
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...CLIENT_RECT, toJSON: () => '' });
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'hidden');
});

const tooltip = (displayData: DisplayData): Experience => ({
  id: '3',
  placementId: '7',
  type: 8,
  displayData: {
    hasTooltip: true,
    anchor: 'save',
    tooltip: { mainText: 'Save it', confirmButtonText: 'Try it' },
    ...displayData,
  },
});

/** Opens a page with one message that shows, and another button beside it. */
async function open(displayData: DisplayData = {}) {
  const turns = createTurns();
  const host = createRecordingHost();
  const network = { isOnline: true };
  const messages = [tooltip(displayData)];
  host.server.put('v', messages);
  host.server.setMode('by-hand');
  const messaging = createMessaging({
    host,
    initial: messages,
    isOnline: () => network.isOnline,
    loadRuntime: () => Promise.resolve(runtime),
    turn: turns.connect(),
  });
  const page = render(
    <MessagingProvider messaging={messaging}>
      <button type="button" id="save">
        Save
      </button>
      <button type="button">Elsewhere</button>
      <MessageRoot />
    </MessagingProvider>,
  );
  await waitFor(() => expect(messaging.explain()[0]?.state).toBe('shown'));
  const pass = (ms: number) => act(() => host.clock.advance(ms));
  const hasEnded = () => messaging.explain()[0]?.state !== 'shown';
  const sent = () => host.server.pending.map(({ kind }) => kind);
  return { hasEnded, host, network, page, pass, sent, turns };
}

const dispatch = (target: EventTarget, name: string) =>
  act(async () => {
    target.dispatchEvent(new Event(name));
    await flush();
  });

describe('the browser’s page', () => {
  it('leaves its turn to another tab when it is left, and asks again when the browser brings it back (ours)', async () => {
    const { turns } = await open();
    expect(turns.asking()).toBe(1);
    await dispatch(globalThis, 'pagehide');
    expect(turns.asking()).toBe(0);
    await dispatch(globalThis, 'pageshow');
    expect(turns.asking()).toBe(1);
  });

  it('S2 §4.1: sends the reports that wait when it is online again', async () => {
    const { host, network, sent } = await open();
    network.isOnline = false;
    await act(async () => host.server.pending[0]?.fail());
    expect(sent()).toEqual([]);
    await dispatch(globalThis, 'online');
    expect(sent()).toEqual([]);
    network.isOnline = true;
    await dispatch(globalThis, 'online');
    expect(sent()).toEqual(['viewed']);
  });

  it('S2 §4.1: sends the reports that wait when it is left', async () => {
    const { host, sent } = await open();
    await act(async () => host.server.pending[0]?.fail(503));
    expect(sent()).toEqual([]);
    await dispatch(globalThis, 'pagehide');
    expect(sent()).toEqual(['viewed']);
  });

  it.each(['scroll', 'touchmove'])('S2 §4.15: %s starts the delay of a dismissal', async (name) => {
    const { hasEnded, pass } = await open({
      scrollToDismiss: true,
      scrollToDismissDelayInSeconds: 2,
    });
    pass(60_000);
    expect(hasEnded()).toBe(false);
    await dispatch(document, name);
    pass(1999);
    expect(hasEnded()).toBe(false);
    pass(1);
    expect(hasEnded()).toBe(true);
  });

  it('S2 §4.16: visible time stands still while it is hidden', async () => {
    const { hasEnded, pass } = await open({ disappearTime: 3000 });
    isHidden = true;
    await dispatch(document, 'visibilitychange');
    pass(60_000);
    expect(hasEnded()).toBe(false);
    isHidden = false;
    await dispatch(document, 'visibilitychange');
    pass(2999);
    expect(hasEnded()).toBe(false);
    pass(1);
    expect(hasEnded()).toBe(true);
  });

  it('S2 §4.4 §4.8: fetches when the browser brings it back, and what ended meanwhile is gone', async () => {
    const { hasEnded, host } = await open();
    host.server.setMode('at-once');
    const elsewhere = createMessaging({
      host: createRecordingHost({ server: host.server, storage: host.storage }),
      initial: [tooltip({})],
      loadRuntime: () => Promise.resolve(runtime),
    });
    elsewhere.claim({ predicate: () => true });
    elsewhere.mount();
    await flush();
    elsewhere.dismiss('7:3');
    await flush();
    const fetches = host.server.fetches();
    const show = (persisted: boolean) =>
      act(async () => {
        globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
        await flush();
      });
    await show(false);
    expect([hasEnded(), host.server.fetches()]).toEqual([false, fetches]);
    await show(true);
    expect([hasEnded(), host.server.fetches()]).toEqual([true, fetches + 1]);
  });

  it('is left alone when the provider has unmounted', async () => {
    const { host, page, sent } = await open();
    await act(async () => host.server.pending[0]?.fail(503));
    page.unmount();
    await dispatch(globalThis, 'pagehide');
    expect(sent()).toEqual([]);
  });
});

describe('the time of a message', () => {
  it.each([
    ['tooltip', {}, () => screen.getByRole('button', { name: 'Try it' })],
    ['pulsar', { hasPulsar: true }, () => screen.getByRole('button', { name: 'Save it' })],
  ])('S2 §4.16: the mouse and the focus on a %s stop it', async (_, displayData, part) => {
    const { hasEnded, pass } = await open({ disappearTime: 3000, ...displayData });
    await screen.findByRole('button', { name: part().textContent || 'Save it' });
    await userEvent.hover(part());
    pass(60_000);
    expect(hasEnded()).toBe(false);
    await userEvent.unhover(part());
    act(() => part().focus());
    pass(60_000);
    expect(hasEnded()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    pass(2999);
    expect(hasEnded()).toBe(false);
    pass(1);
    expect(hasEnded()).toBe(true);
  });

  it('S2 §4.16: touch does not stop it', async () => {
    const { hasEnded, pass } = await open({ disappearTime: 3000 });
    const part = await screen.findByRole('button', { name: 'Try it' });
    await userEvent.pointer({ keys: '[TouchA>]', target: part });
    pass(3000);
    expect(hasEnded()).toBe(true);
  });
});
