export { decodeBoard, decodeGraphBoard, decodeGraphPin, decodeGraphUser, decodePin, decodeSaveAnswer, decodeSession, decodeUser } from './decode.js';
export { encodeBoard, encodePin, encodeSaveAnswer, encodeSession, encodeUser, type RestObject } from './encode.js';
export { type BoardPage, decodeBoardPage, decodePinPage, type PinPage } from './page.js';
export type { DecodeOptions, Drift, DriftKind } from './reading.js';
