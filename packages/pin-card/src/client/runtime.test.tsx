import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { useTackboard } from './tackboard-context.js';

afterEach(cleanup);

/** Shows a toast on mount, before the runtime has loaded. */
function EarlyToast() {
  const { toasts } = useTackboard();
  useEffect(() => {
    const timing = { showDelayMs: 100, durationMs: 5000, fadeMs: 200 };
    toasts.show({ kind: 'done', text: 'Welcome back', timing });
  }, [toasts]);
  return null;
}

describe('the toasts of a client', () => {
  it('wait for the runtime, and then show for their whole duration (S1 §9)', async () => {
    const page = samplePage();
    render(page.inside(<EarlyToast />));
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

  it('have a live region before the first toast', async () => {
    render(samplePage().inside(null));
    const region = await screen.findByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
  });
});
