import type { FocusEvent, KeyboardEvent } from 'react';

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
export function keepOneControl({
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
export function moveInCard(event: KeyboardEvent<HTMLElement>): void {
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
