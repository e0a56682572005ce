export {
  buildOffsiteResponse,
  buildSaveResponse,
  buildSavedInfo,
  buildSaveRequest,
  buildSendObject,
  buildUploadSlot,
  buildUploadStatus,
} from './build-responses.js';
export { buildBoard, buildBoardSection } from './build-board.js';
export { buildContext } from './build-context.js';
export { buildCookiePreferences, buildDisplayData, buildExperience } from './build-experience.js';
export {
  buildCarouselData,
  buildCarouselSlot,
  buildImages,
  buildStoryPinData,
  buildVideo,
} from './build-media.js';
export {
  buildAdTargeting,
  buildCarouselPin,
  buildPin,
  buildProductPin,
  buildPromotedPin,
  buildStoryPin,
  buildVideoPin,
} from './build-pin.js';
export {
  buildLoggedOutRecords,
  buildRecentlyVisitedEntry,
  buildVisitHistoryEntry,
} from './build-records.js';
export { buildProduct, buildRecipe, buildRichData } from './build-rich-data.js';
export { buildInvite, buildSession, buildUser, buildViewer } from './build-user.js';
export { createFakeClock, type FakeClock } from './fake-clock.js';
export { createTestConsent } from './test-consent.js';
export { flush } from './flush.js';
export { createMemoryStorage, type MemoryStorage } from './memory-storage.js';
