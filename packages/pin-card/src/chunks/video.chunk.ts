/** Plays the video of a pin, a gif or an embed. */
export { PinVideo } from '../video/pin-video.js';

export { useInternals } from './first-load.js';
