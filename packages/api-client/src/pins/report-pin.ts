import type { ReportPinRequest, WriteOptions } from '@tackboard/domain';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import { writeCall } from '../resource-call.js';

/** Reports a pin. The resource name is ours. */
export const REPORT_PIN = {
  name: 'reportPin',
  method: 'POST',
  path: '/resource/PinReportResource/create/',
} as const satisfies Endpoint;

/** Withdraws the report of a pin. The resource name is ours. */
export const UNDO_REPORT_PIN = {
  name: 'undoReportPin',
  method: 'DELETE',
  path: '/resource/PinReportResource/delete/',
} as const satisfies Endpoint;

/** Reports a pin, or withdraws the report (S1 §6). */
export async function reportPin(
  client: Client,
  { pinId, isReported, reason }: ReportPinRequest,
  options: WriteOptions,
): Promise<void> {
  const endpoint = isReported ? REPORT_PIN : UNDO_REPORT_PIN;
  const payload = { pin_id: pinId, reason: isReported ? reason : undefined };
  await writeCall(client, endpoint, payload, options);
}
