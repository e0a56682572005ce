import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether a server rendered the component: true there and from the hydration on. Render scripts only then: one that
 * a browser makes does not run, and Trusted Types refuse it.
 */
export function useServed(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
