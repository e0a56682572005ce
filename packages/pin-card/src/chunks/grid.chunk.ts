// Loaded with the first impression or the first focus that keys can move, whichever comes first.
export { watchImpressions } from '../grid/grid-impressions.js';
export { moveFocus } from '../grid/grid-keys.js';
export { createClientImpressions } from '../grid/impression-events.js';

export { common } from './common.chunk.js';
export { useInternals } from './first-load.js';
