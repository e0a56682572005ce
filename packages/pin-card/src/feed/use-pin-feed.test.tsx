import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Pin } from '@tackboard/domain';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PinGrid } from '../grid/pin-grid.js';
import { useInternals } from '../client/tackboard-context.js';
import type { GridSnapshot } from '../grid/grid-scene.js';
import { samplePage } from '../../test-data/page.js';
import { manyPins } from '../../test-data/pins.js';
import { isEvicted } from './feed-pages.js';
import type { FetchPinPage, PinFeedPage } from './use-feed-pages.js';
import { type PinFeedOptions, usePinFeed } from './use-pin-feed.js';

const all = manyPins(80);

/** Pages of two pins. The bookmark of a page is the index of its first pin. */
const pageAt = (bookmark = '0', end = all.length): PinFeedPage => {
  const start = Number(bookmark);
  const next = start + 2;
  return { pins: all.slice(start, next), ...(next < end && { bookmark: String(next) }) };
};

const fetchPage = vi.fn<FetchPinPage>();
const bookmarks = () => fetchPage.mock.calls.map(([bookmark]) => bookmark);
const lastSignal = () => fetchPage.mock.lastCall?.[1].signal;
const failure = new TypeError('The connection was lost.');

let page = samplePage();
const onError = vi.fn();

beforeEach(() => {
  fetchPage.mockReset().mockImplementation(async (bookmark) => pageAt(bookmark));
  onError.mockReset();
  page = samplePage({ onError });
  history.replaceState(null, '');
});
afterEach(cleanup);

const wrapper = ({ children }: { readonly children: ReactNode }) => page.inside(children);

/** A feed without a grid, whose viewer is at `position`. */
function start(options: Partial<PinFeedOptions> = {}, position: GridSnapshot | null = null) {
  return renderHook(
    (changes: Partial<PinFeedOptions>) => {
      const feed = usePinFeed({ key: 'home', fetchPage, ...options, ...changes });
      feed.actionsRef.current = { getSnapshot: () => position };
      return feed;
    },
    { wrapper, initialProps: {} },
  );
}
type Feed = ReturnType<typeof start>['result'];
const ids = ({ current }: Feed) => current.pins.map(({ id }) => id);
const idsOf = (from: number, to: number) => all.slice(from, to).map(({ id }) => id);
const evicted = ({ current }: Feed) =>
  current.pins.flatMap((pin, index) => (isEvicted(pin) ? [index] : []));
const fetchNext = ({ current }: Feed) => act(async () => void (await current.fetchNextPage()));

describe('usePinFeed', () => {
  it('starts with the initial page and fetches the next one, once at a time', async () => {
    const { result } = start({ initialPage: pageAt() });
    expect(ids(result)).toEqual(idsOf(0, 2));
    expect(result.current).toMatchObject({ isPending: false, hasNextPage: true, error: null });
    let fetching: unknown[] = [];
    act(() => {
      fetching = [result.current.fetchNextPage(), result.current.fetchNextPage()];
    });
    expect(result.current.isFetchingNextPage).toBe(true);
    await act(async () => void (await Promise.all(fetching)));
    expect(result.current.isFetchingNextPage).toBe(false);
    expect(ids(result)).toEqual(idsOf(0, 4));
    expect(bookmarks()).toEqual(['2']);
  });

  it('gives its save buttons their props: one-click save shows without a choice of board (S1 §4)', () => {
    const saveButton = { isPersistentOneClick: true };
    const Feed = () => (
      <PinGrid {...usePinFeed({ key: 'home', fetchPage, initialPage: pageAt(), saveButton })} />
    );
    const html = renderToString(page.inside(<Feed />));
    const types = [...html.matchAll(/data-press="save" data-type="(\w+)"/g)].map(
      ([, type]) => type,
    );
    expect(types).toEqual(['persistentOneClickSave', 'persistentOneClickSave']);
  });

  it('fetches the first page when there is none', async () => {
    const { result } = start();
    expect(result.current).toMatchObject({ pins: [], isPending: true, hasNextPage: false });
    await waitFor(() => expect(ids(result)).toEqual(idsOf(0, 2)));
    expect(result.current).toMatchObject({ isPending: false, hasNextPage: true });
    expect(bookmarks()).toEqual([undefined]);
  });

  it('keeps its pins and the error of a page that fails, and reports it', async () => {
    const { result } = start({ initialPage: pageAt() });
    fetchPage.mockRejectedValueOnce(failure);
    await fetchNext(result);
    expect(result.current).toMatchObject({ error: failure, isFetchNextPageError: true });
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error: failure });
    await fetchNext(result);
    expect(result.current.error).toBeNull();
    expect(ids(result)).toEqual(idsOf(0, 4));
  });

  it('starts over with `refetch`; what was pending is aborted', async () => {
    const { result } = start({ initialPage: pageAt() });
    await fetchNext(result);
    let deliver = (_page: PinFeedPage) => {};
    fetchPage.mockReturnValueOnce(new Promise((resolve) => (deliver = resolve)));
    act(() => void result.current.fetchNextPage());
    const signal = lastSignal();
    await act(async () => void (await result.current.refetch()));
    expect(signal?.aborted).toBe(true);
    await act(async () => deliver(pageAt('4')));
    expect(ids(result)).toEqual(idsOf(0, 2));
    expect(result.current).toMatchObject({ isFetchingNextPage: false, hasNextPage: true });
  });

  it('aborts what is pending when it unmounts, and reports nothing then', async () => {
    fetchPage.mockImplementation(
      (_bookmark, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const { unmount } = start();
    unmount();
    expect(lastSignal()?.aborted).toBe(true);
    await act(async () => {});
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends when the server returns a bookmark again, instead of fetching without end', async () => {
    const { result } = start({ initialPage: pageAt() });
    fetchPage.mockResolvedValueOnce({ ...pageAt('2'), bookmark: '2' });
    await fetchNext(result);
    expect(ids(result)).toEqual(idsOf(0, 4));
    expect(result.current.hasNextPage).toBe(false);
  });

  it('starts over for another viewer, and shows nothing of the one before', async () => {
    const { result } = start({ initialPage: pageAt('10') });
    let deliver = (_page: PinFeedPage) => {};
    fetchPage.mockReturnValueOnce(new Promise((resolve) => (deliver = resolve)));
    act(() => void result.current.fetchNextPage());
    const signal = lastSignal();
    act(() => page.tackboard.setViewer({ isAuth: true, id: '43' }));
    expect(result.current).toMatchObject({ pins: [], isPending: true, isFetchingNextPage: false });
    expect(signal?.aborted).toBe(true);
    await act(async () => deliver(pageAt('12')));
    expect(ids(result)).toEqual(idsOf(0, 2));
    expect(bookmarks()).toEqual(['12', undefined]);
  });

  it('leaves out the pins that were deleted', () => {
    const { result } = start({ initialPage: pageAt() });
    act(() => page.tackboard.pins.leaveOut(all[0]!.id));
    expect(ids(result)).toEqual(idsOf(1, 2));
  });

  it('evicts far pins, keeps their size, and fetches them again when their card stays', async () => {
    const { result } = start({ initialPage: pageAt() });
    const context = { viewer: { isAuth: true }, surface: 'AuthHomefeed', now: 0 } as const;
    const size = result.current.itemSize(all[2]!, context);
    for (let fetched = 0; fetched < 12; fetched++) await fetchNext(result);
    // Page 12 was fetched last: 10 pages before it are kept, and the first one always.
    expect(evicted(result)).toEqual([2, 3]);
    expect(result.current.itemSize(result.current.pins[2]!, context)).toEqual(size);

    const card = () =>
      page.inside(
        result.current.renderCard({
          pin: result.current.pins[2]!,
          surface: 'AuthHomefeed',
          priority: 'high',
        }),
      );
    fetchPage.mockClear();
    const { rerender } = render(card());
    expect(screen.getByText('Loading more Pins')).toBeVisible();
    act(() => page.clock.advance(99));
    expect(fetchPage).not.toHaveBeenCalled();
    fetchPage.mockRejectedValueOnce(failure);
    await act(async () => page.clock.advance(1));
    expect(bookmarks()).toEqual(['2']);

    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await act(async () => page.clock.advance(100));
    // Now page 12 is far from the one that was fetched last.
    expect(evicted(result)).toEqual([24, 25]);
    expect(ids(result)).toEqual(idsOf(0, 26));
    rerender(card());
    expect(screen.getByRole('article').contains(document.activeElement)).toBe(true);
  });

  describe('after Back', () => {
    const position: GridSnapshot = { anchorId: all[5]!.id, offset: -12, width: 1280, height: 900 };
    const storage = createMemoryStorage();

    /** Leaves a feed of five pages at `position`. */
    async function leave(options: Partial<PinFeedOptions> = {}) {
      const { result, unmount } = start({ initialPage: pageAt(), storage, ...options }, position);
      for (let fetched = 0; fetched < 4; fetched++) await fetchNext(result);
      fetchPage.mockClear();
      return unmount;
    }

    it('restores pages and position, and fetches the pages around it again', async () => {
      (await leave())();
      const fresh = (pin: Pin): Pin => ({ ...pin, title: 'Now' });
      fetchPage.mockImplementation(async (bookmark) => ({
        pins: pageAt(bookmark).pins.map(fresh),
      }));
      const { result } = start({ initialPage: pageAt(), storage });
      expect(result.current.restore).toEqual(position);
      expect(ids(result)).toEqual(idsOf(0, 10));
      expect(result.current.hasNextPage).toBe(true);
      await waitFor(() => expect(result.current.pins[7]?.title).toBe('Now'));
      expect(bookmarks()).toEqual(['4', '2', '6']);
      expect(ids(result)).toEqual(idsOf(0, 10));
    });

    it('shows the initial page as it is now', async () => {
      (await leave())();
      const [first, second] = pageAt().pins;
      const { result } = start({
        initialPage: { pins: [{ ...first!, title: 'Now' }, second!] },
        storage,
      });
      expect(result.current.pins[0]?.title).toBe('Now');
      await act(async () => {});
    });

    it('hydrates the markup of the initial page before it restores', async () => {
      (await leave())();
      const complaints = vi.spyOn(console, 'error');
      function Feed() {
        const feed = usePinFeed({ key: 'home', fetchPage, initialPage: pageAt(), storage });
        return <output>{feed.pins.length}</output>;
      }
      const container = document.createElement('div');
      container.innerHTML = renderToString(page.inside(<Feed />));
      expect(container.textContent).toBe('2');
      const output = container.querySelector('output');
      const { unmount } = render(page.inside(<Feed />), { container, hydrate: true });
      expect(container.querySelector('output')).toBe(output);
      expect(container.textContent).toBe('10');
      expect(complaints).not.toHaveBeenCalled();
      await act(async () => {});
      unmount();
      vi.restoreAllMocks();
    });

    it('restores when the whole page was left', async () => {
      await leave();
      window.dispatchEvent(new Event('pagehide'));
      const { result } = start({ initialPage: pageAt(), storage });
      expect(ids(result)).toEqual(idsOf(0, 10));
      await act(async () => {});
    });

    it('leaves out what the viewer had hidden after a reload, and not before (S3 §4.3)', async () => {
      const { feedbackPins } = renderHook(() => useInternals('usePinFeed'), { wrapper }).result
        .current.core;
      const hidden = all[3]!.id;
      feedbackPins.add(hidden);
      feedbackPins.setReplaced(hidden, true);
      (await leave())();
      const same = start({ initialPage: pageAt(), storage });
      expect(ids(same.result)).toContain(hidden);
      same.unmount();
      page = samplePage({ onError });
      const { result } = start({ initialPage: pageAt(), storage });
      expect(ids(result)).toEqual([...idsOf(0, 3), ...idsOf(4, 10)]);
      await act(async () => {});
    });

    it('never restores the feed of one viewer for another', async () => {
      const { unmount } = start({ initialPage: pageAt(), storage }, position);
      act(() => page.tackboard.setViewer({ isAuth: true, id: '43' }));
      unmount();
      page = samplePage({ viewer: { isAuth: true, id: '43' } });
      const { result } = start({ storage });
      expect(ids(result)).toEqual([]);
    });

    it('restores nothing on another entry of the history', async () => {
      (await leave())();
      history.replaceState(null, '');
      const { result } = start({ initialPage: pageAt(), storage });
      expect(result.current.restore).toBeNull();
      expect(ids(result)).toEqual(idsOf(0, 2));
    });

    it('does not bring back pins that were deleted', async () => {
      const unmount = await leave();
      act(() => page.tackboard.pins.leaveOut(all[3]!.id));
      unmount();
      const { result } = start({ initialPage: pageAt(), storage });
      expect(ids(result)).not.toContain(all[3]!.id);
      await act(async () => {});
    });

    it('keeps the fields that a router has in the state of the entry', async () => {
      history.replaceState({ idx: 3 }, '');
      await leave();
      expect(history.state).toMatchObject({ idx: 3 });
    });

    it('takes the storage of the provider, and none with `null`', async () => {
      const provided = createMemoryStorage();
      page = samplePage({ environment: { sessionStorage: provided } });
      (await leave({ storage: null }))();
      expect(provided.keys()).toEqual([]);
      (await leave({ storage: undefined }))();
      expect(provided.keys()).toEqual(['tackboard feed home']);
    });
  });

  it('gives PinGrid all that it needs, in StrictMode too', async () => {
    const ends = (bookmark?: string) => pageAt(bookmark, 6);
    fetchPage.mockImplementation(async (bookmark) => ends(bookmark));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: 0,
      width: 1280,
    } as DOMRect);
    function Feed() {
      return <PinGrid {...usePinFeed({ key: 'home', fetchPage })} />;
    }
    render(<StrictMode>{page.inside(<Feed />)}</StrictMode>);
    expect(await screen.findByText("You've reached the end")).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    // The first page is requested again when effects run twice; the first request was aborted.
    expect(bookmarks()).toEqual([undefined, undefined, '2', '4']);
    vi.restoreAllMocks();
  });
});
