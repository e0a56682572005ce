import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { lazyPart } from './lazy-parts.js';
import { PinCardRoot } from './pin-card-root.js';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const pins = ['1', '2', '3'].map((id) => samplePin(id, pictures.lake, { title: `Lake ${id}` }));
const lost = new TypeError('Failed to fetch dynamically imported module');

interface AroundProps {
  readonly children: ReactNode;
}
const Around = ({ children }: AroundProps) => <div data-testid="part">{children}</div>;

/** Fails once, then loads {@link Around}. */
const failsOnce = () =>
  vi
    .fn<() => Promise<ComponentType<AroundProps>>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(Around);

function feed(load: () => Promise<ComponentType<AroundProps>>, host: SampleOptions) {
  const part = lazyPart(load);
  const page = samplePage(host);
  function Feed() {
    const [count, setCount] = useState(2);
    return (
      <>
        {pins.slice(0, count).map((pin) => (
          <PinCardRoot key={pin.id} pin={pin} surface="AuthHomefeed">
            {(card) => part(card, <p>{card.name}</p>, { children: <p>{card.name}</p> })}
          </PinCardRoot>
        ))}
        <button type="button" onClick={() => setCount(3)}>
          Scroll
        </button>
      </>
    );
  }
  return page.inside(<Feed />);
}

const names = () => screen.getAllByText(/^Lake/).map(({ textContent }) => textContent);

describe('a part of a card whose chunk fails once', () => {
  it('renders its fallback, is reported once for all cards, and loads with the next card', async () => {
    const load = failsOnce();
    const onError = vi.fn();
    await act(async () => render(feed(load, { onError })));
    expect(screen.queryAllByTestId('part')).toHaveLength(0);
    expect(names()).toEqual(['Lake 1', 'Lake 2']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error: lost });

    await userEvent.click(screen.getByRole('button', { name: 'Scroll' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(names()).toEqual(['Lake 1', 'Lake 2', 'Lake 3']);
    expect(screen.getAllByTestId('part')).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it.each(['scrollend', 'pointerdown', 'focusin'])(
    'loads at %s for mounted cards',
    async (type) => {
      const load = failsOnce();
      await act(async () => render(feed(load, { onError: vi.fn() })));
      expect(screen.queryAllByTestId('part')).toHaveLength(0);

      await act(async () => document.body.dispatchEvent(new Event(type, { bubbles: true })));
      expect(load).toHaveBeenCalledTimes(2);
      expect(screen.getAllByTestId('part')).toHaveLength(2);
      await act(async () => document.body.dispatchEvent(new Event(type, { bubbles: true })));
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it('loads when a box of the page has scrolled, whose event does not bubble', async () => {
    const load = failsOnce();
    await act(async () => render(feed(load, { onError: vi.fn() })));
    await act(async () => document.body.dispatchEvent(new Event('scrollend')));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('hydrates without a mismatch, also when the chunk has loaded before', async () => {
    const consoleError = vi.spyOn(console, 'error');
    const app = <StrictMode>{feed(async () => Around, {})}</StrictMode>;
    const served = document.body.appendChild(document.createElement('div'));
    served.innerHTML = renderToString(app);
    expect(served.textContent).toContain('Lake 1');
    const root = await act(async () => hydrateRoot(served, app));
    expect(screen.getAllByTestId('part')).toHaveLength(2);
    act(() => root.unmount());

    served.innerHTML = renderToString(app);
    const again = await act(async () => hydrateRoot(served, app));
    expect(screen.getAllByTestId('part')).toHaveLength(2);
    expect(consoleError).not.toHaveBeenCalled();
    act(() => again.unmount());
    served.remove();
  });
});
