import type { Pin } from '@tackboard/domain';
import { PinGrid, useTackboard } from '@tackboard/pin-card';
import { type GridCard, pinBox, type PinGridActions } from '@tackboard/pin-card/pin-grid';
import { VisuallyHidden } from '@tackboard/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FeedCard } from './feed-card.js';
import type { FeedMemory } from './feed-memory.js';
import { type FarPin, isFarPin } from './feed-pages.js';
import type { Ports } from './ports.js';
import { withoutDeleted } from './use-deleted-pins.js';
import { useFeed } from './use-feed.js';

interface HomeFeedProps {
  readonly first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined };
  readonly readFeed: Ports['readFeed'];
  /** Where the feed is kept for the way back; known in the browser alone. */
  readonly memory: FeedMemory | undefined;
  readonly viewerId: string | undefined;
  /** The ids of pins that the viewer has deleted on this page. */
  readonly deleted: ReadonlySet<string>;
  /** Told why a page of the feed could not be had. */
  readonly onError: (error: unknown) => void;
}

const SURFACE = 'AuthHomefeed';

/** The pins of everybody, newest first, without an end in sight. Coming back to it finds the place that was left. */
export function HomeFeed({ first, readFeed, memory, viewerId, deleted, onError }: HomeFeedProps) {
  const { context } = useTackboard();
  const [recalled] = useState(() => memory?.recall(viewerId) ?? null);
  const boxOf = useCallback(
    (pin: Pin | FarPin) =>
      isFarPin(pin) ? pin.box : pinBox(pin, { ...context, surface: SURFACE }),
    [context],
  );
  const { pages, status, bookmark, loadMore, readAround } = useFeed({
    first,
    recalled,
    readFeed,
    boxOf,
    onError,
  });
  const pins = useMemo(() => {
    const all: readonly Pin[] = pages.flatMap((page) => page.pins);
    return withoutDeleted(all, deleted);
  }, [pages, deleted]);
  const renderCard = useCallback(
    (card: GridCard) => <FeedCard {...card} readAround={readAround} />,
    [readAround],
  );
  const actions = useRef<PinGridActions>(null);

  useEffect(() => {
    const keep = () => {
      memory?.keep(viewerId, {
        pages: pages.map((page) => ({ ...page, pins: withoutDeleted(page.pins, deleted) })),
        bookmark,
        place: actions.current!.getSnapshot(),
      });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [bookmark, deleted, memory, pages, viewerId]);

  return (
    <>
      <h1>
        <VisuallyHidden>Home feed</VisuallyHidden>
      </h1>
      <PinGrid
        pins={pins}
        surface={SURFACE}
        hasNextPage={bookmark !== undefined}
        isFetchingNextPage={status === 'loading'}
        error={status === 'error' ? status : null}
        fetchNextPage={loadMore}
        boxOf={boxOf}
        renderCard={renderCard}
        restore={recalled?.place ?? null}
        actionsRef={actions}
      />
    </>
  );
}
