import type { Session } from '@tackboard/domain';
import { viewerTheme } from '@tackboard/messaging/react';
import { createThemeStore, type ThemeStore, themeScript } from '@tackboard/ui';

/** The theme of a page. */
export interface PageTheme {
  readonly store: ThemeStore;
  /** Sets the theme before the first paint. */
  readonly script: string;
}

/**
 * Creates the theme for the viewer of a session: what they chose, or the system's theme where the experiment for people who are
 * logged in, or for visitors, allows dark (S2 §4 §6).
 */
export function createPageTheme({
  experiments,
  isAuthenticated,
}: Pick<Session, 'experiments' | 'isAuthenticated'>): PageTheme {
  const settings = viewerTheme({ isAuth: isAuthenticated, experiments });
  return { store: createThemeStore(settings), script: themeScript(settings) };
}
