import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { resolveTheme, themeScript } from '@tackboard/ui';
import { type ThemeViewer, viewerTheme } from './viewer-theme.js';

const both = { dark_mode_signed_in: 'enabled', dark_mode_signed_out: 'enabled' };

/** The viewer, the stored choice, and the theme on a light and on a dark system. */
const CASES: readonly (readonly [string, ThemeViewer, string | null, string, string])[] = [
  ['no experiment', { isAuth: true }, null, 'light', 'light'],
  ['no experiment, dark chosen', { isAuth: false }, 'dark', 'dark', 'dark'],
  ['both experiments, signed in', { isAuth: true, experiments: both }, null, 'light', 'dark'],
  ['both, signed out', { isAuth: false, experiments: both }, null, 'light', 'dark'],
  ['both, light chosen', { isAuth: true, experiments: both }, 'light', 'light', 'light'],
  [
    'the experiment of the other viewers, signed in',
    { isAuth: true, experiments: { dark_mode_signed_out: 'enabled' } },
    null,
    'light',
    'light',
  ],
  [
    'the experiment of the other viewers, signed out',
    { isAuth: false, experiments: { dark_mode_signed_in: 'enabled' } },
    null,
    'light',
    'light',
  ],
  [
    'the control group',
    { isAuth: true, experiments: { dark_mode_signed_in: 'control' } },
    null,
    'light',
    'light',
  ],
];

describe('viewerTheme (S2 §4.38 §6.6)', () => {
  it.each(CASES)('%s', (_, viewer, stored, onLight, onDark) => {
    const settings = viewerTheme(viewer);
    expect(resolveTheme(settings, { stored, isSystemDark: false })).toBe(onLight);
    expect(resolveTheme(settings, { stored, isSystemDark: true })).toBe(onDark);
  });

  it.each(CASES)(
    '%s: the script before the first paint says the same',
    (_, viewer, stored, ...themes) => {
      const script = themeScript(viewerTheme(viewer));
      for (const [at, expected] of themes.entries()) {
        const documentElement = { dataset: {} as { theme?: string } };
        runInNewContext(script, {
          document: { documentElement },
          localStorage: { getItem: () => stored },
          matchMedia: () => ({ matches: at === 1 }),
        });
        expect(documentElement.dataset.theme).toBe(expected);
      }
    },
  );
});
