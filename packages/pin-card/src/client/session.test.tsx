import type { Pin } from '@tackboard/domain';
import { createOutbox } from '@tackboard/machines/outbox';
import {
  createMemoryChannels,
  createMemoryStorage,
  createPinServer,
} from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import type { CardEvent } from '../events/event-table.js';
import { type SampleOptions, samplePage, viewer } from '../sample-page.stories.js';
import { boards, pictures, samplePin } from '../sample-pins.stories.js';

// Loaded before, so that no tab posts a message before the others listen.
beforeAll(() => import('./runtime.lazy.js'));
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
    unmount,
    saved: () => container.querySelectorAll('[data-save="saved"]').length,
    status: () => container.querySelector<HTMLElement>('[data-save]')?.dataset['save'],
    save: (id = '1') => userEvent.click(tab.getByRole('button', { name: `Save Dune ${id}` })),
    unsave: () => userEvent.click(tab.getByRole('button', { name: 'Saved Dune 1' })),
  };
}

describe('other tabs', () => {
  it('agree on what is saved, until their provider unmounts', async () => {
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

  it('keeps a save that could not leave until the browser is online again', async () => {
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
    const held = server();
    const tab = openTab({ calls: held.callsFor('42'), environment });
    await tab.save();
    await waitFor(() => expect(listeners.size).toBe(1));
    expect([tab.status(), held.count('save')]).toEqual(['saving', 0]);
    isOnline = true;
    act(() => listeners.forEach((listener) => listener()));
    await waitFor(() => expect(tab.status()).toBe('saved'));
    expect(held.count('save')).toBe(1);
  });

  it('of a closed page is taken over by the next', async () => {
    const storage = createMemoryStorage();
    const held = server();
    const calls = held.callsFor('42');
    const offline = { isOnline: () => false, outbox: outboxOf(storage, 'gone') };
    const gone = openTab({ calls, environment: offline });
    await gone.save();
    await waitFor(() => expect(storage.keys()).toHaveLength(1));
    gone.unmount();
    const next = openTab({ calls, environment: { outbox: outboxOf(storage, 'next') } });
    await waitFor(() => expect(next.status()).toBe('saved'));
    expect(held.count('save')).toBe(1);
  });

  it('can be switched off: then an offline save fails at once (S1 §8)', async () => {
    const held = server();
    const tab = openTab({ calls: held.callsFor('42'), environment: { isOnline: () => false } });
    await tab.save();
    await waitFor(() => expect(tab.status()).toBe('none'));
    expect(held.count('save')).toBe(0);
  });
});

const REPIN_LIMIT = 'repin_event_limit';

it('only the first ten saves of a session are emitted in the experiment (S3 §4.9)', async () => {
  const sessionStorage = createMemoryStorage();
  sessionStorage.set('tackboard:repins', '9');
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
