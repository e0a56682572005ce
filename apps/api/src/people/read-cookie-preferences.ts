import type { CookiePreferences } from '@tackboard/domain/experience';
import type { Context } from 'hono';
import type { Database } from '../database/database.js';
import { readVisitorPreferences } from '../http/visit.js';
import type { Viewer } from '../sessions/sessions.js';

/** What a viewer chose; what they have not chosen is absent. */
export type StoredPreferences = Partial<Omit<CookiePreferences, 'surfaceTag'>>;

const NAMES = [
  'allowAnalyticCookies',
  'allowMarketingCookies',
  'allowPersonalizationCookies',
] as const satisfies readonly (keyof StoredPreferences)[];

/** Creates the function that reads the cookie preferences of an account, or of a visitor from their cookie (S2 §3). */
export function createReadCookiePreferences(
  database: Database,
): (context: Context, viewer: Viewer) => StoredPreferences {
  const accounts = database.query<Record<string, number | null>>(
    `SELECT allow_analytic_cookies AS allowAnalyticCookies, allow_marketing_cookies AS allowMarketingCookies,
       allow_personalization_cookies AS allowPersonalizationCookies
     FROM accounts WHERE user_id = :userId`,
  );
  return (context, { userId }) => {
    const stored = userId === null ? readVisitorPreferences(context) : accounts.first({ userId });
    const entries = NAMES.flatMap((name) => {
      const value = stored?.[name] ?? null;
      return value === null ? [] : [[name, value === true || value === 1]];
    });
    return Object.fromEntries(entries) as StoredPreferences;
  };
}
