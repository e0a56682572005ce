'use client';
import type { Clock, ListPeople, User } from '@tackboard/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long typing has to rest before people are looked for. */
export const SEARCH_DELAY_MS = 200;

/** The people that a pin can be sent to, as far as they are known. */
export interface People {
  readonly query: string;
  readonly search: (query: string) => void;
  readonly status: 'failed' | 'loading' | 'ready';
  readonly people: readonly User[];
  /** There are more: {@link People.loadMore} fetches them. */
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Found {
  readonly status: People['status'];
  readonly people: readonly User[];
  readonly bookmark?: string;
}

const LOOKING: Found = { status: 'loading', people: [] };

/** Lists people, and looks for those of a name; an answer to an earlier question is not heard. */
export function usePeople(
  listPeople: ListPeople,
  clock: Clock,
  onError: (error: unknown) => void,
): People {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(LOOKING);
  const asked = useRef<AbortController | null>(null);

  const ask = useCallback(
    (text: string, before: readonly User[], bookmark?: string) => {
      asked.current?.abort();
      const controller = new AbortController();
      asked.current = controller;
      const { signal } = controller;
      const wanted = text.trim();
      listPeople(
        { ...(wanted && { query: wanted }), ...(bookmark && { bookmark }) },
        { signal },
      ).then(
        (page) => {
          if (signal.aborted) return;
          setFound({
            status: 'ready',
            people: [...before, ...page.items],
            ...(page.bookmark && { bookmark: page.bookmark }),
          });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setFound({ status: 'failed', people: before, ...(bookmark && { bookmark }) });
          onError(error);
        },
      );
    },
    [listPeople, onError],
  );

  // Whom the viewer may mean is asked at once, a name when typing rests.
  useEffect(() => {
    const delay = query.trim() === '' ? 0 : SEARCH_DELAY_MS;
    const timer = clock.setTimeout(() => ask(query, []), delay);
    return () => {
      clock.clearTimeout(timer);
      asked.current?.abort();
    };
  }, [ask, clock, query]);

  const { status, people, bookmark } = found;
  return {
    query,
    search(next) {
      setQuery(next);
      if (next.trim() !== query.trim()) setFound(LOOKING);
    },
    status,
    people,
    hasMore: bookmark !== undefined,
    loadMore() {
      if (status !== 'ready' || bookmark === undefined) return;
      setFound({ ...found, status: 'loading' });
      ask(query, people, bookmark);
    },
    retry() {
      setFound({ ...found, status: 'loading' });
      ask(query, people, bookmark);
    },
  };
}
