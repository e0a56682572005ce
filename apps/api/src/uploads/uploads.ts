import { createHash, randomBytes } from 'node:crypto';
import type { UploadStatusName } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { Picture } from '../media/picture.js';
import type { UploadedVideo } from '../media/read-video.js';
import { newId } from '../seed/ids.js';

/** A slot to post a file to: whoever has the key may post. */
export interface NewUpload {
  readonly id: string;
  readonly key: string;
}

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

/** Creates, finds and finishes uploads. */
export interface Uploads {
  readonly create: (userId: string, type: UploadType) => NewUpload;
  /** Throws `uploadNotFound` unless the key belongs to the upload. */
  readonly find: (id: string, key: string) => Upload;
  /** The uploads of a person among `ids`. */
  readonly list: (userId: string, ids: readonly string[]) => readonly Upload[];
  /** What a person's upload became. Throws `uploadNotFound`, and `invalidImage` unless it succeeded. */
  readonly result: (userId: string, id: string) => UploadResult;
  /** The file has arrived, and is read. */
  readonly start: (id: string) => void;
  /** Ends an upload: with its result, or without one as failed. A finished one stays as it is. */
  readonly finish: (id: string, result: UploadResult | undefined) => void;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A file that is read for longer than this belongs to a process that was killed. */
const PROCESSING_MAX_AGE_MS = 10 * 60_000;

const COLUMNS = `uploads.id, uploads.type, uploads.status, uploads.signature, uploads.video, pictures.files
  FROM uploads LEFT JOIN pictures ON pictures.signature = uploads.signature`;

/** Creates the uploads of a database. */
export function createUploads(database: Database, now: () => number): Uploads {
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
  const pictureOf = database.query<Omit<Picture, 'files'> & { readonly files: string }>(
    `SELECT signature, dominant_color AS dominantColor, width, height, files FROM pictures
     WHERE signature = :signature`,
  );
  const addPicture = database.prepare(
    `INSERT OR IGNORE INTO pictures (signature, dominant_color, width, height, files)
     VALUES (:signature, :dominantColor, :width, :height, :files)`,
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
    create: (userId, type) => {
      const [id, key] = [newId(), randomBytes(32).toString('base64url')];
      insert.run({ id, userId, type, keyHash: hashOf(key), now: now() });
      return { id, key };
    },
    find: (id, key) => {
      const found = byKey.first({ id, keyHash: hashOf(key) });
      if (found === undefined)
        throw new ResourceError('uploadNotFound', 'Request a slot, and send its key.');
      return found;
    },
    list: (userId, ids) => own.all({ userId, ids: JSON.stringify(ids) }),
    result: (userId, id) => {
      const [found] = own.all({ userId, ids: JSON.stringify([id]) });
      if (found === undefined) throw new ResourceError('uploadNotFound');
      const { signature, video } = found;
      if (video !== null) return { video: JSON.parse(video) as UploadedVideo };
      const picture = signature === null ? undefined : pictureOf.first({ signature });
      if (picture === undefined)
        throw new ResourceError(
          'invalidImage',
          'The upload has become neither a picture nor a video.',
        );
      return {
        picture: { ...picture, files: JSON.parse(picture.files) as Picture['files'] },
      };
    },
    start: (id) => {
      start.run({ id });
    },
    finish: (id, result) => {
      const picture = result && 'picture' in result ? result.picture : undefined;
      const video = result && 'video' in result ? JSON.stringify(result.video) : null;
      if (picture !== undefined) {
        const { signature, dominantColor, width, height, files } = picture;
        addPicture.run({ signature, dominantColor, width, height, files: JSON.stringify(files) });
      }
      const status = result === undefined ? 'failed' : 'succeeded';
      finish.run({ id, status, signature: picture?.signature ?? null, video });
    },
  };
}
