import type { Pin } from '@tackboard/domain';
import { type PinFeedPage, PinGrid, usePinFeed, useShownPins } from '@tackboard/pin-card';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';
import { useTexts } from '../../words/texts.js';

interface RelatedPinsProps {
  readonly pinId: string;
  readonly initialPage: PinFeedPage;
}

/** Pins like another one, page after page. */
export function RelatedPins({ pinId, initialPage }: RelatedPinsProps) {
  const { calls } = useDemo();
  const texts = useTexts('boards');
  const feed = usePinFeed({
    key: `related ${pinId}`,
    surface: 'RelatedPinGrid',
    initialPage,
    fetchPage: useCallback(
      (bookmark, { signal }) => calls.readRelatedPins({ pinId, bookmark, signal }),
      [calls, pinId],
    ),
  });
  if (initialPage.pins.length === 0) return null;
  return (
    <section aria-labelledby="related-heading">
      <h2 id="related-heading" className="section-heading">
        {texts.moreLikeThis}
      </h2>
      <PinGrid {...feed} />
    </section>
  );
}

/** Products like the one of the pin. */
export function RelatedProducts({ pins }: { readonly pins: readonly Pin[] }) {
  const texts = useTexts('boards');
  const shown = useShownPins(pins);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="products-heading">
      <h2 id="products-heading" className="section-heading">
        {texts.shopSimilar}
      </h2>
      <PinGrid pins={shown} surface="CloseupRelatedProducts" />
    </section>
  );
}
