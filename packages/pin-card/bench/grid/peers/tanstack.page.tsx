import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { BenchCard } from '../page/card.tsx';
import { cardHeight, COLUMN_PX, GAP_PX, MEAN_HEIGHT_PX, OVERSCAN_PX } from '../page/pins.ts';
import { offerReactGrid, useColumnCount } from '../page/react-grid.tsx';

/** The overscan is a number of items per lane. */
const OVERSCAN_ROWS = Math.ceil(OVERSCAN_PX / (MEAN_HEIGHT_PX + GAP_PX));

offerReactGrid(function TanStack({ pins }) {
  const lanes = useColumnCount();
  const virtualizer = useWindowVirtualizer({
    count: pins.length,
    lanes,
    gap: GAP_PX,
    overscan: OVERSCAN_ROWS,
    estimateSize: useCallback((index: number) => cardHeight(pins[index]!), [pins]),
    // With another function every item is measured again.
    getItemKey: useCallback((index: number) => pins[index]!.id, [pins]),
  });
  return (
    <div className="floor" style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, lane, start }) => (
        <div
          key={key}
          className="floor-item"
          style={{ transform: `translate(${lane * (COLUMN_PX + GAP_PX)}px, ${start}px)` }}
        >
          <BenchCard pin={pins[index]!} />
        </div>
      ))}
    </div>
  );
});
