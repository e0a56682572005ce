import { describeConformance } from '@tackboard/conformance';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions, viewer } from '../../test-data/page.js';
import { AppUpsellSheet } from './app-upsell-sheet.js';
import { useAppUpsell } from './use-app-upsell.js';

// Load the chunk once: the first import takes longer than a test waits.
beforeAll(() => Promise.all([import('./app-upsell-sheet.js'), import('../client/runtime.js')]));
afterEach(cleanup);

const DAY_MS = 24 * 60 * 60 * 1000;
const CREATED_AT = 0;
const KEY = 'tackboard:app-upsell-shown-at';

function PageWithUpsell(props: { readonly isSuppressed?: boolean }) {
  useAppUpsell(props);
  return null;
}

interface Start {
  /** Days since the account was created. */
  readonly day?: number;
  /** The day of the last offer, counted from the creation of the account; a text is stored as it is. */
  readonly lastDay?: number | string;
  readonly isBot?: boolean;
  readonly device?: 'desktop' | 'mobile';
  readonly isAuth?: boolean;
  readonly isSuppressed?: boolean;
  readonly environment?: SampleOptions['environment'];
}

async function start(options: Start = {}) {
  const { day = 0, lastDay, isBot = false, device = 'mobile', isAuth = true } = options;
  const storage = createMemoryStorage();
  if (lastDay !== undefined) {
    storage.set(KEY, typeof lastDay === 'string' ? lastDay : String(lastDay * DAY_MS));
  }
  const onEvent = vi.fn();
  const onError = vi.fn();
  const openApp = vi.fn();
  const page = samplePage({
    onEvent,
    onError,
    viewer: { ...viewer, isAuth, createdAt: CREATED_AT },
    device,
    isBot,
    navigation: { openApp },
    environment: { storage, ...options.environment },
  });
  page.clock.advance(day * DAY_MS - page.clock.now());
  const isSuppressed = options.isSuppressed ?? false;
  await act(async () => {
    render(<StrictMode>{page.inside(<PageWithUpsell isSuppressed={isSuppressed} />)}</StrictMode>);
  });
  return { storage, onEvent, onError, openApp };
}

const sheet = () => screen.findByRole('dialog', { name: 'Tackboard is better in the app' });

describe('AppUpsellSheet', () => {
  describeConformance(<AppUpsellSheet onOpenApp={() => {}} onClose={() => {}} />, {
    element: HTMLDivElement,
    inside: samplePage().inside,
    isPopup: true,
  });
});

describe('useAppUpsell (S1 §6, S3 §9)', () => {
  it('offers the app once, on the first day of an account, and stores the time', async () => {
    const { storage, onEvent } = await start({ day: 0.5 });
    await sheet();
    expect(storage.get(KEY)).toBe(String(DAY_MS / 2));
    expect(onEvent.mock.calls).toEqual([[{ name: 'app-upsell-viewed' }]]);
  });

  it.each<readonly [string, Start, boolean]>([
    ['offers it just before a day has passed', { day: 0.999 }, true],
    ['offers nothing after a day', { day: 1 }, false],
    ['offers it 14 days after the last time', { day: 14.5, lastDay: 0.5 }, true],
    ['offers nothing less than 14 days after the last time', { day: 14.4, lastDay: 0.5 }, false],
    ['offers nothing when the account is no longer new', { day: 28, lastDay: 0 }, false],
    ['offers it when the stored time is invalid', { day: 0.5, lastDay: 'soon' }, true],
    ['offers nothing to a bot', { day: 0.5, isBot: true }, false],
    ['offers nothing to a visitor', { day: 0.5, isAuth: false }, false],
    ['offers nothing on desktop', { day: 0.5, device: 'desktop' }, false],
    ['offers nothing when the host suppresses it', { day: 0.5, isSuppressed: true }, false],
  ])('%s', async (_, options, isShown) => {
    const { onEvent } = await start(options);
    if (isShown) await sheet();
    expect(onEvent).toHaveBeenCalledTimes(isShown ? 1 : 0);
  });

  it.each([
    ['6.0.1', false],
    ['7.0', true],
  ])('on Android %s: %s (S3 §5)', async (version, isShown) => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue(`Mozilla/5.0 (Linux; Android ${version}; Nexus 5)`);
    const { onEvent } = await start({ day: 0.5 });
    agent.mockRestore();
    if (isShown) await sheet();
    expect(onEvent).toHaveBeenCalledTimes(isShown ? 1 : 0);
  });

  it('opens the app', async () => {
    const { openApp, onEvent } = await start();
    await sheet();
    await userEvent.click(screen.getByRole('button', { name: 'Get the app' }));
    expect(openApp).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onEvent.mock.calls.map(([{ name }]) => name)).toEqual([
      'app-upsell-viewed',
      'app-upsell-pressed',
      'app-upsell-closed',
    ]);
  });

  it('offers nothing when the time cannot be stored', async () => {
    const blocked = new Error('blocked');
    const fail = () => {
      throw blocked;
    };
    const storage = { get: () => null, set: fail, remove: fail, keys: () => [] };
    const { onError, onEvent } = await start({ environment: { storage } });
    expect(onError).toHaveBeenCalledWith({ error: blocked });
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('offers nothing without storage', async () => {
    const { onEvent } = await start({ environment: { storage: false } });
    expect(onEvent).not.toHaveBeenCalled();
  });
});
