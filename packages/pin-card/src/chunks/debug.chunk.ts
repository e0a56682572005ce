import { DebugSignals } from '../client/debug-signals.js';
import { layers } from './layers.chunk.js';

/** The signals of a pin, for employees. They read the gate, as layers do. */
export const debug = Object.freeze({ DebugSignals, layers });

export { useInternals } from './first-load.js';
