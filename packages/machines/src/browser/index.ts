export {
  browserClock,
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserStorage,
  createBrowserChannel,
} from './browser-ports.js';
export { watchFocus } from './focus-events.js';
