import type { HideRequest, ReportPinRequest } from '@tackboard/domain';
import {
  DELETE_PIN_FEEDBACK,
  HIDE_NEWS_PIN,
  HIDE_P2P_PIN,
  HIDE_SEARCH_PIN,
  REPORT_PIN,
  UNDO_HIDE_NEWS_PIN,
  UNDO_REPORT_PIN,
  UNHIDE_P2P_PIN,
  UNHIDE_SEARCH_PIN,
  UPDATE_PIN_FEEDBACK,
} from '../endpoints.js';
import { sendWrite, type Write } from '../resource-call.js';
import type { AnyEndpoint } from '../endpoint.js';
import type { Payload } from '../payload.js';

/** The one type of feedback that the specification names. */
const FEEDBACK_TYPE = 1;

/** Hides a pin where it shows, or undoes it (S3 §4.3.2). */
export const hidePin: Write<HideRequest> = (client, { pinId, place, isHidden }, options) => {
  let endpoint: AnyEndpoint = isHidden ? UPDATE_PIN_FEEDBACK : DELETE_PIN_FEEDBACK;
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
  return sendWrite(client, endpoint, payload, options);
};

/** Reports a pin, or withdraws the report. */
export const reportPin: Write<ReportPinRequest> = (
  client,
  { pinId, isReported, reason },
  options,
) => {
  const endpoint = isReported ? REPORT_PIN : UNDO_REPORT_PIN;
  const payload = { pin_id: pinId, reason: isReported ? reason : undefined };
  return sendWrite(client, endpoint, payload, options);
};
