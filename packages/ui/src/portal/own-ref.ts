import { type ForwardedRef, type RefCallback, type RefObject, useRef } from 'react';

/** Returns a ref to an element for its component, and the callback that also sets the caller's ref. */
export function useOwnRef<Element>(
  given: ForwardedRef<Element>,
): readonly [RefObject<Element | null>, RefCallback<Element>] {
  const own = useRef<Element>(null);
  const set = (element: Element | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
  return [own, set];
}
