import { SendFlyout } from '../share/send-flyout.js';
import { layers } from './layers.chunk.js';

/** Sends a pin to people. */
export const share = Object.freeze({ SendFlyout, layers });

export { useInternals } from './first-load.js';
