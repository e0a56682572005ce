export {
  browserClock,
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserStorage,
  createBrowserChannel,
} from './browser-ports.js';
