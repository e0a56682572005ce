/** Whether a media query matches; false in an environment without `matchMedia`. */
export function matchesMedia(query: string): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
}
