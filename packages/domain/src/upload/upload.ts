import type { OpenWord } from '../open-word.js';

/** How far an upload has come (S3 §4.11). */
export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const;

/** How far an upload has come (S3 §4.11). */
export type UploadStatusName = (typeof UPLOAD_STATUSES)[number];

/** Where and how to post a file (S3 §7, VIPResource). */
export interface UploadSlot {
  readonly id: string;
  readonly uploadUrl?: string;
  /** The form fields that go before the file, by their own names. */
  readonly uploadParameters?: Readonly<Record<string, string>>;
}

/** How one upload stands; `signature` names the finished picture (S3 §3). */
export interface UploadStatus {
  /** A word that is not known is a failure. */
  readonly status?: OpenWord<UploadStatusName>;
  readonly signature?: string;
}
