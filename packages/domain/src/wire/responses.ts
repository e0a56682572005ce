import { type OffsiteResponse, REDIRECT_STATUSES } from '../link/link-check.js';
import { UPLOAD_STATUSES, type UploadSlot, type UploadStatus } from '../upload.js';
import { id, isObject, map, text, word } from './codec.js';
import { decode, decoder } from './decode.js';
import { type DecodeOptions, report, startReading } from './reading.js';
import { named, record } from './record.js';

const offsiteResponse = record<OffsiteResponse>({
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
  { ignored: ['upload_id', 'id', 'image_url', 'video_url', 'width', 'height', 'duration'] },
);

/** Decodes the response to an outbound link check. */
export const decodeOffsiteResponse = decoder(offsiteResponse);

/** Decodes an upload slot: one slot, or the first of a map by upload id. `undefined` without an id. */
export function decodeUploadSlot(json: unknown, options?: DecodeOptions): UploadSlot | undefined {
  return decode(uploadSlot, 'rest', firstSlot(json), options);
}

/**
 * Decodes the status of an upload, from its entry or from a map by upload id. `undefined` while nothing is
 * known.
 */
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

/**
 * Decodes the names of countries or languages by code (S1 §7.9): a map of code to name, or a list of `{code, name}`. Entries
 * without a code and a name are left out. Never throws.
 */
export function decodeNames(
  json: unknown,
  options?: DecodeOptions,
): Readonly<Record<string, string>> {
  const reading = startReading('rest', options);
  const names: Record<string, string> = {};
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(json)
    ? json.map((entry: unknown) =>
        isObject(entry) ? [entry['code'], entry['name']] : [entry, null],
      )
    : Object.entries(isObject(json) ? json : {});
  for (const [code, name] of entries) {
    const isName = typeof code === 'string' && typeof name === 'string' && code !== '__proto__';
    if (isName) names[code] = name;
    else report(reading, 'wrong-type', name);
  }
  return names;
}
