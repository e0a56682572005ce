declare module 'virtual:kit-entries' {
  /** What every entry of the kit exports, by the entry's name. */
  export const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
