import type { Clock } from '@tackboard/domain';
import { LONG_PRESS_MS, MOVE_TOLERANCE_PX } from '@tackboard/domain/pin';

/** Where a finger came down. */
interface PressStart {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Waits for a finger that rests for 500 ms (S1 §9), and calls back once: not when it is lifted, moves by more than 10 px, or
 * scrolls the page. What the finger would press on its way up is left out then: it has opened something already.
 */
function watchLongPress(start: PressStart, clock: Clock, onLongPress: () => void): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const timer = clock.setTimeout(() => {
    stop.abort();
    onLongPress();
    leaveOutLifting();
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

/** What a finger that is lifted does to what lies under it. */
const LIFTING = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'] as const;

/** A finger that is lifted presses what it lay on, or shuts what it has opened; the next one that comes down is another press. */
function leaveOutLifting(): void {
  const stop = new AbortController();
  const options = { capture: true, passive: false, signal: stop.signal };
  const leaveOut = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of LIFTING) window.addEventListener(type, leaveOut, options);
  window.addEventListener('pointerdown', () => stop.abort(), options);
}

/** Says that it comes from a finger: `click()` would pass for a key, and mark the first entry. */
const pressOfFinger = () =>
  new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' });

const watched = new WeakSet<Document>();

/**
 * Listens for long presses on the cards of a page: each opens the menu of its card's dots (S1 §9), where it has some. One
 * listener serves all cards. Returns what ends it; a page that is listened to already is left alone.
 */
export function watchLongPresses(clock: Clock): () => void {
  if (watched.has(document)) return () => {};
  watched.add(document);
  const stop = new AbortController();
  const { signal } = stop;
  const dotsOf = (node: EventTarget | null) =>
    node instanceof Element
      ? node.closest('.tb-card')?.querySelector<HTMLElement>(':scope > .tb-more')
      : undefined;

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const dots = dotsOf(event.target);
      if (dots && !dots.contains(event.target as Node)) {
        watchLongPress(event, clock, () => dots.dispatchEvent(pressOfFinger()));
      }
    },
    { signal, passive: true },
  );
  // Some browsers open a menu of their own for a finger that rests.
  document.addEventListener(
    'contextmenu',
    (event) => {
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (isTouch && dotsOf(event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => {
    watched.delete(document);
    stop.abort();
  };
}
