import type { KeyValueStore } from '@tackboard/domain';
import type { Theme } from '@tackboard/domain/theme';
import {
  THEME_STORAGE_KEY,
  type ThemeChoice,
  type ThemeSettings,
  resolveTheme,
  switchedChoice,
} from './resolve-theme.js';

/** What a theme is made from besides its settings. */
export interface ThemePorts {
  /**
   * Where the choice is kept.
   * @default `localStorage`
   */
  readonly storage?: Pick<KeyValueStore, 'get' | 'remove' | 'set'>;
  /**
   * Loads the page again after the switch was used (S2 §4).
   * @default `location.reload`
   */
  readonly reload?: () => void;
  /** Storage that is blocked or full. The switch then counts until the page is left. */
  readonly onError?: (error: unknown) => void;
}

/** The theme of a page. Nothing is touched before somebody subscribes, so it may be made on a server. */
export interface ThemeStore {
  /** Keeps the root's `data-theme` in step with the choice and the system as long as anybody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Theme;
  /** Stores the other theme, or removes the choice, and loads the page again (S2 §4). */
  readonly toggle: () => void;
}

const browserTexts: Required<ThemePorts>['storage'] = {
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
};

const NOTHING = () => {};

/**
 * The theme of a page, for hosts with React and without: `createThemeStore({ mode: 'system' }).subscribe(() => {})` keeps
 * the root in step with the system from then on.
 */
export function createThemeStore({
  storage = browserTexts,
  reload = () => location.reload(),
  onError = NOTHING,
  ...settings
}: ThemeSettings & ThemePorts = {}): ThemeStore {
  const listeners = new Set<() => void>();
  let stop = NOTHING;
  /** What was chosen while nothing could be stored. */
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
  const show = () => {
    document.documentElement.dataset['theme'] = theme();
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const system = darkQuery();
    const hearOtherTab = ({ key }: StorageEvent) =>
      key === THEME_STORAGE_KEY ? show() : undefined;
    system.addEventListener('change', show);
    addEventListener('storage', hearOtherTab);
    return () => {
      system.removeEventListener('change', show);
      removeEventListener('storage', hearOtherTab);
    };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = follow();
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
        show();
        return;
      }
      reload();
    },
  };
}

function darkQuery(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
