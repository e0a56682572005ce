export {
  createUploadMachine,
  UPLOAD_POLL_LIMIT,
  UPLOAD_POSTER_TIMEOUT_MS,
  UPLOAD_POST_TIMEOUT_MS,
  UPLOAD_READ_TIMEOUT_MS,
  UPLOAD_SLOT_TIMEOUT_MS,
} from './upload.machine.js';
export type {
  DrawPoster,
  UploadContext,
  UploadEvent,
  UploadFailure,
  UploadPorts,
  UploadResult,
} from './upload.types.js';
