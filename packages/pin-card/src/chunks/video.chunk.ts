import { PinVideo } from '../video/pin-video.js';
import { common } from './common.chunk.js';

/** Plays the video of a pin, a gif or an embed. */
export const video = Object.freeze({ PinVideo, common });

export { useInternals } from './first-load.js';
