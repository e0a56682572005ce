import type { Pin } from '@tackboard/domain';
import { Masonry } from 'masonic';
import { BenchCard } from '../page/card.tsx';
import { COLUMN_PX, GAP_PX, MEAN_HEIGHT_PX, OVERSCAN_PX } from '../page/pins.ts';
import { offerReactGrid } from '../page/react-grid.tsx';

const Card = ({ data }: { readonly data: Pin }) => <BenchCard pin={data} />;
const idOf = (pin: Pin) => pin.id;

offerReactGrid(function Masonic({ pins }) {
  return (
    <Masonry
      items={pins as Pin[]}
      itemKey={idOf}
      columnWidth={COLUMN_PX}
      columnGutter={GAP_PX}
      itemHeightEstimate={MEAN_HEIGHT_PX}
      // In viewports from the top of the current one.
      overscanBy={1 + OVERSCAN_PX / window.innerHeight}
      render={Card}
    />
  );
});
