import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });
const reportReasons = [
  { id: 'spam', label: 'Spam' },
  { id: 'other', label: 'Something else' },
];

afterEach(cleanup);

/** Opens the dialog from the menu of a card. */
async function open(options: SampleOptions) {
  const page = samplePage(options);
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  await userEvent.click(screen.getByRole('button', { name: 'More options: Dune study' }));
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report Pin' }));
  await act(() => vi.dynamicImportSettled());
  return page;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('The report of a pin', () => {
  it('asks for one of the reasons of the host, sends it, and is taken back by Undo (S1 §4.21)', async () => {
    const reportPin = vi.fn(async () => {});
    await open({ reportReasons, calls: { reportPin } });
    expect(
      screen.getByRole('alertdialog', { name: 'Why are you reporting this Pin?' }),
    ).toBeDefined();
    await press('Report');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Spam' })),
    );
    expect(screen.queryByText('Reported')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await press('Report');
    await act(() => vi.dynamicImportSettled());
    await waitFor(() =>
      expect(reportPin).toHaveBeenCalledExactlyOnceWith(
        { pinId: '1', isReported: true, reason: 'other' },
        expect.anything(),
      ),
    );
    expect(screen.getByText('Reported')).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })),
    );
    await press('Undo');
    expect(screen.getByRole('link', { name: 'Dune study' })).toBeDefined();
    await waitFor(() =>
      expect(reportPin).toHaveBeenLastCalledWith(
        { pinId: '1', isReported: false },
        expect.anything(),
      ),
    );
  });

  it('asks for a confirmation where the host has no reasons (S1 §4.21)', async () => {
    const reportPin = vi.fn(async () => {});
    await open({ calls: { reportPin } });
    expect(screen.getByRole('alertdialog', { name: 'Report this Pin?' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Report');
    await act(() => vi.dynamicImportSettled());
    await waitFor(() =>
      expect(reportPin).toHaveBeenCalledExactlyOnceWith(
        { pinId: '1', isReported: true },
        expect.anything(),
      ),
    );
  });

  it('is not sent after Cancel', async () => {
    const reportPin = vi.fn(async () => {});
    await open({ reportReasons, calls: { reportPin } });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Dune study' })).toBeDefined();
    expect(reportPin).not.toHaveBeenCalled();
  });

  it('that needs a new login opens its prompt, and the card is back (S3 §6.2)', async () => {
    const limited = Object.assign(new Error('Log in again'), {
      outcome: 'failed',
      isLimitedLogin: true,
    });
    const promptLogin = vi.fn();
    await open({
      calls: { reportPin: () => Promise.reject(limited) },
      navigation: { promptLogin },
      onError: () => {},
    });
    await press('Report');
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => expect(promptLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'report' }));
    expect(screen.getByRole('link', { name: 'Dune study' })).toBeDefined();
  });
});
