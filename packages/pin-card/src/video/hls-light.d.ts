/** The light build has no types of its own; it is the same class with less inside. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
