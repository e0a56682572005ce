export {
  resolveTheme,
  STORED_LIGHT_THEME,
  switchedChoice,
  THEME_MODES,
  THEME_STORAGE_KEY,
  type ThemeChoice,
  type ThemeMode,
  type ThemeSettings,
} from './resolve-theme.js';
export { DarkModeSwitch, type DarkModeSwitchProps } from './dark-mode-switch.js';
export { createThemeStore, type ThemePorts, type ThemeStore } from './theme-store.js';
export { themeScript } from './theme-script.js';
export { useTheme } from './use-theme.js';
