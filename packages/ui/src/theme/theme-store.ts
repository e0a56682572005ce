import type { KeyValueStore, Theme } from '@tackboard/domain';
import {
  THEME_STORAGE_KEY,
  type ThemeChoice,
  type ThemeSettings,
  resolveTheme,
  switchedChoice,
} from './resolve-theme.js';

/** The dependencies of a theme store. */
export interface ThemePorts {
  /**
   * Stores the choice.
   * @default `localStorage`
   */
  readonly storage?: Pick<KeyValueStore, 'get' | 'remove' | 'set'>;
  /**
   * Reloads the page after the switch was used (S2 §4).
   * @default `location.reload`
   */
  readonly reload?: () => void;
  /** Called when storage is blocked or full. The choice then lasts until the page is left. */
  readonly onError?: (error: unknown) => void;
}

/** The theme of a page. It has no effect before `subscribe`, so it can be created on a server. */
export interface ThemeStore {
  /** Keeps `data-theme` of the root element up to date while there are listeners. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Theme;
  /** Stores the other theme or removes the choice, and reloads the page (S2 §4). */
  readonly toggle: () => void;
}

const browserStorage: Required<ThemePorts>['storage'] = {
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
};

const NOTHING = () => {};

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
  const listen = () => {
    const system = darkQuery();
    const onStorage = ({ key }: StorageEvent) => (key === THEME_STORAGE_KEY ? update() : undefined);
    system.addEventListener('change', update);
    addEventListener('storage', onStorage);
    return () => {
      system.removeEventListener('change', update);
      removeEventListener('storage', onStorage);
    };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = listen();
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
