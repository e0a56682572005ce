import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SavePin } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage } from '../sample-page.stories.js';
import { pictures, samplePin } from '../sample-pins.stories.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

/** How long a save is pending before it is aborted. */
const ABORTED_AFTER_MS = 30_000;

/** Presses Save on a card with this call. Returns the errors that were reported until the toast showed. */
async function pressSave(savePin: SavePin, waitMs = 0) {
  const onError = vi.fn<(report: { error: unknown }) => void>();
  const page = samplePage({ onError, calls: { savePin } });
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
  it('that throws an unknown error is reported, and a general toast shows', async () => {
    const broken = () => Promise.reject(new Error('boom'));
    expect(await pressSave(broken)).toEqual(['Error: boom']);
  });

  it('that is no function is reported', async () => {
    const missing = {} as unknown as SavePin;
    expect((await pressSave(missing)).join()).toContain('is not a function');
  });

  it('that the server refused is not reported (S1 §8)', async () => {
    const refused = () => Promise.reject(Object.assign(new Error('no'), { outcome: 'failed' }));
    expect(await pressSave(refused)).toEqual([]);
  });

  it('that the host aborted is not reported', async () => {
    const left = () => Promise.reject(new DOMException('The page is left.', 'AbortError'));
    expect(await pressSave(left)).toEqual([]);
  });

  it('that the kit aborted is not reported, whatever it throws', async () => {
    const slow: SavePin = (_, { signal }) =>
      new Promise((_answer, refuse) => {
        signal?.addEventListener('abort', () => refuse(new Error('stopped')));
      });
    expect(await pressSave(slow, ABORTED_AFTER_MS)).toEqual([]);
  });
});
