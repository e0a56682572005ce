import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether a server rendered the component: true there and from the hydration on. Render scripts only then: one that
 * a browser makes does not run, and Trusted Types refuse it.
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
