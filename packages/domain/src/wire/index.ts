export {
  decodeAccount,
  decodeBoardSection,
  decodeCookiePreferences,
  decodeGraphInvite,
  decodeInvite,
  decodeNames,
  decodeOffsiteResponse,
  decodeUploadSlot,
  decodeUploadStatus,
  decodeViewer,
} from './responses.js';
export {
  decodeBoard,
  decodeGraphBoard,
  decodeGraphPin,
  decodeGraphUser,
  decodePin,
  decodeSaveResponse,
  decodeSession,
  decodeUser,
} from './decode.js';
export {
  encodeBoard,
  encodeBoardSection,
  encodeCookiePreferences,
  encodeExperience,
  encodePin,
  encodeSaveResponse,
  encodeSession,
  encodeUser,
  type RestObject,
} from './encode.js';
export { decodeExperiences, type Experiences } from './experiences.js';
export {
  decodeBoardPage,
  type DecodedPinPage,
  decodePinPage,
  decodeSectionPage,
  decodeUserPage,
} from './page.js';
export type { DecodeOptions, Drift, DriftKind } from './reading.js';
export {
  decodeLoggedOutRecords,
  decodeRecentlyVisited,
  decodeVisitHistory,
  encodeLoggedOutRecords,
  encodeRecentlyVisited,
  encodeVisitHistory,
} from './logged-out.js';
