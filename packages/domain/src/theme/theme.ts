import { type Experiments, isExperimentActive } from '../experiments.js';

/** The two themes (S2 §9). */
export type Theme = 'light' | 'dark';

/** What is stored while a person has chosen dark (S2 §9). */
export const STORED_DARK_THEME = 'dark';

/** The background of the page in the dark theme (S2 §9). */
export const DARK_PAGE_BACKGROUND = '#111111';

/** A luminance below this is dark; white is 255 (S2 §9). */
export const DARK_LUMINANCE_BELOW = 155;

/** The shares of red, green and blue in luminance (S2 §9 gives the limit; these are the usual ones of television). */
export const LUMINANCE_SHARES = { red: 0.299, green: 0.587, blue: 0.114 } as const;

/** What the theme depends on (S2 §4). */
export interface ThemeState {
  /** What is stored: `dark`, or nothing. */
  readonly stored?: string | null;
  /** The colour scheme of the system is dark. */
  readonly isSystemDark?: boolean;
  readonly isAuth: boolean;
  readonly experiments?: Experiments;
}

/**
 * The theme of the page (S2 §4 §6): dark when the person chose it; else as the system is, where the experiment for
 * signed-in or for signed-out viewers allows dark.
 */
export function themeFor({ stored, isSystemDark, isAuth, experiments }: ThemeState): Theme {
  if (stored === STORED_DARK_THEME) return 'dark';
  const name = isAuth ? 'dark_mode_signed_in' : 'dark_mode_signed_out';
  return isSystemDark && isExperimentActive(experiments, name) ? 'dark' : 'light';
}

/** What is stored after the switch was used; `undefined` removes it (S2 §4). The page is then loaded again. */
export function toggledTheme(stored: string | null | undefined): string | undefined {
  return stored === STORED_DARK_THEME ? undefined : STORED_DARK_THEME;
}

/** The luminance of a colour written `#rgb` or `#rrggbb`, from 0 to 255; `undefined` for other text (S2 §9). */
export function luminance(color: string): number | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (digits === undefined) return undefined;
  const width = digits.length / 3;
  const part = (at: number): number => {
    const text = digits.slice(at * width, (at + 1) * width);
    return Number.parseInt(text.padStart(2, text), 16);
  };
  const { red, green, blue } = LUMINANCE_SHARES;
  return part(0) * red + part(1) * green + part(2) * blue;
}

/** True for a colour whose luminance is under 155; false for text that is no colour (S2 §9). */
export function isDarkColor(color: string | undefined): boolean {
  const light = luminance(color ?? '');
  return light !== undefined && light < DARK_LUMINANCE_BELOW;
}
