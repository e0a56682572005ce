export {
  COLUMN_WIDTH_PX,
  columnStart,
  type GridColumns,
  gridColumns,
  GUTTER_PX,
  MAX_COLUMNS,
  MIN_COLUMNS,
  NARROW_BELOW_PX,
  NARROW_GUTTER_PX,
} from './grid-columns.js';
export {
  type ColumnAt,
  cutLayout,
  emptyLayout,
  extendLayout,
  type GridLayout,
  type HeightAt,
  type ItemRange,
  itemsBetween,
  type LayoutFrame,
} from './layout.js';
