import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feed, manyPins } from '../sample-pins.stories.js';
import { samplePage } from '../sample-page.stories.js';
import { PinGrid } from './pin-grid.js';

let resize: (width: number) => void = () => {};
let listTop = 0;

/** A page of 1280 by 800 px whose list starts at `listTop`. */
beforeEach(() => {
  listTop = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: listTop, width: 1280 }) as DOMRect,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        resize = (width) =>
          act(() =>
            callback([{ target: document.querySelector('.tb-grid-foot'), contentRect: { width } }]),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scrollTo(top: number) {
  listTop = -top;
  vi.stubGlobal('scrollY', top);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const indices = () => screen.getAllByRole('listitem').map((item) => Number(item.ariaPosInSet) - 1);

const pins = manyPins(1000);
const page = samplePage();

describe('PinGrid', () => {
  describeConformance(<PinGrid pins={feed} surface="AuthHomefeed" />, {
    element: HTMLDivElement,
    inside: page.inside,
  });

  it('renders the cards near the window and no others', () => {
    render(page.inside(<PinGrid pins={pins} surface="AuthHomefeed" />));
    expect(indices()[0]).toBe(0);
    expect(indices().length).toBeLessThan(40);
    scrollTo(20_000);
    expect(indices()[0]).toBeGreaterThan(150);
    expect(indices().length).toBeLessThan(60);
    expect(indices()).toEqual(indices().toSorted((a, b) => a - b));
  });

  it('sets each card to its place', () => {
    render(page.inside(<PinGrid pins={feed} surface="AuthHomefeed" />));
    const [first, second] = screen.getAllByRole('listitem');
    // 1280 px: five columns of 236 px; 600 × 900 px is 354 px high, the footer 80.
    expect(screen.getByRole('list').style.inlineSize).toBe('1244px');
    expect(first?.className).toContain('tb-grid-column-0');
    expect(first?.style.transform).toBe('translateY(0px)');
    expect(first?.style.blockSize).toBe('434px');
    expect(second?.className).toContain('tb-grid-column-1');
  });

  it('tells each card its position and how many there are', () => {
    const { rerender } = render(
      page.inside(<PinGrid pins={feed} surface="AuthHomefeed" status="end" />),
    );
    const item = () => screen.getAllByRole('listitem')[2];
    expect(item()?.getAttribute('aria-posinset')).toBe('3');
    expect(item()?.getAttribute('aria-setsize')).toBe('16');
    rerender(page.inside(<PinGrid pins={feed} surface="AuthHomefeed" status="ready" />));
    expect(item()?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('keeps the card that has the focus', () => {
    render(page.inside(<PinGrid pins={pins} surface="AuthHomefeed" />));
    const link = screen.getAllByRole('link')[3];
    act(() => link?.focus());
    scrollTo(30_000);
    expect(document.activeElement).toBe(link);
    expect(indices()[0]).toBe(3);
    act(() => link?.blur());
    scrollTo(31_000);
    expect(indices()).not.toContain(3);
  });

  it('keeps cards, and their places, when pins are added', () => {
    const some = pins.slice(0, 10);
    const { rerender } = render(page.inside(<PinGrid pins={some} surface="AuthHomefeed" />));
    const before = screen.getAllByRole('listitem');
    const places = before.map((item) => item.getAttribute('style'));
    rerender(page.inside(<PinGrid pins={pins.slice(0, 20)} surface="AuthHomefeed" />));
    const after = screen.getAllByRole('listitem').slice(0, 10);
    expect(after).toEqual(before);
    expect(after.map((item) => item.getAttribute('style'))).toEqual(places);
  });

  it('keeps the first visible pin where it was when its width changes', () => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    render(page.inside(<PinGrid pins={pins} surface="AuthHomefeed" />));
    scrollTo(20_000);
    resize(900);
    expect(scrollBy).toHaveBeenCalledTimes(1);
    const [options] = scrollBy.mock.calls[0] as unknown as [{ readonly top: number }];
    // Three columns instead of five: the list is longer, and so is what lies above.
    expect(options.top).toBeGreaterThan(10_000);
    scrollBy.mockClear();
    scrollTo(0);
    resize(1280);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('shows two cards of one pin', () => {
    const twice = [feed[0]!, feed[1]!, feed[0]!];
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(page.inside(<PinGrid pins={twice} surface="AuthHomefeed" />));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(complaints).not.toHaveBeenCalled();
  });

  describe('that grows', () => {
    const grid = (count: number, status: 'ready' | 'loading' | 'error', onLoadMore: () => void) =>
      page.inside(
        <PinGrid
          pins={pins.slice(0, count)}
          surface="AuthHomefeed"
          status={status}
          onLoadMore={onLoadMore}
        />,
      );

    it('asks for more near its end, once for each list', () => {
      const onLoadMore = vi.fn();
      const some = pins.slice(0, 100);
      const element = (list = some, status: 'ready' | 'loading' = 'ready') =>
        page.inside(
          <PinGrid pins={list} surface="AuthHomefeed" status={status} onLoadMore={onLoadMore} />,
        );
      const { rerender } = render(element());
      expect(onLoadMore).not.toHaveBeenCalled();
      scrollTo(6000);
      scrollTo(6100);
      expect(onLoadMore).toHaveBeenCalledTimes(1);
      rerender(element(some, 'loading'));
      scrollTo(6200);
      expect(onLoadMore).toHaveBeenCalledTimes(1);
      rerender(element(pins.slice(0, 105)));
      expect(onLoadMore).toHaveBeenCalledTimes(2);
    });

    it('asks at once when it does not fill the window', () => {
      const onLoadMore = vi.fn();
      render(grid(3, 'ready', onLoadMore));
      expect(onLoadMore).toHaveBeenCalledTimes(1);
    });

    it('says that more is coming, and that it failed, and tries again', async () => {
      const onLoadMore = vi.fn();
      const { rerender, container } = render(grid(10, 'loading', onLoadMore));
      const status = () => container.querySelector('.tb-grid-foot output')?.textContent;
      expect(status()).toBe('Loading more pins');
      // Each of five columns down to a view of 800 px below the longest.
      expect(container.querySelectorAll('.tb-grid-skeleton').length).toBeGreaterThanOrEqual(10);
      rerender(grid(10, 'error', onLoadMore));
      expect(status()).toBe('More pins could not be loaded.');
      expect(container.querySelectorAll('.tb-grid-skeleton')).toHaveLength(0);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(onLoadMore).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    [feed, 'You have seen every pin here.'],
    [[], 'There are no pins here yet.'],
  ])('says that this is the end', (shown, text) => {
    render(page.inside(<PinGrid pins={shown} surface="AuthHomefeed" status="end" />));
    expect(screen.getByText(text)).toBeTruthy();
  });
});
