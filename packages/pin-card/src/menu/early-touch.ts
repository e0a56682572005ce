import type { PointerEvent } from 'react';
import type { Card } from '../client/types.js';

/**
 * Watches a touch on a card that begins before the code of long presses has loaded, from the moment it has. A finger that is
 * lifted by then opens nothing. On a page with the press script, that watches.
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
