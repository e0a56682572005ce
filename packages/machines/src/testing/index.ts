export {
  createFakeClock,
  createMemoryStorage,
  type FakeClock,
  flush,
  type MemoryStorage,
} from '@tackboard/domain/testing';
export { createMemoryChannels, createMemoryLocks, type MemoryLocks } from './memory-tabs.js';
export {
  createPinServer,
  type PendingCall,
  type PinServer,
  PinServerError,
  type PinServerMode,
} from './pin-server.js';
export { createRecordingPorts, type RecordingPorts } from './recording-ports.js';
