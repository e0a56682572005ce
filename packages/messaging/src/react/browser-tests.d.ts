/** Types for browser tests: style sheets imported as text. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
