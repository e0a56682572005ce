import { DatabaseSync } from 'node:sqlite';

/** Returns the number of a person's saves of the pin with this title. */
export function savesInDatabase(databasePath: string, username: string, title: string): number {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const row = database
      .prepare(
        `SELECT count(*) AS count FROM saves
         JOIN users ON users.id = saves.user_id JOIN pins ON pins.id = saves.pin_id
         WHERE saves.deleted_at IS NULL AND users.username = ? AND pins.title = ?`,
      )
      .get(username, title);
    return Number(row?.['count']);
  } finally {
    database.close();
  }
}
