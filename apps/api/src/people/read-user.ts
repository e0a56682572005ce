import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { IS_BOARDLESS_SQL } from '../boards/list-pins.js';
import { found, ResourceError } from '../errors/resource-error.js';
import { visibleSql } from '../pins/visible.js';
import type { SeesBoardless } from '../sessions/experiments.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireDate } from '../wire/board.js';
import { type UserRow, wireUser } from '../wire/user.js';
import { EMAIL_SQL } from './account.js';
import { USER_COLUMNS } from './find-person.js';

interface PersonRow extends UserRow {
  readonly gender: string;
  readonly isEmployee: 0 | 1;
  readonly createdAt: number;
  readonly boardCount: number;
  readonly secretBoardCount: number;
  readonly pinCount: number;
  readonly hasQuicksaveBoard: number;
  readonly country: string | null;
  readonly saveBehavior: 0 | 1 | null;
  /** Null before they chose: merchants are partners. */
  readonly isPartner: 0 | 1 | null;
  readonly email: string;
  readonly analytic: 0 | 1 | null;
  readonly marketing: 0 | 1 | null;
  readonly personalization: 0 | 1 | null;
}

/**
 * A count never includes what is on a secret board that the viewer may not see, nor, without `:seesBoardless`, quick saves
 * and saves without a board.
 */
const PERSON_SQL = `
  SELECT ${USER_COLUMNS}, users.gender, users.is_employee AS isEmployee, users.created_at AS createdAt,
    (SELECT count(*) FROM boards WHERE owner_id = users.id AND deleted_at IS NULL AND ${visibleSql('boards')}
      AND (:seesBoardless OR layout <> '${QUICK_SAVES_LAYOUT}')) AS boardCount,
    (SELECT count(*) FROM boards WHERE owner_id = users.id AND deleted_at IS NULL AND privacy = 'secret') AS secretBoardCount,
    (SELECT count(*) FROM pins LEFT JOIN boards AS board ON board.id = pins.board_id
      WHERE pinner_id = users.id AND pins.deleted_at IS NULL AND ${visibleSql()})
      + (SELECT count(*) FROM saves LEFT JOIN boards AS board ON board.id = saves.board_id
      WHERE user_id = users.id AND saves.deleted_at IS NULL AND ${visibleSql()}
      AND (:seesBoardless OR NOT ${IS_BOARDLESS_SQL})) AS pinCount,
    EXISTS (SELECT 1 FROM boards WHERE owner_id = users.id AND deleted_at IS NULL
      AND layout = '${QUICK_SAVES_LAYOUT}') AS hasQuicksaveBoard,
    accounts.country, accounts.save_behavior AS saveBehavior, accounts.is_partner AS isPartner, ${EMAIL_SQL} AS email,
    accounts.allow_analytic_cookies AS analytic, accounts.allow_marketing_cookies AS marketing,
    accounts.allow_personalization_cookies AS personalization
  FROM users LEFT JOIN accounts ON accounts.user_id = users.id
  WHERE users.id = :id`;

/** A person in the snake_case form, with what the viewer may know of the account. */
export type WirePerson = ReturnType<typeof wireUser> & Record<string, unknown>;

/** The fields of an account that a `field_set_key` selects (S3 §7), beside those of every person. Any other key selects all. */
const FIELD_SETS = {
  quicksave: ['has_quicksave_board', 'board_count'],
  save_behavior: ['save_behavior', 'board_count'],
} as const;

function selectFields(person: WirePerson, row: UserRow, fieldSetKey: string): WirePerson {
  const set = Object.entries(FIELD_SETS).find(([key]) => key === fieldSetKey);
  if (set === undefined) return person;
  const fields = set[1].flatMap((name) => (name in person ? [[name, person[name]]] : []));
  return { ...wireUser(row), ...(Object.fromEntries(fields) as Record<string, unknown>) };
}

/** Reads a person, by default the viewer. Throws `userNotFound`, and `signInRequired` for a visitor without an id. */
export type ReadUser = ReturnType<typeof createReadUser>;

/** Creates the function behind `UserResource/get` (S3 §3 §7). Only the viewer's own account has the fields of an account. */
export function createReadUser(database: Database, seesBoardless: SeesBoardless) {
  const people = database.query<PersonRow>(PERSON_SQL);
  return (viewer: Viewer, userId?: string | null, fieldSetKey?: string | null): WirePerson => {
    const id = userId ?? viewer.userId;
    if (id === null) throw new ResourceError('signInRequired');
    const asked = { viewer: viewer.userId, id, seesBoardless: Number(seesBoardless(viewer, id)) };
    const row = found(people.first(asked), 'userNotFound', `There is no user ${id}.`);
    const person = {
      ...wireUser(row),
      should_show_messaging: row.blockedByMe !== 1,
      created_at: wireDate(row.createdAt),
      pin_count: row.pinCount,
      board_count: row.boardCount,
    };
    const account = row.id === viewer.userId ? { ...person, ...ownFields(row, viewer) } : person;
    return selectFields(account, row, fieldSetKey ?? '');
  };
}

function ownFields(row: PersonRow, { isLimited = false }: Viewer) {
  return {
    gender: row.gender,
    secret_board_count: row.secretBoardCount,
    has_quicksave_board: row.hasQuicksaveBoard === 1,
    is_employee: row.isEmployee === 1,
    is_partner: (row.isPartner ?? row.isMerchant) === 1,
    is_limited_login: isLimited,
    // Absent until the viewer chose: a client then follows its own default.
    ...(row.saveBehavior === null ? {} : { save_behavior: row.saveBehavior }),
    ...(row.country === null ? {} : { country: row.country }),
    email: row.email,
    // The viewer chooses all three at once.
    ...(row.analytic !== null && {
      allow_analytic_cookies: row.analytic === 1,
      allow_marketing_cookies: row.marketing === 1,
      allow_personalization_cookies: row.personalization === 1,
    }),
  };
}
