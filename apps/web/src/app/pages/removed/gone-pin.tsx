import type { PinFeedPage } from '@tackboard/pin-card/feed';
import { AlertIcon } from '@tackboard/ui/icons';
import { ExploreGrid } from '../explore/explore-grid.js';
import './removed.css';

/** What pins the page offers instead. */
export const INSTEAD = { scope: 'pins', order: 'popular' } as const;

/** In place of a pin that its creator deleted, or that was taken down (S1 §2). */
export function GonePin({ instead }: { readonly instead: PinFeedPage }) {
  return (
    <>
      <section className="gone">
        <AlertIcon width="40" height="40" />
        <h1>This Pin is unavailable</h1>
        <p>Its creator deleted it, or it was taken down.</p>
        <a className="tb-button" data-variant="quiet" href="/">
          See the home feed
        </a>
      </section>
      <section aria-labelledby="gone-instead">
        <h2 id="gone-instead" className="gone-instead">
          Popular right now
        </h2>
        <ExploreGrid query={INSTEAD} initialPage={instead} />
      </section>
    </>
  );
}
