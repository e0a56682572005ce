import { DatabaseSync } from 'node:sqlite';

/** Returns the path of the page of a seeded pin, by the beginning of its title. */
export function pinPathOf(databasePath: string, title: string): string {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const row = database
      .prepare("SELECT id FROM pins WHERE title LIKE :title || '%'")
      .get({ title }) as { readonly id: string } | undefined;
    if (row === undefined) throw new RangeError(`There is no pin "${title}".`);
    return `/pin/${row.id}/`;
  } finally {
    database.close();
  }
}
