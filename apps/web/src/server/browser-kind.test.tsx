import { createCalls, createClient } from '@tackboard/api-client';
import { buildPin, buildUser } from '@tackboard/domain/testing';
import { PinCardRoot, TackboardProvider } from '@tackboard/pin-card';
import { ShareTurns } from '@tackboard/pin-card/share';
import { Hono } from 'hono';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKit } from '../app/tackboard.js';
import { createRouter } from '../app/router/router.js';
import { type BrowserKind, browserKind } from './browser-kind.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function kindOf(agent: string): Promise<BrowserKind> {
  const app = new Hono().get('/', (context) => context.json(browserKind(context)));
  const response = await app.request('/', { headers: { 'user-agent': agent } });
  return (await response.json()) as BrowserKind;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [IPHONE, { device: 'mobile', browserCode: 2, osCode: 6 }],
  [GOOGLEBOT, { device: 'desktop', crawler: 'search', browserCode: 0, osCode: 0 }],
  ['', { device: 'desktop', browserCode: 0, osCode: 0 }],
])('S2 §9.26 §9.27, S3 §6: %j is %j', async (agent, kind) => {
  expect(await kindOf(agent)).toEqual(kind);
});

it('S3 §4.12.6: the share button learns that the device is made by Apple', async () => {
  const kind = await kindOf(IPHONE);
  vi.useFakeTimers();
  const page = { key: '/', path: '/', data: undefined };
  const session = { isAuthenticated: true, user: { id: '42', username: 'mina' } };
  const state = {
    ...kind,
    origin: 'http://localhost',
    session,
    people: [],
    consent: {},
    hasPrivacySignal: false,
    renderedAt: 0,
  };
  const calls = createCalls(createClient({ origin: 'http://localhost', fetch }));
  const isAvailable = vi.fn(() => false);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <TackboardProvider client={createKit(state, calls, createRouter(page), {})}>
        <PinCardRoot pin={buildPin({ pinner: buildUser() })} surface="AuthHomefeed">
          <ShareTurns upsell={{ isAvailable, onPress: () => undefined }} />
        </PinCardRoot>
      </TackboardProvider>,
    ),
  );
  act(() => {
    vi.advanceTimersByTime(4000);
  });
  act(() => root.unmount());
  expect(isAvailable).toHaveBeenCalledWith(expect.objectContaining({ isApple: true }));
});
