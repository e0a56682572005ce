import type { STORED_DARK_THEME, Theme } from '@tackboard/domain/theme';

/** What a host may want: one theme for everybody, or the theme of the system for everybody who did not choose. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;

/** What a host may want. See {@link THEME_MODES}. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** The person's own choice and the system's. */
export interface ThemeChoice {
  readonly stored: string | null;
  readonly isSystemDark: boolean;
}

/** What the theme of a page depends on besides the person's own choice and the system (S2 §4). */
export interface ThemeSettings {
  /** @default 'system' */
  readonly mode?: ThemeMode | undefined;
  /**
   * Decides in place of the mode `system`, such as by experiments: the domain's `themeFor` (S2 §6).
   * @default dark when it was chosen, else as the system is
   */
  readonly rule?: ((choice: ThemeChoice) => Theme) | undefined;
}

/** The key that the choice is stored under. */
export const THEME_STORAGE_KEY = 'tackboard:theme';

/** What is stored for "light although the system is dark". Ours: the specification knows "dark" alone (S2 §9). */
export const STORED_LIGHT_THEME = 'light';

/** What is stored while a person has chosen dark (S2 §9). */
const STORED_DARK: typeof STORED_DARK_THEME = 'dark';

const bySystem = ({ stored, isSystemDark }: ThemeChoice): Theme =>
  stored === STORED_DARK || isSystemDark ? 'dark' : 'light';

/** The theme of a page: the host's own, else the person's choice, else what the rule says of the system (S2 §4). */
export function resolveTheme(
  { mode = 'system', rule = bySystem }: ThemeSettings,
  choice: ThemeChoice,
): Theme {
  if (mode !== 'system') return mode;
  return choice.stored === STORED_LIGHT_THEME ? 'light' : rule(choice);
}

/**
 * What is stored when the switch is used; null: the choice is removed (S2 §4). Where the system is dark, storing "dark" or
 * removing it changes nothing: then the other theme's name is stored, so that the switch always switches.
 */
export function switchedChoice(settings: ThemeSettings, choice: ThemeChoice): string | null {
  const next = choice.stored === STORED_DARK ? null : STORED_DARK;
  const before = resolveTheme(settings, choice);
  if (resolveTheme(settings, { ...choice, stored: next }) !== before) return next;
  return before === 'dark' ? STORED_LIGHT_THEME : STORED_DARK;
}
