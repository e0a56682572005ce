import type { WriteOptions } from '@tackboard/domain';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import { writeCall } from '../resource-call.js';
import { type PinTexts, textFields } from './create-pin.js';

/** Changes a published pin. The action is ours. */
export const EDIT_PIN = {
  name: 'editPin',
  method: 'PUT',
  path: '/resource/PinResource/update/',
} as const satisfies Endpoint;

/** Changes of a pin; absent fields stay. */
export interface EditPinRequest extends PinTexts {
  readonly pinId: string;
  /** Another board, or `null` for the profile. Leaves the section unless `sectionId` names one. */
  readonly boardId?: string | null | undefined;
  readonly sectionId?: string | undefined;
}

/** Changes a pin that the viewer published. */
export async function editPin(
  client: Client,
  { pinId, boardId, sectionId, ...texts }: EditPinRequest,
  options: WriteOptions,
): Promise<void> {
  const payload = { id: pinId, board_id: boardId, section: sectionId, ...textFields(texts) };
  await writeCall(client, EDIT_PIN, payload, options);
}
