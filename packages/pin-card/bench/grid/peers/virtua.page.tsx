import type { Pin } from '@tackboard/domain';
import { WindowMasonry } from 'virtua';
import { BenchCard } from '../page/card.tsx';
import { GAP_PX, OVERSCAN_PX } from '../page/pins.ts';
import { offerReactGrid, useColumnCount } from '../page/react-grid.tsx';

const renderCard = (pin: Pin) => <BenchCard key={pin.id} pin={pin} />;

offerReactGrid(function Virtua({ pins }) {
  return (
    <WindowMasonry data={pins} lanes={useColumnCount()} gap={GAP_PX} bufferSize={OVERSCAN_PX}>
      {renderCard}
    </WindowMasonry>
  );
});
