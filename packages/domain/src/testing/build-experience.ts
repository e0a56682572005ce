import type { CookiePreferences, Experience } from '../experience/experience.js';
import type { DisplayData } from '../experience/display-data.js';

/** Builds a toast message that was not viewed, with `changes`. */
export function buildExperience(changes: Partial<Experience> = {}): Experience {
  return {
    id: '509999',
    placementId: '1000200',
    type: 10,
    status: 'active',
    displayData: buildDisplayData(),
    ...changes,
  };
}

/** Builds the display data of a toast, with `changes`. */
export function buildDisplayData(changes: Partial<DisplayData> = {}): DisplayData {
  return { text: 'Your board is ready', link: { href: '/lena/desert-prints/' }, ...changes };
}

/** Builds cookie preferences with analytics and without marketing, with `changes`. */
export function buildCookiePreferences(
  changes: Partial<CookiePreferences> = {},
): CookiePreferences {
  return {
    allowAnalyticCookies: true,
    allowMarketingCookies: false,
    allowPersonalizationCookies: true,
    surfaceTag: 'cookie_banner',
    ...changes,
  };
}
