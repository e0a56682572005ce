import { type Experiments, isExperimentActive } from './experiments.js';

/** The themes. */
export type Theme = 'light' | 'dark';

/** The stored value of the dark theme (S2 §9.24). */
export const STORED_DARK_THEME = 'dark';

/** Colours with a luminance below this are dark; white is 255. */
export const DARK_LUMINANCE_BELOW = 155;

/** Weights of red, green and blue in the luminance. */
export const LUMINANCE_SHARES = { red: 0.299, green: 0.587, blue: 0.114 } as const;

/** The input of {@link themeFor}. */
interface ThemeState {
  /** The stored value: `dark`, or nothing. */
  readonly stored?: string | null;
  /** The system prefers dark. */
  readonly isSystemDark?: boolean;
  readonly isAuth: boolean;
  readonly experiments?: Experiments;
}

/**
 * Returns the theme of the page (S2 §4.38): dark when the viewer chose it; otherwise the system's, where the
 * experiment for signed-in or signed-out viewers allows dark.
 */
export function themeFor({ stored, isSystemDark, isAuth, experiments }: ThemeState): Theme {
  if (stored === STORED_DARK_THEME) return 'dark';
  const name = isAuth ? 'dark_mode_signed_in' : 'dark_mode_signed_out';
  return isSystemDark && isExperimentActive(experiments, name) ? 'dark' : 'light';
}

/** Returns the luminance of a colour (`#rgb` or `#rrggbb`) from 0 to 255; `undefined` for other text. */
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

/** Whether a colour has a luminance below 155 (S2 §9.25); false for text that is not a colour. */
export function isDarkColor(color: string | undefined): boolean {
  const light = luminance(color ?? '');
  return light !== undefined && light < DARK_LUMINANCE_BELOW;
}
