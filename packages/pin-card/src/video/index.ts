export { PinVideo, type PinVideoProps } from './pin-video.js';
export {
  type CoordinatedVideo,
  createVideoCoordinator,
  type VideoCoordinator,
  type VideoHandle,
  type VideoPhase,
  type VideoStatus,
} from './video-coordinator.js';
