import type { MessageExplanation } from '@tackboard/messaging';
import { useEffect, useRef } from 'react';

interface LentFocus {
  /** Blurs the focused element until a message is shown. */
  readonly lend: (key: string) => void;
  /** Focuses the element again, unless something else has the focus by now. */
  readonly restore: () => void;
}

/**
 * Takes the focus from the page while a message waits for that, and gives it back when the message is shown, refused or behind
 * another one.
 */
export function useLentFocus(explanations: readonly MessageExplanation[]): LentFocus {
  const lent = useRef<{ readonly key: string; readonly element: HTMLElement }>(undefined);

  const restore = () => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      lent.current?.element.focus({ preventScroll: true });
    lent.current = undefined;
  };

  useEffect(() => {
    const found = explanations.find(({ key }) => key === lent.current?.key);
    if (!found) return;
    const isBehindAnother = explanations.some(
      ({ key, state, surface }) =>
        key !== found.key && state === 'shown' && surface === found.surface,
    );
    if (found.state === 'shown' || found.state === 'refused' || isBehindAnother) restore();
  }, [explanations]);

  return {
    lend(key) {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return;
      lent.current = { key, element };
      element.blur();
    },
    restore,
  };
}
