export { createDeletePinMachine, DELETE_TIMEOUT_MS } from './delete-pin.machine.js';
export type {
  DeletePinContext,
  DeletePinEvent,
  DeletePinInput,
  DeletePinPorts,
  DeleteToast,
} from './delete-pin.types.js';
