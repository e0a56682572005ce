export {
  browserClock,
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
} from './browser-ports.js';
export { watchFocus } from './focus-events.js';
