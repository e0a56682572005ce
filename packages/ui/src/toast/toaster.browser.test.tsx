import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Sheet } from '../dialog/dialog.js';
import '../styles.css';
import { createToastStore } from './toast-store.js';
import { Toaster } from './toaster.js';

afterEach(cleanup);

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (handle: unknown) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

it('a toast covers no button of a sheet', async () => {
  await page.viewport(390, 844);
  const store = createToastStore(clock, { showDelayMs: 0, durationMs: 60_000, fadeMs: 0 });
  const view = render(<Toaster store={store} />);
  await act(async () => {
    store.show({ kind: 'done', text: 'Saved!' });
  });
  const toast = () => screen.getByText('Saved!').closest('.tb-toast')!.getBoundingClientRect();
  await expect.poll(() => Math.round(toast().bottom)).toBe(820);
  view.rerender(
    <>
      <Toaster store={store} />
      <Sheet
        open
        title="Send to"
        onClose={() => {}}
        footer={<button type="button">Copy link</button>}
      >
        People
      </Sheet>
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Copy link' });
  await expect.poll(() => Math.round(toast().top)).toBe(16);
  expect(toast().bottom).toBeLessThan(button.getBoundingClientRect().top);
  view.rerender(<Toaster store={store} />);
  await expect.poll(() => Math.round(toast().bottom)).toBe(820);
});

it('its box stays where it is when a toast leaves: a browser would count a layout shift', async () => {
  await page.viewport(1280, 720);
  const store = createToastStore(clock, { showDelayMs: 0, durationMs: 60_000, fadeMs: 0 });
  render(<Toaster store={store} />);
  const closeFirst = await act(async () => store.show({ kind: 'done', text: 'Saved to Posters' }));
  await act(async () => {
    store.show({ kind: 'done', text: 'Saved to Studio' });
  });
  const box = () => screen.getByRole('status').getBoundingClientRect();
  const second = () => screen.getByText('Saved to Studio').getBoundingClientRect();
  await expect.poll(() => screen.queryByText('Saved to Studio')).not.toBeNull();
  const [top, secondTop] = [box().top, second().top];
  await act(async () => closeFirst());
  await expect.poll(() => screen.queryByText('Saved to Posters')).toBeNull();
  expect(box().top).toBe(top);
  expect(second().top).toBe(secondTop);
});
