import {
  FIRST_SCREEN_ITEMS,
  firstScreen,
  type HeightsIn,
  itemHeight,
  type ItemSize,
  visualHeight,
} from './item-size.js';
import { type GridColumns, gridColumns, MIN_COLUMNS, widthForColumns } from './layout.js';

/**
 * When the picture of a card is fetched: `high`, before the others, because it may be the largest that a page shows first;
 * `auto`, at once; `lazy`, when it is near the viewport.
 */
export type PicturePriority = 'high' | 'auto' | 'lazy';

/** The height of a grid that shows at first, on a phone and elsewhere, in pixels: the window without the bars. */
const PHONE_SCREEN_PX = 700;
const SCREEN_PX = 900;

/** A phone's width, in pixels: one of those with two columns that fill it. */
const PHONE_PX = 390;

/** Most windows have at most as many columns. */
const USUAL_COLUMNS = 6;

/** The index of the picture of which most shows at first, and the indices of all that show. */
function firstPictures(
  sizes: readonly ItemSize[],
  columns: GridColumns,
  screen: number,
): readonly [largest: number, shown: readonly number[]] {
  const heightsIn: HeightsIn = (nominal, rootScale) => (index) =>
    itemHeight(sizes[index]!, nominal, rootScale);
  const { tops, spans } = firstScreen(
    columns,
    sizes.length,
    heightsIn,
    (index) => sizes[index]!.span ?? 1,
  );
  const shown = [...sizes.keys()].filter((index) => tops[index]! < screen);
  const areas = shown.map((index) => {
    const span = spans[index]!;
    const height = visualHeight(sizes[index]!.ratio, span, columns);
    return span * Math.min(height, screen - tops[index]!);
  });
  return [shown[areas.indexOf(Math.max(...areas))]!, shown];
}

/**
 * The priorities of the pictures of a grid's first items; those after them are `lazy`. Neither a server nor a browser before
 * its first layout knows the number of columns, so a picture has the highest priority that it has for one of the usual numbers.
 * `orderTolerance` is that of the grid, in pixels.
 */
export function picturePriorities(
  items: readonly ItemSize[],
  orderTolerance?: number,
): readonly PicturePriority[] {
  const sizes = items.slice(0, FIRST_SCREEN_ITEMS);
  const priorities = sizes.map((): PicturePriority => 'lazy');
  if (sizes.length === 0) return priorities;
  const columnsAt = (width: number) => gridColumns(width, orderTolerance);
  const screens = [firstPictures(sizes, columnsAt(PHONE_PX), PHONE_SCREEN_PX)];
  for (let count = MIN_COLUMNS + 1; count <= USUAL_COLUMNS; count++)
    screens.push(firstPictures(sizes, columnsAt(widthForColumns(count)), SCREEN_PX));
  for (const [, shown] of screens) for (const index of shown) priorities[index] = 'auto';
  for (const [largest] of screens) priorities[largest] = 'high';
  return priorities;
}
