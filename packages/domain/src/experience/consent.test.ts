import { expect, it } from 'vitest';
import { createTestConsent } from '../testing/test-consent.js';
import { messagingWords } from '../words/pages.js';
import { consentOf, cookiePreferences, cookieRows } from './consent.js';

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

it('S2 §2.8: the settings have a row for analytics, for marketing and for personalization', () => {
  const rows = cookieRows(createTestConsent(), messagingWords);
  expect(rows.map(({ purpose, title }) => [purpose, title])).toEqual([
    ['analytics', 'Analytics'],
    ['marketing', 'Marketing'],
    ['personalization', 'Personalization'],
  ]);
  expect(rows[1]?.text).toBe('Shows us whether an ad led to a visit or purchase.');
});

it('the row of marketing says that the signal of the browser turned it off, until the viewer turns it on', () => {
  const consent = createTestConsent(undefined, true);
  const text = () => cookieRows(consent, messagingWords)[1]?.text;
  expect(text()).toMatch(
    /^Shows us whether an ad led to a visit or purchase\. .*your browser asks sites not to sell or share your data/,
  );
  consent.set({ analytics: false, marketing: true, personalization: false });
  expect(text()).toBe('Shows us whether an ad led to a visit or purchase.');
});
