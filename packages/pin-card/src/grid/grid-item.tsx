'use client';
import { imageAlt, pinTitle } from '@tackboard/domain/card';
import type { Pin, Surface } from '@tackboard/domain';
import type { ReactNode } from 'react';
import { PinCard } from '../card/pin-card.js';
import { type GridPlace, placed } from './grid-place.js';
import { whereValid } from '../card/where-valid.js';

/** What `renderCard` receives. */
export interface GridCard {
  readonly pin: Pin;
  readonly surface: Surface;
  /** Whether the image loads at once. */
  readonly eager: boolean;
}

/** Options shared by all items of a grid, as one object, so that items compare one reference. */
export interface GridItemOptions extends Pick<GridCard, 'surface'> {
  /** The number of items in the list; −1 while it is unknown. */
  readonly setSize: number;
  readonly isFeed: boolean;
  readonly renderCard?: ((card: GridCard) => ReactNode) | undefined;
}

/** Props of one item. */
export interface GridItemProps extends Partial<GridPlace> {
  readonly pin: Pin;
  readonly index: number;
  readonly options: GridItemOptions;
  /** The version of the layout that the position comes from. */
  readonly version: number | undefined;
}

/** Number of cards whose images load at once. */
const EAGER_ITEMS = 12;

/** One card of a grid at its position. */
export function GridItem(props: GridItemProps) {
  const { pin, index } = props;
  const { surface, setSize, isFeed, renderCard } = props.options;
  const card = { pin, surface, eager: index < EAGER_ITEMS };
  // Both elements have the same attributes here.
  const Item = (isFeed ? 'div' : 'li') as 'li';
  return (
    <Item
      {...placed(props)}
      {...(isFeed && {
        role: 'article',
        tabIndex: -1,
        'aria-label': whereValid(() => pinTitle(pin) ?? imageAlt(pin)),
      })}
      aria-posinset={index + 1}
      aria-setsize={setSize}
    >
      {/* In a feed the item itself is the article. */}
      {renderCard ? (
        renderCard(card)
      ) : (
        <PinCard {...card} role={isFeed ? 'presentation' : undefined} />
      )}
    </Item>
  );
}
