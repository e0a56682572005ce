import type { ExploreOptions } from '@tackboard/api-client';
import type { Surface } from '@tackboard/domain';
import {
  PinCard,
  type PinCardProps,
  type PinFeedPage,
  PinGrid,
  usePinFeed,
} from '@tackboard/pin-card';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { type CardKind, documentOptions } from '../../document-options.js';

interface ExploreGridProps {
  readonly query: Pick<ExploreOptions, 'order' | 'scope' | 'topicId'>;
  readonly initialPage: PinFeedPage;
  readonly surface?: Surface;
}

/** The save buttons of other cards (S1 §4). */
const SAVE_BUTTONS: Partial<Record<CardKind, PinCardProps['saveButton']>> = {
  'explore-local': { variant: 'explore-local' },
  'one-click': { isPersistentOneClick: true },
};

/** Pins to explore: a grid, page after page, or with `?card=square` the first page as square tiles (S1 §5). */
export function ExploreGrid(props: ExploreGridProps) {
  const { card } = documentOptions(new URLSearchParams(useLocation().search));
  if (card === 'square') return <SquareTiles {...props} />;
  return <FeedGrid {...props} saveButton={card && SAVE_BUTTONS[card]} />;
}

function SquareTiles({ initialPage, surface = 'AuthHomefeed' }: ExploreGridProps) {
  return (
    <ul className="wrap">
      {initialPage.pins.map((pin) => (
        <li key={pin.id}>
          <PinCard pin={pin} surface={surface} picture="square" />
        </li>
      ))}
    </ul>
  );
}

interface FeedGridProps extends ExploreGridProps {
  readonly saveButton: PinCardProps['saveButton'];
}

function FeedGrid({ query, initialPage, surface, saveButton }: FeedGridProps) {
  const { calls } = useDemo();
  const { scope, order, topicId } = query;
  const feed = usePinFeed({
    key: `explore ${scope} ${order ?? ''} ${topicId ?? ''}`,
    surface,
    initialPage,
    saveButton,
    fetchPage: useCallback(
      (bookmark, { signal }) => calls.explorePins({ scope, order, topicId, bookmark, signal }),
      [calls, order, scope, topicId],
    ),
  });
  return <PinGrid {...feed} />;
}
