/** The window that shows an element: that of a frame, where the kit of the outer page renders into one. */
export function windowOf(element: Element | null | undefined): Window & typeof globalThis {
  return element?.ownerDocument.defaultView ?? window;
}
