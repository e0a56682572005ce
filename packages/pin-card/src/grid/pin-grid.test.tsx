import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feed, manyPins } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import type { GridLoading } from './grid-foot.js';
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
  it('shows what the host gave in place of a grid whose last pin was deleted, not while pins are on their way', () => {
    const own = samplePage();
    const pinsOf = (loading: GridLoading) =>
      own.inside(<PinGrid pins={feed.slice(0, 1)} empty={<p>No Pins</p>} {...loading} />);
    const { rerender } = render(pinsOf({ hasNextPage: false }));
    expect(indices()).toHaveLength(1);
    act(() => own.tackboard.pins.leaveOut(feed[0]!.id));
    expect(document.body.textContent).toBe('No Pins');
    rerender(pinsOf({ isFetchingNextPage: true }));
    expect(document.body.textContent).not.toContain('No Pins');
  });

  it('leaves out a pin that was deleted', () => {
    const own = samplePage();
    const [first, second] = feed;
    render(own.inside(<PinGrid pins={feed} />));
    expect(indices()).toHaveLength(feed.length);
    act(() => own.tackboard.pins.leaveOut(first!.id));
    expect(indices()).toHaveLength(feed.length - 1);
    const shown = screen.getAllByRole('article').map((card) => card.dataset['pinId']);
    expect(shown).not.toContain(first!.id);
    expect(shown[0]).toBe(second!.id);
  });

  it('reports on the client that impressions cannot start', async () => {
    const refused = new TypeError('There is no such thing here.');
    vi.stubGlobal('IntersectionObserver', function refuse() {
      throw refused;
    });
    const onError = vi.fn();
    const watched = samplePage({ onError, onEvent: () => {} });
    render(watched.inside(<PinGrid pins={feed} />));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith({ error: refused }));
  });

  describeConformance(<PinGrid pins={feed} surface="AuthHomefeed" />, {
    element: HTMLDivElement,
    inside: page.inside,
  });

  it('renders only the cards near the viewport', () => {
    render(page.inside(<PinGrid pins={pins} surface="AuthHomefeed" />));
    expect(indices()[0]).toBe(0);
    expect(indices().length).toBeLessThan(40);
    scrollTo(20_000);
    expect(indices()[0]).toBeGreaterThan(150);
    expect(indices().length).toBeLessThan(60);
    expect(indices()).toEqual(indices().toSorted((a, b) => a - b));
  });

  it('positions each card', () => {
    render(page.inside(<PinGrid pins={feed} surface="AuthHomefeed" />));
    const [first, second] = screen.getAllByRole('listitem');
    // 1280 px: five columns of 236 px; 600 × 900 px is 354 px high, the footer 80.
    expect(screen.getByRole('list').style.inlineSize).toBe('1244px');
    expect(first?.className).toContain('tb-grid-column-0');
    expect(first?.style.transform).toBe('translateY(0px)');
    expect(first?.style.blockSize).toBe('434px');
    expect(second?.className).toContain('tb-grid-column-1');
  });

  it.each([
    ['unknown size while more can be fetched', { hasNextPage: true }, '-1'],
    ['unknown size while the first page is pending', { isPending: true }, '-1'],
    ['full size at the end', { hasNextPage: false }, '16'],
    ['full size when the host fetches nothing', {}, '16'],
  ])('gives each item its position and the list %s', (_when, loading, size) => {
    render(page.inside(<PinGrid pins={feed} {...loading} />));
    const item = screen.getAllByRole('listitem')[2];
    expect(item?.getAttribute('aria-posinset')).toBe('3');
    expect(item?.getAttribute('aria-setsize')).toBe(size);
  });

  it('keeps the card that has the focus', () => {
    render(page.inside(<PinGrid pins={pins} surface="AuthHomefeed" />));
    const link = document.querySelectorAll<HTMLElement>('.tb-link')[3];
    act(() => link?.focus());
    scrollTo(30_000);
    expect(document.activeElement).toBe(link);
    expect(indices()[0]).toBe(3);
    act(() => link?.blur());
    scrollTo(31_000);
    expect(indices()).not.toContain(3);
  });

  it('keeps cards and their positions when pins are appended', () => {
    const some = pins.slice(0, 10);
    const { rerender } = render(page.inside(<PinGrid pins={some} surface="AuthHomefeed" />));
    const before = screen.getAllByRole('listitem');
    const positions = before.map((item) => item.getAttribute('style'));
    rerender(page.inside(<PinGrid pins={pins.slice(0, 20)} surface="AuthHomefeed" />));
    const after = screen.getAllByRole('listitem').slice(0, 10);
    expect(after).toEqual(before);
    expect(after.map((item) => item.getAttribute('style'))).toEqual(positions);
  });

  it('keeps the first visible pin where it is when the width changes', () => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    render(page.inside(<PinGrid pins={pins} surface="AuthHomefeed" />));
    scrollTo(20_000);
    resize(900);
    expect(scrollBy).toHaveBeenCalledTimes(1);
    const [options] = scrollBy.mock.calls[0] as unknown as [{ readonly top: number }];
    // Three columns instead of five: everything above is longer.
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

  describe('fetching the next page', () => {
    const failure = new Error('The page could not be fetched.');
    const foot = () => document.querySelector('.tb-grid-foot output')?.textContent;
    const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const grid = (count: number, loading: GridLoading) =>
      // Hosts such as `pages.flatMap(…)` build a new list in each rendering.
      page.inside(<PinGrid pins={pins.slice(0, count)} {...loading} />);

    it('starts near the end, once per page', () => {
      const fetchNextPage = vi.fn();
      const { rerender } = render(grid(100, { hasNextPage: true, fetchNextPage }));
      expect(fetchNextPage).not.toHaveBeenCalled();
      scrollTo(6000);
      scrollTo(6100);
      rerender(grid(100, { hasNextPage: true, fetchNextPage }));
      expect(fetchNextPage).toHaveBeenCalledTimes(1);
      rerender(grid(100, { hasNextPage: true, fetchNextPage, isFetchingNextPage: true }));
      scrollTo(6200);
      expect(fetchNextPage).toHaveBeenCalledTimes(1);
      rerender(grid(105, { hasNextPage: true, fetchNextPage }));
      expect(fetchNextPage).toHaveBeenCalledTimes(2);
      // The response of this page held no pin.
      rerender(grid(105, { hasNextPage: true, fetchNextPage, isFetchingNextPage: true }));
      rerender(grid(105, { hasNextPage: true, fetchNextPage }));
      expect(fetchNextPage).toHaveBeenCalledTimes(3);
      expect(fetchNextPage.mock.calls.flat()).toEqual([]);
    });

    it('starts at once when the pins do not fill the window', () => {
      const fetchNextPage = vi.fn();
      render(grid(3, { hasNextPage: true, fetchNextPage }));
      expect(fetchNextPage).toHaveBeenCalledTimes(1);
    });

    it.each([{ hasNextPage: false }, { hasNextPage: true, error: failure }, {}])(
      'never starts with %o',
      (loading) => {
        const fetchNextPage = vi.fn();
        render(grid(3, { ...loading, fetchNextPage }));
        expect(fetchNextPage).not.toHaveBeenCalled();
      },
    );

    it('announces that it is pending and that it failed; "Try again" fetches it', async () => {
      const fetchNextPage = vi.fn();
      const { rerender, container } = render(grid(10, { isFetchingNextPage: true, fetchNextPage }));
      expect(foot()).toBe('Loading more Pins');
      // Each of five columns is filled to 800 px, one viewport, below the longest.
      expect(container.querySelectorAll('.tb-grid-skeleton').length).toBeGreaterThanOrEqual(10);
      rerender(grid(10, { hasNextPage: true, error: failure, fetchNextPage }));
      expect(foot()).toBe("Couldn't load more Pins.");
      expect(container.querySelectorAll('.tb-grid-skeleton')).toHaveLength(0);
      await tryAgain();
      expect(fetchNextPage.mock.calls).toEqual([[]]);
      // A query keeps the error of the last fetch until the next one succeeds.
      const again = { hasNextPage: true, error: failure, isFetchingNextPage: true, fetchNextPage };
      rerender(grid(10, again));
      expect(foot()).toBe('Loading more Pins');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    it('shows what waits for the network as failed', async () => {
      const fetchNextPage = vi.fn();
      render(grid(10, { hasNextPage: true, isPaused: true, fetchNextPage }));
      expect(foot()).toBe("Couldn't load more Pins.");
      await tryAgain();
      expect(fetchNextPage).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['failed', { isPending: false, error: failure }],
      ['waits for the network', { isPending: true, isPaused: true }],
    ])('"Try again" fetches the first page when it %s', async (_why, loading) => {
      const [fetchNextPage, refetch] = [vi.fn(), vi.fn()];
      render(grid(0, { ...loading, hasNextPage: false, fetchNextPage, refetch }));
      await tryAgain();
      expect(refetch.mock.calls).toEqual([[]]);
      expect(fetchNextPage).not.toHaveBeenCalled();
    });

    it('goes on after a refresh that failed, and after an error at the end', () => {
      const fetchNextPage = vi.fn();
      const refreshFailed = { error: failure, isFetchNextPageError: false, fetchNextPage };
      const { rerender } = render(grid(3, { ...refreshFailed, hasNextPage: true }));
      expect(foot()).toBe('');
      expect(fetchNextPage).toHaveBeenCalledTimes(1);
      rerender(grid(3, { error: failure, hasNextPage: false, fetchNextPage }));
      expect(foot()).toBe("You've reached the end");
    });
  });

  it.each([
    [feed, false, "You've reached the end"],
    [[], false, 'No Pins here yet'],
    [feed, undefined, ''],
    [feed, true, ''],
  ])('says that this is the end only when it is known', (shown, hasNextPage, text) => {
    const { container } = render(
      page.inside(<PinGrid pins={shown} {...(hasNextPage !== undefined && { hasNextPage })} />),
    );
    expect(container.querySelector('.tb-grid-foot')?.textContent).toBe(text);
  });
});
