import { LinkButton } from '../../router/router-link.js';
import type { PinFeedPage } from '@tackboard/pin-card';
import { AlertIcon, CheckIcon } from '@tackboard/ui';
import { useEffect, useRef } from 'react';
import { titleOf } from '../../head.js';
import { useTexts } from '../../words/texts.js';
import { ExploreGrid } from '../explore/explore-grid.js';
import './removed.css';

/** What pins the page offers instead. */
export const INSTEAD = { scope: 'pins', order: 'popular' } as const;

/** In place of a pin that its creator deleted, or that was taken down (S1 §2). */
export function GonePin({ instead }: { readonly instead: PinFeedPage }) {
  const texts = useTexts('removed');
  const { seeHomeFeed } = useTexts('common');
  return (
    <>
      <section className="note">
        <AlertIcon width="40" height="40" />
        <h1>{texts.unavailable}</h1>
        <LinkButton href="/">{seeHomeFeed}</LinkButton>
      </section>
      <section aria-labelledby="gone-instead">
        <h2 id="gone-instead" className="section-heading">
          {texts.popular}
        </h2>
        <ExploreGrid query={INSTEAD} initialPage={instead} />
      </section>
    </>
  );
}

/** In place of the viewer's own pin, on the page where they deleted it. The browser's tab no longer names the pin. */
export function DeletedPin() {
  const { deleted, deletedText } = useTexts('removed');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = titleOf({ title: deleted });
    // What had it before is gone.
    heading.current?.focus({ preventScroll: true });
  }, [deleted]);
  const { seeHomeFeed } = useTexts('common');
  return (
    <section className="note">
      <CheckIcon width="40" height="40" />
      <h1 ref={heading} tabIndex={-1}>
        {deleted}
      </h1>
      <p>{deletedText}</p>
      <LinkButton href="/">{seeHomeFeed}</LinkButton>
    </section>
  );
}
