import { type Clock, LONG_PRESS_MS, MOVE_TOLERANCE_PX } from '@tackboard/domain';
import type { Card, CardTouch } from '../client/types.js';
import { clickButton } from '../client/click-button.js';
import { suppressRelease } from '../client/suppress-release.js';
import { windowOf } from '../window-of.js';

/** Where a touch started. */
interface PressStart {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Calls `onLongPress` when a touch lasts more than 500 ms without moving by more than 10 px or scrolling the page. Suppresses
 * the click that follows when the finger is lifted.
 */
function watchLongPress(
  start: PressStart,
  view: Window,
  clock: Clock,
  onLongPress: () => void,
): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const timer = clock.setTimeout(() => {
    stop.abort();
    onLongPress();
    suppressRelease(view);
  }, LONG_PRESS_MS + 1);
  stop.signal.addEventListener('abort', () => clock.clearTimeout(timer));

  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId === start.pointerId) stop.abort();
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const moved = Math.hypot(clientX - start.clientX, clientY - start.clientY);
    if (pointerId === start.pointerId && moved > MOVE_TOLERANCE_PX) stop.abort();
  };
  view.addEventListener('pointermove', onMove, options);
  view.addEventListener('pointerup', end, options);
  view.addEventListener('pointercancel', end, options);
}

/** The button that opens the menu of a card. */
export const moreButtonOf = (card: Element) => card.querySelector<HTMLElement>(':scope > .tb-more');

/** Handles `pointerdown` on a card. A long press opens the card's menu, if it has a more button. */
export function followLongPress(
  { currentTarget, target, nativeEvent: start }: CardTouch,
  { internals }: Pick<Card, 'internals'>,
): void {
  if (start.pointerType !== 'touch' || !start.isPrimary) return;
  const moreButton = moreButtonOf(currentTarget);
  if (moreButton && !moreButton.contains(target as Node)) {
    const view = windowOf(currentTarget);
    watchLongPress(start, view, internals.clock, () => clickButton(moreButton));
  }
}
