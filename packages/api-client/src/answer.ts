import { displayMessage } from './display-message.js';

/** What a good answer holds. `data` is not yet decoded. */
export interface ResourceAnswer {
  /** The HTTP status, below 400. */
  readonly status: number;
  readonly data: unknown;
  /** Where the next page begins; absent on the last page. */
  readonly bookmark?: string;
}

/** What an answer says about a failure. */
export interface Refusal {
  /** The HTTP status, or the one that the envelope names in its place; undefined when it names none. */
  readonly status: number | undefined;
  readonly apiCode?: number;
  readonly displayMessage?: string;
}

/** How an answer reads: usable, a failure told in JSON, or not what the server promises. */
export type Reading =
  | { readonly kind: 'answer'; readonly answer: ResourceAnswer }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly cause?: unknown };

/**
 * Reads the envelope `{resource_response: {status, code, message, data, bookmark, error}}`. An `error` counts as
 * a failure with any HTTP status; older servers send `{status: "failure", code, message}` without the envelope.
 */
export function readAnswer(status: number, text: string): Reading {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    return { kind: 'unreadable', cause };
  }
  if (!isRecord(body)) return { kind: 'unreadable' };

  const inner = body['resource_response'];
  const envelope = isRecord(inner) ? inner : body;
  const error = isRecord(envelope['error']) ? envelope['error'] : {};
  const hasFailed = Boolean(envelope['error']) || envelope['status'] === 'failure';
  if (status >= 400 || hasFailed) {
    const told = [error['http_status'], envelope['http_status']].find(isErrorStatus);
    return {
      kind: 'refusal',
      refusal: readRefusal(status >= 400 ? status : told, envelope, error),
    };
  }
  if (!isRecord(inner)) return { kind: 'unreadable' };
  return {
    kind: 'answer',
    answer: { status, data: inner['data'], ...nextBookmark(inner['bookmark']) },
  };
}

function readRefusal(
  status: number | undefined,
  envelope: Record<string, unknown>,
  error: Record<string, unknown>,
): Refusal {
  const apiCode = [error['code'], envelope['code']].find((code) => typeof code === 'number');
  const message = displayMessage(
    error['message_detail'],
    envelope['message_detail'],
    error['message'],
    // Of a success: an envelope may say "ok" around an error.
    envelope['message'] === 'ok' ? undefined : envelope['message'],
  );
  return {
    status,
    ...(apiCode === undefined ? {} : { apiCode }),
    ...(message === undefined ? {} : { displayMessage: message }),
  };
}

/** How base64 text of "cbNone;…" begins: some servers write that no page follows. */
const NO_PAGE_PREFIX = 'Y2JOb25lO';

/** A page is the last when its bookmark is missing, `-end-`, or says "none" in base64. */
function nextBookmark(bookmark: unknown): { readonly bookmark?: string } {
  const isLast =
    typeof bookmark !== 'string' ||
    bookmark === '' ||
    bookmark === '-end-' ||
    bookmark.startsWith(NO_PAGE_PREFIX);
  return isLast ? {} : { bookmark };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isErrorStatus(value: unknown): value is number {
  return typeof value === 'number' && value >= 400;
}
