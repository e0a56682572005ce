import { createClient } from '@tackboard/api-client';
import { createTestConsent } from '@tackboard/domain/testing';
import { browserStorage } from '@tackboard/machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouter } from '../app/router/router.js';
import { deferServerCode } from './defer-server-code.js';

beforeEach(() => vi.useFakeTimers({ now: 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const key of browserStorage.keys()) browserStorage.remove(key);
});

const HOME = { key: '1', kind: 'home', path: '/', data: undefined };

const EVENT = { name: 'pin-clicked', pinId: '7' } as const;

/** A page whose requests are recorded. */
function openPage(isAllowed = true) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  const client = createClient({ origin: 'https://pins.example', fetch });
  const { reports } = deferServerCode(
    client,
    { isAuthenticated: true },
    createRouter(HOME),
    createTestConsent({ analytics: isAllowed, marketing: isAllowed, personalization: isAllowed }),
    (error) => {
      throw error;
    },
  );
  const sent = () =>
    fetch.mock.calls.map(([url, { body, keepalive }]) => {
      const { events } = JSON.parse(body as string) as { readonly events: readonly object[] };
      return { url, keepalive, events };
    });
  return { reports, sent };
}

it('S1 §7: a page that ends without an input sends its events, with the times at which they happened', () => {
  const { reports, sent } = openPage();
  reports.onEvent(EVENT);
  vi.setSystemTime(4000);
  reports.onEvent({ ...EVENT, pinId: '8' });
  vi.setSystemTime(9000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toMatchObject([
    {
      url: 'https://pins.example/v3/events/',
      keepalive: true,
      events: [
        { event_name: 'pin-clicked', object_id_str: '7', time: 1000 },
        { event_name: 'pin-clicked', object_id_str: '8', time: 4000 },
      ],
    },
  ]);
});

it('S2 §7: a page of a viewer who refused sends nothing', () => {
  const { reports, sent } = openPage(false);
  reports.onEvent(EVENT);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([]);
});

it('S1 §7: events are sent once, whether or not the code of the reports loads', async () => {
  const { reports, sent } = openPage();
  reports.onEvent(EVENT);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent().flatMap(({ events }) => events)).toHaveLength(1);
});
