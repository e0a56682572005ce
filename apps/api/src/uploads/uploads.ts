import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { Picture } from '../media/picture.js';
import { newId } from '../seed/ids.js';

/** A slot to post a file to: whoever has the key may post. */
export interface NewUpload {
  readonly id: string;
  readonly key: string;
}

/** How far an upload has come (S3 §4.11). `signature` names the picture. */
export interface Upload {
  readonly id: string;
  readonly status: 'registered' | 'succeeded' | 'failed';
  readonly signature: string | null;
  /** The picture's files as JSON. */
  readonly files: string | null;
}

/** Creates, finds and finishes uploads. */
export interface Uploads {
  readonly create: (userId: string) => NewUpload;
  /** Throws `uploadNotFound` unless the key belongs to the upload. */
  readonly find: (id: string, key: string) => Upload;
  /** The uploads of a person among `ids`. */
  readonly list: (userId: string, ids: readonly string[]) => readonly Upload[];
  /** Ends an upload: with its picture, or without one as failed. A finished one stays as it is. */
  readonly finish: (id: string, picture: Picture | undefined) => void;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

const COLUMNS = `uploads.id, uploads.status, uploads.signature, pictures.files
  FROM uploads LEFT JOIN pictures ON pictures.signature = uploads.signature`;

/** Creates the uploads of a database. */
export function createUploads(database: DatabaseSync, now: () => number): Uploads {
  const insert = database.prepare(
    `INSERT INTO uploads (id, user_id, key_hash, status, created_at)
     VALUES (:id, :userId, :keyHash, 'registered', :now)`,
  );
  const byKey = query<Upload>(
    database,
    `SELECT ${COLUMNS} WHERE uploads.id = :id AND uploads.key_hash = :keyHash`,
  );
  const own = query<Upload>(
    database,
    `SELECT ${COLUMNS} WHERE uploads.user_id = :userId
       AND uploads.id IN (SELECT value FROM json_each(:ids))`,
  );
  const addPicture = database.prepare(
    `INSERT OR IGNORE INTO pictures (signature, dominant_color, width, height, files)
     VALUES (:signature, :dominantColor, :width, :height, :files)`,
  );
  const finish = database.prepare(
    "UPDATE uploads SET status = :status, signature = :signature WHERE id = :id AND status = 'registered'",
  );
  return {
    create: (userId) => {
      const [id, key] = [newId(), randomBytes(32).toString('base64url')];
      insert.run({ id, userId, keyHash: hashOf(key), now: now() });
      return { id, key };
    },
    find: (id, key) => {
      const found = byKey.first({ id, keyHash: hashOf(key) });
      if (found === undefined)
        throw new ResourceError('uploadNotFound', 'Request a slot, and send its key.');
      return found;
    },
    list: (userId, ids) => own.all({ userId, ids: JSON.stringify(ids) }),
    finish: (id, picture) => {
      if (picture !== undefined) {
        const { signature, dominantColor, width, height, files } = picture;
        addPicture.run({ signature, dominantColor, width, height, files: JSON.stringify(files) });
      }
      const status = picture === undefined ? 'failed' : 'succeeded';
      finish.run({ id, status, signature: picture?.signature ?? null });
    },
  };
}
