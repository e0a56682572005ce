import type { Surface } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';
import { type PinFeedPage, usePinFeed } from '@tackboard/pin-card/feed';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';
import { explorePins, type ExploreQuery } from '../../reads/explore.js';

interface ExploreGridProps {
  readonly query: ExploreQuery;
  readonly initialPage: PinFeedPage;
  readonly surface?: Surface;
}

/** A grid of pins to explore, page after page. */
export function ExploreGrid({ query, initialPage, surface }: ExploreGridProps) {
  const { ports, deleted } = useDemo();
  const { scope, order, topicId } = query;
  const feed = usePinFeed({
    key: `explore ${scope} ${order ?? ''} ${topicId ?? ''}`,
    surface,
    initialPage,
    removedPinIds: deleted,
    fetchPage: useCallback(
      (bookmark, { signal }) =>
        explorePins(ports.client, { scope, order, topicId }, { bookmark, signal }),
      [order, ports, scope, topicId],
    ),
  });
  return <PinGrid {...feed} />;
}
