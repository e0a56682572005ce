import { describe, expect, it } from 'vitest';
import { durationLabel } from '../pin/durations.js';
import {
  formatCompactNumber,
  formatCountry,
  formatDate,
  formatLanguage,
  formatNumber,
  formatPrice,
} from './index.js';

const MARCH_1 = Date.UTC(2026, 2, 1);

describe('a locale that Intl refuses', () => {
  it.each(['', '*', 'C', 'en_US.UTF-8', 'not a locale'])('S1 §3: %j formats as en-US', (locale) => {
    expect(formatNumber(12345.6, locale)).toBe('12,345.6');
    expect(formatCompactNumber(12345, locale)).toBe('12K');
    expect(formatPrice(25, 'USD', locale)).toBe('$25.00');
    expect(formatDate(MARCH_1, locale)).toBe('Mar 1, 2026');
    expect(formatLanguage('de', locale)).toBe('German');
    expect(formatCountry('AT', locale)).toBe('Austria');
    expect(durationLabel(5_400_000, locale)).toBe('1.5 hours');
  });

  it('S1 §3: with an underscore is the locale that it means', () => {
    expect(formatNumber(12345.6, 'de_DE')).toBe('12.345,6');
    expect(formatDate(MARCH_1, 'de_DE')).toBe('01.03.2026');
    expect(durationLabel(5_400_000, 'de_DE')).toBe('1,5 Stunden');
  });
});
