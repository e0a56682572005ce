import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SavePin } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage } from '../sample-page.stories.js';
import { pictures, samplePin } from '../sample-pins.stories.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

/** Presses Save on a card whose call to save is this one; what the host heard until the person was told. */
async function pressSave(savePin: SavePin) {
  const onError = vi.fn<(report: { error: unknown }) => void>();
  const page = samplePage({ savePin, onError });
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
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
});
