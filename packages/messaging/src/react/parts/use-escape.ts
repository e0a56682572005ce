import { useEffect } from 'react';
import type { Messaging } from '../../messaging.types.js';

/** What has a use of its own for Escape while it has the focus, or lies above the bottom of the page. */
const OWN_ESCAPE =
  'input, textarea, select, [contenteditable], [aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Escape dismisses a message at the bottom of the page, unless a dialog or an anchored message lies above it. */
export function useEscape(messaging: Messaging, onDismiss: () => void, isActive = true): void {
  useEffect(() => {
    if (!isActive) return undefined;
    // Before the listeners of what lies above, which is gone after them.
    const dismiss = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || messaging.host.layers.isOpen()) return;
      if (document.querySelector('.tb-anchored')) return;
      if (target instanceof Element && target.closest(OWN_ESCAPE)) return;
      onDismiss();
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => document.removeEventListener('keydown', dismiss, { capture: true });
  });
}
