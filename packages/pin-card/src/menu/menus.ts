// The menu of a pin, by its button or by a right click, and the feedback that follows it.
export { PinFeedback } from '../feedback/pin-feedback.js';
export { ContextMenu } from './context-menu.js';
export { PinMenu } from './pin-menu.js';
