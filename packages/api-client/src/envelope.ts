import type { Endpoint } from './endpoint.js';

/** The contents of a successful response. `data` is not decoded yet. */
export interface ResourceResponse {
  /** The HTTP status, below 400. */
  readonly status: number;
  readonly data: unknown;
  /** The bookmark of the next page; absent on the last page. */
  readonly bookmark?: string;
}

/** The contents of a failure response. */
export interface Failure {
  /** The HTTP status from 400, else the one in the envelope; undefined when there is neither. */
  readonly status: number | undefined;
  readonly apiCode?: number;
  readonly displayMessage?: string;
}

/** A parsed response: a success, a failure in JSON, or neither, with the error of the JSON parser. */
export interface Envelope {
  readonly response?: ResourceResponse;
  readonly failure?: Failure;
  readonly cause?: unknown;
}

/**
 * Parses `{resource_response: {status, code, message, data, bookmark, error}}`. An `error` is a failure with any HTTP
 * status. Older servers send `{status: "failure", code, message}` without the outer object.
 */
export function parseEnvelope(status: number, text: string, unwrap: Endpoint['unwrap']): Envelope {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    return { cause };
  }
  if (!isRecord(body)) return {};

  const inner = unwrap ? unwrap(body) : body['resource_response'];
  const envelope = isRecord(inner) ? inner : body;
  const error = isRecord(envelope['error']) ? envelope['error'] : {};
  const hasFailed = Boolean(envelope['error']) || envelope['status'] === 'failure';
  if (status >= 400 || hasFailed) {
    const ownStatus = [error['http_status'], envelope['http_status']].find(isErrorStatus);
    return { failure: parseFailure(status >= 400 ? status : ownStatus, envelope, error) };
  }
  if (!isRecord(inner)) return {};
  return { response: { status, data: inner['data'], ...nextBookmark(inner['bookmark']) } };
}

function parseFailure(
  status: number | undefined,
  envelope: Record<string, unknown>,
  error: Record<string, unknown>,
): Failure {
  const apiCode = [error['code'], envelope['code']].find((code) => typeof code === 'number');
  // An envelope may say "ok" around an error. A `message_detail` is for developers.
  const { message } = envelope;
  const text = displayMessage(error['message'], message === 'ok' ? undefined : message);
  return {
    status,
    ...(apiCode !== undefined && { apiCode }),
    ...(text && { displayMessage: text }),
  };
}

/** No bookmark, `-end-`, or the start of "cbNone;…" in base64, which some servers send on the last page. */
const LAST_PAGE = /^($|-end-$|Y2JOb25lO)/;

function nextBookmark(bookmark: unknown): { readonly bookmark?: string } {
  const isNext = typeof bookmark === 'string' && !LAST_PAGE.test(bookmark);
  return isNext ? { bookmark } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isErrorStatus(value: unknown): value is number {
  return typeof value === 'number' && value >= 400;
}

/** Longest server message that fits into a toast, in characters. */
const DISPLAY_MESSAGE_MAX_LENGTH = 200;

/** Markup, code, control characters and the text of exceptions. */
const TECHNICAL_TEXT = /[<>{}\p{Cc}]|\w(Error|Exception)\b|\bSQL/u;

/** Returns the first text that can be shown to the viewer: one short line without markup or technical text. */
export function displayMessage(...texts: readonly unknown[]): string | undefined {
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const trimmed = text.trim();
    const hasRoom = trimmed !== '' && trimmed.length <= DISPLAY_MESSAGE_MAX_LENGTH;
    if (hasRoom && !TECHNICAL_TEXT.test(trimmed)) return trimmed;
  }
  return undefined;
}

/** Returns the envelope of a graph response, `{data, errors}`. A query that the specification names has one field at its root. */
export function graphEnvelope({ data, errors }: Readonly<Record<string, unknown>>): unknown {
  const error: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (error) return { error };
  if (typeof data !== 'object' || data === null) return undefined;
  const [root]: unknown[] = Object.values(data);
  return { data: root };
}
