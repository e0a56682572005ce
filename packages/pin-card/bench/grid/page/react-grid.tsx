import type { Pin } from '@tackboard/domain';
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offerGrid } from './grid-page.ts';
import { columnCount } from './pins.ts';

/** A grid as a component. */
export type GridComponent = ComponentType<{ readonly pins: readonly Pin[] }>;

/**
 * Creates the page of a grid that is a component. The list is the state of a feed, as in an app: an append renders the feed
 * again, but not the page around it.
 */
export function offerReactGrid(
  Grid: GridComponent,
  Shell: ComponentType<{ readonly children: ReactNode }> = Fragment,
): void {
  offerGrid((host, first) => {
    let show: (pins: readonly Pin[]) => void = () => {};
    function Feed() {
      const [pins, setPins] = useState(first);
      useEffect(() => {
        show = setPins;
      }, []);
      return <Grid pins={pins} />;
    }
    createRoot(host).render(
      <Shell>
        <Feed />
      </Shell>,
    );
    return { show: (pins) => show(pins) };
  });
}

/** The number of columns that fit into the window, for grids that require it. */
export function useColumnCount(): number {
  const [count, setCount] = useState(columnCount);
  useEffect(() => {
    const follow = () => setCount(columnCount());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return count;
}
