import type { ExperienceContext, MessageHost } from '@tackboard/domain';
import type { Experience } from '@tackboard/domain/experience';

/** The context of the page, sent with each fetch of messages. */
export type ExtraContext = NonNullable<ExperienceContext['extraContext']>;

/** What is fetched, and with which context. */
export interface FetchOptions extends Pick<ExperienceContext, 'targeting'> {
  /** `tackboard.messageHost`, or an object of your own. */
  readonly host: MessageHost;
  /**
   * Messages of the server's page. Without them they are fetched when the provider mounts. What the viewer has ended in this
   * session does not show from here.
   */
  readonly initial?: readonly Experience[] | undefined;
  /**
   * The placements of the page.
   * @default all placements
   */
  readonly placementIds?: readonly string[] | undefined;
  /** Sent with each request. Pass a function when it differs from page to page; call `refetch` when the page has changed. */
  readonly extraContext?: ExtraContext | (() => ExtraContext) | undefined;
  /** Sends `multiExperiencePlatform` instead of the context (S2 §7.2). */
  readonly isMultiExperiencePlatform?: boolean;
}

/** Fetches the messages of the viewer, one fetch at a time. */
export interface MessageFetches {
  /** Fetches unless the viewer's messages are there or on their way. */
  readonly start: () => void;
  /** The messages of the server's page may be outdated: `start` fetches. */
  readonly expire: () => void;
  /** Fetches again, after the fetch that is on its way. */
  readonly refetch: () => void;
  /** Aborts the fetch and forgets that there was one: another viewer. */
  readonly reset: () => void;
  /** The number of the fetch that was started last, counted from 1. */
  readonly lastId: () => number;
}

/** Creates the fetches of a page. Messages of the server's page count as fetched. */
export function createMessageFetches(
  options: FetchOptions,
  onMessages: (experiences: readonly Experience[], fetchId: number) => void,
): MessageFetches {
  let hasFetched = options.initial !== undefined;
  let lastId = 0;
  let current: AbortController | undefined;
  let needsAnother = false;

  function fetch() {
    const id = ++lastId;
    const controller = new AbortController();
    current = controller;
    const settle = (apply: () => void) => {
      if (current !== controller) return;
      current = undefined;
      apply();
      if (!needsAnother || current) return;
      needsAnother = false;
      fetch();
    };
    readMessages(options, controller.signal).then(
      (experiences) =>
        settle(() => {
          hasFetched = true;
          onMessages(experiences, id);
        }),
      (error: unknown) => settle(() => options.host.events.reportError(error)),
    );
  }

  return {
    start() {
      if (!hasFetched && !current) fetch();
    },
    expire() {
      hasFetched = false;
    },
    refetch() {
      if (current) needsAnother = true;
      else fetch();
    },
    reset() {
      hasFetched = false;
      current?.abort();
      current = undefined;
      needsAnother = false;
    },
    lastId: () => lastId,
  };
}

async function readMessages(
  options: FetchOptions,
  signal: AbortSignal,
): Promise<readonly Experience[]> {
  const { host, isMultiExperiencePlatform, placementIds } = options;
  const context = contextOf(options);
  if (placementIds) {
    return (await host.calls.readExperiences?.({ placementIds, ...context }, { signal })) ?? [];
  }
  const request = isMultiExperiencePlatform ? { isMultiExperiencePlatform } : context;
  return (await host.calls.readPlatformExperiences?.(request, { signal })) ?? [];
}

/** The context of a request at this moment, without what is absent. */
export function contextOf({
  extraContext,
  targeting,
}: Pick<FetchOptions, 'extraContext' | 'targeting'>): ExperienceContext {
  const extra = typeof extraContext === 'function' ? extraContext() : extraContext;
  return { ...(extra && { extraContext: extra }), ...(targeting && { targeting }) };
}
