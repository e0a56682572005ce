import type { STORED_DARK_THEME, Theme } from '@tackboard/domain';

/** One theme for everybody, or `system`: the system's theme unless the viewer has chosen one. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;

/** One of {@link THEME_MODES}. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** The stored choice of the viewer, and the system's theme. */
export interface ThemeChoice {
  readonly stored: string | null;
  readonly isSystemDark: boolean;
}

/** The host's settings of the theme (S2 §4). */
export interface ThemeSettings {
  /** @default 'system' */
  readonly mode?: ThemeMode | undefined;
  /**
   * Replaces the rule of the mode `system`, for example with the domain's `themeFor` for experiments (S2 §6).
   * @default dark if the viewer chose dark, else the system's theme
   */
  readonly rule?: ((choice: ThemeChoice) => Theme) | undefined;
}

/** The storage key of the choice. */
export const THEME_STORAGE_KEY = 'tackboard:theme';

/** Stored for light on a dark system. Ours: the specification only has "dark" (S2 §9). */
export const STORED_LIGHT_THEME = 'light';

/** Stored while the viewer has chosen dark (S2 §9). */
const STORED_DARK: typeof STORED_DARK_THEME = 'dark';

const bySystem = ({ stored, isSystemDark }: ThemeChoice): Theme =>
  stored === STORED_DARK || isSystemDark ? 'dark' : 'light';

/** Returns the theme: the host's mode, else the viewer's choice, else the result of the rule (S2 §4). */
export function resolveTheme(
  { mode = 'system', rule = bySystem }: ThemeSettings,
  choice: ThemeChoice,
): Theme {
  if (mode !== 'system') return mode;
  return choice.stored === STORED_LIGHT_THEME ? 'light' : rule(choice);
}

/**
 * Returns the choice to store when the viewer uses the switch; null removes it (S2 §4). On a dark system neither "dark" nor
 * its removal changes the theme, so the name of the other theme is stored.
 */
export function switchedChoice(settings: ThemeSettings, choice: ThemeChoice): string | null {
  const next = choice.stored === STORED_DARK ? null : STORED_DARK;
  const before = resolveTheme(settings, choice);
  if (resolveTheme(settings, { ...choice, stored: next }) !== before) return next;
  return before === 'dark' ? STORED_LIGHT_THEME : STORED_DARK;
}
