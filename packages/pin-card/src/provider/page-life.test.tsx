import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage } from '../sample-page.stories.js';
import { pictures, samplePin } from '../sample-pins.stories.js';
import { useTackboard } from './tackboard-context.js';

afterEach(cleanup);

/** Says something as early as it can: before anything but the page itself has been fetched. */
function EarlyNews() {
  const { toasts } = useTackboard('EarlyNews');
  useEffect(() => {
    const timing = { showDelayMs: 100, durationMs: 5000, fadeMs: 200 };
    toasts.show({ kind: 'done', text: 'Welcome back', timing });
  }, [toasts]);
  return null;
}

describe('the toasts of a page', () => {
  it('are kept until what shows them is there, and then live as long as ever (S1 §9)', async () => {
    const page = samplePage();
    render(page.inside(<EarlyNews />));
    const wait = (ms: number) => act(() => page.clock.advance(ms));
    wait(6000);
    const region = await screen.findByRole('status');
    wait(99);
    expect(region.textContent).toBe('');
    wait(1);
    expect(region.textContent).toBe('Welcome back');
    wait(5199);
    expect(region.textContent).toBe('Welcome back');
    wait(1);
    expect(region.textContent).toBe('');
  });

  it('are read aloud from a region that is there before the first of them', async () => {
    render(samplePage().inside(null));
    const region = await screen.findByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
  });
});

describe('a page that a finger may touch', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'maxTouchPoints'));

  const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

  /** Whether a page with a card keeps the browser’s own menu away from a finger that rests on it. */
  async function listens(touchPoints: number) {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true });
    const { unmount } = render(samplePage().inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    await screen.findByRole('status');
    await vi.dynamicImportSettled();
    const link = screen.getByRole('link');
    const press = () => {
      const event = new PointerEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        pointerType: 'touch',
      });
      return !fireEvent(link, event);
    };
    return { press, unmount };
  }

  it('listens for long presses (S1 §9) until it is gone', async () => {
    const { press, unmount } = await listens(1);
    expect(press()).toBe(true);
    unmount();
    const { press: after } = await listens(0);
    expect(after()).toBe(false);
  });
});
