import type { PinPage } from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import type { GridStatus } from '@tackboard/pin-card';
import type { GridBox } from '@tackboard/pin-card/pin-grid';
import { usePinStore } from '@tackboard/machines/react';
import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { FeedRecord } from './feed-memory.js';
import {
  appended,
  type FarPin,
  farPagesAround,
  type FeedPage,
  refreshed,
  replaced,
  withoutFar,
} from './feed-pages.js';

/** The pages so far, how the list stands, and how to get more. */
export interface Feed {
  readonly pages: readonly FeedPage[];
  readonly status: GridStatus;
  readonly loadMore: () => void;
  /** Reads the pages around a pin again that were let go. Rejects when one of them cannot be had. */
  readonly readAround: (pin: Pin | FarPin) => Promise<void>;
  /** Where the next page begins; undefined at the end. */
  readonly bookmark: () => string | undefined;
}

/** What a feed starts with, and what it asks. */
export interface FeedStart {
  /** The page that the server printed. */
  readonly first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined };
  readonly recalled: Pick<FeedRecord, 'pages' | 'bookmark'> | null;
  readonly readFeed: (bookmark: string) => Promise<PinPage>;
  readonly boxOf: (pin: Pin) => GridBox;
  readonly onError: (error: unknown) => void;
}

/**
 * A feed that starts with the page the server printed and grows by one page at a time. Pages far from the one that was
 * last read are let go, so that a long feed weighs little more than a short one. Somebody who comes back finds the pages
 * that they had, with what the server has just told of the first.
 */
export function useFeed({ first, recalled, readFeed, boxOf, onError }: FeedStart): Feed {
  const store = usePinStore();
  const [{ pages, status }, change] = useReducer(changed, first, startOf);
  const next = useRef(first.bookmark);
  const reading = useRef(new Map<string, Promise<void>>());
  const shown = useRef(pages);
  useLayoutEffect(() => {
    shown.current = pages;
  }, [pages]);

  // Only when what the server printed has been taken over, and before that is painted.
  useLayoutEffect(() => {
    if (!recalled) return;
    next.current = recalled.bookmark;
    change({
      pagesAfter: () => refreshed(recalled.pages, first.pins),
      status: statusOf(recalled.bookmark),
    });
  }, [first, recalled]);

  /** Reads a page, once at a time, and lets go of those far from it. */
  const read = useCallback(
    (bookmark: string, changeBy: (page: FeedPage, next: string | undefined) => FeedChange) => {
      const begun = reading.current.get(bookmark);
      if (begun) return begun;
      const since = store.mark();
      const reads = readFeed(bookmark)
        .then(({ pins, bookmark: behind }) => {
          for (const pin of pins) store.confirm(pin, since);
          const { pagesAfter, ...rest } = changeBy({ bookmark, pins }, behind);
          change({
            ...rest,
            pagesAfter: (pages) => withoutFar(pagesAfter!(pages), bookmark, boxOf),
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

  const loadMore = useCallback(() => {
    const bookmark = next.current;
    if (bookmark === undefined || reading.current.has(bookmark)) return;
    change({ status: 'loading' });
    read(bookmark, (page, behind) => {
      next.current = behind;
      return { status: statusOf(behind), pagesAfter: (pages) => appended(pages, page) };
    }).catch(() => change({ status: 'error' }));
  }, [read]);

  const readAround = useCallback(
    async (pin: Pin | FarPin) => {
      const reads = farPagesAround(shown.current, pin).map(({ bookmark }) =>
        read(bookmark!, (page) => ({ pagesAfter: (now) => replaced(now, page) })),
      );
      await Promise.all(reads);
    },
    [read],
  );

  const bookmark = useCallback(() => next.current, []);
  return { pages, status, loadMore, readAround, bookmark };
}

interface FeedState {
  readonly pages: readonly FeedPage[];
  readonly status: GridStatus;
}

/** What becomes of the pages, and how the list stands now; what is left out stays. */
interface FeedChange {
  readonly pagesAfter?: (pages: readonly FeedPage[]) => readonly FeedPage[];
  readonly status?: GridStatus;
}

function startOf({ pins, bookmark }: FeedStart['first']): FeedState {
  return { pages: [{ pins }], status: statusOf(bookmark) };
}

function changed(last: FeedState, { pagesAfter, status = last.status }: FeedChange): FeedState {
  return { status, pages: pagesAfter?.(last.pages) ?? last.pages };
}

function statusOf(bookmark: string | undefined): GridStatus {
  return bookmark === undefined ? 'end' : 'ready';
}
