export {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
} from './browser/browser-ports.js';
export { watchFocus } from './browser/focus-events.js';
export {
  createOutbox,
  type Outbox,
  OUTBOX_LIMIT,
  OUTBOX_MAX_AGE_MS,
  type OutboxPorts,
} from './outbox/outbox.js';
export type {
  IntentOutbox,
  Locks,
  OutboxEntry,
  OutboxSlot,
  SaveEntry,
  SaveSlot,
  ToggleEntry,
} from './outbox/outbox.types.js';
export { resumeOutbox, type ResumeOutboxOptions } from './outbox/resume-outbox.js';
export { hasPendingIntents } from './outbox/stored-entry.js';
export {
  type CarouselEvent,
  type CarouselOptions,
  type CarouselPlaces,
  type CarouselState,
  createCarousel,
  createCarouselPlaces,
} from './reducers/carousel.js';
export {
  repinConfirmation,
  type RepinConfirmationEvent,
  type RepinConfirmationPhase,
  type RepinConfirmationState,
} from './reducers/repin-confirmation.js';
export {
  shoppingIndicator,
  type ShoppingIndicatorEvent,
  type ShoppingIndicatorState,
} from './reducers/shopping-indicator.js';
export {
  type DueEvent,
  runTimed,
  type TimedReducer,
  type TimedRun,
  type TimedState,
} from './reducers/timed-reducer.js';
export {
  createVideoStore,
  shouldPlay,
  type Video,
  type VideoEvent,
  type VideoSession,
  type VideoStore,
  type VideoTrack,
} from './reducers/video-session.js';
export { mergeAfterLogin, type MergeOptions } from './signed-out/merge-after-login.js';
export {
  createSignedOutSaves,
  type SignedOutSaves,
  type SignedOutSavesPorts,
} from './signed-out/signed-out-saves.js';
export { exploreLocalSave, type PinSave, savedCopyOf, type SaveStatus } from './store/pin-save.js';
export { createPinStore, type PinStore, type PinStoreOptions } from './store/pin-store.js';
export { quickSavesBoardFinder, type QuickSavesBoardPorts } from './store/quick-saves-board.js';
export { limitRepinEvents, type RepinEventsPorts } from './store/repin-events.js';
export type {
  RepinTap,
  SaveCalls,
  SavedCopy,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from './store/save.types.js';
export {
  connectTabs,
  type TabChannel,
  type TabMessage,
  type TabsConnection,
  type TabsOptions,
} from './tabs/connect-tabs.js';
export { MissingToggleCallError } from './toggle/missing-toggle-call.js';
export type { ToggleKind } from './toggle/toggle-kinds.js';
export {
  createHideCalls,
  createToggleStore,
  type SetToggle,
  type Toggle,
  type ToggleCalls,
  type ToggleOutcome,
  type TogglePress,
  type ToggleStore,
  type ToggleStoreOptions,
} from './toggle/toggle-store.js';
export { newRandomKey } from './writes/new-key.js';
export type { ReadId } from './writes/write.types.js';
