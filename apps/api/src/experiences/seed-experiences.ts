import { encodeExperience } from '@tackboard/domain/wire';
import type { Database } from '../database/database.js';
import { hashOf } from '../hash.js';
import { parseFiles } from '../media/picture.js';
import { mediaUrl } from '../wire/user.js';
import { seededMessages, type SeededPicture } from './seeded-messages.js';

/** Where the surveys are when the server has no origin for them. */
const NO_SURVEY_ORIGIN = 'https://survey.tackboard.example';

/** Writes the messages of the demo. A database that has the same ones is left as it is; what viewers did with them stays. */
export function seedExperiences(database: Database, surveyOrigin: string = NO_SURVEY_ORIGIN): void {
  const pictureOf = createPictureOf(database);
  const messages = seededMessages({ surveyOrigin, pictureOf });
  const rows = messages.map(({ experience, audience }, position) => ({
    placementId: experience.placementId ?? '',
    experienceId: experience.id,
    position,
    message: JSON.stringify(encodeExperience(experience)),
    audience: JSON.stringify(audience),
  }));
  const version = hashOf(JSON.stringify(rows));
  const fact = database.query<{ value: string }>(
    "SELECT value FROM facts WHERE name = 'seeded_messages'",
  );
  if (fact.first({})?.value === version) return;
  const insert = database.prepare(
    `INSERT INTO experiences (placement_id, experience_id, position, message, audience)
     VALUES (:placementId, :experienceId, :position, :message, :audience)`,
  );
  database.transaction(() => {
    database.exec('DELETE FROM experiences');
    for (const row of rows) insert.run(row);
    database
      .prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('seeded_messages', :version)")
      .run({ version });
  });
}

/** Returns the picture of a seeded pin by its title, 736 px wide; of another pin when somebody has renamed it. */
function createPictureOf(database: Database): (pinTitle: string) => SeededPicture {
  const pictures = database.query<{ files: string }>(
    `SELECT pictures.files FROM pins JOIN pictures ON pictures.signature = pins.picture
     ORDER BY pins.title <> :title, feed_position LIMIT 1`,
  );
  return (title) => {
    const files = parseFiles(pictures.first({ title })?.files ?? '{}');
    const { file, height, width } = files['736x'] ?? { file: '', width: 0, height: 0 };
    return { url: mediaUrl(file), width, height };
  };
}
