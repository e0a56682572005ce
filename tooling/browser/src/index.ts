export { BrowserNotFoundError } from './browser-not-found-error.ts';
export { CHROMIUM_FLAGS } from './flags.ts';
export { findChromium } from './find-chromium.ts';
export { freePort } from './free-port.ts';
