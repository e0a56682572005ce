import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';

/** Changes of an account; absent values stay (S2 §7, S3 §3 §7). */
export interface AccountChanges {
  readonly fullName?: string | undefined;
  /** Replaces the first word of the name. */
  readonly firstName?: string | undefined;
  readonly gender?: string | undefined;
  readonly email?: string | undefined;
  readonly country?: string | undefined;
  readonly locale?: string | undefined;
  readonly saveBehavior?: 0 | 1 | undefined;
  /** Whether it is the account of a business (S1 §6). */
  readonly isPartner?: boolean | undefined;
  readonly allowAnalyticCookies?: boolean | undefined;
  readonly allowMarketingCookies?: boolean | undefined;
  readonly allowPersonalizationCookies?: boolean | undefined;
  readonly surfaceTag?: string | undefined;
}

/** The state with the id of the quick-saves board (S1 §7). Without a stored one, the board itself answers. */
const QUICK_SAVES_STATE = 'QUICK_SAVES_BOARD_ID';

/** The email address of a person; a seeded one, who has not chosen another, has one of their username. */
export const EMAIL_SQL = "coalesce(accounts.email, users.username || '@tackboard.example')";

function bit(value: boolean | undefined): number | null {
  return value === undefined ? null : Number(value);
}

/** Creates the functions behind the account, its settings and its states. Call the writes inside a transaction. */
export function createAccounts(database: Database, now: () => number) {
  const addresses = database.query<{ id: string }>(
    `SELECT users.id FROM users LEFT JOIN accounts ON accounts.user_id = users.id
     WHERE ${EMAIL_SQL} = :email COLLATE NOCASE`,
  );
  const ensure = database.prepare('INSERT OR IGNORE INTO accounts (user_id) VALUES (:userId)');
  const changeUser = database.prepare(
    `UPDATE users SET gender = coalesce(:gender, gender), full_name = coalesce(:fullName,
       :firstName || substr(full_name, instr(full_name || ' ', ' ')), full_name)
     WHERE id = :userId`,
  );
  const changeAccount = database.prepare(
    `UPDATE accounts SET email = coalesce(:email, email), country = coalesce(:country, country),
       locale = coalesce(:locale, locale), save_behavior = coalesce(:saveBehavior, save_behavior),
       is_partner = coalesce(:isPartner, is_partner),
       allow_analytic_cookies = coalesce(:analytic, allow_analytic_cookies),
       allow_marketing_cookies = coalesce(:marketing, allow_marketing_cookies),
       allow_personalization_cookies = coalesce(:personalization, allow_personalization_cookies),
       cookie_surface_tag = coalesce(:surfaceTag, cookie_surface_tag)
     WHERE user_id = :userId`,
  );
  const states = database.query<{ value: string }>(
    'SELECT value FROM user_states WHERE user_id = :userId AND state = :state',
  );
  const quickSaves = database.query<{ id: string }>(
    `SELECT id FROM boards WHERE owner_id = :userId AND layout = '${QUICK_SAVES_LAYOUT}' AND deleted_at IS NULL`,
  );
  const store = database.prepare(
    `INSERT INTO user_states VALUES (:userId, :state, :value, :now)
     ON CONFLICT (user_id, state) DO UPDATE SET value = :value, updated_at = :now`,
  );
  return {
    change: (userId: string, changes: AccountChanges): void => {
      const taken =
        changes.email === undefined ? undefined : addresses.first({ email: changes.email });
      if (taken !== undefined && taken.id !== userId)
        throw new ResourceError('invalidRequest', 'This email address already has an account.');
      ensure.run({ userId });
      changeUser.run({
        userId,
        fullName: changes.fullName ?? null,
        firstName: changes.firstName ?? null,
        gender: changes.gender ?? null,
      });
      changeAccount.run({
        userId,
        email: changes.email ?? null,
        country: changes.country ?? null,
        locale: changes.locale ?? null,
        saveBehavior: changes.saveBehavior ?? null,
        isPartner: bit(changes.isPartner),
        analytic: bit(changes.allowAnalyticCookies),
        marketing: bit(changes.allowMarketingCookies),
        personalization: bit(changes.allowPersonalizationCookies),
        surfaceTag: changes.surfaceTag ?? null,
      });
    },
    /** Whether an email address has an account (S3 §7). */
    emailExists: (email: string): boolean => addresses.first({ email }) !== undefined,
    /** A state of a viewer, `null` when there is none. */
    state: (userId: string, state: string): string | null =>
      states.first({ userId, state })?.value ??
      (state === QUICK_SAVES_STATE ? (quickSaves.first({ userId })?.id ?? null) : null),
    setState: (userId: string, state: string, value: string): void => {
      store.run({ userId, state, value, now: now() });
    },
  };
}
