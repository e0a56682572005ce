import type { HideRequest, ReportPinRequest, WriteOptions } from '@tackboard/domain';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import type { Payload } from '../payload.js';
import { writeCall } from '../resource-call.js';

/** Gives feedback on a pin, which hides it. */
export const UPDATE_PIN_FEEDBACK = {
  name: 'updatePinFeedback',
  method: 'PUT',
  path: '/resource/PinFeedbackResource/update/',
} as const satisfies Endpoint;

/** Takes feedback on a pin back. */
export const DELETE_PIN_FEEDBACK = {
  name: 'deletePinFeedback',
  method: 'DELETE',
  path: '/resource/PinFeedbackResource/delete/',
} as const satisfies Endpoint;

/** Hides a pin in the news hub. */
export const HIDE_NEWS_PIN = {
  name: 'hideNewsPin',
  method: 'PUT',
  path: '/v3/news_hub/{news_id}/pin/{pin_id}/hide/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Shows a pin in the news hub again. */
export const UNDO_HIDE_NEWS_PIN = {
  name: 'undoHideNewsPin',
  method: 'PUT',
  path: '/v3/news_hub/{news_id}/pin/{pin_id}/undo/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Hides a pin that a person sent. */
export const HIDE_P2P_PIN = {
  name: 'hideP2pPin',
  method: 'PUT',
  path: '/v3/p2p/{pin}/hide/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Shows a pin that a person sent again. */
export const UNHIDE_P2P_PIN = {
  name: 'unhideP2pPin',
  method: 'PUT',
  path: '/v3/p2p/{pin}/unhide/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Hides a pin in search results. */
export const HIDE_SEARCH_PIN = {
  name: 'hideSearchPin',
  method: 'PUT',
  path: '/v3/search/{pin_id}/hide/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Shows a pin in search results again. */
export const UNHIDE_SEARCH_PIN = {
  name: 'unhideSearchPin',
  method: 'PUT',
  path: '/v3/search/{pin_id}/unhide/',
  encoding: 'form',
} as const satisfies Endpoint;

/** The one type of feedback that the specification names. */
const FEEDBACK_TYPE = 1;

/** Hides a pin where it shows, or undoes it (S3 §4.3.2). */
export async function hidePin(
  client: Client,
  { pinId, place, isHidden }: HideRequest,
  options: WriteOptions,
): Promise<void> {
  let endpoint: Endpoint = isHidden ? UPDATE_PIN_FEEDBACK : DELETE_PIN_FEEDBACK;
  let payload: Payload = { pin_id: pinId };
  if (place.kind === 'news-hub') {
    endpoint = isHidden ? HIDE_NEWS_PIN : UNDO_HIDE_NEWS_PIN;
    payload = { ...payload, news_id: place.newsId };
  } else if (place.kind === 'p2p') {
    endpoint = isHidden ? HIDE_P2P_PIN : UNHIDE_P2P_PIN;
    payload = { pin: pinId };
  } else if (place.kind === 'search') {
    endpoint = isHidden ? HIDE_SEARCH_PIN : UNHIDE_SEARCH_PIN;
    payload = { ...payload, query: place.query, pin_type: place.pinType };
  } else payload = { ...payload, feedback_type: FEEDBACK_TYPE };
  await writeCall(client, endpoint, payload, options);
}

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

/** Reports a pin, or withdraws the report. */
export async function reportPin(
  client: Client,
  { pinId, isReported, reason }: ReportPinRequest,
  options: WriteOptions,
): Promise<void> {
  const endpoint = isReported ? REPORT_PIN : UNDO_REPORT_PIN;
  const payload = { pin_id: pinId, reason: isReported ? reason : undefined };
  await writeCall(client, endpoint, payload, options);
}
