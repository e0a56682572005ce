import { isOwnClick } from './click-button.js';

/** The events that follow when a finger is lifted. */
const RELEASE_EVENTS = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'] as const;

/**
 * Suppresses the events of the lifted finger until the next press of a pointer. They would press an element or close the menu.
 * The clicks of keys, which have no count of presses, and of `clickButton` pass.
 */
export function suppressRelease(view: Window): void {
  const stop = new AbortController();
  const options = { capture: true, passive: false, signal: stop.signal };
  const suppress = (event: UIEvent) => {
    if (event.type === 'click' && (event.detail === 0 || isOwnClick(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of RELEASE_EVENTS) view.addEventListener(type, suppress, options);
  view.addEventListener('pointerdown', () => stop.abort(), options);
}
