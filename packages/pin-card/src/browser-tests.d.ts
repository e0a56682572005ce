/** Types for browser tests: the debugging protocol, and style sheets imported for their effect or as text. */
/// <reference types="@vitest/browser-playwright" />
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}
