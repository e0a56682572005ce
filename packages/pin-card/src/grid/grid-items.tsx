import type { Pin } from '@tackboard/domain';
import type { ReactElement } from 'react';
import type { GridScene } from './grid-scene.js';
import { GridItem, type GridItemProps, type GridManner } from './grid-item.js';
import { placeOf } from './grid-place.js';

type Item = ReactElement<GridItemProps>;

/** Renders the items at indices. What does not change stays the same element or the same list, which React goes past. */
export type GridItems = (
  indices: readonly number[],
  pins: readonly Pin[],
  manner: GridManner,
  scene: GridScene | undefined,
) => readonly Item[];

/** Makes what renders the items of one grid. It remembers elements alone, so that a rendering that React drops costs nothing. */
export function createGridItems(): GridItems {
  let last: ReadonlyMap<string, Item> = new Map();
  let list: readonly Item[] = [];
  let hasTwins = false;

  return (indices, pins, manner, scene) => {
    const items = new Map<string, Item>();
    let isChanged = indices.length !== list.length;
    for (const index of indices) {
      const pin = pins[index]!;
      const { id } = pin;
      const at = last.get(id)?.props.index ?? index;
      // Where another card of the pin is known by its id, the place is added, and stays while it shows.
      const isOther =
        items.has(id) ||
        (at !== index && pins[at]?.id === id) ||
        (hasTwins && last.has(`${id} ${index}`));
      hasTwins ||= isOther;
      const key = isOther ? `${id} ${index}` : id;
      const known = last.get(key);
      const { props } = known ?? {};
      const isSame =
        props?.pin === pin &&
        props.index === index &&
        props.manner === manner &&
        props.version === scene?.version;
      isChanged ||= !isSame;
      const place = isSame || !scene ? undefined : placeOf(scene.layout, scene.columns, index);
      items.set(
        key,
        isSame ? (
          known!
        ) : (
          <GridItem key={key} {...{ pin, index, manner }} version={scene?.version} {...place} />
        ),
      );
    }
    last = items;
    if (isChanged) list = [...items.values()];
    return list;
  };
}
