import type { CookiePreferences } from '@tackboard/domain/experience';
import type { Consent, Device, SaveCookiePreferences } from '@tackboard/domain';
import { createTestConsent } from '@tackboard/domain/testing';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import { CookieBanner } from './surfaces/cookie-banner.js';

afterEach(cleanup);

const TEXT =
  'We use cookies to deliver personalized ads and experiences, and to analyze traffic on our site.';

const MARKETING: Consent = { analytics: false, marketing: true, personalization: false };

function open(
  device: Device = 'desktop',
  {
    isRefused = false,
    isVisitor = false,
    consent = createTestConsent(MARKETING),
    stored = Promise.resolve(),
  } = {},
) {
  const recording = createRecordingHost();
  if (isVisitor) recording.setViewer({ isAuth: false });
  const saved: CookiePreferences[] = [];
  const signedIn: unknown[] = [];
  const keys: string[] = [];
  const layers = createLayerStore({ activeElement: () => null, onError: () => undefined });
  const saveCookiePreferences: SaveCookiePreferences = (preferences, options) => {
    saved.push(preferences);
    signedIn.push(options.isSignedIn);
    keys.push(options.idempotencyKey);
    return isRefused ? Promise.reject(new Error('refused')) : stored;
  };
  const host = {
    ...recording,
    consent,
    device,
    layers,
    calls: { ...recording.calls, saveCookiePreferences },
  };
  const cookie = { id: '502597', placementId: '9', type: 13, displayData: {} };
  const messaging = createMessaging({ host, initial: [cookie] });
  render(
    <MessagingProvider
      messaging={messaging}
      cookies={{
        policyUrl: '/cookies/',
        surfaceTag: 'banner',
      }}
    >
      <MessageSlot types={[13]} />
      <main>Feed</main>
      <MessageRoot />
      <LayerHost store={layers} />
    </MessagingProvider>,
  );
  const reports = () => recording.server.applied.map(({ kind }) => kind);
  return { host, keys, reports, saved, signedIn };
}

const button = (name: string) => screen.findByRole('button', { name });

it('S2 §2.7 §2.10: has its text, the link to the policy and three buttons', async () => {
  open();
  const region = await screen.findByRole('region', { name: `${TEXT} Cookie policy` });
  expect(within(region).getByRole('link').getAttribute('href')).toBe('/cookies/');
  const names = within(region)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Let me choose', 'Reject all', 'Accept all']);
});

it.each([
  ['Accept all', true],
  ['Reject all', false],
])(
  'S2 §2.11 §4.37 §7.1 §9.1: "%s" saves, completes and shows the toast for 3000 ms',
  async (name, isAllowed) => {
    const { host, reports, saved } = open();
    await userEvent.click(await button(name));
    expect(saved).toEqual([
      {
        allowAnalyticCookies: isAllowed,
        allowMarketingCookies: isAllowed,
        allowPersonalizationCookies: isAllowed,
        surfaceTag: 'banner',
      },
    ]);
    await waitFor(() => expect(reports()).toEqual(['viewed', 'completed']));
    expect(screen.queryByRole('region')).toBeNull();
    expect(host.shownToasts).toMatchObject([
      {
        text: 'We saved your cookie preferences. You can change them in the settings section of your profile at any time.',
        timing: { durationMs: 3000 },
      },
    ]);
  },
);

it('S2 §2.8 §4.37: settings start as stored, save, and complete the banner', async () => {
  const { reports, saved } = open();
  await userEvent.click(await button('Let me choose'));
  const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
  const states = within(dialog)
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ checked }) => checked);
  expect(states).toEqual([false, true, false]);
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Analytics' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
  expect(saved).toMatchObject([
    { allowAnalyticCookies: true, allowMarketingCookies: true, allowPersonalizationCookies: false },
  ]);
  await waitFor(() => expect(reports()).toEqual(['viewed', 'completed']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('S2 §7.1: what was saved counts for all, and the call learns whether there is an account to read again', async () => {
  const { host, signedIn } = open('desktop', { isVisitor: true });
  const changes: Consent[] = [];
  host.consent.subscribe(() => changes.push(host.consent.get()));
  await userEvent.click(await button('Reject all'));
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes).toEqual([{ analytics: false, marketing: false, personalization: false }]);
  expect(signedIn).toEqual([false]);
});

it('what was saved for one viewer does not count for the next', async () => {
  let respond = () => undefined as void;
  const stored = new Promise<void>((resolve) => (respond = resolve));
  const { host, reports, saved } = open('desktop', { stored });
  await userEvent.click(await button('Accept all'));
  expect(saved).toHaveLength(1);
  // As the client does for another viewer.
  const nothing: Consent = { analytics: false, marketing: false, personalization: false };
  act(() => host.setViewer({ isAuth: true, id: 'w' }));
  host.consent.set(nothing);
  await act(async () => respond());
  expect(host.consent.get()).toEqual(nothing);
  expect([host.shownToasts, host.errors, reports()]).toEqual([[], [], ['viewed']]);
});

it('the key of a save is made of the random bytes of the host', async () => {
  const { keys } = open();
  await userEvent.click(await button('Accept all'));
  // The recording host fills all bytes but the first four with 255.
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}f{24}$/)]);
});

const SIGNAL = /your browser asks sites not to sell or share your data/;

it('Global Privacy Control: the settings say why marketing is off, until the visitor turns it on', async () => {
  const consent = createTestConsent(undefined, true);
  open('desktop', { consent });
  await userEvent.click(await button('Let me choose'));
  const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
  const marketing = within(dialog).getByRole('switch', { name: 'Marketing' });
  expect(marketing).not.toBeChecked();
  expect(within(dialog).getByText(SIGNAL)).toBeVisible();
  await userEvent.click(marketing);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(consent.get()).toEqual(MARKETING));
});

it.each([
  ['the browser sends no signal', createTestConsent()],
  ['the visitor has turned it on', createTestConsent(MARKETING, true)],
])('the settings give no reason when %s', async (_, consent) => {
  open('desktop', { consent });
  await userEvent.click(await button('Let me choose'));
  await screen.findByRole('dialog', { name: 'Cookie settings' });
  expect(screen.queryByText(SIGNAL)).toBeNull();
});

it.each([
  ['desktop', 'in the page', true],
  ['mobile', 'after the page', false],
] as const)('S2 §2.6: on %s it is a card %s', async (device, _, isInPage) => {
  open(device);
  const card = await screen.findByRole('region');
  const main = screen.getByRole('main');
  expect(card.dataset['device']).toBe(device);
  const place = card.compareDocumentPosition(main);
  expect(place === Node.DOCUMENT_POSITION_FOLLOWING).toBe(isInPage);
});

it('S2 §2.6: on a desktop it is in the server markup, and hydrates without a difference', async () => {
  const cookie = { id: '502597', placementId: '9', type: 13, displayData: {} };
  const app = () => {
    const base = createRecordingHost();
    const host = { ...base, calls: { ...base.calls, saveCookiePreferences: async () => {} } };
    return (
      <MessagingProvider
        messaging={createMessaging({ host, initial: [cookie] })}
        cookies={{ policyUrl: '/cookies/' }}
        components={{ cookieBanner: { component: CookieBanner } }}
      >
        <MessageSlot types={[13]} />
      </MessagingProvider>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app());
  expect(container.textContent).toContain(TEXT);
  expect(container.innerHTML).not.toContain('style=');
  const served = container.querySelector('section');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, app(), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(container.querySelector('section')).toBe(served);
  act(() => root.unmount());
  container.remove();
});

it('S2 §2.9: on a phone it hides while the settings are open, and comes back after cancel', async () => {
  const { reports } = open('mobile');
  await userEvent.click(await button('Let me choose'));
  const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
  expect(screen.queryByText(/We use cookies/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/We use cookies/)).toBeVisible();
  expect(reports()).toEqual(['viewed']);
});

it('S2 §8.8: a save that fails keeps the banner, and shows nothing', async () => {
  const { host, reports } = open('desktop', { isRefused: true });
  await userEvent.click(await button('Accept all'));
  await waitFor(() => expect(host.errors).toMatchObject([{ message: 'refused' }]));
  expect(host.consent.get()).toEqual(MARKETING);
  expect(await button('Accept all')).toBeVisible();
  expect(host.shownToasts).toEqual([]);
  expect(reports()).toEqual(['viewed']);
});

it('S2 §8.8: settings that fail to save stay open and ready, and show nothing', async () => {
  const { host, reports, saved } = open('desktop', { isRefused: true });
  await userEvent.click(await button('Let me choose'));
  const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Analytics' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(host.errors).toMatchObject([{ message: 'refused' }]));
  const state = within(dialog).getByRole<HTMLInputElement>('switch', { name: 'Analytics' });
  expect(state.checked).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(host.shownToasts).toEqual([]);
  expect(reports()).toEqual(['viewed']);
});
