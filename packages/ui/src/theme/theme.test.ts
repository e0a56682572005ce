// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createThemeStore,
  resolveTheme,
  switchedChoice,
  themeScript,
  type ThemeSettings,
} from './theme.js';

/** The domain's rule for a viewer outside of the experiment, which ignores the system (S2 §6). */
const OUTSIDE: ThemeSettings = { rule: ({ stored }) => (stored === 'dark' ? 'dark' : 'light') };

/** The settings, the stored choice, and the theme on a light and on a dark system. */
const CASES: readonly (readonly [string, ThemeSettings, string | null, string, string])[] = [
  ['nothing chosen', {}, null, 'light', 'dark'],
  ['dark chosen', {}, 'dark', 'dark', 'dark'],
  ['light chosen', {}, 'light', 'light', 'light'],
  ['something else stored', {}, 'sepia', 'light', 'dark'],
  ['outside of the experiment', OUTSIDE, null, 'light', 'light'],
  ['outside of the experiment, dark chosen', OUTSIDE, 'dark', 'dark', 'dark'],
  ['always light', { mode: 'light' }, 'dark', 'light', 'light'],
  ['always dark', { mode: 'dark' }, null, 'dark', 'dark'],
];

describe('resolveTheme (S2 §4.38 §6.6)', () => {
  it.each(CASES)('%s', (_, settings, stored, onLight, onDark) => {
    expect(resolveTheme(settings, { stored, isSystemDark: false })).toBe(onLight);
    expect(resolveTheme(settings, { stored, isSystemDark: true })).toBe(onDark);
  });
});

describe('switchedChoice', () => {
  it('stores "dark" and removes it (S2 §4.39)', () => {
    expect(switchedChoice({}, { stored: null, isSystemDark: false })).toBe('dark');
    expect(switchedChoice({}, { stored: 'dark', isSystemDark: false })).toBeNull();
  });

  it('stores "light" on a dark system, so that it switches there too', () => {
    const settings: ThemeSettings = { mode: 'system' };
    expect(switchedChoice(settings, { stored: null, isSystemDark: true })).toBe('light');
    expect(switchedChoice(settings, { stored: 'light', isSystemDark: true })).toBe('dark');
    expect(switchedChoice(settings, { stored: 'dark', isSystemDark: true })).toBe('light');
  });
});

describe('in a browser', () => {
  const changed = new Set<() => void>();
  let isSystemDark = false;

  beforeEach(() => {
    isSystemDark = false;
    changed.clear();
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return isSystemDark;
      },
      addEventListener: (_: string, listener: () => void) => changed.add(listener),
      removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
    }));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  const shown = () => document.documentElement.dataset['theme'];
  const setSystem = (isDark: boolean) => {
    isSystemDark = isDark;
    for (const listener of changed) listener();
  };

  describe('themeScript', () => {
    it.each(CASES)('sets the result of resolveTheme: %s', (_, settings, stored, ...both) => {
      if (stored !== null) localStorage.setItem('tackboard:theme', stored);
      for (const [index, expected] of both.entries()) {
        isSystemDark = index === 1;
        run(themeScript(settings));
        expect(shown()).toBe(expected);
      }
    });

    it('works with blocked storage', () => {
      vi.stubGlobal('localStorage', undefined);
      run(themeScript({}));
      expect(shown()).toBe('light');
    });

    it('is short and cannot close its own tag', () => {
      expect(themeScript({ mode: 'system' }).length).toBeLessThan(256);
      expect(themeScript({ mode: 'system' })).not.toContain('<');
    });
  });

  describe('createThemeStore', () => {
    it('has no effect before someone subscribes', () => {
      vi.stubGlobal('matchMedia', undefined);
      vi.stubGlobal('localStorage', undefined);
      createThemeStore({ mode: 'system' });
      expect(shown()).toBeUndefined();
    });

    it('gives the root element the class that its theme needs', () => {
      document.documentElement.className = 'site';
      createThemeStore({ mode: 'dark' }).subscribe(() => {})();
      expect(document.documentElement.className).toBe('site tb-theme');
      document.documentElement.className = '';
    });

    it('follows the system while someone is subscribed', () => {
      const store = createThemeStore({ mode: 'system' });
      const listener = vi.fn();
      const stop = store.subscribe(listener);
      expect(shown()).toBe('light');
      setSystem(true);
      expect([shown(), store.getSnapshot()]).toEqual(['dark', 'dark']);
      expect(listener).toHaveBeenCalledTimes(1);
      stop();
      expect(changed.size).toBe(0);
    });

    it('applies the choice of another tab', () => {
      const store = createThemeStore();
      store.subscribe(() => {});
      localStorage.setItem('tackboard:theme', 'dark');
      dispatchEvent(new StorageEvent('storage', { key: 'tackboard:theme' }));
      expect(shown()).toBe('dark');
    });

    it('stores the choice and reloads the page (S2 §4.39)', () => {
      const reload = vi.fn();
      const store = createThemeStore({ reload });
      store.toggle();
      expect(localStorage.getItem('tackboard:theme')).toBe('dark');
      store.toggle();
      expect(localStorage.getItem('tackboard:theme')).toBeNull();
      expect(reload).toHaveBeenCalledTimes(2);
    });

    it('switches until the page is left when storage is full', () => {
      const full = new Error('no room');
      const reload = vi.fn();
      const onError = vi.fn();
      const fail = () => {
        throw full;
      };
      const storage = { get: () => null, set: fail, remove: fail };
      const store = createThemeStore({ storage, reload, onError });
      store.subscribe(() => {});
      store.toggle();
      expect(shown()).toBe('dark');
      expect(onError).toHaveBeenCalledWith(full);
      expect(reload).not.toHaveBeenCalled();
      store.toggle();
      expect(shown()).toBe('light');
    });

    it('is light when storage is blocked', () => {
      const onError = vi.fn();
      const get = () => {
        throw new Error('blocked');
      };
      const storage = { get, set: get, remove: get };
      expect(createThemeStore({ storage, onError }).getSnapshot()).toBe('light');
      expect(onError).toHaveBeenCalled();
    });
  });
});

/** Runs a script with the globals of the test. */
function run(text: string): void {
  runInThisContext(text);
}
