export { BULK_TIMEOUT_MS, createBulkMachine } from './bulk.machine.js';
export type {
  BulkContext,
  BulkEvent,
  BulkInput,
  BulkOutcome,
  BulkPorts,
  BulkSelection,
  BulkRequest,
} from './bulk.types.js';
