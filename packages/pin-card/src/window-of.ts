/** The window that shows an element. In a frame that is not the one of the script. */
export const windowOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  ownerDocument.defaultView ?? window;
