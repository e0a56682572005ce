import type { PostUpload, ReadUploads, RequestUploadSlot } from '@tackboard/domain';
import type { UploadSlot } from '@tackboard/domain/upload';

/** Why an upload did not come to an end. */
export type UploadFailure =
  | 'invalid-image'
  | 'invalid-video'
  | 'no-slot'
  | 'not-posted'
  | 'rejected'
  | 'out-of-patience';

/** A file that the server has taken; `signature` names the finished picture or video. */
export interface UploadResult {
  readonly uploadId: string;
  readonly signature?: string;
  /** The image to show before an uploaded video plays. */
  readonly poster?: Blob;
}

/** Draws a frame of a video file as an image, if there is a page to draw it in. Rejects when the browser cannot decode the video. */
export type DrawPoster = (
  file: Blob,
  options: { readonly signal: AbortSignal },
) => Promise<Blob | undefined>;

/** What the chart needs from outside. */
export interface UploadPorts {
  readonly requestUploadSlot: RequestUploadSlot;
  readonly postUpload: PostUpload;
  readonly readUploads: ReadUploads;
  /** Draws the poster of a video before it is uploaded. Without it a video is uploaded without one. */
  readonly drawPoster?: DrawPoster;
  readonly newKey: () => string;
  readonly onDone?: (result: UploadResult) => void;
  readonly onFailure?: (failure: UploadFailure, cause?: unknown) => void;
}

/** The chart's memory. `progress` is the share of the file that was posted, from 0 to 1. */
export interface UploadContext {
  readonly file?: Blob;
  /** The server's type of the upload: `image`, `video` or another. */
  readonly kind: string;
  readonly poster?: Blob | undefined;
  readonly key: string;
  readonly slot?: UploadSlot | undefined;
  readonly progress: number;
  readonly polls: number;
  readonly result?: UploadResult | undefined;
  readonly failure?: UploadFailure | undefined;
  readonly cause?: unknown;
}

/** The events of the chart; the last three come from the post itself. `kind` is `image` by default. */
export type UploadEvent =
  | { readonly type: 'UPLOAD'; readonly file: Blob; readonly kind?: string }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'PROGRESS'; readonly share: number }
  | { readonly type: 'POSTED' }
  | { readonly type: 'NOT_POSTED'; readonly error: unknown };
