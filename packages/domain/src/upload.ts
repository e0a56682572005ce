import type { OpenWord } from './text.js';

/** How far an upload has come (S3 §4.11.2). */
export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const;

/** How far an upload has come. */
export type UploadStatusName = (typeof UPLOAD_STATUSES)[number];

/** The URL and form fields to post a file. */
export interface UploadSlot {
  readonly id: string;
  readonly uploadUrl?: string;
  /** Form fields that precede the file, by name. */
  readonly uploadParameters?: Readonly<Record<string, string>>;
}

/** State of an upload; `signature` identifies the finished image. */
export interface UploadStatus {
  /** Unknown statuses count as failed. */
  readonly status?: OpenWord<UploadStatusName>;
  readonly signature?: string;
}

/** Delay between two reads of an upload (S3 §4.11.2). */
export const UPLOAD_POLL_MS = 5000;

/** The next step of an upload. */
type UploadStep = 'poll' | 'done' | 'failed';

/**
 * Returns the next step of an upload (S3 §4.11.2): read it again after 5000 ms while it is registered or processing, done
 * when it succeeded, failed for all other statuses.
 */
export function uploadStep(upload: UploadStatus): UploadStep {
  const { status } = upload;
  if (status === 'registered' || status === 'processing') return 'poll';
  return status === 'succeeded' ? 'done' : 'failed';
}

/** An image for a new pin: its URL, or its file in base64. */
export type ImageInput =
  | { readonly kind: 'url'; readonly imageUrl: string }
  | { readonly kind: 'base64'; readonly imageBase64: string };

const DATA_URL = /^data:image\/[a-z\d.+-]+;base64,[a-z\d+/]+={0,2}$/i;

/**
 * Parses the image that a user entered (S3 §8.9): an http(s) URL or `data:image/…;base64,…`. `undefined` for
 * everything else, which shows "Invalid image".
 */
export function imageInput(input: unknown): ImageInput | undefined {
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  if (DATA_URL.test(text)) return { kind: 'base64', imageBase64: text };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return { kind: 'url', imageUrl: text };
}

/** A file by its type (MIME) and its size in bytes. */
interface FileFacts {
  readonly type: string;
  readonly size: number;
}

/** Whether a file is an image and not empty. */
export function isImageFile({ type, size }: FileFacts): boolean {
  return type.startsWith('image/') && size > 0;
}

/** Whether a file is a video and not empty. */
export function isVideoFile({ type, size }: FileFacts): boolean {
  return type.startsWith('video/') && size > 0;
}
