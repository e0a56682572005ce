'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { findInPage, firstVisible } from './find-in-page.js';
import { watchPage } from './watch-page.js';

const NONE = () => null;
const NEVER = () => NONE;

/** The first element with a name on the page that shows; null while there is none. */
export function useAnchor(name: string | undefined): HTMLElement | null {
  const get = useCallback(
    () => (name === undefined ? null : firstVisible(findInPage(name))),
    [name],
  );
  return useSyncExternalStore(name === undefined ? NEVER : watchPage, get, NONE);
}
