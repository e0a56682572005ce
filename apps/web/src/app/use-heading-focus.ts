import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a heading once `isNew` is true: what had it before is gone. Give the heading `tabIndex={-1}`. */
export function useHeadingFocus(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return heading;
}
