export {
  DARK_LUMINANCE_BELOW,
  DARK_PAGE_BACKGROUND,
  isDarkColor,
  luminance,
  LUMINANCE_SHARES,
  STORED_DARK_THEME,
  type Theme,
  themeFor,
  type ThemeState,
  toggledTheme,
} from './theme.js';
