/** Cookies that a visitor allows (S2 §3). */
export interface CookiePreferences {
  readonly allowAnalyticCookies: boolean;
  readonly allowMarketingCookies: boolean;
  readonly allowPersonalizationCookies: boolean;
  /** The place on the site where the visitor chose. */
  readonly surfaceTag?: string;
}
