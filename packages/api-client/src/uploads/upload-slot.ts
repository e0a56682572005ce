import type { ReadOptions, UploadSlot, UploadStatus, WriteOptions } from '@tackboard/domain';
import { decodeUploadSlot, decodeUploadStatus } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { readCall, writeCall } from '../resource-call.js';

/** Requests the address to post a file to (S3 §7). */
export const REQUEST_UPLOAD_SLOT = {
  name: 'requestUploadSlot',
  method: 'POST',
  path: '/resource/VIPResource/create/',
} as const satisfies Endpoint;

/** Reads the status of uploads (S3 §7). */
export const READ_UPLOADS = {
  name: 'readUploads',
  method: 'GET',
  path: '/resource/VIPResource/get/',
} as const satisfies Endpoint;

/** Requests the address to post a file to (S3 §7, `VIPResource`). */
export async function requestUploadSlot(
  client: Client,
  { type }: { readonly type: string },
  options: WriteOptions,
): Promise<UploadSlot> {
  const response = await writeCall(client, REQUEST_UPLOAD_SLOT, { type }, options);
  const slot = decodeUploadSlot(response.data, decodeOptions(client));
  return decoded(client, REQUEST_UPLOAD_SLOT, response, slot);
}

/** Reads the status of uploads by id (S3 §4.11 §7, `VIPResource`). An upload of which nothing is known is left out. */
export async function readUploads(
  client: Client,
  uploadIds: readonly string[],
  options: ReadOptions = {},
): Promise<Readonly<Record<string, UploadStatus>>> {
  const { data } = await readCall(client, READ_UPLOADS, { upload_ids: uploadIds }, options);
  const uploads: Record<string, UploadStatus> = {};
  for (const id of uploadIds) {
    const status = decodeUploadStatus(data, id, decodeOptions(client));
    if (status) uploads[id] = status;
  }
  return uploads;
}
