import type { Clock } from '@tackboard/domain';
import { LONG_PRESS_MS, MOVE_TOLERANCE_PX } from '@tackboard/domain/pin';

/** Where a touch started. */
interface PressStart {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Calls `onLongPress` when a touch lasts 500 ms (S1 §9) without moving by more than 10 px or scrolling the page. Suppresses
 * the click that follows when the finger is lifted.
 */
function watchLongPress(start: PressStart, clock: Clock, onLongPress: () => void): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const timer = clock.setTimeout(() => {
    stop.abort();
    onLongPress();
    suppressRelease();
  }, LONG_PRESS_MS);
  stop.signal.addEventListener('abort', () => clock.clearTimeout(timer));

  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId === start.pointerId) stop.abort();
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const moved = Math.hypot(clientX - start.clientX, clientY - start.clientY);
    if (pointerId === start.pointerId && moved > MOVE_TOLERANCE_PX) stop.abort();
  };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
}

/** The events that follow when a finger is lifted. */
const RELEASE_EVENTS = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'] as const;

/** Suppresses the events of the lifted finger until the next touch. They would press an element or close the menu. */
function suppressRelease(): void {
  const stop = new AbortController();
  const options = { capture: true, passive: false, signal: stop.signal };
  const suppress = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of RELEASE_EVENTS) window.addEventListener(type, suppress, options);
  window.addEventListener('pointerdown', () => stop.abort(), options);
}

/** A click from touch. `click()` would count as a key press, and focus the first entry of the menu. */
const createTouchClick = () =>
  new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' });

const watched = new WeakSet<Document>();

/**
 * Opens the menu of a card at a long press (S1 §9), if the card has a more button. One listener on the document serves all
 * cards; a second call adds none. Returns a function that removes the listener.
 */
export function watchLongPresses(clock: Clock): () => void {
  if (watched.has(document)) return () => {};
  watched.add(document);
  const stop = new AbortController();
  const { signal } = stop;
  const moreButtonOf = (node: EventTarget | null) =>
    node instanceof Element
      ? node.closest('.tb-card')?.querySelector<HTMLElement>(':scope > .tb-more')
      : undefined;

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const moreButton = moreButtonOf(event.target);
      if (moreButton && !moreButton.contains(event.target as Node)) {
        watchLongPress(event, clock, () => moreButton.dispatchEvent(createTouchClick()));
      }
    },
    { signal, passive: true },
  );
  // Some browsers open their own menu at a long press.
  document.addEventListener(
    'contextmenu',
    (event) => {
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (isTouch && moreButtonOf(event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => {
    watched.delete(document);
    stop.abort();
  };
}
