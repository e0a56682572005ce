'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is rendered on a server and while the browser takes that markup over, true from then on.
 * What needs a `style` waits for it: a strict Content-Security-Policy drops the `style` attributes of markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
