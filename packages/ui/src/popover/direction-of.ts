/** The text direction at an element; `'ltr'` without one. */
export function directionOf(element: Element | null): 'ltr' | 'rtl' {
  return element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
