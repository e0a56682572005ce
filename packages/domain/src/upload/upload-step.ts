import type { UploadStatus } from './upload.js';

/** How long to wait before asking again how an upload stands (S3 §4.11 §9). */
export const UPLOAD_POLL_MS = 5000;

/** What follows from how an upload stands (S3 §4.11). */
export type UploadStep = 'poll' | 'done' | 'failed';

/**
 * What follows from how an upload stands (S3 §4.11): registered and processing are asked again after 5000 ms, succeeded is
 * done, any other status is a failure.
 */
export function uploadStep(upload: UploadStatus): UploadStep {
  const { status } = upload;
  if (status === 'registered' || status === 'processing') return 'poll';
  return status === 'succeeded' ? 'done' : 'failed';
}
