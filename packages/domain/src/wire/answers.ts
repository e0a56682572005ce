import type { CookiePreferences } from '../experience/cookie-preferences.js';
import type { BoardSection } from '../board/board.js';
import { type OffsiteAnswer, REDIRECT_STATUSES } from '../link/offsite-answer.js';
import { UPLOAD_STATUSES, type UploadSlot, type UploadStatus } from '../upload/upload.js';
import type { Invite } from '../user/invite.js';
import type { Viewer } from '../user/viewer.js';
import { id, isObject, map, text, word } from './codec.js';
import { decode } from './decode.js';
import { cookiePreferences } from './experience.js';
import { boardSection } from './board.js';
import { invite, viewer } from './user.js';
import type { DecodeOptions } from './reading.js';
import { named, record } from './record.js';

const offsiteAnswer = record<OffsiteAnswer>({
  redirectStatus: word(REDIRECT_STATUSES),
  message: text,
  url: text,
});

const uploadSlot = record<UploadSlot>(
  {
    id: named(id, ['upload_id', 'id'], ['uploadId', 'id']),
    uploadUrl: text,
    uploadParameters: named(
      map(text),
      ['upload_parameters', 's3_upload_data'],
      ['uploadParameters', 's3UploadData'],
    ),
  },
  { required: ['id'] },
);

const uploadStatus = record<UploadStatus>(
  {
    status: word(UPLOAD_STATUSES),
    signature: named(text, ['signature', 'video_signature'], ['signature', 'videoSignature']),
  },
  { ignored: ['upload_id', 'id', 'image_url'] },
);

/** Reads the answer to an outbound link check. Undefined when it says nothing (S3 §3). */
export function decodeOffsiteAnswer(
  json: unknown,
  options?: DecodeOptions,
): OffsiteAnswer | undefined {
  return decode(offsiteAnswer, 'rest', json, options);
}

/** Reads what an invite code stands for, in the snake_case form. Undefined when it says nothing (S3 §3). */
export function decodeInvite(json: unknown, options?: DecodeOptions): Invite | undefined {
  return decode(invite, 'rest', json, options);
}

/** Reads what an invite code stands for, in the graph form. Undefined when it says nothing (S3 §7). */
export function decodeGraphInvite(json: unknown, options?: DecodeOptions): Invite | undefined {
  return decode(invite, 'graph', json, options);
}

/** Reads a part of a board. Undefined when nothing in it is known (S1 §2). */
export function decodeBoardSection(
  json: unknown,
  options?: DecodeOptions,
): BoardSection | undefined {
  return decode(boardSection, 'rest', json, options);
}

/** Reads the person who looks at the page. An answer that does not say so is a signed-out visitor (S3 §3). */
export function decodeViewer(json: unknown, options?: DecodeOptions): Viewer {
  return decode(viewer, 'rest', json, options) ?? { isAuth: false };
}

/** Reads which cookies a visitor allows. Undefined unless all three answers are there (S2 §3). */
export function decodeCookiePreferences(
  json: unknown,
  options?: DecodeOptions,
): CookiePreferences | undefined {
  return decode(cookiePreferences, 'rest', json, options);
}

/** Reads where to post a file: one slot, or the first of a map by upload id (S3 §7). Undefined without an id. */
export function decodeUploadSlot(json: unknown, options?: DecodeOptions): UploadSlot | undefined {
  return decode(uploadSlot, 'rest', firstSlot(json), options);
}

/** Reads how an upload stands, from its entry or from a map by upload id (S3 §7). Undefined: nothing is known yet. */
export function decodeUploadStatus(
  json: unknown,
  uploadId: string,
  options?: DecodeOptions,
): UploadStatus | undefined {
  const entry = isObject(json) && Object.hasOwn(json, uploadId) ? json[uploadId] : json;
  return decode(uploadStatus, 'rest', entry, options);
}

function firstSlot(json: unknown): unknown {
  if (!isObject(json) || 'upload_id' in json || 'id' in json) return json;
  const [entry] = Object.entries(json);
  return entry && isObject(entry[1]) ? { upload_id: entry[0], ...entry[1] } : json;
}
