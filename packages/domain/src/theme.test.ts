import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDarkColor, luminance, themeFor } from './theme.js';

describe('themeFor', () => {
  const signedIn = { dark_mode_signed_in: 'enabled' };
  const signedOut = { dark_mode_signed_out: 'enabled' };

  it.each([
    ['the stored flag', { stored: 'dark', isAuth: true }, 'dark'],
    [
      'the stored flag, without any experiment, signed out',
      { stored: 'dark', isAuth: false },
      'dark',
    ],
    ['another stored text', { stored: 'light', isAuth: true }, 'light'],
    [
      'a dark system in the experiment',
      { isSystemDark: true, isAuth: true, experiments: signedIn },
      'dark',
    ],
    ['a dark system in the control group', { isSystemDark: true, isAuth: true }, 'light'],
    [
      'a light system in the experiment',
      { isSystemDark: false, isAuth: true, experiments: signedIn },
      'light',
    ],
    [
      'signed out, in the experiment of signed-in viewers',
      { isSystemDark: true, isAuth: false, experiments: signedIn },
      'light',
    ],
    [
      'signed out, in its own experiment',
      { isSystemDark: true, isAuth: false, experiments: signedOut },
      'dark',
    ],
    [
      'signed in, in the experiment of signed-out viewers',
      { isSystemDark: true, isAuth: true, experiments: signedOut },
      'light',
    ],
    ['nothing stored', { stored: null, isAuth: true }, 'light'],
  ])('S2 §4.38 §6.6: %s', (_title, state, expected) => {
    expect(themeFor(state)).toBe(expected);
  });
});

describe('isDarkColor', () => {
  it.each([
    ['#9a9a9a', true],
    ['#9b9b9b', false],
    ['#000', true],
    ['#fff', false],
    ['#FFFFFF', false],
    ['#ff0000', true],
    ['#00ff00', true],
    ['#ffff00', false],
    ['#0000ff', true],
    ['red', false],
    ['#12345', false],
    ['', false],
    [undefined, false],
  ])('S2 §9.25: luminance under 155 counts as dark: %s is %s', (color, expected) => {
    expect(isDarkColor(color)).toBe(expected);
  });

  it.each([
    ['#ff0000', 76.245],
    ['#00ff00', 149.685],
    ['#0000ff', 29.07],
    ['#f00', 76.245],
    ['#123', 30.855],
    [' #4c656c ', 94.323],
  ])('S2 §9: luminance of %s is 0.299, 0.587 and 0.114 of its parts', (color, expected) => {
    expect(luminance(color)).toBeCloseTo(expected, 9);
  });

  it('S2 §9: luminance is from 0 to 255, and lighter is never less', () => {
    const part = fc.integer({ min: 0, max: 254 });
    const hex = (...parts: readonly number[]) =>
      `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    fc.assert(
      fc.property(part, part, part, (red, green, blue) => {
        const light = luminance(hex(red, green, blue)) ?? Number.NaN;
        expect(light).toBeGreaterThanOrEqual(0);
        expect(light).toBeLessThan(255);
        expect(luminance(hex(red + 1, green, blue))).toBeGreaterThan(light);
        expect(luminance(hex(red, green + 1, blue))).toBeGreaterThan(light);
        expect(luminance(hex(red, green, blue + 1))).toBeGreaterThan(light);
      }),
    );
  });
});
