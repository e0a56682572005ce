import { ContextMenu } from '../menu/context-menu.js';
import { PinFeedback } from '../feedback/pin-feedback.js';
import { PinMenu } from '../menu/pin-menu.js';
import { layers } from './layers.chunk.js';

/** The menu of a pin, by its button or by a right click, and the feedback that follows it. */
export const menu = Object.freeze({ ContextMenu, PinFeedback, PinMenu, layers });

export { useInternals } from './first-load.js';
