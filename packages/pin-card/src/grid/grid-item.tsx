'use client';
import { imageAlt, type Pin, pinTitle, type Surface } from '@tackboard/domain';
import { memo, type ReactNode, useRef } from 'react';
import { PinCard } from '../card/pin-card.js';
import { useImpression } from '../impressions/use-impression.js';
import { type GridPlace, placeStyle } from './grid-place.js';

/** What a card of a grid is rendered from. */
export interface GridCard {
  readonly pin: Pin;
  readonly surface: Surface;
  /** Whether its picture loads at once. */
  readonly eager: boolean;
}

interface GridItemProps extends GridCard, Partial<GridPlace> {
  readonly index: number;
  /** How many items the list has, −1 while more may come. */
  readonly setSize: number;
  readonly isFeed: boolean;
  /** The visit that what is seen of the grid counts in. */
  readonly view: object;
  readonly renderCard: ((card: GridCard) => ReactNode) | undefined;
}

/** One card of a grid in its place. Renders again only when something of its own changes. */
export const GridItem = memo(function GridItem(props: GridItemProps) {
  const { pin, surface, index, setSize, eager, isFeed, view, renderCard } = props;
  const item = useRef<HTMLLIElement>(null);
  useImpression(item, { kind: 'pin', pin, surface }, { slotIndex: index, view });
  // Both take the same attributes here.
  const Item = (isFeed ? 'div' : 'li') as 'li';
  return (
    <Item
      ref={item}
      className="tb-grid-item"
      {...(isFeed && {
        role: 'article',
        tabIndex: -1,
        'aria-label': pinTitle(pin) ?? imageAlt(pin),
      })}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      data-index={index}
      style={placeStyle(props)}
    >
      {renderCard ? (
        renderCard({ pin, surface, eager })
      ) : (
        <PinCard
          pin={pin}
          surface={surface}
          eager={eager}
          // The item is the article of a feed.
          {...(isFeed && { role: 'presentation' })}
        />
      )}
    </Item>
  );
});
