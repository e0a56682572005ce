import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { SERVICES, type TackboardClient } from './types.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

it('destroy() in an effect leaves a client that saves, emits and shows toasts in StrictMode', async () => {
  const { clock, inside, tackboard } = samplePage();
  const events: string[] = [];
  tackboard.on('event', ({ name }) => events.push(name));
  function App() {
    useEffect(() => () => tackboard.destroy(), []);
    return inside(<PinCard pin={pin} surface="AuthHomefeed" />);
  }
  const view = render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  const { core } = (tackboard as TackboardClient)[SERVICES];
  await vi.waitFor(() => expect(core.runtime.get()?.session()).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Save Dune' }));
  await screen.findByRole('button', { name: 'Saved Dune' });
  expect(events).toContain('pin-saved');
  clock.advance(100);
  expect(await screen.findByText(/Saved to/)).toBeVisible();
  view.unmount();
  expect(core.runtime.get()?.session()).toBeUndefined();
  expect(core.runtime.get()?.toastStore.getSnapshot()).toEqual([]);
});

it('two providers of one client show each toast once, and the second takes over', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { inside } = samplePage();
  const first = render(inside('First'));
  const second = render(inside('Second'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('two providers'));
  await screen.findByRole('status');
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(first.container.contains(screen.getByRole('status'))).toBe(true);
  first.unmount();
  expect(second.container.contains(await screen.findByRole('status'))).toBe(true);
  warn.mockRestore();
});

it('two clients on one page show only their own toasts and layers', async () => {
  const [one, other] = [samplePage(), samplePage()];
  const views = [one, other].map(({ inside }) => render(inside(null)));
  const region = (index: number) => within(views[index]!.container).queryByRole('status');
  await vi.waitFor(() => expect([region(0), region(1)]).not.toContain(null));
  const timing = { showDelayMs: 100, durationMs: 5000, fadeMs: 200 };
  one.tackboard.toasts.show({ kind: 'done', text: 'Welcome', timing });
  await act(() => vi.dynamicImportSettled());
  act(() => one.clock.advance(100));
  act(() => other.clock.advance(100));
  expect([region(0), region(1)].map((shown) => shown?.textContent)).toEqual(['Welcome', '']);
  one.tackboard.layers.open({ load: async () => () => null, props: {} });
  expect(other.tackboard.layers.isOpen()).toBe(false);
});
