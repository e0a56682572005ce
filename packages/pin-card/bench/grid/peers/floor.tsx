import type { Pin } from '@tackboard/domain';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BenchCard } from '../page/card.tsx';
import { createFloorLayout } from '../page/floor-layout.ts';
import { cardHeight, columnCount, OVERSCAN_PX } from '../page/pins.ts';
import type { GridComponent } from '../page/react-grid.tsx';

interface FloorItemProps {
  readonly pin: Pin;
  readonly left: number;
  readonly top: number;
}

const FloorItem = memo(function FloorItem({ pin, left, top }: FloorItemProps) {
  return (
    <div
      className="floor-item"
      style={{ transform: `translate(${left}px, ${top}px)`, blockSize: cardHeight(pin) }}
    >
      <BenchCard pin={pin} />
    </div>
  );
});

/** The floor with React. A lazy one places only the cards down to the viewport, as a grid does that must ask for sizes. */
export function floorGrid(isLazy: boolean): GridComponent {
  const lineAt = (scrollTop: number) =>
    isLazy ? scrollTop + 2 * window.innerHeight + OVERSCAN_PX : Infinity;
  return function Floor({ pins }) {
    const [columns, setColumns] = useState(columnCount);
    const [scrollTop, setScrollTop] = useState(() => window.scrollY);
    const lay = useMemo(() => createFloorLayout(columns), [columns]);
    const layout = lay(pins, lineAt(scrollTop));
    const { start, end } = layout.near(scrollTop);
    const shown = useRef({ lay, pins, start, end });
    useEffect(() => {
      shown.current = { lay, pins, start, end };
    });
    useEffect(() => {
      const onScroll = () => {
        const last = shown.current;
        const next = last.lay(last.pins, lineAt(window.scrollY)).near(window.scrollY);
        if (next.start !== last.start || next.end !== last.end) {
          flushSync(() => setScrollTop(window.scrollY));
        }
      };
      const onResize = () => flushSync(() => setColumns(columnCount()));
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('resize', onResize);
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('resize', onResize);
      };
    }, []);
    return (
      <div className="floor" style={{ blockSize: layout.height }}>
        {pins.slice(start, end).map((pin, step) => (
          <FloorItem
            key={pin.id}
            pin={pin}
            left={layout.leftOf(start + step)}
            top={layout.topOf(start + step)}
          />
        ))}
      </div>
    );
  };
}
