import { describe, expect, it } from 'vitest';
import { createPageTheme } from './theme.js';

const DARK_SYSTEM = 'matchMedia("(prefers-color-scheme:dark)")';

/** The parts of a session that decide the theme. */
const session = (isAuthenticated: boolean, experiments: Readonly<Record<string, string>>) => ({
  isAuthenticated,
  experiments,
});

describe('S2 §4.38 §6.6: the page follows a dark system', () => {
  it.each([
    ['somebody in their experiment', true, { dark_mode_signed_in: 'enabled' }, true],
    ['somebody in its control group', true, { dark_mode_signed_in: 'control' }, false],
    ['somebody without an experiment', true, {}, false],
    ['somebody in the experiment of visitors', true, { dark_mode_signed_out: 'enabled' }, false],
    ['a visitor in their experiment', false, { dark_mode_signed_out: 'enabled' }, true],
    ['a visitor in the other experiment', false, { dark_mode_signed_in: 'enabled' }, false],
  ])('for %s', (_, isAuth, experiments, follows) => {
    const { script } = createPageTheme(session(isAuth, experiments));
    expect(script.includes(DARK_SYSTEM)).toBe(follows);
  });
});
