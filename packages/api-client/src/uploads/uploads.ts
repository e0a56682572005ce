import type { ReadOptions, UploadSlot, UploadStatus, WriteOptions } from '@tackboard/domain';
import { decodeUploadSlot, decodeUploadStatus } from '@tackboard/domain/wire';
import { READ_UPLOADS, REQUEST_UPLOAD_SLOT } from '../endpoints.js';
import type { Client } from '../client.js';
import { writeModel } from '../decoded.js';
import {
  AbortedError,
  type CallErrorDetails,
  ConnectionError,
  RequestError,
  TimeoutError,
} from '../errors.js';
import { failureError } from '../failure-error.js';
import { readCall } from '../resource-call.js';
import { sendRequest } from '../send-request.js';

/** Requests the address to post a file to (S3 §7.26, `VIPResource`). */
export function requestUploadSlot(
  client: Client,
  { type }: { readonly type: string },
  options: WriteOptions,
): Promise<UploadSlot> {
  return writeModel(client, REQUEST_UPLOAD_SLOT, { type }, options, decodeUploadSlot);
}

/** Reads the status of uploads by id (S3 §7.28, `VIPResource`). An upload of which nothing is known is left out. */
export async function readUploads(
  client: Client,
  uploadIds: readonly string[],
  options: ReadOptions = {},
): Promise<Readonly<Record<string, UploadStatus>>> {
  const { data } = await readCall(client, READ_UPLOADS, { upload_ids: uploadIds }, options);
  const uploads: Record<string, UploadStatus> = {};
  for (const id of uploadIds) {
    const status = decodeUploadStatus(data, id, client);
    if (status) uploads[id] = status;
  }
  return uploads;
}

/** Time limit of an upload in milliseconds: 10 minutes. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** Options of {@link postUpload}. */
export interface PostUploadOptions extends ReadOptions {
  /** Called with the share that was sent, from 0 to 1. Needs the `XMLHttpRequest` of a browser. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Posts a file to its upload slot as a multipart body: the slot's parameters, then the file (S3 §7.27). The server of the slot is
 * another one: it gets no cookies and no CSRF token. The body of its response is not read, and an upload is never retried.
 */
export async function postUpload(
  client: Client,
  slot: UploadSlot,
  file: Blob,
  { onProgress, signal }: PostUploadOptions = {},
): Promise<void> {
  const { uploadUrl: url, uploadParameters = {} } = slot;
  const call = { call: 'postUpload', outcome: 'failed' } as const;
  if (!url) throw new RequestError({ ...call, missing: 'upload_url' });
  if (signal?.aborted) throw new AbortedError({ ...call, cause: signal.reason });

  const body = new FormData();
  for (const [name, value] of Object.entries(uploadParameters)) body.append(name, value);
  body.append('file', file);

  const lost = { call: call.call, outcome: 'unknown' } as const;
  const hasProgress = onProgress && typeof XMLHttpRequest === 'function';
  const { status } = hasProgress
    ? await postWithProgress({ url, body, onProgress, signal, lost, timeoutMs: UPLOAD_TIMEOUT_MS })
    : await sendRequest(
        { ...client, attemptTimeoutMs: UPLOAD_TIMEOUT_MS },
        url,
        { method: 'POST', body, credentials: 'omit' },
        { remainingMs: UPLOAD_TIMEOUT_MS, signal, lost, unsent: call },
      );
  if (status >= 400) throw failureError({ status }, status >= 500 ? lost : call);
}

/** An upload that reports its progress. */
export interface ProgressRequest {
  readonly url: string;
  readonly body: FormData;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
  readonly lost: CallErrorDetails;
}

/** Posts a body with `XMLHttpRequest`, because `fetch` does not report the progress of a request. */
function postWithProgress(request: ProgressRequest): Promise<{ readonly status: number }> {
  const { url, body, onProgress, signal, timeoutMs, lost } = request;
  return new Promise<{ readonly status: number }>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    signal?.addEventListener('abort', abort);
    const settle = (callback: () => void) => (): void => {
      signal?.removeEventListener('abort', abort);
      callback();
    };
    xhr.open('POST', url);
    xhr.timeout = timeoutMs;
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    const end = (name: string, callback: () => void): void =>
      xhr.addEventListener(name, settle(callback));
    end('load', () => resolve({ status: xhr.status }));
    end('error', () => reject(new ConnectionError({ ...lost, isBeforeSending: false })));
    end('timeout', () => reject(new TimeoutError({ ...lost, timeoutMs })));
    end('abort', () => reject(new AbortedError({ ...lost, cause: signal?.reason })));
    xhr.send(body);
  });
}
