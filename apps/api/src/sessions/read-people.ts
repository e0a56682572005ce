import type { Database } from '../database/database.js';
import { type UserRow, type WireUser, wireUser } from '../wire/user.js';

const PEOPLE_SQL = `
  SELECT id, username, full_name AS fullName, image_small AS imageSmall, image_medium AS imageMedium,
    is_merchant AS isMerchant, verified_site AS verifiedSite
  FROM users ORDER BY rowid`;

/** Creates the function that reads all people that the demo can sign in as. */
export function createReadPeople(database: Database): () => readonly WireUser[] {
  const people = database.query<UserRow>(PEOPLE_SQL);
  return () => people.all({}).map(wireUser);
}
