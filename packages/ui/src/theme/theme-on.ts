import { isDarkColor, luminance, type Theme } from '@tackboard/domain/theme';

/**
 * The theme whose text is read on a colour written `#rgb` or `#rrggbb`: `data-theme={themeOn('#1e3a5f')}` makes what stands
 * on that ground light. Undefined for other text: the page's own theme stays (S2 §9).
 */
export function themeOn(color: string | undefined): Theme | undefined {
  if (luminance(color ?? '') === undefined) return undefined;
  return isDarkColor(color) ? 'dark' : 'light';
}
