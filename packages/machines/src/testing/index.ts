export { createFakeClock, type FakeClock, flush } from '@tackboard/domain/testing';
export { createMemoryChannels, createMemoryLocks, type MemoryLocks } from './memory-tabs.js';
export { createMemoryStorage, type MemoryStorage } from './memory-storage.js';
export {
  createPinServer,
  type PendingCall,
  type PinServer,
  PinServerError,
  type PinServerMode,
} from './pin-server.js';
export { createRecordingPorts, type RecordingPorts } from './recording-ports.js';
