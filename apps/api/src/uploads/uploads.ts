import { randomBytes } from 'node:crypto';
import type { UploadStatusName } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { hashOf } from '../hash.js';
import { found } from '../errors/resource-error.js';
import type { Picture, Pictures } from '../media/picture.js';
import type { UploadedVideo } from '../media/read-video.js';
import { newId } from '../seed/ids.js';

/** What a slot takes. */
export type UploadType = 'image' | 'video';

/** What an upload became: a picture or a video. */
export type UploadResult = { readonly picture: Picture } | { readonly video: UploadedVideo };

/** How far an upload has come (S3 §4.11). `signature` names the picture. */
export interface Upload {
  readonly id: string;
  readonly type: UploadType;
  readonly status: UploadStatusName;
  readonly signature: string | null;
  /** The picture's files as JSON. */
  readonly files: string | null;
  /** The {@link UploadedVideo} as JSON. */
  readonly video: string | null;
}

/** A file that is read for longer than this belongs to a process that was killed. */
const PROCESSING_MAX_AGE_MS = 10 * 60_000;

const COLUMNS = `uploads.id, uploads.type, uploads.status, uploads.signature, uploads.video, pictures.files
  FROM uploads LEFT JOIN pictures ON pictures.signature = uploads.signature`;

/** Creates the uploads of a database. */
export function createUploads(database: Database, pictures: Pictures, now: () => number) {
  const insert = database.prepare(
    `INSERT INTO uploads (id, user_id, key_hash, status, type, created_at)
     VALUES (:id, :userId, :keyHash, 'registered', :type, :now)`,
  );
  const byKey = database.query<Upload>(
    `SELECT ${COLUMNS} WHERE uploads.id = :id AND uploads.key_hash = :keyHash`,
  );
  const own = database.query<Upload>(
    `SELECT ${COLUMNS} WHERE uploads.user_id = :userId
       AND uploads.id IN (SELECT value FROM json_each(:ids))`,
  );
  const start = database.prepare(
    "UPDATE uploads SET status = 'processing' WHERE id = :id AND status = 'registered'",
  );
  const finish = database.prepare(
    `UPDATE uploads SET status = :status, signature = :signature, video = :video
     WHERE id = :id AND status IN ('registered', 'processing')`,
  );
  database
    .prepare(
      "UPDATE uploads SET status = 'failed' WHERE status = 'processing' AND created_at < :before",
    )
    .run({ before: now() - PROCESSING_MAX_AGE_MS });
  return {
    /** Creates a slot to post a file to: whoever has the key may post. */
    create: (userId: string, type: UploadType) => {
      const [id, key] = [newId(), randomBytes(32).toString('base64url')];
      insert.run({ id, userId, type, keyHash: hashOf(key), now: now() });
      return { id, key };
    },
    /** Throws `uploadNotFound` unless the key belongs to the upload. */
    find: (id: string, key: string): Upload => {
      const upload = byKey.first({ id, keyHash: hashOf(key) });
      return found(upload, 'uploadNotFound', 'Request a slot, and send its key.');
    },
    /** The uploads of a person among `ids`. */
    list: (userId: string, ids: readonly string[]) => own.all({ userId, ids: JSON.stringify(ids) }),
    /** What a person's upload became. Throws `uploadNotFound`, and `invalidImage` unless it succeeded. */
    result: (userId: string, id: string): UploadResult => {
      const [upload] = own.all({ userId, ids: JSON.stringify([id]) });
      const { signature, video } = found(upload, 'uploadNotFound');
      if (video !== null) return { video: JSON.parse(video) as UploadedVideo };
      const picture = signature === null ? undefined : pictures.find(signature);
      const detail = 'The upload has become neither a picture nor a video.';
      return { picture: found(picture, 'invalidImage', detail) };
    },
    /** The file has arrived, and is read. */
    start: (id: string): void => {
      start.run({ id });
    },
    /** Ends an upload: with its result, or without one as failed. A finished one stays as it is. */
    finish: (id: string, result: UploadResult | undefined): void => {
      const picture = result && 'picture' in result ? result.picture : undefined;
      const video = result && 'video' in result ? JSON.stringify(result.video) : null;
      if (picture !== undefined) pictures.add(picture);
      const status = result === undefined ? 'failed' : 'succeeded';
      finish.run({ id, status, signature: picture?.signature ?? null, video });
    },
  };
}
