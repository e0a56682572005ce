'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false on a server and during hydration, then true. Render `style` attributes only when it is true: a strict
 * Content-Security-Policy drops those in server markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
