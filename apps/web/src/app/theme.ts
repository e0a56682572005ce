import { createThemeStore, type ThemeSettings, themeScript } from '@tackboard/ui/theme';

/** The system's theme, unless the viewer has chosen one. */
const SETTINGS: ThemeSettings = { mode: 'system' };

/** The theme of the page. */
export const themeStore = createThemeStore(SETTINGS);

/** Sets the theme before the first paint. */
export const THEME_SCRIPT = themeScript(SETTINGS);
