import { useEffect } from 'react';

/** Presses before the page hydrated: the control, the click, and the animation that shows the control as pressed. */
type EarlyPresses = (readonly [control: HTMLElement, clicks: number, shown: Animation])[];

declare global {
  interface Window {
    /** Filled by the inline script until the page hydrates. */
    earlyPresses?: EarlyPresses | undefined;
  }
}

/** A press is replayed, and its control shows as pressed, for this long before the page hydrates. */
const EARLY_PRESS_DURATION_MS = 60_000;

/**
 * Inline script that records presses on controls of the page until it hydrates. Cards bring a script of their own for `data-press`,
 * a browser opens popovers by itself, and a form with an `action` is sent without scripts.
 */
export const EARLY_PRESS_SCRIPT = `
self.earlyPresses = [];
addEventListener('click', (event) => {
  const control = event.target.closest('button:not([data-press], [popovertarget]), [type=checkbox], [type=radio]');
  if (!self.earlyPresses || !control || control.form?.hasAttribute('action')) return;
  event.stopPropagation();
  if (control.type === 'submit') event.preventDefault();
  earlyPresses.push([control, event.detail, control.animate({ opacity: [0.6, 0.6] }, ${EARLY_PRESS_DURATION_MS})]);
}, true)`;

/** Replays the presses of {@link EARLY_PRESS_SCRIPT} when it mounts. Render it at the end of the page. */
export function EarlyPresses() {
  useEffect(replayEarlyPresses, []);
  return null;
}

/** Presses again what was pressed before the page hydrated: each control once, unless its press is too old to show. */
function replayEarlyPresses(): void {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  const pressed = new Set<HTMLElement>();
  for (const [control, detail, shown] of presses) {
    const isTooOld = shown.playState === 'finished';
    shown.cancel();
    if (isTooOld || pressed.has(control)) continue;
    pressed.add(control);
    if (control instanceof HTMLInputElement) {
      // A browser has switched it already, and React listens to changes alone.
      if (control.checked === control.defaultChecked) continue;
      control.checked = control.defaultChecked;
    }
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    // Each in a task of its own, so that React renders what the one before has changed.
    setTimeout(() => control.dispatchEvent(click));
  }
}
