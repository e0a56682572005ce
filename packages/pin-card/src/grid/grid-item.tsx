'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { memo } from 'react';
import { PinCard } from '../card/pin-card.js';
import { type GridPlace, placeStyle } from './grid-place.js';

interface GridItemProps extends Partial<GridPlace> {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly index: number;
  /** How many items the list has, −1 while more may come. */
  readonly setSize: number;
  readonly eager: boolean;
}

/** One card of a grid in its place. Renders again only when something of its own changes. */
export const GridItem = memo(function GridItem(props: GridItemProps) {
  const { pin, surface, index, setSize, eager } = props;
  return (
    <li
      className="tb-grid-item"
      aria-posinset={index + 1}
      aria-setsize={setSize}
      data-index={index}
      style={placeStyle(props)}
    >
      <PinCard pin={pin} surface={surface} eager={eager} />
    </li>
  );
});
