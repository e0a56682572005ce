export { createShareButtonMachine, SHARE_UPSELL_SHOWN_AT_KEY } from './share-button.machine.js';
export type { ShareButtonEvent, ShareButtonPorts } from './share-button.types.js';
