/** Which way lines run where an element stands; from left to right when there is none. */
export function directionOf(element: Element | null): 'ltr' | 'rtl' {
  return element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
