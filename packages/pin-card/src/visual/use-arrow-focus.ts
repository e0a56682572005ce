import { useEffect, useRef } from 'react';

/** Returns the refs of two arrows. One that disappears moves its focus to the other. */
export function useArrowFocus(shows: { readonly previous: boolean; readonly next: boolean }) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!shows.next && next.current?.matches(':focus')) previous.current?.focus();
    if (!shows.previous && previous.current?.matches(':focus')) next.current?.focus();
  }, [shows.next, shows.previous]);
  return { previous, next };
}
