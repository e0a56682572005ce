/** Which cookies a visitor allows (S2 §3). */
export interface CookiePreferences {
  readonly allowAnalyticCookies: boolean;
  readonly allowMarketingCookies: boolean;
  readonly allowPersonalizationCookies: boolean;
  /** Where on the site the choice was made. */
  readonly surfaceTag?: string;
}
