import type { MouseEvent } from 'react';

/** Whether a click opens a link in this tab: with the first button, and without a key that asks for another tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
