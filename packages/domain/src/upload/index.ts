export { imageInput, type ImageInput, isImageFile, isVideoFile } from './image-input.js';
export { UPLOAD_POLL_MS, type UploadStep, uploadStep } from './upload-step.js';
export {
  UPLOAD_STATUSES,
  type UploadSlot,
  type UploadStatus,
  type UploadStatusName,
} from './upload.js';
