'use client';
import { type RefObject, useEffect, useState } from 'react';
import { windowOf } from '../window-of.js';
import { hiddenByScroll, NOT_SCROLLED } from './hidden-by-scroll.js';

/** Whether scrolling down has hidden a bar. Focus inside `content` shows it again. */
export function useHiddenByScroll(content: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const view = windowOf(element);
    let state = NOT_SCROLLED;
    const onScroll = () => {
      state = hiddenByScroll(state, view.scrollY);
      setHidden(state.isHidden);
    };
    const onFocus = () => {
      state = { isHidden: false, top: state.top, turnedAt: state.top };
      setHidden(false);
    };
    view.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      view.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
    };
  }, [content]);

  return isHidden;
}
