/** Whether a media query holds now; false where nobody can tell, as on a page that no browser lays out. */
export function matchesMedia(query: string): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
}
