/** Types for browser tests: style sheets imported as text. */
/// <reference types="@vitest/browser-playwright" />
declare module '*.css?inline' {
  const css: string;
  export default css;
}
