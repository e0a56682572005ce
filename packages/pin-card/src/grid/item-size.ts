import type { CardContext, Pin } from '@tackboard/domain';
import {
  isDeletedStory,
  pinFooterContent,
  REMOVED_TILE_HEIGHT_PX,
  visualRatio,
} from '@tackboard/domain/card';
import type { ErrorReport } from '../client/tackboard.js';
import {
  COLUMN_WIDTH_PX,
  emptyLayout,
  extendLayout,
  type GridColumns,
  type GridLayout,
  MIN_COLUMNS,
  NARROW_GUTTER_PX,
  type NumberAt,
} from './layout.js';

/** The size of an item, independent of the width of a column. */
export interface ItemSize {
  /** The height of the image divided by its width. */
  readonly ratio: number;
  /** The footer's height, in pixels at a root font size of 16. */
  readonly footer: number;
  /**
   * The number of columns that the item spans, at most all of them.
   * @default 1
   */
  readonly span?: number | undefined;
}

/** The heights of items in columns. `rootScale` is the root font size / 16. */
export type HeightsIn = (columns: GridColumns, rootScale: number) => NumberAt;

/** Number of items rendered on the server: the first screen of a large monitor. */
export const FIRST_SCREEN_ITEMS = 30;

/** The columns that narrow containers are laid out with, at a width in the middle of their range. */
const NOMINAL_NARROW: GridColumns = {
  count: MIN_COLUMNS,
  width: 180,
  gap: NARROW_GUTTER_PX,
};

/** True when the columns fill a narrow container: their width may be a fraction. */
export function isNarrow({ gap }: GridColumns): boolean {
  return gap === NARROW_GUTTER_PX;
}

/** The width of an item that spans `span` columns, in pixels. */
export function itemWidth({ count, width, gap }: GridColumns, span: number): number {
  const spanned = Math.min(count, span);
  return spanned * width + (spanned - 1) * gap;
}

/** The height of an image in pixels, rounded when the width of the columns is a whole number. */
export function visualHeight(ratio: number, span: number, columns: GridColumns): number {
  const height = itemWidth(columns, span) * ratio;
  return isNarrow(columns) ? height : Math.round(height);
}

/** The height of an item, in pixels. `rootScale` is the root font size / 16. */
export function itemHeight(
  { ratio, footer, span = 1 }: ItemSize,
  columns: GridColumns,
  rootScale: number,
): number {
  return visualHeight(ratio, span, columns) + footer * rootScale;
}

/**
 * The columns of the first screen's items. A server knows neither the width of a narrow container, nor the root font size,
 * nor later items, so server and browser both place these items alone, at a nominal width and a root font of 16 px.
 */
export function firstScreen(
  columns: GridColumns,
  count: number,
  heightsIn: HeightsIn,
  spanAt?: NumberAt,
): GridLayout {
  const { orderTolerance } = columns;
  const nominal = isNarrow(columns) ? { ...NOMINAL_NARROW, orderTolerance } : columns;
  const heightAt = heightsIn(nominal, 1);
  return extendLayout(emptyLayout(nominal), Math.min(count, FIRST_SCREEN_ITEMS), {
    heightAt,
    spanAt,
  });
}

/** The position and size of an item. */
export interface GridPlace {
  /** Its first column, from 0. */
  readonly column: number;
  /** In pixels, like width and height. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of an item in a layout. */
export function placeOf(layout: GridLayout, columns: GridColumns, index: number): GridPlace {
  return {
    column: layout.columns[index]!,
    top: layout.tops[index]!,
    width: itemWidth(columns, layout.spans[index]!),
    height: layout.heights[index]!,
  };
}

/**
 * The attributes of an item at a position. Before hydration there is none: the style sheet of the first screen positions
 * the item. The column is a class, which mirrors in right-to-left text; the top is a transform, which causes no layout. The
 * style sheet sets the usual width.
 */
export function placed({ column, top, width, height }: Partial<GridPlace>, more = '') {
  const className = `tb-grid-item${more}`;
  return column === undefined
    ? { className }
    : {
        className: `${className} tb-grid-column-${column}`,
        style: {
          transform: `translateY(${top}px)`,
          blockSize: height,
          inlineSize: width === COLUMN_WIDTH_PX ? undefined : width,
        },
      };
}

/**
 * The size of a pin's card by the rules of the card: the ratio of its image as shown, and the height of its footer. The
 * tile of a removed pin is all footer.
 */
export function pinSize(pin: Pin, context: CardContext): ItemSize {
  if (isDeletedStory(pin)) return { ratio: 0, footer: REMOVED_TILE_HEIGHT_PX };
  return { ratio: visualRatio(pin), footer: pinFooterContent(pin, context).height };
}

/** The size of an item whose own cannot be computed: a square image. */
const FALLBACK_SIZE: ItemSize = { ratio: 1, footer: 0 };

/**
 * Returns `itemSize` in a context, with a fallback for pins whose types are wrong, as those that no decoder has read: it never throws, and
 * returns finite numbers. The first error is reported.
 */
export function safeSize<Item extends Pin>(
  itemSize: (pin: Item, context: CardContext) => ItemSize,
  context: CardContext,
  reportError: (report: ErrorReport) => void,
): (pin: Item) => ItemSize {
  let isReported = false;
  return (pin) => {
    try {
      const size = itemSize(pin, context);
      // One invalid height would leave every later item without a position.
      if (Number.isFinite(size.ratio + size.footer)) return size;
      throw new RangeError('itemSize returned no finite size');
    } catch (error) {
      if (!isReported) reportError({ error, pin });
      isReported = true;
      return FALLBACK_SIZE;
    }
  };
}
