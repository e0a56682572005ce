import type { Experiments } from '@tackboard/domain/experiments';
import { type Theme, themeFor, toggledTheme } from '@tackboard/domain/theme';

/** What a host may want: one theme for everybody, or the theme of the system. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;

/** What a host may want. See {@link THEME_MODES}. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** What the theme of a page depends on besides the person's own choice and the system (S2 §4). */
export interface ThemeSettings {
  /**
   * One theme for everybody, or the system's for everybody who did not choose.
   * @default the experiments decide who gets the system's; everybody else gets light
   */
  readonly mode?: ThemeMode | undefined;
  /** @default false */
  readonly isAuth?: boolean | undefined;
  readonly experiments?: Experiments | undefined;
}

/** The person's own choice and the system's. */
export interface ThemeChoice {
  readonly stored: string | null;
  readonly isSystemDark: boolean;
}

/** The key that the choice is stored under. */
export const THEME_STORAGE_KEY = 'tackboard:theme';

/** What is stored for "light although the system is dark". Ours: the specification knows "dark" alone (S2 §9). */
export const STORED_LIGHT_THEME = 'light';

/** The theme of a page: the host's own, else the person's choice, else the system's where it is allowed (S2 §4). */
export function resolveTheme(settings: ThemeSettings, choice: ThemeChoice): Theme {
  const { mode, isAuth = false, experiments } = settings;
  if (mode === 'light' || mode === 'dark') return mode;
  if (choice.stored === STORED_LIGHT_THEME) return 'light';
  if (mode === 'system' && choice.isSystemDark) return 'dark';
  return themeFor({ ...choice, isAuth, ...(experiments ? { experiments } : {}) });
}

/**
 * What is stored when the switch is used; null: the choice is removed (S2 §4). Where the system is dark, storing "dark" or
 * removing it changes nothing: then the other theme's name is stored, so that the switch always switches.
 */
export function switchedChoice(settings: ThemeSettings, choice: ThemeChoice): string | null {
  const next = toggledTheme(choice.stored) ?? null;
  const before = resolveTheme(settings, choice);
  if (resolveTheme(settings, { ...choice, stored: next }) !== before) return next;
  return before === 'dark' ? STORED_LIGHT_THEME : 'dark';
}
