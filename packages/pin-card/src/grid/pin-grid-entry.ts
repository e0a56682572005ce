export type { GridBox } from './grid-boxes.js';
export type { GridCard } from './grid-item.js';
export type { GridLoading } from './grid-loading.js';
export type { GridSnapshot } from './grid-snapshot.js';
export { MASONRY_EXPERIMENTS, masonryExperiment } from './masonry-experiment.js';
export { type MeasureFooters, measureFooters } from './measure-footers.js';
export { pinBox } from './pin-box.js';
export { PinGrid, type PinGridActions, type PinGridProps } from './pin-grid.js';
export type { GridScroller } from './use-grid.js';
