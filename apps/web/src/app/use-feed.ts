import type { PinPage } from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import type { GridBox } from '@tackboard/pin-card/pin-grid';
import { usePinStore } from '@tackboard/machines/react';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { FeedRecord } from './feed-memory.js';
import {
  appended,
  type FarPin,
  type FeedPage,
  isFarPage,
  pagesAround,
  refreshed,
  replaced,
  withoutFar,
} from './feed-pages.js';

/** The pages so far, how the list stands, and where the next page begins: undefined at the end. */
interface FeedState {
  readonly pages: readonly FeedPage[];
  readonly status: 'ready' | 'loading' | 'error' | 'end';
  readonly bookmark: string | undefined;
}

/** A feed, and how to get more of it. */
export interface Feed extends FeedState {
  readonly loadMore: () => void;
  /** Reads the page of a pin again, and those beside it, where they were let go. Rejects when its own cannot be had. */
  readonly readAround: (pin: Pin | FarPin) => Promise<void>;
}

/** What a feed starts with, and what it asks. */
export interface FeedStart {
  /** The page that the server printed. */
  readonly first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined };
  readonly recalled: FeedRecord | null;
  readonly readFeed: (bookmark: string) => Promise<PinPage>;
  readonly boxOf: (pin: Pin) => GridBox;
  /** Hears of every page that could not be read. */
  readonly onError: (error: unknown) => void;
}

/** It was told to `onError`. */
const nothing = () => {};

/**
 * A feed that starts with the page the server printed and grows by one page at a time. Pages far from the one that was
 * last read are let go, so that a long feed weighs little more than a short one. Somebody who comes back finds the pages
 * that they had; what the server tells now of the first and of those around their place comes as it can.
 */
export function useFeed({ first, recalled, readFeed, boxOf, onError }: FeedStart): Feed {
  const store = usePinStore();
  const [feed, change] = useReducer(changed, first, startOf);
  const latest = useRef(feed.pages);
  const reading = useRef(new Map<string, Promise<void>>());
  useLayoutEffect(() => {
    latest.current = feed.pages;
  }, [feed.pages]);

  // Only when what the server printed has been taken over, and before that is painted.
  useLayoutEffect(() => {
    if (!recalled) return;
    const pages = refreshed(recalled.pages, first.pins);
    change(() => ({ pages, ...endingAt(recalled.bookmark) }));
  }, [first, recalled]);

  /** Reads a page, once at a time, and lets go of those far from it. */
  const read = useCallback(
    (
      bookmark: string,
      after: (last: FeedState, page: FeedPage, next: string | undefined) => FeedState,
    ) => {
      const begun = reading.current.get(bookmark);
      if (begun) return begun;
      const readId = store.startRead();
      const reads = readFeed(bookmark)
        .then(({ pins, bookmark: next }) => {
          for (const pin of pins) store.applyServerState(pin, readId);
          change((last) => {
            const now = after(last, { bookmark, pins }, next);
            return { ...now, pages: withoutFar(now.pages, bookmark, boxOf) };
          });
        })
        .catch((error: unknown) => {
          onError(error);
          throw error;
        })
        .finally(() => reading.current.delete(bookmark));
      reading.current.set(bookmark, reads);
      return reads;
    },
    [boxOf, onError, readFeed, store],
  );

  /** Reads a page of which something is known; there is nothing to ask of the one that the server printed. */
  const readAgain = useCallback(
    async ({ bookmark }: FeedPage) => {
      if (bookmark === undefined) return;
      await read(bookmark, (last, page) => ({
        ...last,
        pages: refreshed(replaced(last.pages, page), page.pins),
      }));
    },
    [read],
  );

  // What was done on another page, such as a save, shows on the cards that somebody comes back to.
  useEffect(() => {
    const { pages = [], place } = recalled ?? {};
    const { own, beside } = pagesAround(pages, place?.anchorId);
    for (const page of [...own, ...beside]) readAgain(page).catch(nothing);
  }, [readAgain, recalled]);

  const { bookmark } = feed;
  const loadMore = useCallback(() => {
    if (bookmark === undefined || reading.current.has(bookmark)) return;
    change((last) => ({ ...last, status: 'loading' }));
    read(bookmark, (last, page, next) => ({
      pages: appended(last.pages, page),
      ...endingAt(next),
    })).catch(() => change((last) => ({ ...last, status: 'error' })));
  }, [bookmark, read]);

  const readAround = useCallback(
    async ({ id }: Pin | FarPin) => {
      const { own, beside } = pagesAround(latest.current, id);
      for (const page of beside.filter(isFarPage)) readAgain(page).catch(nothing);
      for (const page of own.filter(isFarPage)) await readAgain(page);
    },
    [readAgain],
  );

  return { ...feed, loadMore, readAround };
}

function startOf({ pins, bookmark }: FeedStart['first']): FeedState {
  return { pages: [{ pins }], ...endingAt(bookmark) };
}

function changed(last: FeedState, change: (last: FeedState) => FeedState): FeedState {
  return change(last);
}

function endingAt(bookmark: string | undefined): Pick<FeedState, 'status' | 'bookmark'> {
  return { status: bookmark === undefined ? 'end' : 'ready', bookmark };
}
