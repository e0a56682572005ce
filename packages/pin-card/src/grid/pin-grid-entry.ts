export type { ItemSize } from './item-size.js';
export type { GridCard } from './grid-item.js';
export type { GridLoading } from './grid-loading.js';
export type { GridSnapshot } from './grid-snapshot.js';
export { MASONRY_EXPERIMENTS, masonryExperiment } from './masonry-experiment.js';
export { type MeasureFooters, measureFooters } from './measure-footers.js';
export { pinSize } from './pin-size.js';
export { PinGrid, type PinGridActions, type PinGridProps } from './pin-grid.js';
export type { GridScroller } from './use-grid.js';
