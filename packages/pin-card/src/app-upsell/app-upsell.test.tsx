import { describeConformance } from '@tackboard/conformance';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions, viewer } from '../sample-page.stories.js';
import { AppUpsellSheet } from './app-upsell-sheet.lazy.js';
import { useAppUpsell } from './use-app-upsell.js';

// Fetched once before: the first time takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('../chunks/dialogs.chunk.js'), import('../chunks/runtime.chunk.js')]),
);
afterEach(cleanup);

const DAY_MS = 24 * 60 * 60 * 1000;
const CREATED_AT = 0;
const KEY = 'tackboard:app-upsell-shown-at';

function Page(props: { readonly isSuppressed?: boolean }) {
  useAppUpsell(props);
  return null;
}

interface Start {
  /** Days since the account was made. */
  readonly day?: number;
  /** Days after the account was made on which it showed last. */
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
    render(<StrictMode>{page.inside(<Page isSuppressed={isSuppressed} />)}</StrictMode>);
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
  it('offers the app within a day of the account, once, and remembers when', async () => {
    const { storage, onEvent } = await start({ day: 0.5 });
    await sheet();
    expect(storage.get(KEY)).toBe(String(DAY_MS / 2));
    expect(onEvent.mock.calls).toEqual([[{ name: 'app-upsell-viewed' }]]);
  });

  it.each<readonly [string, Start, boolean]>([
    ['just before a day has passed', { day: 0.999 }, true],
    ['when a day has passed', { day: 1 }, false],
    ['14 days after the last', { day: 14.5, lastDay: 0.5 }, true],
    ['less than 14 days after the last', { day: 14.4, lastDay: 0.5 }, false],
    ['when the account is no longer new', { day: 28, lastDay: 0 }, false],
    ['when nobody can read when it showed', { day: 0.5, lastDay: 'soon' }, true],
    ['to a bot', { day: 0.5, isBot: true }, false],
    ['to a visitor', { day: 0.5, isAuth: false }, false],
    ['on a desktop', { day: 0.5, device: 'desktop' }, false],
    ['when the host holds it back', { day: 0.5, isSuppressed: true }, false],
  ])('%s', async (_, options, isShown) => {
    const { onEvent } = await start(options);
    if (isShown) await sheet();
    expect(onEvent).toHaveBeenCalledTimes(isShown ? 1 : 0);
  });

  it('leads to the app', async () => {
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

  it('does not come where nothing can be kept', async () => {
    const blocked = new Error('blocked');
    const fail = () => {
      throw blocked;
    };
    const storage = { get: () => null, set: fail, remove: fail, keys: () => [] };
    const { onError, onEvent } = await start({ environment: { storage } });
    expect(onError).toHaveBeenCalledWith({ error: blocked });
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('does not come without storage', async () => {
    const { onEvent } = await start({ environment: { storage: false } });
    expect(onEvent).not.toHaveBeenCalled();
  });
});
