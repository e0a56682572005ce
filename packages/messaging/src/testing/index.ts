export {
  createFakeClock,
  createMemoryStorage as createTestStorage,
  type FakeClock,
  flush,
} from '@tackboard/domain/testing';
export {
  createRecordingHost,
  type RecordingHost,
  type RecordingHostOptions,
} from './message-host.js';
export {
  type AppliedReport,
  createMessageServer,
  type MessageServer,
  MessageServerError,
  type PendingRequest,
} from './message-server.js';
