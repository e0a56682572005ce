/**
 * The modules of the first load. The main entry imports the grid from here, and every `*.chunk.ts` re-exports `useInternals`:
 * bundlers that make one file for each set of entries, such as esbuild, then keep the first load in one file instead of many
 * small ones.
 */
export { PinCard } from '../card/pin-card.js';
export { createTackboard } from '../client/create-tackboard.js';
export { MissingCallError } from '../client/missing-call-error.js';
export { PinGrid } from '../grid/pin-grid.js';
export { TackboardProvider } from '../client/tackboard-provider.js';
export { useInternals } from '../client/tackboard-context.js';
