import { ContextMenu } from '../context-menu/context-menu.lazy.js';
import { PinFeedback } from '../feedback/pin-feedback.lazy.js';
import { PinMenu } from '../menu/pin-menu.lazy.js';
import { layers } from './layers.chunk.js';

/** The menu of a pin, by its button or by a right click, and the feedback that follows it. */
export const menu = Object.freeze({ ContextMenu, PinFeedback, PinMenu, layers });
