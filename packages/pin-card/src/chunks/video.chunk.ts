/** Plays the video of a pin, a gif or an embed. */
export { PinVideo } from '../video/pin-video.js';

export { common } from './common.chunk.js';
export { useInternals } from './first-load.js';
