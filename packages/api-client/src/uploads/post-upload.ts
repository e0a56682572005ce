import type { ReadOptions, UploadSlot } from '@tackboard/domain';
import type { Client } from '../client.js';
import { AbortedError } from '../errors/aborted-error.js';
import { RequestError } from '../errors/request-error.js';
import { failureError } from '../failure-error.js';
import { sendRequest } from '../send-request.js';
import { postWithProgress } from './post-with-progress.js';

/** Time limit of an upload in milliseconds: 10 minutes. */
export const UPLOAD_TIMEOUT_MS = 600_000;

/** Options of {@link postUpload}. */
export interface PostUploadOptions extends ReadOptions {
  /** Called with the share that was sent, from 0 to 1. Needs the `XMLHttpRequest` of a browser. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Posts a file to its upload slot as a multipart body: the slot's parameters, then the file (S3 §7). The server of the slot is
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
