import type { Pin } from '@tackboard/domain';
import { Masonry } from 'gestalt';
import { useState } from 'react';
import { BenchCard } from '../page/card.tsx';
import { cardHeight, COLUMN_PX, GAP_PX, OVERSCAN_PX } from '../page/pins.ts';
import type { GridComponent } from '../page/react-grid.tsx';

const theWindow = () => window;
const renderItem = ({ data }: { readonly data: Pin }) => <BenchCard pin={data} />;

/** The Masonry of gestalt, with the heights of all pins or measuring them itself. */
export function gestaltGrid(isSeeded: boolean): GridComponent {
  return function Gestalt({ pins }) {
    const [store] = useState(() => Masonry.createMeasurementStore<Pin, number>());
    if (isSeeded) {
      for (const pin of pins) if (!store.has(pin)) store.set(pin, cardHeight(pin));
    }
    return (
      <Masonry
        items={pins}
        renderItem={renderItem}
        measurementStore={store}
        columnWidth={COLUMN_PX}
        gutterWidth={GAP_PX}
        minCols={2}
        virtualize
        virtualBoundsTop={OVERSCAN_PX}
        virtualBoundsBottom={OVERSCAN_PX}
        scrollContainer={theWindow}
      />
    );
  };
}
