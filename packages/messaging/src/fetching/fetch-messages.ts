import type { Experience, ExperienceContext } from '@tackboard/domain';
import type { MessagingOptions } from '../messaging.types.js';
import { createFetchLoop } from './fetch-loop.js';

/** Fetches the messages of the viewer (S2 §7). */
export interface MessageFetches {
  /** Fetches unless the viewer's messages are there or on their way. */
  readonly start: () => void;
  /** The messages of the server's page may be outdated: `start` fetches. */
  readonly expire: () => void;
  /** Fetches again, after the fetch that is on its way. */
  readonly refetch: () => void;
  /** Aborts the fetch and forgets that there was one: another viewer. */
  readonly reset: () => void;
  /** The number of the fetch that was started last. */
  readonly lastId: () => number;
}

/** Options of {@link createMessageFetches}. */
export interface MessageFetchesOptions {
  readonly messaging: MessagingOptions;
  readonly onMessages: (experiences: readonly Experience[], fetchId: number) => void;
}

/** Creates the fetches of a page. Messages of the server's page count as fetched. */
export function createMessageFetches(options: MessageFetchesOptions): MessageFetches {
  const { messaging, onMessages } = options;
  const { host, initial, isMultiExperiencePlatform, placementIds } = messaging;
  const { calls, events } = host;
  let hasFetched = initial !== undefined;
  const loop = createFetchLoop({
    async fetch(signal) {
      const context = contextOf(messaging);
      if (placementIds) {
        return (await calls.readExperiences?.({ placementIds, ...context }, { signal })) ?? [];
      }
      const request = isMultiExperiencePlatform ? { isMultiExperiencePlatform } : context;
      return (await calls.readPlatformExperiences?.(request, { signal })) ?? [];
    },
    onResponse(experiences, fetchId) {
      hasFetched = true;
      onMessages(experiences, fetchId);
    },
    onError: events.reportError,
  });
  return {
    start() {
      if (!hasFetched) loop.join();
    },
    expire() {
      hasFetched = false;
    },
    refetch: loop.refetch,
    reset() {
      hasFetched = false;
      loop.reset();
    },
    lastId: loop.lastId,
  };
}

/** The context of a request at this moment, without what is absent. */
export function contextOf({
  extraContext,
  targeting,
}: Pick<MessagingOptions, 'extraContext' | 'targeting'>): ExperienceContext {
  const extra = typeof extraContext === 'function' ? extraContext() : extraContext;
  return { ...(extra && { extraContext: extra }), ...(targeting && { targeting }) };
}
