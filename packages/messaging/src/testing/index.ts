export { createFakeClock, type FakeClock, flush } from '@tackboard/domain/testing';
export {
  createRecordingHost,
  createTestStorage,
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
