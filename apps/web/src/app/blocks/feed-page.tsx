import { type FetchPinPage, type PinFeedPage, PinGrid, usePinFeed } from '@tackboard/pin-card';
import { VisuallyHidden } from '@tackboard/ui';

interface FeedPageProps {
  /** Names the feed where its place is kept. */
  readonly name: string;
  /** The heading of the page, for screen readers. */
  readonly heading: string;
  /** The page that the server has read; left out, it is fetched. */
  readonly initialPage?: PinFeedPage;
  /** Keep the same function: `useCallback`. */
  readonly fetchPage: FetchPinPage;
}

/** A feed, page after page. After Back it is where its viewer left it. */
export function FeedPage({ name, heading, initialPage, fetchPage }: FeedPageProps) {
  const feed = usePinFeed({ key: name, fetchPage, ...(initialPage && { initialPage }) });
  return (
    <>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <PinGrid {...feed} />
    </>
  );
}
