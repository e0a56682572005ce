import type { Pin } from '@tackboard/domain';
import { VirtuosoMasonry } from '@virtuoso.dev/masonry';
import { BenchCard } from '../page/card.tsx';
import { GAP_PX } from '../page/pins.ts';
import { offerReactGrid, useColumnCount } from '../page/react-grid.tsx';

// It has no gap option: the items have margins.
const Card = ({ data }: { readonly data: Pin }) => (
  <div style={{ paddingBlockEnd: GAP_PX }}>
    <BenchCard pin={data} />
  </div>
);

offerReactGrid(function Virtuoso({ pins }) {
  return (
    <VirtuosoMasonry
      data={pins as Pin[]}
      columnCount={useColumnCount()}
      useWindowScroll
      ItemContent={Card}
      style={{ columnGap: GAP_PX }}
    />
  );
});
