'use client';
import type { Theme } from '@tackboard/domain';
import { useSyncExternalStore } from 'react';
import type { ThemeStore } from './theme-store.js';

/** Returns the theme and renders again when it changes. Always `'light'` on a server. */
export function useTheme(store: ThemeStore): Theme {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => 'light');
}
