import { windowOf } from '../window-of.js';

/**
 * Whether a media query matches in the window of an element, which in a frame is not this one; false in an environment without
 * `matchMedia`.
 */
export function matchesMedia(query: string, element?: Element | null): boolean {
  const view = windowOf(element);
  return typeof view.matchMedia === 'function' && view.matchMedia(query).matches;
}
