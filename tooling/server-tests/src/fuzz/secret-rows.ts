import type { DatabaseSync } from 'node:sqlite';
import type { RowIds } from './values.ts';

/** The owner of the secret rows. They send no requests, so that nothing of theirs is published. */
const SECRET_OWNER = 'marenkjaer';

/** A text that only secret rows contain. */
export const SECRET_TEXT = 'Zq7-hidden-marker';

/** Puts the text into the secret boards of a person and into their pins. */
export function markSecretRows(database: DatabaseSync): void {
  const owner = { username: SECRET_OWNER };
  const boards = `SELECT boards.id FROM boards JOIN users ON users.id = boards.owner_id
    WHERE users.username = :username AND boards.privacy = 'secret'`;
  database
    .prepare(`UPDATE pins SET title = '${SECRET_TEXT}' WHERE board_id IN (${boards})`)
    .run(owner);
  database
    .prepare(`UPDATE boards SET name = '${SECRET_TEXT} ' || name WHERE id IN (${boards})`)
    .run(owner);
}

/** Ids of every kind of row. Half of the pins and boards are secret ones. */
export function rowIds(database: DatabaseSync): RowIds {
  const read = (sql: string): string[] =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(row['id']));
  const withSecret = (table: string, secret: readonly string[]): string[] =>
    read(`SELECT id FROM ${table} LIMIT 60`).flatMap((id, index) => [
      id,
      secret[index % secret.length] ?? id,
    ]);
  return {
    pin: withSecret('pins', read(`SELECT id FROM pins WHERE title = '${SECRET_TEXT}'`)),
    board: withSecret('boards', read(`SELECT id FROM boards WHERE name LIKE '${SECRET_TEXT}%'`)),
    section: read('SELECT id FROM sections'),
    user: read('SELECT id FROM users'),
  };
}
