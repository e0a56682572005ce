import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

afterEach(cleanup);

/** Copies the link of the pin, and returns the texts of the toasts. */
async function copyLink(copyText: () => Promise<void>, options: SampleOptions) {
  const onError = vi.fn();
  const page = samplePage({ onError, environment: { copyText }, ...options });
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  await userEvent.click(screen.getByRole('button', { name: 'More options: Dune study' }));
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  await act(() => vi.dynamicImportSettled());
  // A toast shows after 100 ms.
  act(() => page.clock.advance(100));
  return document.querySelector('.tb-toaster')?.textContent;
}

const copied = async () => {};
const refused = () => Promise.reject(new Error('refused'));
const activation = { experiments: { custom_activation: 'enabled' } };

describe('Copy link', () => {
  it.each([
    ['confirms', copied, {}, 'Link copied'],
    ['says that it failed', refused, {}, 'Sorry! Something went wrong on our end.'],
    ['confirms nothing in the custom activation experiments', copied, activation, ''],
    ['reports no failure in the custom activation experiments', refused, activation, ''],
  ])('%s (S1 §8)', async (_, copyText, options, text) => {
    expect(await copyLink(copyText, options)).toBe(text);
  });
});
