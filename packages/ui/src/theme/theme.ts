import type { KeyValueStore, STORED_DARK_THEME, Theme } from '@tackboard/domain';

/** One theme for everybody, or `system`: the system's theme unless the viewer has chosen one. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;

/** One of {@link THEME_MODES}. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** The stored choice of the viewer, and the system's theme. */
export interface ThemeChoice {
  readonly stored: string | null;
  readonly isSystemDark: boolean;
}

/** The host's settings of the theme. */
export interface ThemeSettings {
  /** @default 'system' */
  readonly mode?: ThemeMode | undefined;
  /**
   * Replaces the rule of the mode `system`, for example with the domain's `themeFor` for experiments.
   * @default dark if the viewer chose dark, else the system's theme
   */
  readonly rule?: ((choice: ThemeChoice) => Theme) | undefined;
}

/** The storage key of the choice. */
const THEME_STORAGE_KEY = 'tackboard:theme';

/** Stored for light on a dark system. Ours: the specification only has "dark". */
const STORED_LIGHT_THEME = 'light';

/** Stored while the viewer has chosen dark. */
const STORED_DARK: typeof STORED_DARK_THEME = 'dark';

const bySystem = ({ stored, isSystemDark }: ThemeChoice): Theme =>
  stored === STORED_DARK || isSystemDark ? 'dark' : 'light';

/** Returns the theme: the host's mode, else the viewer's choice, else the result of the rule. */
export function resolveTheme(
  { mode = 'system', rule = bySystem }: ThemeSettings,
  choice: ThemeChoice,
): Theme {
  if (mode !== 'system') return mode;
  return choice.stored === STORED_LIGHT_THEME ? 'light' : rule(choice);
}

/**
 * Returns the choice to store when the viewer uses the switch; null removes it. On a dark system neither "dark" nor
 * its removal changes the theme, so the name of the other theme is stored.
 */
export function switchedChoice(settings: ThemeSettings, choice: ThemeChoice): string | null {
  const next = choice.stored === STORED_DARK ? null : STORED_DARK;
  const before = resolveTheme(settings, choice);
  if (resolveTheme(settings, { ...choice, stored: next }) !== before) return next;
  return before === 'dark' ? STORED_LIGHT_THEME : STORED_DARK;
}

/** The dependencies of a theme store. */
export interface ThemePorts {
  /**
   * Stores the choice.
   * @default `localStorage`
   */
  readonly storage?: Pick<KeyValueStore, 'get' | 'remove' | 'set'>;
  /**
   * Reloads the page after the switch was used.
   * @default `location.reload`
   */
  readonly reload?: () => void;
  /** Called when storage is blocked or full. The choice then lasts until the page is left. */
  readonly onError?: (error: unknown) => void;
}

/** The theme of a page. It has no effect before `subscribe`, so it can be created on a server. */
export interface ThemeStore {
  /**
   * Keeps `data-theme` of the root element up to date while there are listeners, and gives it the class `tb-theme`. Returns a
   * function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Theme;
  /** Stores the other theme or removes the choice, and reloads the page (S2 §4.39). */
  readonly toggle: () => void;
}

const browserStorage: Required<ThemePorts>['storage'] = {
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
};

const NOTHING = () => {};

/** Calls the listener when the system's theme changes, or the choice does in another tab. */
function onThemeChange(listener: () => void): () => void {
  const system = darkQuery();
  const onStorage = ({ key }: StorageEvent) => (key === THEME_STORAGE_KEY ? listener() : undefined);
  system.addEventListener('change', listener);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}

/**
 * Creates the theme of a page. Without React, `createThemeStore({ mode: 'system' }).subscribe(() => {})` makes the root
 * element follow the system.
 */
export function createThemeStore({
  storage = browserStorage,
  reload = () => location.reload(),
  onError = NOTHING,
  ...settings
}: ThemeSettings & ThemePorts = {}): ThemeStore {
  const listeners = new Set<() => void>();
  let stop = NOTHING;
  /** A choice that could not be stored. */
  let unstored: string | null | undefined;

  const choice = (): ThemeChoice => {
    const isSystemDark = darkQuery().matches;
    if (unstored !== undefined) return { stored: unstored, isSystemDark };
    try {
      return { stored: storage.get(THEME_STORAGE_KEY), isSystemDark };
    } catch (error) {
      onError(error);
      return { stored: null, isSystemDark };
    }
  };
  const theme = () => resolveTheme(settings, choice());
  const update = () => {
    document.documentElement.dataset['theme'] = theme();
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = onThemeChange(update);
        document.documentElement.classList.add('tb-theme');
        document.documentElement.dataset['theme'] = theme();
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    getSnapshot: theme,
    toggle() {
      const next = switchedChoice(settings, choice());
      try {
        if (next === null) storage.remove(THEME_STORAGE_KEY);
        else storage.set(THEME_STORAGE_KEY, next);
      } catch (error) {
        onError(error);
        unstored = next;
        update();
        return;
      }
      reload();
    },
  };
}

function darkQuery(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/**
 * Returns an inline script that sets the theme on the root element, `<html class="tb-theme">`, before the first paint. Put it first in the head, with
 * the page's nonce under a strict Content-Security-Policy:
 *
 * `<script nonce="…">${themeScript({ mode: 'system' })}</script>`
 */
export function themeScript(settings: ThemeSettings): string {
  const { mode } = settings;
  const root = 'document.documentElement.dataset.theme';
  if (mode === 'light' || mode === 'dark') return `${root}="${mode}"`;
  // The theme of a viewer without a choice on a dark system: all that the server must know.
  const followsSystem = resolveTheme(settings, { stored: null, isSystemDark: true }) === 'dark';
  const system = followsSystem
    ? `s!=="${STORED_LIGHT_THEME}"&&matchMedia("(prefers-color-scheme:dark)").matches`
    : 'false';
  return (
    `{let s;try{s=localStorage.getItem("${THEME_STORAGE_KEY}")}catch{}` +
    `${root}=s==="dark"||${system}?"dark":"light"}`
  );
}
