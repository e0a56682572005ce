import type { Pin } from '@tackboard/domain';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offerGrid } from './grid-page.ts';
import { columnCount } from './pins.ts';

/** A grid as a component. */
export type GridComponent = ComponentType<{ readonly pins: readonly Pin[] }>;

/** Makes a page of a grid that is a component. */
export function offerReactGrid(Grid: GridComponent): void {
  offerGrid((host, first) => {
    const root = createRoot(host);
    const show = (pins: readonly Pin[]) => root.render(<Grid pins={pins} />);
    show(first);
    return { show };
  });
}

/** How many columns the window holds, for grids that have to be told. */
export function useColumnCount(): number {
  const [count, setCount] = useState(columnCount);
  useEffect(() => {
    const follow = () => setCount(columnCount());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return count;
}
