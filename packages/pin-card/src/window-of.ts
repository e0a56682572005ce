/** The window that shows an element. In a frame that is not the one of the script. */
export const windowOf = (element?: Element | null): Window & typeof globalThis =>
  element?.ownerDocument.defaultView ?? window;
