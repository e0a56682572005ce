'use client';
import type { CardContext, Pin, Surface } from '@tackboard/domain';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { PinCardProps } from '../card/pin-card.js';
import { pinSize } from '../grid/pin-size.js';
import { safeSize } from '../grid/safe-size.js';
import type { PinGridActions, PinGridProps } from '../grid/pin-grid.js';
import type { GridCard } from '../grid/grid-item.js';
import { useInternals } from '../client/tackboard-context.js';
import { FeedCard } from './feed-card.js';
import { type EvictedPin, isEvicted, withoutPins } from './feed-pages.js';
import type { FeedStorage } from './feed-record.js';
import { type FetchPinPage, type PinFeedPage, useFeedPages } from './use-feed-pages.js';
import { useFeedRecord, useKeepFeed } from './use-feed-record.js';

/** Options of {@link usePinFeed}. */
export interface PinFeedOptions {
  /** Names the feed in the storage. Feeds of one history entry need names of their own. */
  readonly key: string;
  readonly fetchPage: FetchPinPage;
  /**
   * The first page, when the server has already fetched it. Read in the first rendering.
   * @default fetched with `fetchPage(undefined, …)`
   */
  readonly initialPage?: PinFeedPage | undefined;
  /**
   * Where the cards show.
   * @default 'AuthHomefeed'
   */
  readonly surface?: Surface | undefined;
  /**
   * Keeps the feed until the viewer comes back; `null` keeps nothing.
   * @default the session storage of the provider
   */
  readonly storage?: FeedStorage | null | undefined;
  /** Ids of pins to leave out, such as those that the viewer has deleted. */
  readonly removedPinIds?: ReadonlySet<string> | undefined;
  /** Props of the save buttons. Pass the same object at every render. */
  readonly saveButton?: PinCardProps['saveButton'];
}

/** The props of a `PinGrid` that shows a feed. */
export type PinFeed = Pick<PinGridProps, 'pins'> &
  Required<
    Pick<
      PinGridProps,
      | 'surface'
      | 'hasNextPage'
      | 'isFetchingNextPage'
      | 'fetchNextPage'
      | 'isPending'
      | 'error'
      | 'isFetchNextPageError'
      | 'refetch'
      | 'itemSize'
      | 'renderCard'
      | 'restore'
    >
  > & { readonly actionsRef: RefObject<PinGridActions | null> };

const NONE: ReadonlySet<string> = new Set();

/**
 * A feed of pins for `<PinGrid {...feed} />`. It fetches page after page, evicts the pins far from the view and fetches
 * them again when they come back, and restores pages and position when the viewer returns to the history entry.
 */
export function usePinFeed({
  key,
  fetchPage,
  initialPage,
  surface = 'AuthHomefeed',
  storage,
  removedPinIds = NONE,
  saveButton,
}: PinFeedOptions): PinFeed {
  const { context, core, environment } = useInternals('usePinFeed');
  const kept = storage === null ? undefined : (storage ?? environment.sessionStorage);
  const record = useFeedRecord(key, kept);
  const itemSize = useCallback(
    (pin: Pin | EvictedPin, cardContext: CardContext) =>
      isEvicted(pin) ? pin.itemSize : pinSize(pin, cardContext),
    [],
  );
  const { pages, bookmark, pending, failed, fetchNextPage, refetch, refetchAround } = useFeedPages({
    fetchPage,
    initialPage,
    record,
    itemSize: safeSize(itemSize, { ...context, surface }, core.reportError),
  });
  const shown = useMemo(() => withoutPins(pages, removedPinIds), [pages, removedPinIds]);
  const pins = useMemo((): readonly Pin[] => shown.flatMap((page) => page.pins), [shown]);
  const renderCard = useCallback(
    (card: GridCard) => (
      <FeedCard {...card} saveButton={saveButton} refetchAround={refetchAround} />
    ),
    [refetchAround, saveButton],
  );
  const actionsRef = useRef<PinGridActions>(null);
  useKeepFeed(key, kept, { pages: shown, bookmark }, actionsRef);

  return {
    pins,
    surface,
    hasNextPage: bookmark !== undefined,
    isFetchingNextPage: pending === 'next',
    fetchNextPage,
    isPending: pages.length === 0 && pending === 'first',
    error: failed?.error ?? null,
    isFetchNextPageError: failed?.fetch === 'next',
    refetch,
    itemSize,
    renderCard,
    restore: record?.position ?? null,
    actionsRef,
  };
}
