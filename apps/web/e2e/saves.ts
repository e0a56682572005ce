import { DatabaseSync } from 'node:sqlite';

/** Counts the rows of a person about the pin with this title. */
function countInDatabase(databasePath: string, rows: string, username: string, title: string) {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const row = database
      .prepare(
        `SELECT count(*) AS count FROM (${rows}) AS found
         JOIN users ON users.id = found.user_id JOIN pins ON pins.id = found.pin_id
         WHERE users.username = ? AND pins.title = ?`,
      )
      .get(username, title);
    return Number(row?.['count']);
  } finally {
    database.close();
  }
}

/** Returns the number of a person's saves of the pin with this title. */
export const savesInDatabase = (databasePath: string, username: string, title: string): number =>
  countInDatabase(databasePath, 'SELECT * FROM saves WHERE deleted_at IS NULL', username, title);

/** Returns in how many places a person has hidden the pin with this title. */
export const hidesInDatabase = (databasePath: string, username: string, title: string): number =>
  countInDatabase(databasePath, 'SELECT * FROM hidden_pins', username, title);
