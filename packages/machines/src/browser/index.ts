export {
  browserIsOnline,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
} from './browser-ports.js';
export { browserLocks, createBrowserChannel } from './browser-tabs.js';
export { systemClock } from '@tackboard/domain/platform';
export { watchFocus } from './focus-events.js';
