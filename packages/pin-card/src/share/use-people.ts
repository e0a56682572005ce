'use client';
import type { Clock, ListPeople, SendObject, SendPin, User } from '@tackboard/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newKeyOf } from '../client/environment.js';
import { useInternals } from '../client/tackboard-context.js';

/** A search starts this long after the last key. */
export const SEARCH_DELAY_MS = 200;

/** The people that a pin can be sent to. */
interface People {
  readonly query: string;
  readonly search: (query: string) => void;
  readonly status: 'failed' | 'loading' | 'ready';
  readonly people: readonly User[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface PeopleState {
  readonly status: People['status'];
  readonly people: readonly User[];
  readonly bookmark?: string;
}

const LOADING: PeopleState = { status: 'loading', people: [] };

/** Fetches a page of people; `previous` stays above it. A new fetch aborts the pending one. */
function usePeopleFetch(
  listPeople: ListPeople,
  onState: (state: PeopleState) => void,
  onError: (error: unknown) => void,
) {
  const pending = useRef<AbortController | null>(null);
  const abort = useCallback(() => pending.current?.abort(), []);
  const fetchPeople = useCallback(
    async (text: string, previous: readonly User[], bookmark?: string) => {
      abort();
      const { signal } = (pending.current = new AbortController());
      const query = text.trim();
      const request = { ...(query && { query }), ...(bookmark && { bookmark }) };
      try {
        const { items, bookmark: next } = await listPeople(request, { signal });
        if (signal.aborted) return;
        const people = [...previous, ...items];
        onState({ status: 'ready', people, ...(next && { bookmark: next }) });
      } catch (error) {
        if (signal.aborted) return;
        onState({ status: 'failed', people: previous, ...(bookmark && { bookmark }) });
        onError(error);
      }
    },
    [abort, listPeople, onError, onState],
  );
  return { fetchPeople, abort };
}

/** Lists and searches people. A new search aborts the pending request. */
export function usePeople(
  listPeople: ListPeople,
  clock: Clock,
  onError: (error: unknown) => void,
): People {
  const [query, setQuery] = useState('');
  const [state, setState] = useState(LOADING);
  const { fetchPeople, abort } = usePeopleFetch(listPeople, setState, onError);

  // Suggestions are fetched at once, search results when typing pauses.
  useEffect(() => {
    const delay = query.trim() === '' ? 0 : SEARCH_DELAY_MS;
    const timer = clock.setTimeout(() => void fetchPeople(query, []), delay);
    return () => {
      clock.clearTimeout(timer);
      abort();
    };
  }, [abort, fetchPeople, clock, query]);

  const { status, people, bookmark } = state;
  const fetchNext = () => {
    setState({ ...state, status: 'loading' });
    void fetchPeople(query, people, bookmark);
  };
  return {
    query,
    search(next) {
      setQuery(next);
      if (next.trim() !== query.trim()) setState(LOADING);
    },
    status,
    people,
    hasMore: bookmark !== undefined,
    loadMore() {
      if (status === 'ready' && bookmark !== undefined) fetchNext();
    },
    retry: fetchNext,
  };
}

/** The state of the request that sends the pin to a person. */
export type SendStatus = 'failed' | 'none' | 'sending' | 'sent';

/** Called when a request settles. */
interface SendListener {
  readonly onSent: (receiverId: string) => void;
  readonly onFailed: (receiverId: string, error: unknown) => void;
}

/** The requests of one flyout, by the id of the receiver. */
interface Sends {
  readonly statusOf: (receiverId: string) => SendStatus;
  /** Sends the pin, or retries after a failure. Does nothing while a request is pending or after it is fulfilled. */
  readonly send: (receiverId: string) => void;
}

/** Sends a pin to people, at most once to each. A retry has the idempotency key of the first attempt. */
export function useSends(
  sendPin: SendPin,
  object: SendObject,
  { onSent, onFailed }: SendListener,
): Sends {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, SendStatus>>(new Map());
  const { environment } = useInternals('useSends');
  const keys = useRef(new Map<string, string>());
  const statusOf = (id: string): SendStatus => statuses.get(id) ?? 'none';
  const setStatus = (id: string, status: SendStatus) =>
    setStatuses((last) => new Map(last).set(id, status));

  return {
    statusOf,
    send(receiverId) {
      const status = statusOf(receiverId);
      if (status === 'sending' || status === 'sent') return;
      const idempotencyKey = keys.current.get(receiverId) ?? newKeyOf(environment)();
      keys.current.set(receiverId, idempotencyKey);
      setStatus(receiverId, 'sending');
      sendPin({ object, receiverId }, { idempotencyKey }).then(
        () => {
          setStatus(receiverId, 'sent');
          onSent(receiverId);
        },
        (error: unknown) => {
          setStatus(receiverId, 'failed');
          onFailed(receiverId, error);
        },
      );
    },
  };
}
