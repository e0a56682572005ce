import type { OpenWord } from '../open-word.js';

/** How far an upload has come (S3 §4.11). */
export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const;

/** How far an upload has come (S3 §4.11). */
export type UploadStatusName = (typeof UPLOAD_STATUSES)[number];

/** The URL and form fields to post a file (S3 §7). */
export interface UploadSlot {
  readonly id: string;
  readonly uploadUrl?: string;
  /** Form fields that precede the file, by name. */
  readonly uploadParameters?: Readonly<Record<string, string>>;
}

/** State of an upload (S3 §3); `signature` identifies the finished image. */
export interface UploadStatus {
  /** Unknown statuses count as failed. */
  readonly status?: OpenWord<UploadStatusName>;
  readonly signature?: string;
}
