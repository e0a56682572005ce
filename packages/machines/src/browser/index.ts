export {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
  systemClock,
} from './browser-ports.js';
export { watchFocus } from './focus-events.js';
