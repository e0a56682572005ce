'use client';
import { useRef, useSyncExternalStore } from 'react';

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

/**
 * Returns whether a server rendered the component: true there and from the hydration on. Render a `script` only then: one
 * that a browser makes does not run, and Trusted Types refuse it.
 */
export function useServed(): boolean {
  const isServed = useRef(false);
  // React calls the last function on a server and during hydration alone.
  return useSyncExternalStore(
    never,
    () => isServed.current,
    () => (isServed.current = true),
  );
}
