import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

/** A client with one card. */
function show() {
  const page = samplePage();
  const { container, unmount } = render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  return {
    ready: () => act(page.ready),
    unmount,
    wait: (ms: number) => act(() => page.clock.advance(ms)),
    entries: () => within(document.body).queryAllByRole('menu').length,
    touch(type = 'pointerdown') {
      const touch = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true };
      const link = container.querySelector('.tb-link')!;
      act(() => void link.dispatchEvent(new PointerEvent(type, touch)));
    },
  };
}

async function open() {
  const card = show();
  await card.ready();
  return card;
}

it('opens the menu of the touched card alone, on the clock of its client', async () => {
  const [one, other] = [await open(), await open()];
  other.touch();
  one.wait(501);
  await vi.dynamicImportSettled();
  expect(other.entries()).toBe(0);
  other.wait(501);
  await waitFor(() => expect(other.entries()).toBe(1));
});

it('still opens the menu after another client has unmounted (S1 §9)', async () => {
  const [one, other] = [await open(), await open()];
  one.unmount();
  other.touch();
  other.wait(501);
  await waitFor(() => expect(other.entries()).toBe(1));
});

it('opens the menu when the finger was down before its code loaded (S1 §9)', async () => {
  const card = show();
  card.touch();
  await card.ready();
  card.wait(501);
  await waitFor(() => expect(card.entries()).toBe(1));
});

it('opens no menu when the finger was lifted before its code loaded', async () => {
  const card = show();
  card.touch();
  card.touch('pointerup');
  await card.ready();
  card.wait(600);
  await act(() => vi.dynamicImportSettled());
  expect(card.entries()).toBe(0);
});
