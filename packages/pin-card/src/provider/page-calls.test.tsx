import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SavePin } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage } from '../sample-page.stories.js';
import { pictures, samplePin } from '../sample-pins.stories.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

/** How long a save is waited for before it is given up. */
const GIVEN_UP_MS = 30_000;

/** Presses Save on a card whose call to save is this one; what the host heard until the person was told. */
async function pressSave(savePin: SavePin, waitMs = 0) {
  const onError = vi.fn<(report: { error: unknown }) => void>();
  const page = samplePage({ savePin, onError });
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await act(() => vi.dynamicImportSettled());
  act(() => page.clock.advance(waitMs));
  await vi.waitFor(() => {
    act(() => page.clock.advance(100));
    expect(screen.getByText('Sorry! Something went wrong on our end.')).toBeTruthy();
  });
  return onError.mock.calls.map(([{ error }]) => String(error));
}

describe('a call of the host', () => {
  it('that throws what no port means is heard by the host: the person learns no more than that', async () => {
    const broken = () => Promise.reject(new Error('boom'));
    expect(await pressSave(broken)).toEqual(['Error: boom']);
  });

  it('that is missing is heard by the host', async () => {
    const missing = undefined as unknown as SavePin;
    expect((await pressSave(missing)).join()).toContain('is not a function');
  });

  it('that the server refused is no fault of the host (S1 §8)', async () => {
    const refused = () => Promise.reject(Object.assign(new Error('no'), { outcome: 'failed' }));
    expect(await pressSave(refused)).toEqual([]);
  });

  it('that the host gave up is no fault', async () => {
    const left = () => Promise.reject(new DOMException('The page is left.', 'AbortError'));
    expect(await pressSave(left)).toEqual([]);
  });

  it('that the kit gave up is no fault, whatever it throws then', async () => {
    const slow: SavePin = (_, { signal }) =>
      new Promise((_answer, refuse) => {
        signal?.addEventListener('abort', () => refuse(new Error('stopped')));
      });
    expect(await pressSave(slow, GIVEN_UP_MS)).toEqual([]);
  });
});
