'use client';
import { useState, useSyncExternalStore } from 'react';

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
 * Returns whether the component is in server markup: true on a server, and from its hydration on. Render a `script` only then: one
 * that a browser makes does not run, and Trusted Types refuse it.
 */
export function useServed(): boolean {
  const isHydrated = useHydrated();
  return useState(!isHydrated)[0];
}
