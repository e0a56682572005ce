import type { Pin } from '@tackboard/domain';
import { createOutbox } from '@tackboard/machines';
import {
  createMemoryChannels,
  createMemoryStorage,
  createPinServer,
} from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import type { CardEvent } from './event-table.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';

// Loaded first, so that no tab posts a message before the others listen.
beforeAll(() => import('./runtime.js'));
afterEach(cleanup);

const pinOf = (id: string): Pin => samplePin(id, pictures.dunes, { title: `Dune ${id}` });
const server = () => createPinServer(Object.values(boards));

/** A tab of the viewer with some pins. */
function openTab(changes: SampleOptions, count = 1) {
  const page = samplePage(changes);
  const pins = Array.from({ length: count }, (_, index) => pinOf(String(index + 1)));
  const { container, unmount } = render(
    page.inside(pins.map((pin) => <PinCard key={pin.id} pin={pin} surface="AuthHomefeed" />)),
  );
  const tab = within(container);
  return {
    clock: page.clock,
    unmount,
    saved: () => container.querySelectorAll('[data-save="saved"]').length,
    /** What the card says of a save that waits. */
    waiting: () => container.querySelector('article output')?.textContent,
    button: (name: string) => tab.getByRole('button', { name }),
    status: () => container.querySelector<HTMLElement>('[data-save]')?.dataset['save'],
    save: (id = '1') => userEvent.click(tab.getByRole('button', { name: `Save Dune ${id}` })),
    unsave: () => userEvent.click(tab.getByRole('button', { name: 'Saved Dune 1' })),
  };
}

describe('tabs', () => {
  it('show the same save state until their provider unmounts', async () => {
    const channelOf = createMemoryChannels();
    const calls = server().callsFor('42');
    const here = openTab({ calls, environment: { tabs: channelOf() } });
    const there = openTab({ calls, environment: { tabs: channelOf() } });
    const gone = openTab({ calls, environment: { tabs: channelOf() } });
    const alone = openTab({ calls });
    await here.save();
    await waitFor(() => expect(there.status()).toBe('saved'));
    expect(alone.status()).toBe('none');
    gone.unmount();
    await there.unsave();
    await waitFor(() => expect(here.status()).toBe('none'));
  });
});

describe('the outbox', () => {
  const outboxOf = (storage: ReturnType<typeof createMemoryStorage>, tabId: string) =>
    createOutbox({ storage, tabId, now: () => 0 });

  it('keeps a save made offline until the browser is online again (S1 §8)', async () => {
    let isOnline = false;
    const listeners = new Set<() => void>();
    const environment = {
      isOnline: () => isOnline,
      onOnline: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      outbox: outboxOf(createMemoryStorage(), 'here'),
    };
    const pinServer = server();
    const tab = openTab({ calls: pinServer.callsFor('42'), environment });
    await tab.save();
    await waitFor(() => expect(tab.waiting()).toBe('Waiting for connection'));
    expect([tab.status(), pinServer.count('save')]).toEqual(['saving', 0]);
    expect(tab.button('Waiting for connection Dune 1').getAttribute('aria-disabled')).toBe('true');
    isOnline = true;
    act(() => listeners.forEach((listener) => listener()));
    await waitFor(() => expect(tab.status()).toBe('saved'));
    expect([pinServer.count('save'), tab.waiting()]).toEqual([1, undefined]);
  });

  it('is sent by the next page after its page has closed', async () => {
    const storage = createMemoryStorage();
    const pinServer = server();
    const calls = pinServer.callsFor('42');
    const offline = { isOnline: () => false, outbox: outboxOf(storage, 'gone') };
    const gone = openTab({ calls, environment: offline });
    await gone.save();
    await waitFor(() => expect(storage.keys()).toHaveLength(1));
    gone.unmount();
    const next = openTab({ calls, environment: { outbox: outboxOf(storage, 'next') } });
    await waitFor(() => expect(next.status()).toBe('saved'));
    expect(pinServer.count('save')).toBe(1);
  });

  it('of an earlier page is sent as soon as a page that started offline is online', async () => {
    const storage = createMemoryStorage();
    const pinServer = server();
    const calls = pinServer.callsFor('42');
    const offline = { isOnline: () => false, outbox: outboxOf(storage, 'gone') };
    const gone = openTab({ calls, environment: offline });
    await gone.save();
    await waitFor(() => expect(storage.keys()).toHaveLength(1));
    gone.unmount();
    let isOnline = false;
    const listeners = new Set<() => void>();
    const onOnline = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const outbox = outboxOf(storage, 'next');
    const next = openTab({ calls, environment: { isOnline: () => isOnline, onOnline, outbox } });
    await waitFor(() => expect(listeners.size).toBe(1));
    expect([next.status(), pinServer.count('save')]).toEqual(['none', 0]);
    isOnline = true;
    act(() => listeners.forEach((listener) => listener()));
    await waitFor(() => expect(next.status()).toBe('saved'));
    expect(pinServer.count('save')).toBe(1);
  });

  it('can be switched off: then an offline save fails at once, with the error toast (S1 §8)', async () => {
    const pinServer = server();
    const tab = openTab({
      calls: pinServer.callsFor('42'),
      environment: { isOnline: () => false },
    });
    await tab.save();
    await waitFor(() => expect(tab.status()).toBe('none'));
    act(() => tab.clock.advance(100));
    expect(screen.getByText('Sorry! Something went wrong on our end.')).toBeVisible();
    expect([pinServer.count('save'), tab.waiting()]).toEqual([0, undefined]);
  });
});

const REPIN_LIMIT = 'repin_event_limit';

it('emits only the first ten saves of a session in the experiment (S3 §4.9)', async () => {
  const sessionStorage = createMemoryStorage();
  sessionStorage.set('tackboard:repins:42', '9');
  const events: CardEvent[] = [];
  const tab = openTab(
    {
      calls: server().callsFor('42'),
      viewer,
      experiments: { [REPIN_LIMIT]: 'enabled' },
      environment: { sessionStorage },
      onEvent: (event) => {
        if (event.name === 'pin-saved' || event.name === 'pin-deleted') events.push(event);
      },
    },
    2,
  );
  await tab.save('1');
  await tab.save('2');
  await waitFor(() => expect(tab.saved()).toBe(2));
  await tab.unsave();
  await waitFor(() => expect(events.map(({ name }) => name)).toEqual(['pin-saved', 'pin-deleted']));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('emits and counts saves from before the provider mounts (S3 §4.9)', async () => {
  const sessionStorage = createMemoryStorage();
  sessionStorage.set('tackboard:repins:42', '7');
  const events: string[] = [];
  const page = samplePage({
    viewer,
    experiments: { [REPIN_LIMIT]: 'enabled' },
    environment: { sessionStorage },
    onEvent: (event) => {
      if (event.name === 'pin-saved') events.push(event.pinId);
    },
  });
  const pins = ['1', '2', '3', '4'].map(pinOf);
  const count = () => sessionStorage.get('tackboard:repins:42');

  pins.slice(0, 2).forEach((pin) => page.tackboard.pins.save(pin));
  await waitFor(() => expect(events).toEqual(['1', '2']));
  expect(count()).toBe('7');

  render(page.inside(pins.map((pin) => <PinCard key={pin.id} pin={pin} surface="AuthHomefeed" />)));
  await waitFor(() => expect(count()).toBe('9'));
  for (const id of ['3', '4']) {
    await userEvent.click(screen.getByRole('button', { name: `Save Dune ${id}` }));
    await screen.findByRole('button', { name: `Saved Dune ${id}` });
  }
  expect(events).toEqual(['1', '2', '3']);
});
