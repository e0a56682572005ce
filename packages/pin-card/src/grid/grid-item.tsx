'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { imageAlt, pinTitle } from '@tackboard/domain/pin';
import type { ReactNode } from 'react';
import { PinCard } from '../card/pin-card.js';
import { type GridPlace, placed } from './grid-place.js';

/** What a card of a grid is rendered from. */
export interface GridCard {
  readonly pin: Pin;
  readonly surface: Surface;
  /** Whether its picture loads at once. */
  readonly eager: boolean;
}

/** What all items of a grid have in common: one object, so that there is one thing to compare. */
export interface GridManner extends Pick<GridCard, 'surface'> {
  /** How many items the list has, −1 while more may come. */
  readonly setSize: number;
  readonly isFeed: boolean;
  readonly renderCard?: ((card: GridCard) => ReactNode) | undefined;
}

/** What one item is rendered from. */
export interface GridItemProps extends Partial<GridPlace> {
  readonly pin: Pin;
  readonly index: number;
  readonly manner: GridManner;
  /** Of the layout that its place comes from. */
  readonly version: number | undefined;
}

/** So many cards load their pictures at once. */
const EAGER_ITEMS = 12;

/** One card of a grid in its place. */
export function GridItem(props: GridItemProps) {
  const { pin, index } = props;
  const { surface, setSize, isFeed, renderCard } = props.manner;
  const card = { pin, surface, eager: index < EAGER_ITEMS };
  // Both take the same attributes here.
  const Item = (isFeed ? 'div' : 'li') as 'li';
  return (
    <Item
      {...placed(props)}
      {...(isFeed && {
        role: 'article',
        tabIndex: -1,
        'aria-label': pinTitle(pin) ?? imageAlt(pin),
      })}
      aria-posinset={index + 1}
      aria-setsize={setSize}
    >
      {/* The item is the article of a feed. */}
      {renderCard ? (
        renderCard(card)
      ) : (
        <PinCard {...card} role={isFeed ? 'presentation' : undefined} />
      )}
    </Item>
  );
}
