import type { Pin } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';
import type { PinGridActions } from '@tackboard/pin-card/pin-grid';
import { VisuallyHidden } from '@tackboard/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FeedMemory } from './feed-memory.js';
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

/** The pins of everybody, newest first, without an end in sight. Coming back to it finds the place that was left. */
export function HomeFeed({ first, readFeed, memory, viewerId, deleted, onError }: HomeFeedProps) {
  const [recalled] = useState(() => memory?.recall(viewerId) ?? null);
  const { pins: loaded, status, bookmark, loadMore } = useFeed(first, recalled, readFeed, onError);
  const pins = useMemo(() => withoutDeleted(loaded, deleted), [loaded, deleted]);
  const actions = useRef<PinGridActions>(null);

  useEffect(() => {
    const keep = () => {
      memory?.keep(viewerId, { pins, bookmark: bookmark(), place: actions.current!.getSnapshot() });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [bookmark, memory, pins, viewerId]);

  return (
    <>
      <h1>
        <VisuallyHidden>Home feed</VisuallyHidden>
      </h1>
      <PinGrid
        pins={pins}
        surface="AuthHomefeed"
        status={status}
        onLoadMore={loadMore}
        restore={recalled?.place ?? null}
        actionsRef={actions}
      />
    </>
  );
}
