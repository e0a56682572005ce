import type { Pin } from '@tackboard/domain';
import type { FetchPinPage, PinFeedPage } from '@tackboard/pin-card';
import { useCallback } from 'react';
import { MorePins, RelatedPins as RelatedFeed } from '../../blocks/closeup-page.js';
import { useDemo } from '../../demo-context.js';
import { useTexts } from '../../words/texts.js';

interface RelatedPinsProps {
  readonly pinId: string;
  readonly initialPage: PinFeedPage;
}

/** Pins like another one, page after page. */
export function RelatedPins({ pinId, initialPage }: RelatedPinsProps) {
  const { calls } = useDemo();
  const { moreLikeThis } = useTexts('boards');
  const fetchPage = useCallback<FetchPinPage>(
    (bookmark, { signal }) => calls.readRelatedPins({ pinId, bookmark, signal }),
    [calls, pinId],
  );
  return <RelatedFeed heading={moreLikeThis} {...{ pinId, initialPage, fetchPage }} />;
}

/** Products like the one of the pin. */
export function RelatedProducts({ pins }: { readonly pins: readonly Pin[] }) {
  const { shopSimilar } = useTexts('boards');
  return <MorePins heading={shopSimilar} pins={pins} surface="CloseupRelatedProducts" />;
}
