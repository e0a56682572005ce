import type { DeletePin, Pin, ReadPin } from '@tackboard/domain';
import { readFailure } from '@tackboard/domain/card';
import { setup } from 'xstate';
import { writeMachine } from '../writes/write.machine.js';
import type { WriteOutcome, WriteTask } from '../writes/write.types.js';

/** The toast after a delete. */
export interface DeleteToast {
  readonly kind: 'deleted' | 'delete-failed';
  readonly pin: Pin;
}

/** What the chart needs from outside. */
export interface DeletePinPorts {
  readonly deletePin: DeletePin;
  /** Tells whether the pin is still there; rejects with HTTP 404 or 410 when it is not. */
  readonly readPin: ReadPin;
  readonly newKey: () => string;
  readonly isOnline?: () => boolean;
  readonly onToast?: (toast: DeleteToast) => void;
  /** True in the custom activation experiments: no toast is announced (S1 §8.9). */
  readonly suppressesToasts?: () => boolean;
  /** The pin is gone from the server: lists drop it. */
  readonly onDeleted?: (pin: Pin) => void;
}

/** What an actor starts from: a pin of the viewer's own. */
export interface DeletePinInput {
  readonly pin: Pin;
}

/** The events of the chart: opening the confirmation, and its two buttons. */
export type DeletePinEvent =
  | { readonly type: 'ASK' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };

interface DeletePinContext extends DeletePinInput {
  readonly ports: DeletePinPorts;
}

/** The write of a delete: when its outcome is unknown, a read tells whether the pin is still there. */
function deleteTask({ ports, pin }: DeletePinContext): WriteTask {
  const idempotencyKey = ports.newKey();
  let isThere = true;
  return {
    isQueued: false,
    isExpired: () => false,
    mayWait: () => false,
    isFulfilled: () => !isThere,
    write: ({ signal }) =>
      ports.deletePin(
        {
          pinId: pin.id,
          ...(pin.board?.id !== undefined && { boardId: pin.board.id }),
          ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
        },
        { signal, idempotencyKey },
      ),
    async read({ signal }) {
      isThere = await ports.readPin({ pinId: pin.id }, { signal }).then(
        () => true,
        (error: unknown) => {
          if (readFailure(error).isMissing) return false;
          throw error;
        },
      );
    },
  };
}

function announce(kind: DeleteToast['kind'], { ports, pin }: DeletePinContext): void {
  if (!ports.suppressesToasts?.()) ports.onToast?.({ kind, pin });
}

/**
 * The chart of deleting a pin of one's own, which cannot be undone and is therefore confirmed first (S1 §8.3, §8.4). The
 * request itself is a write like a save.
 */
export const deletePinMachine = setup({
  types: {
    context: {} as DeletePinContext,
    events: {} as DeletePinEvent,
    input: {} as DeletePinContext,
    tags: {} as 'busy',
  },
  actors: { remove: writeMachine },
  guards: {
    isOffline: ({ context: { ports } }) => ports.isOnline?.() === false,
    isDone: (_, outcome: WriteOutcome) => outcome === 'done',
  },
  actions: {
    notify: ({ context: { ports, pin } }) => ports.onDeleted?.(pin),
    announceDeleted: ({ context }) => announce('deleted', context),
    announceFailed: ({ context }) => announce('delete-failed', context),
  },
}).createMachine({
  id: 'deletePin',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { ASK: 'confirming' } },
    confirming: {
      on: {
        CANCEL: 'idle',
        CONFIRM: [
          { guard: 'isOffline', target: 'idle', actions: 'announceFailed' },
          { target: 'deleting' },
        ],
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ context }) => deleteTask(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'deleted',
          },
          { target: 'idle', actions: 'announceFailed' },
        ],
      },
    },
    deleted: { type: 'final', entry: ['notify', 'announceDeleted'] },
  },
});
