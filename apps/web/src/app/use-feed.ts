import type { PinPage } from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import type { GridStatus } from '@tackboard/pin-card';
import { usePinStore } from '@tackboard/machines/react';
import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { FeedRecord } from './feed-memory.js';

/** The pins so far, how the list stands, and how to get more. */
export interface Feed {
  readonly pins: readonly Pin[];
  readonly status: GridStatus;
  readonly loadMore: () => void;
  /** Where the next page begins; undefined at the end. */
  readonly bookmark: () => string | undefined;
}

/**
 * A feed that starts with the page the server printed and grows by one page at a time. Somebody who comes back finds
 * the pages that they had, with what the server has just told of the first.
 */
export function useFeed(
  first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined },
  recalled: Pick<FeedRecord, 'pins' | 'bookmark'> | null,
  readFeed: (bookmark: string) => Promise<PinPage>,
  onError: (error: unknown) => void,
): Feed {
  const store = usePinStore();
  const [{ pins, status }, change] = useReducer(changed, {
    pins: first.pins,
    status: statusOf(first.bookmark),
  });
  const next = useRef(first.bookmark);
  const isLoading = useRef(false);

  // Only when what the server printed has been taken over, and before that is painted.
  useLayoutEffect(() => {
    if (!recalled) return;
    const fresh = new Map(first.pins.map((pin) => [pin.id, pin]));
    const recalledPins = recalled.pins.map((pin) => fresh.get(pin.id) ?? pin);
    next.current = recalled.bookmark;
    change({ pins: recalledPins, status: statusOf(recalled.bookmark) });
  }, [first, recalled]);

  const loadMore = useCallback(() => {
    const bookmark = next.current;
    if (bookmark === undefined || isLoading.current) return;
    isLoading.current = true;
    change({ status: 'loading' });
    const since = store.mark();
    readFeed(bookmark)
      .then(
        (page) => {
          next.current = page.bookmark;
          for (const pin of page.pins) store.confirm(pin, since);
          change({ more: page.pins, status: statusOf(page.bookmark) });
        },
        (error: unknown) => {
          change({ status: 'error' });
          onError(error);
        },
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [onError, readFeed, store]);

  const bookmark = useCallback(() => next.current, []);
  return { pins, status, loadMore, bookmark };
}

interface FeedState {
  readonly pins: readonly Pin[];
  readonly status: GridStatus;
}

/** Other pins, or more of them, and how the list stands now. */
interface FeedChange {
  readonly status: GridStatus;
  readonly pins?: readonly Pin[];
  readonly more?: readonly Pin[];
}

function changed(last: FeedState, { status, pins = last.pins, more }: FeedChange): FeedState {
  return { status, pins: more ? [...pins, ...newPins(pins, more)] : pins };
}

function statusOf(bookmark: string | undefined): GridStatus {
  return bookmark === undefined ? 'end' : 'ready';
}

/** A pin can come again when newer ones have pushed it to a later page. */
function newPins(shown: readonly Pin[], page: readonly Pin[]): readonly Pin[] {
  const ids = new Set(shown.map((pin) => pin.id));
  return page.filter((pin) => !ids.has(pin.id));
}
