import type { Pin } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';
import { VisuallyHidden } from '@tackboard/ui';
import type { Ports } from './ports.js';
import { useFeed } from './use-feed.js';

interface HomeFeedProps {
  readonly first: { readonly pins: readonly Pin[]; readonly bookmark?: string | undefined };
  readonly readFeed: Ports['readFeed'];
}

/** The pins of everybody, newest first, without an end in sight. */
export function HomeFeed({ first, readFeed }: HomeFeedProps) {
  const { pins, status, loadMore } = useFeed(first, readFeed);
  return (
    <>
      <h1>
        <VisuallyHidden>Home feed</VisuallyHidden>
      </h1>
      <PinGrid pins={pins} surface="AuthHomefeed" status={status} onLoadMore={loadMore} />
    </>
  );
}
