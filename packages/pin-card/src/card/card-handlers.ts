import { type Clock, hasSignedOutMenu, LONG_PRESS_MS, MOVE_TOLERANCE_PX } from '@tackboard/domain';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { clickButton, suppressRelease } from '../client/replay-presses.js';
import type { Card, CardHandlers, CardTouch } from '../client/types.js';
import { windowOf } from '../window-of.js';

/** The controls of a card besides its link that a key can reach now. Those of a dialog have their own Tab stops. */
function controlsOf(card: Element): readonly HTMLElement[] {
  return [
    ...card.querySelectorAll<HTMLElement>('a[href]:not(.tb-link), button:not(:disabled)'),
  ].filter(
    (control) =>
      !control.closest('[aria-hidden=true], dialog') && control.getClientRects().length > 0,
  );
}

/**
 * Whether a card is one of many: it leads to its pin, or is in a grid, also when its pin is hidden. The controls of a
 * close-up, which is the pin's own page, are Tab stops like those of any page.
 */
function isOneOfMany(card: Element): boolean {
  return card.querySelector('.tb-link') !== null || card.closest('.tb-grid-item') !== null;
}

/** Watches the card with the focus: one at a time, because two that disagree would undo each other's changes without end. */
let watched: MutationObserver | undefined;

/**
 * Leaves a card two Tab stops: its link, and the control that had the focus last, at first Save. The arrow keys reach the
 * others. A grid would else have hundreds of stops.
 */
function keepOneControl({
  currentTarget: card,
  target,
}: Pick<FocusEvent<HTMLElement>, 'currentTarget' | 'target'>): void {
  if (!isOneOfMany(card)) return;
  let stop = target;
  const update = () => {
    stop = keepStop(controlsOf(card), stop) ?? target;
  };
  update();
  // Controls that appear while the card has the focus, such as the other arrow of a carousel.
  // An element that is removed with the focus fires no `focusout`, so a new focus ends the former watch too.
  watched?.disconnect();
  const observer = new MutationObserver(update);
  observer.observe(card, { childList: true, subtree: true, attributeFilter: STOP_ATTRIBUTES });
  watched = observer;
  card.addEventListener('focusout', () => observer.disconnect(), { once: true });
}

/** The attributes that make an element a Tab stop or none. */
const STOP_ATTRIBUTES = ['tabindex', 'aria-hidden', 'disabled', 'href'];

/** Makes one control the Tab stop: `preferred` if it is a control, else the one that is, else Save. */
function keepStop(controls: readonly HTMLElement[], preferred: Element): HTMLElement | undefined {
  const stops = controls.filter(({ tabIndex }) => tabIndex === 0);
  const stop =
    controls.find((control) => control === preferred) ??
    (stops.length === 1 ? stops[0] : stops.find((each) => each.matches('.tb-save'))) ??
    stops[0];
  for (const control of controls) {
    const tabIndex = control === stop ? 0 : -1;
    // A change to the same value would notify the observer again.
    if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
  }
  return stop;
}

/** Moves the focus between the controls of a card with the horizontal arrow keys, Home and End. */
function moveInCard(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!isOneOfMany(currentTarget)) return;
  const controls = controlsOf(currentTarget);
  const from = controls.indexOf(target as HTMLElement);
  if (from < 0) return;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const to = {
    ArrowLeft: from - 1,
    ArrowRight: from - 1,
    Home: 0,
    End: controls.length - 1,
    [forward]: from + 1,
  }[key];
  if (to === undefined) return;
  event.preventDefault();
  controls[to]?.focus();
}

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
const moreButtonOf = (card: Element) => card.querySelector<HTMLElement>(':scope > .tb-more');

/** Handles `pointerdown` on a card. A long press opens the card's menu, if it has a more button. */
function followLongPress(
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

/**
 * Handles `contextmenu` on a card. For visitors on desktop it opens the menu at the pointer when the pin has a creator or
 * pinner; with Shift the browser's own menu opens. The host's handler can prevent this. By touch the browser's own
 * menu stays closed on a card with a more button, because a long press opens the card's menu.
 */
function openContextMenu(event: MouseEvent<HTMLElement>, { pin, context, internals }: Card): void {
  if (event.defaultPrevented) return;
  const { currentTarget: anchor, nativeEvent: press } = event;
  const isTouch = 'pointerType' in press && press.pointerType === 'touch';
  if (isTouch && moreButtonOf(anchor)) event.preventDefault();
  if (event.shiftKey || !hasSignedOutMenu(pin, context)) return;
  event.preventDefault();
  const { surface } = context;
  internals.core.layers.open({
    load: async () => (await import('../menu/context-menu.js')).ContextMenu,
    props: { pin, surface, press },
    anchor,
  });
}

/** Until these have loaded, the press script watches long presses, and keys and right clicks do what the browser does. */
export const cardHandlers: CardHandlers = {
  onContextMenu: openContextMenu,
  onPointerDown: followLongPress,
  onFocus: keepOneControl,
  onKeyDown: moveInCard,
};
