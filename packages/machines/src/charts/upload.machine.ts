import {
  isImageFile,
  isVideoFile,
  type PostUpload,
  type ReadUploads,
  type RequestUploadSlot,
  UPLOAD_POLL_MS,
  type UploadSlot,
  type UploadStatus,
  uploadStep,
} from '@tackboard/domain';
import { readFailure } from '@tackboard/domain/card';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** Why an upload failed; `out-of-patience`: the server was still processing the file after five minutes. */
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
  /** Draws the poster of a video before the video is uploaded. Without this port the video has no poster. */
  readonly drawPoster?: DrawPoster;
  readonly newKey: () => string;
  readonly onDone?: (result: UploadResult) => void;
  readonly onFailure?: (failure: UploadFailure, cause?: unknown) => void;
}

/** The chart's memory. `progress` is the share of the file that was posted, from 0 to 1. */
export interface UploadContext {
  readonly ports: UploadPorts;
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

/** The events of the chart. The last three come from the chart's own post. `kind` is `image` by default. */
export type UploadEvent =
  | { readonly type: 'UPLOAD'; readonly file: Blob; readonly kind?: string }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'PROGRESS'; readonly share: number }
  | { readonly type: 'POSTED' }
  | { readonly type: 'NOT_POSTED'; readonly error: unknown };

/** Number of status requests before an upload fails: five minutes' worth. */
const UPLOAD_POLL_LIMIT = 60;
/** Timeout of drawing the poster of a video, in milliseconds. */
const UPLOAD_POSTER_TIMEOUT_MS = 10_000;
/** Timeout of a status request, in milliseconds. */
const UPLOAD_READ_TIMEOUT_MS = 10_000;
/** Timeout of the slot request, in milliseconds. */
const UPLOAD_SLOT_TIMEOUT_MS = 30_000;
/** Timeout of posting the file, in milliseconds: ten minutes. */
const UPLOAD_POST_TIMEOUT_MS = 600_000;

const PROCESSING: UploadStatus = { status: 'processing' };

/** Reads the status of an upload. Without a response, or with HTTP 503, it counts as processing. Any other error is thrown. */
async function readStatus(
  { readUploads }: UploadPorts,
  uploadId: string,
  signal: AbortSignal,
): Promise<UploadStatus> {
  try {
    return (await readUploads([uploadId], { signal }))[uploadId] ?? PROCESSING;
  } catch (error) {
    if (readFailure(error).isTemporary) return PROCESSING;
    throw error;
  }
}

const fail = (failure: UploadFailure) => ({ type: 'keepFailure', params: { failure } }) as const;

/**
 * The chart of an upload (S3 §4.11.1): draws the poster of a video, requests a slot, posts the file, and requests its status
 * every 5000 ms until the picture or video is there. While the status is registered or processing it is requested again;
 * succeeded is the end, and any other status is a failure.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as { readonly ports: UploadPorts },
    tags: {} as 'busy',
  },
  actors: {
    drawPoster: fromPromise<Blob | undefined, UploadContext>(
      async ({ input: { ports, file }, signal }) => file && ports.drawPoster?.(file, { signal }),
    ),
    requestSlot: fromPromise<UploadSlot, UploadContext>(({ input: { ports, kind, key }, signal }) =>
      ports.requestUploadSlot({ type: kind }, { signal, idempotencyKey: key }),
    ),
    post: fromCallback<UploadEvent, UploadContext>(({ input: { ports, slot, file }, sendBack }) => {
      const controller = new AbortController();
      if (slot && file) {
        ports
          .postUpload(slot, file, {
            signal: controller.signal,
            onProgress: (share) => sendBack({ type: 'PROGRESS', share }),
          })
          .then(
            () => sendBack({ type: 'POSTED' }),
            (error: unknown) => sendBack({ type: 'NOT_POSTED', error }),
          );
      }
      return () => controller.abort();
    }),
    read: fromPromise<UploadStatus, UploadContext>(({ input: { ports, slot }, signal }) =>
      readStatus(ports, slot?.id ?? '', signal),
    ),
  },
  guards: {
    isInvalid: ({ event }) => {
      if (event.type !== 'UPLOAD') return false;
      const { file, kind = 'image' } = event;
      return (kind === 'image' && !isImageFile(file)) || (kind === 'video' && !isVideoFile(file));
    },
    isVideo: ({ event }) => event.type === 'UPLOAD' && event.kind === 'video',
    isFailed: ({ context }) => context.failure !== undefined,
    isDone: ({ context }) => context.result !== undefined,
    isOutOfPatience: ({ context }) => context.polls >= UPLOAD_POLL_LIMIT,
  },
  actions: {
    begin: assign(({ context, event }) =>
      event.type === 'UPLOAD'
        ? {
            file: event.file,
            kind: event.kind ?? 'image',
            key: context.ports.newKey(),
            progress: 0,
            polls: 0,
            poster: undefined,
            slot: undefined,
            result: undefined,
            failure: undefined,
            cause: undefined,
          }
        : {},
    ),
    keepPoster: assign((_, poster: Blob | undefined) => ({ poster })),
    keepSlot: assign((_, slot: UploadSlot) => ({ slot })),
    keepProgress: assign(({ context, event }) =>
      event.type === 'PROGRESS' ? { progress: Math.max(context.progress, event.share) } : {},
    ),
    finishPost: assign({ progress: 1 }),
    keepStatus: assign(({ context }, upload: UploadStatus) => {
      const polls = context.polls + 1;
      const step = uploadStep(upload);
      if (step === 'poll') return { polls };
      if (step === 'failed') return { polls, failure: 'rejected' as const };
      const { signature } = upload;
      const { poster, slot } = context;
      const uploadId = slot?.id ?? '';
      return {
        polls,
        result: {
          uploadId,
          ...(signature !== undefined && { signature }),
          ...(poster && { poster }),
        },
      };
    }),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    keepFailure: assign((_, { failure, error }: { failure: UploadFailure; error?: unknown }) => ({
      failure,
      cause: error,
    })),
    keepInvalid: assign(({ context }) => ({
      failure: context.kind === 'video' ? ('invalid-video' as const) : ('invalid-image' as const),
    })),
    announceDone: ({ context: { ports, result } }) => {
      if (result) ports.onDone?.(result);
    },
    announceFailure: ({ context: { ports, failure, cause } }) => {
      if (failure) ports.onFailure?.(failure, cause);
    },
  },
  delays: {
    UPLOAD_POLL_MS,
    UPLOAD_POSTER_TIMEOUT_MS,
    UPLOAD_READ_TIMEOUT_MS,
    UPLOAD_SLOT_TIMEOUT_MS,
    UPLOAD_POST_TIMEOUT_MS,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, kind: 'image', key: '', progress: 0, polls: 0 }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        UPLOAD: [
          { guard: 'isInvalid', target: '.failed', actions: ['begin', 'keepInvalid'] },
          { guard: 'isVideo', target: 'working.drawingPoster', actions: 'begin' },
          { target: 'working', actions: 'begin' },
        ],
      },
      initial: 'idle',
      states: {
        idle: {},
        done: { entry: 'announceDone' },
        failed: { entry: 'announceFailure' },
      },
    },
    working: {
      tags: 'busy',
      on: { CANCEL: 'settled' },
      initial: 'requestingSlot',
      states: {
        drawingPoster: {
          invoke: {
            src: 'drawPoster',
            input: ({ context }) => context,
            onDone: {
              target: 'requestingSlot',
              actions: { type: 'keepPoster', params: ({ event }) => event.output },
            },
            // The error is not kept: the browser cannot decode the file that the user chose.
            onError: { target: '#upload.settled.failed', actions: fail('invalid-video') },
          },
          after: {
            UPLOAD_POSTER_TIMEOUT_MS: {
              target: '#upload.settled.failed',
              actions: fail('invalid-video'),
            },
          },
        },
        requestingSlot: {
          invoke: {
            src: 'requestSlot',
            input: ({ context }) => context,
            onDone: {
              target: 'posting',
              actions: { type: 'keepSlot', params: ({ event }) => event.output },
            },
            onError: {
              target: '#upload.settled.failed',
              actions: {
                type: 'keepFailure',
                params: ({ event }) => ({ failure: 'no-slot' as const, error: event.error }),
              },
            },
          },
          after: {
            UPLOAD_SLOT_TIMEOUT_MS: {
              target: '#upload.settled.failed',
              actions: fail('no-slot'),
            },
          },
        },
        posting: {
          invoke: { src: 'post', input: ({ context }) => context },
          on: {
            PROGRESS: { actions: 'keepProgress' },
            POSTED: { target: 'asking', actions: 'finishPost' },
            NOT_POSTED: {
              target: '#upload.settled.failed',
              actions: {
                type: 'keepFailure',
                params: ({ event }) => ({ failure: 'not-posted' as const, error: event.error }),
              },
            },
          },
          after: {
            UPLOAD_POST_TIMEOUT_MS: {
              target: '#upload.settled.failed',
              actions: fail('not-posted'),
            },
          },
        },
        asking: {
          invoke: {
            src: 'read',
            input: ({ context }) => context,
            onDone: {
              target: 'resolving',
              actions: { type: 'keepStatus', params: ({ event }) => event.output },
            },
            onError: {
              target: '#upload.settled.failed',
              actions: {
                type: 'keepFailure',
                params: ({ event }) => ({ failure: 'rejected' as const, error: event.error }),
              },
            },
          },
          after: { UPLOAD_READ_TIMEOUT_MS: { target: 'resolving', actions: 'countPoll' } },
        },
        resolving: {
          always: [
            { guard: 'isDone', target: '#upload.settled.done' },
            { guard: 'isFailed', target: '#upload.settled.failed' },
            {
              guard: 'isOutOfPatience',
              target: '#upload.settled.failed',
              actions: fail('out-of-patience'),
            },
            { target: 'waiting' },
          ],
        },
        waiting: { after: { UPLOAD_POLL_MS: 'asking' } },
      },
    },
  },
});
