import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { callError, type ReadPin, type SavePin } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

/** How long a save is pending before it is aborted. */
const ABORTED_AFTER_MS = 30_000;

/** The code behind a press is imported in real time, which is slow beside other work. */
const IMPORTED = { timeout: 20_000 };

/** Presses Save on a card with this call. Returns the errors that are reported before the error toast shows. */
async function pressSave(savePin: SavePin, waitMs = 0) {
  const onError = vi.fn<(report: { error: unknown }) => void>();
  const page = samplePage({ onError, calls: { savePin } });
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await act(() => vi.dynamicImportSettled());
  act(() => page.clock.advance(waitMs));
  await vi.waitFor(() => {
    act(() => page.clock.advance(100));
    expect(screen.getByText('Sorry! Something went wrong on our end.')).toBeVisible();
  }, IMPORTED);
  return onError.mock.calls.map(([{ error }]) => String(error));
}

describe('a call of the host', () => {
  it('reports an unknown error, and shows a general toast', async () => {
    const broken = () => Promise.reject(new Error('boom'));
    expect(await pressSave(broken)).toEqual(['Error: boom']);
  });

  it('reports a call that is not a function', async () => {
    const missing = {} as unknown as SavePin;
    expect((await pressSave(missing)).join()).toContain('is not a function');
  });

  it('does not report a failed write (S1 §8)', async () => {
    const refused = () => Promise.reject(Object.assign(new Error('no'), { outcome: 'failed' }));
    expect(await pressSave(refused)).toEqual([]);
  });

  it.each([
    ['callError()', callError('full', { status: 409, displayMessage: 'This board is full.' })],
    [
      'a fetch library',
      Object.assign(new Error('full'), {
        response: { status: 409 },
        displayMessage: 'This board is full.',
      }),
    ],
  ])('shows the message of an error of %s at once, and does not read the pin', async (_, error) => {
    const readPin = vi.fn<ReadPin>();
    const calls = { savePin: () => Promise.reject(error), readPin };
    const page = samplePage({ calls, onError: vi.fn() });
    render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => {
      act(() => page.clock.advance(100));
      expect(screen.getByText('This board is full.')).toBeVisible();
    }, IMPORTED);
    expect(readPin).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save Dune' })).toBeVisible();
  });

  it('does not report a call that the host aborted', async () => {
    const left = () => Promise.reject(new DOMException('The page is left.', 'AbortError'));
    expect(await pressSave(left)).toEqual([]);
  });

  it('does not report a call that the kit aborted, whatever it throws', async () => {
    const slow: SavePin = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('stopped')));
      });
    expect(await pressSave(slow, ABORTED_AFTER_MS)).toEqual([]);
  });
});
