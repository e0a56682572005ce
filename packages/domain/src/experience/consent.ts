import type { MessagingWords } from '../words/pages.js';
import type { CookiePreferences } from './experience.js';

/** What a viewer allows. */
export interface Consent {
  /** Events, metrics, and what is recorded of a visitor. */
  readonly analytics: boolean;
  /** Reports of clicks on ads and views of them. */
  readonly marketing: boolean;
  /** Pins and ads by what the viewer looked at. Your server decides about those. */
  readonly personalization: boolean;
}

/** What a viewer may refuse. */
export type ConsentPurpose = keyof Consent;

/** What the viewer allows now. The cookie banner, the settings and the host read and change the same store. */
export interface ConsentStore {
  /** The same object until it changes. */
  readonly get: () => Consent;
  /** Replaces what the viewer chose. Call it once your server has stored the choice. */
  readonly set: (chosen: Consent) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the browser sends Global Privacy Control. Marketing is off then until the viewer turns it on. */
  readonly hasPrivacySignal: boolean;
}

/** Returns what a viewer chose, of the preferences that your server stores (S2 §3.23). What is missing was not chosen. */
export function consentOf(preferences: Partial<CookiePreferences>): Partial<Consent> {
  const {
    allowAnalyticCookies: analytics,
    allowMarketingCookies: marketing,
    allowPersonalizationCookies: personalization,
  } = preferences;
  return {
    ...(analytics !== undefined && { analytics }),
    ...(marketing !== undefined && { marketing }),
    ...(personalization !== undefined && { personalization }),
  };
}

/** Returns the preferences to store for what a viewer chose. `surfaceTag` is the place on the site where they did. */
export function cookiePreferences(consent: Consent, surfaceTag?: string): CookiePreferences {
  return {
    allowAnalyticCookies: consent.analytics,
    allowMarketingCookies: consent.marketing,
    allowPersonalizationCookies: consent.personalization,
    ...(surfaceTag !== undefined && { surfaceTag }),
  };
}

/** A row of the cookie settings: its switch, what that is called, and what it allows. */
export interface CookieRow {
  readonly purpose: ConsentPurpose;
  readonly title: string;
  readonly text: string;
}

/** Returns the rows of the cookie settings. That of marketing says why it is off, until the viewer turns it on. */
export function cookieRows(
  { get, hasPrivacySignal }: Pick<ConsentStore, 'get' | 'hasPrivacySignal'>,
  words: MessagingWords,
): readonly CookieRow[] {
  const marketing = words.marketingCookiesText();
  return [
    {
      purpose: 'analytics',
      title: words.analyticCookies(),
      text: words.analyticCookiesText(),
    },
    {
      purpose: 'marketing',
      title: words.marketingCookies(),
      text:
        hasPrivacySignal && !get().marketing ? `${marketing} ${words.privacySignal()}` : marketing,
    },
    {
      purpose: 'personalization',
      title: words.personalizationCookies(),
      text: words.personalizationCookiesText(),
    },
  ];
}
