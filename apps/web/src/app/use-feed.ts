import type { PinPage } from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import type { GridStatus } from '@tackboard/pin-card';
import { usePinStore } from '@tackboard/machines/react';
import { useCallback, useRef, useState } from 'react';

/** The pins so far, how the list stands, and how to get more. */
export interface Feed {
  readonly pins: readonly Pin[];
  readonly status: GridStatus;
  readonly loadMore: () => void;
}

/** A feed that starts with the page the server printed and grows by one page at a time. */
export function useFeed(
  first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined },
  readFeed: (bookmark: string) => Promise<PinPage>,
  onError: (error: unknown) => void,
): Feed {
  const store = usePinStore();
  const [pins, setPins] = useState(first.pins);
  const [status, setStatus] = useState<GridStatus>(first.bookmark ? 'ready' : 'end');
  const next = useRef(first.bookmark);
  const isLoading = useRef(false);

  const loadMore = useCallback(() => {
    const bookmark = next.current;
    if (bookmark === undefined || isLoading.current) return;
    isLoading.current = true;
    setStatus('loading');
    const since = store.mark();
    readFeed(bookmark)
      .then(
        (page) => {
          next.current = page.bookmark;
          for (const pin of page.pins) store.confirm(pin, since);
          setPins((shown) => [...shown, ...newPins(shown, page.pins)]);
          setStatus(page.bookmark === undefined ? 'end' : 'ready');
        },
        (error: unknown) => {
          setStatus('error');
          onError(error);
        },
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [onError, readFeed, store]);

  return { pins, status, loadMore };
}

/** A pin can come again when newer ones have pushed it to a later page. */
function newPins(shown: readonly Pin[], page: readonly Pin[]): readonly Pin[] {
  const ids = new Set(shown.map((pin) => pin.id));
  return page.filter((pin) => !ids.has(pin.id));
}
