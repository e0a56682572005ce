import type { PointerEvent } from 'react';
import type { Card } from '../client/types.js';

/**
 * Loads the code of long presses at the first touch of a card and hands the touch over, unless the finger was lifted before
 * the code has loaded. Does nothing on a page whose press script opens the menu after a long press.
 */
export function watchEarlyTouch(
  { currentTarget, target, nativeEvent }: PointerEvent<HTMLElement>,
  card: Card,
): void {
  // In a frame the window of the event is not this one.
  if (nativeEvent.pointerType !== 'touch' || (nativeEvent.view ?? window).tackboardPresses) return;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  for (const type of ['pointerup', 'pointercancel'])
    currentTarget.addEventListener(type, end, { once: true });
  card.internals.core.withRuntime(({ cardHandlers }) => {
    if (!isOver) cardHandlers.onPointerDown({ currentTarget, target, nativeEvent }, card);
  });
}
