import { PinGrid } from '@tackboard/pin-card';
import { type PinFeedPage, usePinFeed } from '@tackboard/pin-card/feed';
import { VisuallyHidden } from '@tackboard/ui';
import type { Ports } from './ports.js';

interface HomeFeedProps {
  /** The page that the server rendered. */
  readonly initialPage: PinFeedPage;
  readonly fetchPage: Ports['fetchFeedPage'];
  /** The ids of pins that the viewer has deleted on this page. */
  readonly deleted: ReadonlySet<string>;
}

/** The pins of all people, newest first. */
export function HomeFeed({ initialPage, fetchPage, deleted }: HomeFeedProps) {
  const feed = usePinFeed({ key: 'home', fetchPage, initialPage, removedPinIds: deleted });
  return (
    <>
      <h1>
        <VisuallyHidden>Home feed</VisuallyHidden>
      </h1>
      <PinGrid {...feed} />
    </>
  );
}
