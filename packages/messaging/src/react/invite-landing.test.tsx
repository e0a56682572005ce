import type { Device, Invite, Viewer } from '@tackboard/domain';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessagingProvider } from './index.js';
import { InviteLanding, type InviteLandingProps } from './invite-landing.js';

const RECT = { width: 10, height: 10, top: 0, left: 0, right: 10, bottom: 10, x: 0, y: 0 };

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('./surfaces/inviter-popover.js'));
beforeEach(() => {
  // jsdom has no layout: every element takes room.
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...RECT, toJSON: () => '' });
});
afterEach(cleanup);

const VISITOR: Viewer = { isAuth: false };
const VIEWER: Viewer = { isAuth: true, id: 'v', shouldShowMessaging: true };
const INVITE: Invite = {
  sender: { id: '7', firstName: 'Ilse', imageMediumUrl: '/ilse.jpg', shouldShowMessaging: true },
  inviteChannel: 1,
};

interface PageOptions extends Partial<InviteLandingProps> {
  readonly viewer?: Viewer;
  readonly device?: Device;
  readonly invite?: Invite | Error;
}

function open({ device, invite = INVITE, viewer = VISITOR, ...props }: PageOptions = {}) {
  const recording = createRecordingHost({ viewer, ...(device && { device }) });
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const lookups: string[] = [];
  const readInvite = async (code: string) => {
    lookups.push(code);
    if (invite instanceof Error) throw invite;
    return invite;
  };
  const host = { ...recording, layers, calls: { ...recording.calls, readInvite } };
  const messaging = createMessaging({ host });
  const onLogIn = vi.fn();
  const onSignUp = vi.fn();
  render(
    <StrictMode>
      <MessagingProvider messaging={messaging}>
        <input aria-label="Search" />
        <button type="button" data-message-anchor="log-in">
          Log in
        </button>
        <InviteLanding code="abc" isPinPage onLogIn={onLogIn} onSignUp={onSignUp} {...props} />
        <LayerHost store={layers} />
      </MessagingProvider>
    </StrictMode>,
  );
  const events = () =>
    recording.emitted.map(({ eventType, name }) =>
      eventType ? `${name} ${Number(eventType)}` : name,
    );
  return { events, host, layers, recording, lookups, onLogIn, onSignUp };
}

const popover = () => screen.findByRole('dialog', { name: /Ilse.* invited you/ });
const settled = () => act(async () => {});

describe('a signed-out visitor on a desktop', () => {
  it('S3 §4.6.1 §4.6.2: gets a popover about the inviter, which leaves the focus', async () => {
    const { events, lookups } = open();
    screen.getByRole('textbox').focus();
    const dialog = await popover();
    expect(within(dialog).getByText('Log in to see the boards this Pin is on.')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(new Set(lookups)).toEqual(new Set(['abc']));
    expect(events()).toEqual(['message-invite-received']);
  });

  it.each([
    ['Log in', 'onLogIn'],
    ['Sign up', 'onSignUp'],
  ] as const)('S3 §7.32: "%s" accepts the invite (event 25)', async (name, callback) => {
    const page = open();
    await userEvent.click(within(await popover()).getByRole('button', { name }));
    expect(page[callback]).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.events()).toEqual(['message-invite-received', 'message-invite-accepted 25']);
  });

  it('S3 §7.32: closing denies it (event 29), and it stays away', async () => {
    const { events, layers } = open();
    await userEvent.click(within(await popover()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => layers.open({ load: () => Promise.resolve(() => null), props: {} })());
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events()).toEqual(['message-invite-received', 'message-invite-denied 29']);
  });

  it.each([5, 9, 12, 16])('S3 §4.6.2 §9.27: gets none for channel %i', async (inviteChannel) => {
    open({ invite: { ...INVITE, inviteChannel } });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for a dialog of the page, and comes back after it', async () => {
    const { events, layers } = open();
    await popover();
    const Other = () => <p role="alertdialog">Other</p>;
    act(() => void layers.open({ load: () => Promise.resolve(Other), props: {} }));
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => layers.close());
    await popover();
    expect(events()).toEqual(['message-invite-received']);
  });
});

it('S3 §4.6.2: a visitor on a phone gets nothing', async () => {
  const { events, host } = open({ device: 'mobile' });
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.shownToasts).toEqual([]);
  expect(events()).toEqual(['message-invite-received']);
});

describe('a signed-in viewer', () => {
  it.each(['desktop', 'mobile'] as const)('S3 §4.6.3: gets a toast on %s', async (device) => {
    const { events, host } = open({
      device,
      viewer: VIEWER,
      messagePath: ({ id }) => `/conversations/${id}/`,
    });
    await waitFor(() => expect(host.shownToasts).toHaveLength(1));
    const [toast] = host.shownToasts;
    expect(toast).toMatchObject({
      kind: 'plain',
      imageUrl: '/ilse.jpg',
      initials: 'I',
      action: { text: 'Send a message', href: '/conversations/7/' },
    });
    expect(toast?.text).toMatch(/^\W?Ilse\W? invited you$/);
    act(() => toast?.onAction?.());
    expect(events()).toEqual(['message-invite-received', 'message-invite-accepted 25']);
    expect(host.emitted.at(-1)).toMatchObject({ surface: `toast-${device}`, inviteCode: 'abc' });
  });

  it.each([
    ['is the inviter', { ...VIEWER, id: '7' }, INVITE],
    ['does not allow messages', { ...VIEWER, shouldShowMessaging: false }, INVITE],
    [
      'is invited by somebody who does not allow messages',
      VIEWER,
      { ...INVITE, sender: { ...INVITE.sender, shouldShowMessaging: false } },
    ],
  ])('S3 §4.6.3 §6.15: gets none who %s', async (_, viewer, invite) => {
    const { host } = open({ viewer, invite });
    await settled();
    expect(host.shownToasts).toEqual([]);
  });
});

it('S3 §4.6.4 §8.3: a lookup that fails counts as no invite', async () => {
  const { host } = open({ invite: new Error('offline') });
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.shownToasts).toEqual([]);
  expect(host.errors).toContainEqual(new Error('offline'));
});

it('S3 §2.3.4: other pages than pins only emit the code', async () => {
  const { events, host, lookups } = open({ isPinPage: false });
  await settled();
  expect(lookups).toEqual([]);
  expect(events()).toEqual(['message-invite-received']);
  expect(host.emitted[0]).toMatchObject({ inviteCode: 'abc', isPinPage: false });
});

it('a page without a code does nothing', async () => {
  const { events, lookups } = open({ code: undefined });
  await settled();
  expect(lookups).toEqual([]);
  expect(events()).toEqual([]);
});

it.each([
  [404, 0],
  [410, 0],
  [500, 1],
])(
  'S3 §8.3: a lookup that fails with %i shows nothing, and reports %i errors',
  async (status, count) => {
    const invite = Object.assign(new Error('No invite.'), { status });
    const { lookups, recording } = open({ invite });
    await waitFor(() => expect(lookups.length).toBeGreaterThan(0));
    await act(async () => {});
    expect(new Set(recording.errors).size).toBe(count);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
