import { expect, it } from 'vitest';
import { consentOf, cookiePreferences } from './consent.js';

it('S2 §3.23: what a viewer chose is stored under the names of the server, with the place where they chose', () => {
  const consent = { analytics: true, marketing: false, personalization: true };
  const stored = {
    allowAnalyticCookies: true,
    allowMarketingCookies: false,
    allowPersonalizationCookies: true,
  };
  expect(cookiePreferences(consent)).toEqual(stored);
  expect(cookiePreferences(consent, 'banner')).toEqual({ ...stored, surfaceTag: 'banner' });
  expect(consentOf({ ...stored, surfaceTag: 'banner' })).toEqual(consent);
});

it('S2 §3.23: what is not stored was not chosen', () => {
  expect(consentOf({})).toEqual({});
  expect(consentOf({ allowMarketingCookies: false })).toEqual({ marketing: false });
});
