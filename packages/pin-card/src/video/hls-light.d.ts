/** The light build ships no types. It exports the same class with fewer features. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
