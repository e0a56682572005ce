'use client';
import type { Clock, ListPeople, SendObject, SendPin, User } from '@tackboard/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newKeyOf } from '../client/new-key.js';
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

/** Lists and searches people. A new search aborts the pending request. */
export function usePeople(
  listPeople: ListPeople,
  clock: Clock,
  onError: (error: unknown) => void,
): People {
  const [query, setQuery] = useState('');
  const [state, setState] = useState(LOADING);
  const pending = useRef<AbortController | null>(null);

  const fetchPeople = useCallback(
    (text: string, previous: readonly User[], bookmark?: string) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      const { signal } = controller;
      const trimmed = text.trim();
      listPeople(
        { ...(trimmed && { query: trimmed }), ...(bookmark && { bookmark }) },
        { signal },
      ).then(
        (page) => {
          if (signal.aborted) return;
          setState({
            status: 'ready',
            people: [...previous, ...page.items],
            ...(page.bookmark && { bookmark: page.bookmark }),
          });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setState({ status: 'failed', people: previous, ...(bookmark && { bookmark }) });
          onError(error);
        },
      );
    },
    [listPeople, onError],
  );

  // Suggestions are fetched at once, search results when typing pauses.
  useEffect(() => {
    const delay = query.trim() === '' ? 0 : SEARCH_DELAY_MS;
    const timer = clock.setTimeout(() => fetchPeople(query, []), delay);
    return () => {
      clock.clearTimeout(timer);
      pending.current?.abort();
    };
  }, [fetchPeople, clock, query]);

  const { status, people, bookmark } = state;
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
      if (status !== 'ready' || bookmark === undefined) return;
      setState({ ...state, status: 'loading' });
      fetchPeople(query, people, bookmark);
    },
    retry() {
      setState({ ...state, status: 'loading' });
      fetchPeople(query, people, bookmark);
    },
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
