export {
  DARK_LUMINANCE_BELOW,
  isDarkColor,
  luminance,
  LUMINANCE_SHARES,
  STORED_DARK_THEME,
  type Theme,
  themeFor,
  type ThemeState,
} from './theme.js';
