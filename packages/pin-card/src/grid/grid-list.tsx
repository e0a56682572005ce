'use client';
import { type HTMLAttributes, useId, useMemo, useState } from 'react';
import { FirstScreen } from '#first-screen';
import { useHydrated } from '../card/use-hydrated.js';
import { useInternals } from '../client/tackboard-context.js';
import { FIRST_SCREEN_ITEMS, itemWidth } from './item-size.js';
import type { GridItemOptions } from './grid-item.js';
import { createGridItems } from './grid-items.js';
import { GridSkeletons } from './grid-skeletons.js';
import { skeletonLayout } from './skeletons.js';
import { type GridUse, useGrid } from './use-grid.js';

interface GridListProps extends GridUse, Omit<GridItemOptions, 'setSize'> {
  /** Attributes of the list. */
  readonly attributes: HTMLAttributes<HTMLUListElement>;
}

/** The list of a grid. It renders again while the viewer scrolls; the components around it do not. */
export function GridList(props: GridListProps) {
  const { pins, itemSize, loadState, surface, isFeed, renderCard } = props;
  const { nonce } = useInternals('PinGrid');
  const gridId = useId();
  const isHydrated = useHydrated();
  const [scene, list] = useGrid(props);
  const [itemsAt] = useState(createGridItems);
  const setSize = loadState === 'end' || loadState === 'idle' ? pins.length : -1;
  const options = useMemo(
    () => ({ surface, setSize, isFeed, renderCard }),
    [isFeed, renderCard, setSize, surface],
  );
  const isServed = !scene && !isHydrated;
  const isLoading = loadState === 'loading';
  const skeletons =
    scene && isLoading && scene.layout.count === pins.length ? skeletonLayout(scene) : undefined;
  const served = pins.slice(0, isServed ? FIRST_SCREEN_ITEMS : 0);
  const items = itemsAt(scene?.shown ?? [...served.keys()], pins, options, scene);
  // Both elements have the same attributes here.
  const List = (isFeed ? 'div' : 'ul') as 'ul';
  return (
    <>
      {isServed ? (
        <FirstScreen gridId={gridId} pins={pins} itemSize={itemSize} nonce={nonce} />
      ) : null}
      <List
        {...props.attributes}
        ref={list}
        className="tb-grid-list"
        data-grid={gridId}
        style={
          scene && {
            inlineSize: itemWidth(scene.columns, scene.columns.count),
            blockSize: skeletons?.height ?? scene.height,
          }
        }
      >
        {items}
        {skeletons || (isServed && isLoading && pins.length === 0) ? (
          <GridSkeletons isFeed={isFeed} layout={skeletons} scene={scene} />
        ) : null}
      </List>
    </>
  );
}
