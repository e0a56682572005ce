'use client';
import type { Pin } from '@tackboard/domain';
import { type FocusEvent, useState } from 'react';

/** The pin whose card has the focus, and what the list around the cards listens with. */
export interface FocusedPin {
  readonly focusedPin: Pin | null;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** Follows the focus through a list of cards whose items carry `data-index`. */
export function useFocusedPin(pins: readonly Pin[]): FocusedPin {
  const [focusedPin, setFocusedPin] = useState<Pin | null>(null);
  return {
    focusedPin,
    onFocus: ({ target }) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      setFocusedPin(pins[Number(index)] ?? null);
    },
    onBlur: () => setFocusedPin(null),
  };
}
