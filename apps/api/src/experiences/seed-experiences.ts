import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { encodeExperience } from '@tackboard/domain/wire';
import { query, transaction } from '../database/database.js';
import { SEEDED_MESSAGES, seededExperience } from './seeded-messages.js';

/** Writes the messages of the demo. A database that has the same ones is left as it is; what viewers did with them stays. */
export function seedExperiences(database: DatabaseSync): void {
  const rows = SEEDED_MESSAGES.map((seeded, position) => ({
    placementId: seeded.placementId,
    experienceId: seeded.experienceId,
    position,
    message: JSON.stringify(encodeExperience(seededExperience(seeded))),
    audience: JSON.stringify(seeded.audience),
  }));
  const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const fact = query<{ value: string }>(
    database,
    "SELECT value FROM facts WHERE name = 'seeded_messages'",
  );
  if (fact.first({})?.value === version) return;
  const insert = database.prepare(
    `INSERT INTO experiences (placement_id, experience_id, position, message, audience)
     VALUES (:placementId, :experienceId, :position, :message, :audience)`,
  );
  transaction(database, () => {
    database.exec('DELETE FROM experiences');
    for (const row of rows) insert.run(row);
    database
      .prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('seeded_messages', :version)")
      .run({ version });
  });
}
