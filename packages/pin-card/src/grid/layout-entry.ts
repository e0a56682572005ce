export {
  COLUMN_WIDTH_PX,
  columnStart,
  type GridColumns,
  gridColumns,
  GUTTER_PX,
} from './layout.js';
export {
  cutLayout,
  emptyLayout,
  extendLayout,
  type GridLayout,
  type ItemRange,
  itemsBetween,
  type LayoutFrame,
  type LayoutItems,
  type NumberAt,
  updateLayout,
} from './layout.js';
