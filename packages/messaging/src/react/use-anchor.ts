'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { findInPage, isVisible, watchPage } from './anchors.js';

const NONE = () => null;

/** The element with a name on the page while it takes room there; null while it is missing. */
export function useAnchor(name: string | undefined): HTMLElement | null {
  const get = useCallback(() => {
    const element = name === undefined ? null : findInPage(name);
    return element && isVisible(element) ? element : null;
  }, [name]);
  return useSyncExternalStore(watchPage, get, NONE);
}
