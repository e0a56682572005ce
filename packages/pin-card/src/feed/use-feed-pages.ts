'use client';
import type { Pin } from '@tackboard/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import type { ItemSize } from '../grid/item-size.js';
import { useInternals } from '../client/tackboard-context.js';
import { useHydrated } from '../client/use-hydrated.js';
import {
  appendPage,
  type EvictedPin,
  evictFarPages,
  type FeedPage,
  fillPage,
  isEvictedPage,
  pagesAround,
  updatePins,
} from './feed-pages.js';
import type { FeedRecord } from './use-feed-record.js';

/** One page of pins. */
export interface PinFeedPage {
  readonly pins: readonly Pin[];
  /** Where the next page begins; left out at the end. */
  readonly bookmark?: string | undefined;
}

/** Fetches a page of pins: the first one without a bookmark. `signal` aborts when the feed unmounts or starts over. */
export type FetchPinPage = (
  bookmark: string | undefined,
  options: { readonly signal: AbortSignal },
) => Promise<PinFeedPage>;

interface FeedSource {
  readonly fetchPage: FetchPinPage;
  readonly initialPage: PinFeedPage | undefined;
  readonly record: FeedRecord | null;
  readonly itemSize: (pin: Pin) => ItemSize;
}

/** What makes the feed longer, or starts it over. */
type FeedFetch = 'first' | 'next';

interface FeedState {
  /** The viewer for whom the pages were fetched; undefined for a visitor. */
  readonly viewerId: string | undefined;
  readonly pages: readonly FeedPage[];
  /** Where the next page begins; undefined at the end. */
  readonly bookmark: string | undefined;
  readonly pending: FeedFetch | undefined;
  readonly failed?: { readonly fetch: FeedFetch; readonly error: unknown } | undefined;
}

/** The pages of a feed, and the requests for more of them. */
export interface FeedPages extends FeedState {
  readonly fetchNextPage: () => Promise<void>;
  /** Fetches the first page, and starts the feed over with it. */
  readonly refetch: () => Promise<void>;
  /** Fetches the evicted pages around a pin. Rejects when its own cannot be fetched. */
  readonly refetchAround: (pin: Pin | EvictedPin) => Promise<void>;
}

/** Where a feed starts from. Another viewer starts with nothing: both belong to the one before. */
interface FeedOrigin extends Pick<FeedSource, 'initialPage' | 'record'> {
  readonly viewerId: string | undefined;
}

/** Leaves out entries that are no pins. */
const withoutGaps = (page: PinFeedPage): PinFeedPage => ({
  ...page,
  pins: page.pins.filter(Boolean),
});

/** The error was reported. */
const ignore = () => {};

/**
 * The state of a feed, which starts over with nothing when the viewer changes: boards and secret pins of the viewer before
 * must not show.
 */
function useFeedState(source: FeedSource) {
  const { context } = useInternals('usePinFeed');
  const viewerId = context.viewer.isAuth ? context.viewer.id : undefined;
  const [origin, setOrigin] = useState<FeedOrigin>(() => ({
    initialPage: source.initialPage && withoutGaps(source.initialPage),
    record: source.record,
    viewerId,
  }));
  const isHydrated = useHydrated();
  const [isRestored] = useState(isHydrated);
  const [feed, setFeed] = useState(() => (isRestored && restored(origin)) || startOf(origin));
  if (origin.viewerId !== viewerId) {
    const next = { viewerId, initialPage: undefined, record: null };
    setOrigin(next);
    setFeed(startOf(next));
  }
  const latest = useRef({ source, feed });
  useEffectBeforePaint(() => {
    latest.current = { source, feed };
  });
  // After hydration, which has to match the markup of the initial page, and before the paint.
  useEffectBeforePaint(() => {
    const state = isRestored ? undefined : restored(origin);
    if (state) setFeed(state);
  }, [isRestored, origin]);
  return { origin, feed, setFeed, latest };
}

/** Returns the next state of a feed for a page that was fetched. */
type ApplyPage = (last: FeedState, page: PinFeedPage) => FeedState;

/** The requests of a feed, each page once at a time. Each evicts the pages far from its own. */
function useFeedRequests({
  latest,
  setFeed,
}: Pick<ReturnType<typeof useFeedState>, 'latest' | 'setFeed'>) {
  const { store, core } = useInternals('usePinFeed');
  const requests = useRef(new Map<string | undefined, Promise<void>>());
  const abort = useRef<AbortController>(undefined);
  const fetchPage = useCallback(
    (bookmark: string | undefined, apply: ApplyPage) => {
      const pending = requests.current.get(bookmark);
      if (pending) return pending;
      const { signal } = (abort.current ??= new AbortController());
      const readId = store.startRead();
      const startedFor = latest.current.feed.viewerId;
      const fetching = async () => {
        try {
          const page = withoutGaps(await latest.current.source.fetchPage(bookmark, { signal }));
          if (signal.aborted) return;
          for (const pin of page.pins) store.applyServerState(pin, readId);
          setFeed((last) => {
            if (last.viewerId !== startedFor) return last;
            const next = apply(last, page);
            const pages = evictFarPages(next.pages, bookmark, latest.current.source.itemSize);
            return { ...next, pages };
          });
        } catch (error) {
          if (signal.aborted) return;
          core.onError(error);
          throw error;
        } finally {
          if (!signal.aborted) requests.current.delete(bookmark);
        }
      };
      const request = fetching();
      requests.current.set(bookmark, request);
      return request;
    },
    [core, latest, setFeed, store],
  );
  const stop = useCallback(() => {
    abort.current?.abort();
    abort.current = undefined;
    requests.current.clear();
  }, []);
  const isPending = useCallback((bookmark: string) => requests.current.has(bookmark), []);
  return { fetchPage, stop, isPending };
}

/** Adds a page at the end, or starts the feed over with it. */
function grown(fetch: FeedFetch, page: FeedPage, last: FeedState, next: string | undefined) {
  const pages = fetch === 'first' ? [page] : appendPage(last.pages, page);
  // A server that returns a bookmark again would be asked for the same page without end.
  const isKnown = pages.some((known) => known.bookmark === next);
  const { viewerId } = last;
  return { viewerId, pages, bookmark: isKnown ? undefined : next, pending: undefined };
}

/**
 * Pages that are fetched one by one. Pages far from the one that was fetched last are evicted. With a record the pages of
 * the last visit show at once, and those around the viewer's position are fetched again.
 */
export function useFeedPages(source: FeedSource): FeedPages {
  const { origin, feed, setFeed, latest } = useFeedState(source);
  const { initialPage, record } = origin;
  const { fetchPage, stop, isPending } = useFeedRequests({ latest, setFeed });

  /** Fetches a page that makes the feed longer or starts it over. The error is kept, so the promise never rejects. */
  const grow = useCallback(
    (fetch: FeedFetch, bookmark: string | undefined) =>
      fetchPage(bookmark, (last, { pins, bookmark: next }) =>
        grown(fetch, { bookmark, pins }, last, next),
      ).catch((error: unknown) =>
        setFeed((last) => ({ ...last, pending: undefined, failed: { fetch, error } })),
      ),
    [fetchPage, setFeed],
  );
  const refetch = useCallback(() => {
    stop();
    setFeed((last) => ({ ...last, pending: 'first', failed: undefined }));
    return grow('first', undefined);
  }, [grow, setFeed, stop]);
  // Not from `latest`: the effects of the grid, which call this, run before those of this component.
  const { bookmark: nextBookmark } = feed;
  const fetchNextPage = useCallback(async () => {
    if (nextBookmark === undefined || isPending(nextBookmark)) return;
    setFeed((last) => ({ ...last, pending: 'next', failed: undefined }));
    await grow('next', nextBookmark);
  }, [grow, isPending, nextBookmark, setFeed]);
  const refetchPage = useCallback(
    async ({ bookmark }: FeedPage) => {
      // The initial page has just been fetched by the host.
      if (bookmark === undefined && initialPage) return;
      await fetchPage(bookmark, (last, { pins }) => ({
        ...last,
        pages: updatePins(fillPage(last.pages, { bookmark, pins }), pins),
      }));
    },
    [fetchPage, initialPage],
  );
  const refetchAround = useCallback(
    async ({ id }: Pin | EvictedPin) => {
      const { own, beside } = pagesAround(latest.current.feed.pages, id);
      for (const page of beside.filter(isEvictedPage)) refetchPage(page).catch(ignore);
      for (const page of own.filter(isEvictedPage)) await refetchPage(page);
    },
    [latest, refetchPage],
  );
  useEffect(() => {
    if (record) {
      // What the viewer did on another page, such as a save, shows on the cards that they come back to.
      const { own, beside } = pagesAround(record.pages, record.position?.anchorId);
      for (const page of [...own, ...beside]) refetchPage(page).catch(ignore);
    } else if (!initialPage) void grow('first', undefined);
    return stop;
  }, [grow, initialPage, origin, record, refetchPage, stop]);

  return { ...feed, fetchNextPage, refetch, refetchAround };
}

/** The feed as the viewer left it, with the first page of now. */
function restored({ viewerId, initialPage, record }: FeedOrigin): FeedState | undefined {
  if (!record) return undefined;
  const pages = updatePins(record.pages, initialPage?.pins ?? []);
  return { viewerId, pages, bookmark: record.bookmark, pending: undefined };
}

function startOf({ viewerId, initialPage: page }: FeedOrigin): FeedState {
  return page
    ? { viewerId, pages: [{ pins: page.pins }], bookmark: page.bookmark, pending: undefined }
    : { viewerId, pages: [], bookmark: undefined, pending: 'first' };
}
