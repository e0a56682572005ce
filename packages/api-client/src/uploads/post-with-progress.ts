import { AbortedError } from '../errors/aborted-error.js';
import type { CallErrorDetails } from '../errors/call-error.js';
import { ConnectionError } from '../errors/connection-error.js';
import { TimeoutError } from '../errors/timeout-error.js';

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
export function postWithProgress(request: ProgressRequest): Promise<{ readonly status: number }> {
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
