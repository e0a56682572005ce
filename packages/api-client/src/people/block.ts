import type { BlockUserRequest, WriteOptions } from '@tackboard/domain';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import { writeCall } from '../resource-call.js';

/** Blocks a user (S3 §7). */
export const BLOCK_USER = {
  name: 'blockUser',
  method: 'POST',
  path: '/resource/UserBlockResource/create/',
} as const satisfies Endpoint;

/** Unblocks a user (S3 §7). */
export const UNBLOCK_USER = {
  name: 'unblockUser',
  method: 'DELETE',
  path: '/resource/UserBlockResource/delete/',
} as const satisfies Endpoint;

/** Blocks or unblocks a user (S3 §7). Unblocking sends the id only. */
export async function blockUser(
  client: Client,
  request: BlockUserRequest,
  options: WriteOptions,
): Promise<void> {
  const blocked = { blocked_user_id: request.userId };
  if (!request.isBlocked) {
    await writeCall(client, UNBLOCK_USER, blocked, options);
    return;
  }
  const payload = {
    ...blocked,
    orbac_subject_id: request.orbacSubjectId,
    block_source: request.blockSource,
    block_context: request.blockContext,
  };
  await writeCall(client, BLOCK_USER, payload, options);
}
