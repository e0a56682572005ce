import { createCalls, createClient } from '@tackboard/api-client';
import type { Session } from '@tackboard/domain';
import { TackboardProvider } from '@tackboard/pin-card';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDemoClient } from '../../create-demo-client.js';
import { type Demo, DemoProvider } from '../../demo-context.js';
import { createStaticRouter } from '../../router/router.js';
import { ProfileHead } from './profile-head.js';

const PERSON = { id: '7', username: 'marenkjaer', fullName: 'Maren Kjær' };

let unmount = () => {};
const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no clipboard.
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  writeText.mockClear();
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Presses the button of a profile as the person of a session. Returns the title of the prompt, once there is one. */
async function pressAs(session: Session) {
  const page = { key: '/', path: '/', keepsScroll: false, data: undefined, render: () => null };
  const state = {
    session,
    people: [],
    device: 'desktop',
    browserCode: 0,
    osCode: 0,
    printedAt: 0,
    drift: [],
  } as const;
  const calls = createCalls(createClient({ origin: 'http://localhost', fetch }));
  const client = createDemoClient(state, calls, createStaticRouter(page), {});
  // The head of a profile needs nothing else of the demo.
  const demo = { language: undefined, words: undefined } as Demo;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <TackboardProvider client={client}>
        <DemoProvider value={demo}>
          <ProfileHead person={PERSON} isOwn={false} isBlocked={false} setBlocked={() => {}} />
        </DemoProvider>
      </TackboardProvider>,
    ),
  );
  await act(async () => place.querySelector<HTMLElement>('[aria-label="Share profile"]')?.click());
  return () => document.querySelector('[role="dialog"]')?.textContent;
}

const MEMBER = { id: '42', username: 'mina' };

it('S3 §6.2: a profile is shared by who is logged in', async () => {
  const prompt = await pressAs({ isAuthenticated: true, user: MEMBER });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/marenkjaer/`);
  expect(prompt()).toBeUndefined();
});

it.each([
  ['a visitor', { isAuthenticated: false }],
  ['a limited login', { isAuthenticated: true, user: { ...MEMBER, isLimitedLogin: true } }],
])('S3 §6: %s is asked to log in first', async (_, session) => {
  const prompt = await pressAs(session);
  await act(() => vi.dynamicImportSettled());
  await act(() =>
    vi.waitFor(() => expect(prompt() ?? '').toContain('Log in to share this profile')),
  );
  expect(writeText).not.toHaveBeenCalled();
});
