import type { Pin } from '@tackboard/domain';
import type { ReactElement } from 'react';
import type { GridScene } from './grid-scene.js';
import { GridItem, type GridItemProps, type GridItemOptions } from './grid-item.js';
import { placeOf } from './grid-place.js';

type Item = ReactElement<GridItemProps>;

/** Renders the items at some indices. Unchanged items stay the same elements, which React skips. */
export type GridItems = (
  indices: readonly number[],
  pins: readonly Pin[],
  options: GridItemOptions,
  scene: GridScene | undefined,
) => readonly Item[];

/** Creates the renderer of one grid's items. It caches elements only, so a rendering that React discards does no harm. */
export function createGridItems(): GridItems {
  let last: ReadonlyMap<string, Item> = new Map();
  let list: readonly Item[] = [];
  let hasDuplicates = false;

  return (indices, pins, options, scene) => {
    const items = new Map<string, Item>();
    let isChanged = indices.length !== list.length;
    for (const index of indices) {
      const pin = pins[index]!;
      const { id } = pin;
      const at = last.get(id)?.props.index ?? index;
      // When another card of the pin has the id as its key, the index is added, for as long as the item is rendered.
      const isOther =
        items.has(id) ||
        (at !== index && pins[at]?.id === id) ||
        (hasDuplicates && last.has(`${id} ${index}`));
      hasDuplicates ||= isOther;
      const key = isOther ? `${id} ${index}` : id;
      const known = last.get(key);
      const { props } = known ?? {};
      const isSame =
        props?.pin === pin &&
        props.index === index &&
        props.options === options &&
        props.version === scene?.version;
      isChanged ||= !isSame;
      const place = isSame || !scene ? undefined : placeOf(scene.layout, scene.columns, index);
      items.set(
        key,
        isSame ? (
          known!
        ) : (
          <GridItem
            key={String(key)}
            {...{ pin, index, options }}
            version={scene?.version}
            {...place}
          />
        ),
      );
    }
    last = items;
    if (isChanged) list = [...items.values()];
    return list;
  };
}
