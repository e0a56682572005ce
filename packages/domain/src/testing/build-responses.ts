import type { OffsiteResponse } from '../link/link-check.js';
import type { SendObject } from '../link/share.js';
import type { SaveResponse, SaveRequest } from '../ports.js';
import type { SavedInfo } from '../save/saved.js';
import type { UploadSlot, UploadStatus } from '../upload.js';
import { buildBoard } from './build-board.js';

/** Builds the response for an allowed link, with `changes`. */
export function buildOffsiteResponse(changes: Partial<OffsiteResponse> = {}): OffsiteResponse {
  return { redirectStatus: 'allowed', url: 'https://canyon.example/prints/12', ...changes };
}

/** Builds a request that saves the pin of `buildPin` to the board of `buildBoard`, with `changes`. */
export function buildSaveRequest(changes: Partial<SaveRequest> = {}): SaveRequest {
  return { pinId: '811492428893216731', boardId: '909090909090909090', ...changes };
}

/** Builds the response to that request, with `changes`. */
export function buildSaveResponse(changes: Partial<SaveResponse> = {}): SaveResponse {
  return { id: '811492428893299999', board: buildBoard(), ...changes };
}

/** Builds the saved info of that save, with `changes`. */
export function buildSavedInfo(changes: Partial<SavedInfo> = {}): SavedInfo {
  return {
    boardId: '909090909090909090',
    localPinId: '811492428893299999',
    title: 'Desert prints',
    type: 'board',
    url: '/lena/desert-prints/',
    ...changes,
  };
}

/** Builds the shared pin of `buildPin`, with `changes`. */
export function buildSendObject(changes: Partial<SendObject> = {}): SendObject {
  return {
    type: 'pin',
    id: '811492428893216731',
    imageUrl: 'https://images.example/236x/canyon.jpg',
    ownerId: '424242424242424242',
    url: '/pin/811492428893216731/',
    ...changes,
  };
}

/** Builds an upload slot, with `changes`. */
export function buildUploadSlot(changes: Partial<UploadSlot> = {}): UploadSlot {
  return {
    id: '1209',
    uploadUrl: 'https://uploads.example/',
    uploadParameters: { key: 'uploads/1209', policy: 'cG9saWN5' },
    ...changes,
  };
}

/** Builds the status of a finished upload, with `changes`. */
export function buildUploadStatus(changes: Partial<UploadStatus> = {}): UploadStatus {
  return { status: 'succeeded', signature: '0a1b2c3d4e5f', ...changes };
}
