import { describeConformance } from '@tackboard/conformance';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { ShareButton, type ShareButtonProps } from './share-button.js';
import { ShareTurns } from './share-turns.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  trackingParams: 'CwAB',
});

const SEND_OBJECT = {
  type: 'pin',
  id: '1',
  url: '/pin/1/',
  imageUrl: '/prints/dunes.svg',
  ownerId: '11',
  clientTrackingParams: 'CwAB',
};

afterEach(cleanup);

const inCard = (page: ReturnType<typeof samplePage>, shown = pin, surface = 'AuthHomefeed') =>
  function InCard(children: React.ReactNode) {
    return page.inside(
      <PinCardRoot pin={shown} surface={surface}>
        {children}
      </PinCardRoot>,
    );
  };

function show(
  props: ShareButtonProps = {},
  changes: SampleOptions = {},
  { shown = pin, surface = 'AuthHomefeed' } = {},
) {
  const page = samplePage(changes);
  render(inCard(page, shown, surface)(<ShareButton {...props} />));
  return page;
}

const button = () => screen.queryByRole('button', { name: 'Send: Dune study' });

async function press() {
  await userEvent.click(button()!);
  await settle();
}

describe('ShareButton', () => {
  it('is not rendered for crawlers (S1 §6)', () => {
    show({}, { isBot: true });
    expect(button()).toBeNull();
  });

  describeConformance(<ShareButton />, {
    element: HTMLButtonElement,
    inside: inCard(samplePage()),
  });

  it('opens and closes the flyout for signed-in viewers in a feed (S3 §4.12.2)', async () => {
    const onEvent = vi.fn();
    show({}, { onEvent });
    await press();
    expect(screen.getByRole('dialog', { name: 'Send to' })).toBeVisible();
    expect(button()?.getAttribute('aria-expanded')).toBe('true');
    await press();
    await vi.waitUntil(() => screen.queryByRole('dialog') === null);
    expect(button()?.getAttribute('aria-expanded')).toBe('false');
    expect(onEvent).toHaveBeenCalledTimes(2);
    expect(onEvent).toHaveBeenCalledWith({
      name: 'share-button-clicked',
      pinId: '1',
      element: 'share-button',
    });
  });

  it.each([
    ['outside of feeds', { isFeedTile: false }, {}],
    ['for a visitor', {}, { viewer: { isAuth: false } }],
  ])('calls onSend with the send object %s (S3 §3 §4.12)', async (_, props, page) => {
    const onSend = vi.fn();
    show({ ...props, onSend }, page);
    await press();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(SEND_OBJECT);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()?.hasAttribute('aria-haspopup')).toBe(false);
  });

  it('calls navigation.openSend without onSend', async () => {
    const openSend = vi.fn();
    show({}, { viewer: { isAuth: false }, navigation: { openSend } });
    await press();
    expect(openSend).toHaveBeenCalledExactlyOnceWith(SEND_OBJECT);
  });

  it.each([
    [
      'a pin that no one pinned (S3 §6)',
      {},
      {},
      { shown: samplePin('1', pictures.dunes, { title: 'Dune study' }) },
    ],
    ['a visitor without a handler', {}, { viewer: { isAuth: false } }, {}],
    ['a surface without it', {}, {}, { surface: 'BulkEdit' }],
  ])('renders nothing for %s', (_, props, page, place) => {
    show(props, page, place);
    expect(button()).toBeNull();
  });

  it.each([[{}], [{ isFeedTile: false, onSend: () => {} }]])(
    'prompts a viewer with limited login to log in, with the props %j (S3 §6)',
    async (props) => {
      const onLogin = vi.fn();
      show(props, {
        viewer: { isAuth: true, id: '42', isLimitedLogin: true },
        navigation: { promptLogin: onLogin },
      });
      await press();
      expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'send', pin });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button()?.getAttribute('aria-expanded')).not.toBe('true');
    },
  );
});

describe('ShareTurns', () => {
  const upsell = { isAvailable: () => true, onPress: () => {} };
  describeConformance(<ShareTurns upsell={upsell} />, {
    element: HTMLButtonElement,
    inside: inCard(samplePage()),
  });

  const current = () => screen.getByRole('button').getAttribute('aria-label');

  function showTurns(
    changes: Partial<Parameters<typeof ShareTurns>[0]['upsell']> = {},
    page = samplePage(),
  ) {
    render(inCard(page)(<ShareTurns upsell={{ ...upsell, ...changes }} />));
    const wait = (ms: number) => act(() => page.clock.advance(ms));
    return { ...page, wait };
  }

  it('shows the app after 4000 ms, alternates every 5000 ms, and stores the time (S3 §4.12 §9)', () => {
    const set = vi.fn();
    const storage = { get: () => null, set, remove: () => {}, keys: () => [] };
    const { wait } = showTurns({}, samplePage({ environment: { storage } }));
    wait(3999);
    expect(current()).toBe('Send: Dune study');
    wait(1);
    expect(current()).toBe('Get the app');
    expect(set).toHaveBeenCalledExactlyOnceWith(
      'tackboard:share-upsell-shown-at',
      expect.any(String),
    );
    wait(5000);
    expect(current()).toBe('Send: Dune study');
    wait(5000);
    expect(current()).toBe('Get the app');
    expect(set).toHaveBeenCalledTimes(2);
  });

  it('shows the app all the same where storage is blocked (S3 §4.12)', () => {
    const onError = vi.fn();
    const storage = createMemoryStorage();
    storage.block();
    const { wait } = showTurns({}, samplePage({ environment: { storage }, onError }));
    wait(4000);
    expect(current()).toBe('Get the app');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('passes country and device to isAvailable (S3 §4.12)', () => {
    const isAvailable = vi.fn(() => false);
    const context = { viewer: { isAuth: true, id: '42' }, country: 'AT', osCode: 6 };
    const { wait } = showTurns({ isAvailable }, samplePage({ ...context }));
    wait(4000);
    expect(isAvailable).toHaveBeenCalledExactlyOnceWith({ country: 'AT', isApple: true });
    expect(current()).toBe('Send: Dune study');
  });

  it.each([
    ['after landing on a phone', { isMobileLanding: true }, samplePage()],
    [
      'signed out',
      {},
      samplePage({ viewer: { isAuth: false }, navigation: { openSend: () => {} } }),
    ],
  ])('never shows the app %s (S3 §4.12)', (_, changes, page) => {
    const { wait } = showTurns(changes, page);
    wait(4000);
    expect(current()).toBe('Send: Dune study');
    wait(5000);
    expect(current()).toBe('Send: Dune study');
  });

  it('keeps its turn while it has the pointer, so that a press does what shows', async () => {
    const onPress = vi.fn();
    const onEvent = vi.fn();
    const { wait } = showTurns({ onPress }, samplePage({ onEvent }));
    wait(4000);
    await userEvent.hover(screen.getByRole('button'));
    wait(7000);
    expect(current()).toBe('Get the app');
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ name: 'share-upsell-pressed', pinId: '1' });
    await userEvent.unhover(screen.getByRole('button'));
    act(() => screen.getByRole('button').blur());
    expect(current()).toBe('Send: Dune study');
  });

  it('opens the flyout again after it was closed', async () => {
    showTurns();
    await press();
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitUntil(() => screen.queryByRole('dialog') === null);
    await press();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
