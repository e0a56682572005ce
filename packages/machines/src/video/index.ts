export {
  NO_VIDEOS,
  shouldPlay,
  type Video,
  type VideoEvent,
  type VideoSession,
  videoSession,
  type VideoTrack,
} from './video-session.js';
export { createVideoStore, type VideoStore } from './video-store.js';
