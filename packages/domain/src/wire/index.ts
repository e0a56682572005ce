export {
  decodeNames,
  decodeOffsiteResponse,
  decodeUploadSlot,
  decodeUploadStatus,
} from './responses.js';
export {
  decodeAccount,
  decodeBoard,
  decodeBoardSection,
  decodeCookiePreferences,
  decodeGraphBoard,
  decodeGraphInvite,
  decodeGraphPin,
  decodeGraphUser,
  decodeInvite,
  decodePin,
  decodeSaveResponse,
  decodeSession,
  decodeUser,
  decodeViewer,
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
} from './encode.js';
export { decodeExperiences, type Experiences } from './experiences.js';
export {
  decodeBoardPage,
  type DecodedPage,
  type DecodedPinPage,
  decodePinPage,
  decodeSectionPage,
  decodeUserPage,
} from './page.js';
export { decodeTopics } from './topics.js';
export type { DecodeOptions, Drift, DriftKind } from './reading.js';
export {
  decodeLoggedOutRecords,
  decodeRecentlyVisited,
  decodeVisitHistory,
  encodeLoggedOutRecords,
  encodeRecentlyVisited,
  encodeVisitHistory,
} from './logged-out.js';
