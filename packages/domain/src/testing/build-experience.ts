import type { CookiePreferences } from '../experience/cookie-preferences.js';
import type { DisplayData } from '../experience/display-data.js';
import type { Experience } from '../experience/experience.js';

/** A toast that nobody has seen; `changes` are put over it (S2 §3). */
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

/** What a toast shows; `changes` are put over it (S2 §3). */
export function buildDisplayData(changes: Partial<DisplayData> = {}): DisplayData {
  return { text: 'Your board is ready', link: { href: '/lena/desert-prints/' }, ...changes };
}

/** A visitor who allows what the site itself needs to learn, and no marketing; `changes` are put over it (S2 §3). */
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
