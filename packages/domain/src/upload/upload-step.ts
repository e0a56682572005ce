import type { UploadStatus } from './upload.js';

/** Delay between two reads of an upload (S3 §4.11 §9). */
export const UPLOAD_POLL_MS = 5000;

/** The next step of an upload (S3 §4.11). */
export type UploadStep = 'poll' | 'done' | 'failed';

/**
 * Returns the next step of an upload (S3 §4.11): read it again after 5000 ms while it is registered or processing, done
 * when it succeeded, failed for all other statuses.
 */
export function uploadStep(upload: UploadStatus): UploadStep {
  const { status } = upload;
  if (status === 'registered' || status === 'processing') return 'poll';
  return status === 'succeeded' ? 'done' : 'failed';
}
