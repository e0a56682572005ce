export {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
} from './browser-ports.js';
export { systemClock } from '@tackboard/domain/platform';
export { watchFocus } from './focus-events.js';
