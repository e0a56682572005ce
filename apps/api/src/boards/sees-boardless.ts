import { offersBoardlessPins } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { experimentsOf } from '../sessions/experiments-of.js';
import type { Viewer } from '../sessions/sessions.js';

/** Whether a viewer sees a person's quick saves and pins without a board: their own, or under an experiment (S3 §6). */
export type SeesBoardless = (viewer: Viewer, personId: string) => boolean;

/** Creates the rule for the accounts of a database. */
export function createSeesBoardless(database: Database): SeesBoardless {
  const usernames = database.query<{ username: string }>(
    'SELECT username FROM users WHERE id = :id',
  );
  return ({ userId }, personId) =>
    userId !== null &&
    (userId === personId ||
      offersBoardlessPins(
        personId,
        { id: userId, isAuth: true },
        experimentsOf(usernames.first({ id: userId })?.username),
      ));
}
