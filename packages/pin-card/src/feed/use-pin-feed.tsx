'use client';
import type { CardContext, Pin, Surface } from '@tackboard/domain';
import { gridWords } from '@tackboard/domain/words/card';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PinCard, type PinCardProps } from '../card/pin-card.js';
import { DEFAULT_SURFACE } from '../client/default-surface.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import type { GridCard } from '../grid/grid-list.js';
import { useDeletedPinIds } from '../grid/use-shown-pins.js';
import { pinSize, safeSize } from '../grid/item-size.js';
import type { PinGridActions, PinGridProps } from '../grid/pin-grid.js';
import { type EvictedPin, isEvicted, withoutPins } from './feed-pages.js';
import { type FetchPinPage, type PinFeedPage, useFeedPages } from './use-feed-pages.js';
import { type FeedStorage, useFeedRecord, useKeepFeed } from './use-feed-record.js';

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

/**
 * A feed of pins for `<PinGrid {...feed} />`. It fetches page after page, evicts the pins far from the view and fetches
 * them again when they come back, and restores pages and position when the viewer returns to the history entry.
 */
export function usePinFeed({
  key,
  fetchPage,
  initialPage,
  surface = DEFAULT_SURFACE,
  storage,
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
  const deleted = useDeletedPinIds();
  const shown = useMemo(() => withoutPins(pages, deleted), [deleted, pages]);
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

interface FeedCardProps extends Omit<GridCard, 'pin'>, Pick<PinCardProps, 'saveButton'> {
  readonly pin: Pin | EvictedPin;
  /** Fetches the evicted pages around this pin. Rejects when the pin's own page cannot be fetched. */
  readonly refetchAround: (pin: Pin | EvictedPin) => Promise<void>;
}

/** How long a card stays rendered before it requests its page: cards that scroll past request nothing. */
const REFETCH_DELAY_MS = 100;

/** The card of a pin in a feed that evicts far pins: a card that shows keeps its pin, one that comes back requests it. */
function FeedCard({ pin, refetchAround, ...card }: FeedCardProps) {
  const { clock } = useInternals('FeedCard');
  const words = useWords('grid', gridWords);
  const [known, setKnown] = useState(isEvicted(pin) ? undefined : pin);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const shown = isEvicted(pin) ? known : pin;
  if (shown !== known) setKnown(shown);

  // A card that is kept because it is in use, far from the view, requests nothing.
  const isKept = isEvicted(pin) && shown !== undefined;
  const isRequesting = !isKept && state !== 'failed';
  useEffect(() => {
    if (!isRequesting) return undefined;
    const request = () => void refetchAround(pin).catch(() => setState('failed'));
    const timer = clock.setTimeout(request, REFETCH_DELAY_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, isRequesting, pin, refetchAround]);

  // The focus on "Try again" moves to the card that replaces it.
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown && hadFocus.current) element.current?.querySelector('a')?.focus();
    hadFocus.current = false;
  }, [isShown]);

  if (shown) return <PinCard {...card} ref={element} pin={shown} />;
  const { itemSize, dominantColor } = pin as EvictedPin;
  return (
    <div className="tb-evicted-pin">
      <div
        className="tb-evicted-pin-image"
        style={{ backgroundColor: dominantColor, aspectRatio: `1 / ${itemSize.ratio}` }}
      />
      {state === 'loading' ? (
        <VisuallyHidden>{words.loadingPins()}</VisuallyHidden>
      ) : (
        <Button
          busy={state === 'retrying'}
          onClick={() => setState('retrying')}
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
        >
          {words.tryAgain()}
        </Button>
      )}
    </div>
  );
}
