import { DatabaseSync } from 'node:sqlite';

/** Returns the rows of a person about the pin with this title. */
function rowsInDatabase(databasePath: string, rows: string, username: string, title: string) {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    return database
      .prepare(
        `SELECT found.* FROM (${rows}) AS found
         JOIN users ON users.id = found.user_id JOIN pins ON pins.id = found.pin_id
         WHERE users.username = ? AND pins.title = ?`,
      )
      .all(username, title);
  } finally {
    database.close();
  }
}

/** Returns the number of a person's saves of the pin with this title. */
export const savesInDatabase = (databasePath: string, username: string, title: string): number =>
  rowsInDatabase(databasePath, 'SELECT * FROM saves WHERE deleted_at IS NULL', username, title)
    .length;

/** Returns in how many places a person has hidden the pin with this title. */
export const hidesInDatabase = (databasePath: string, username: string, title: string): number =>
  rowsInDatabase(databasePath, 'SELECT * FROM hidden_pins', username, title).length;

/** Returns the reasons of a person's reports of the pin with this title that they have not taken back. */
export const reportsInDatabase = (databasePath: string, username: string, title: string) =>
  rowsInDatabase(
    databasePath,
    'SELECT * FROM pin_reports WHERE withdrawn_at IS NULL',
    username,
    title,
  ).map(({ reason }) => reason);
