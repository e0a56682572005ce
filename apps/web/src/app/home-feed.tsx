import type { Pin } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';
import { VisuallyHidden } from '@tackboard/ui';
import type { Ports } from './ports.js';
import { useFeed } from './use-feed.js';

interface HomeFeedProps {
  readonly first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined };
  readonly readFeed: Ports['readFeed'];
  /** Told why a page of the feed could not be had. */
  readonly onError: (error: unknown) => void;
}

/** The pins of everybody, newest first, without an end in sight. */
export function HomeFeed({ first, readFeed, onError }: HomeFeedProps) {
  const { pins, status, loadMore } = useFeed(first, readFeed, onError);
  return (
    <>
      <h1>
        <VisuallyHidden>Home feed</VisuallyHidden>
      </h1>
      <PinGrid pins={pins} surface="AuthHomefeed" status={status} onLoadMore={loadMore} />
    </>
  );
}
