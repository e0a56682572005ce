'use client';
import { type RefObject, useEffect, useState } from 'react';
import { hiddenByScroll, NOT_SCROLLED } from './hidden-by-scroll.js';

/** Whether scrolling down has hidden a bar. Focus inside `content` shows it again. */
export function useHiddenByScroll(content: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    let state = NOT_SCROLLED;
    const onScroll = () => {
      state = hiddenByScroll(state, window.scrollY);
      setHidden(state.isHidden);
    };
    const onFocus = () => {
      state = { isHidden: false, top: state.top, turnedAt: state.top };
      setHidden(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
    };
  }, [content]);

  return isHidden;
}
