'use client';
import type { Theme } from '@tackboard/domain/theme';
import { useSyncExternalStore } from 'react';
import type { ThemeStore } from './theme-store.js';

/** The theme of the page, and again when it changes; light on a server, which cannot know it. */
export function useTheme(store: ThemeStore): Theme {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => 'light');
}
