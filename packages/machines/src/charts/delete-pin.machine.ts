import { type DeletePin, type Pin, type ReadPin, writeFailure } from '@tackboard/domain';
import { readFailure } from '@tackboard/domain/card';
import { assign, fromPromise, setup } from 'xstate';
import { createRereadMachine } from '../reread/reread.machine.js';

/** The toast after a delete (S1 §8). */
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
  /** True in the custom activation experiments: no toast is announced (S1 §8). */
  readonly suppressesToasts?: () => boolean;
  /** The pin is gone from the server: lists drop it. */
  readonly onDeleted?: (pin: Pin) => void;
}

/** What an actor starts from: a pin of the viewer's own. */
export interface DeletePinInput {
  readonly pin: Pin;
}

/** The chart's memory. */
export interface DeletePinContext extends DeletePinInput {
  readonly key: string;
  readonly isRefused: boolean;
  readonly isThere: boolean;
}

/** The events of the chart: opening the confirmation, and its two buttons. */
export type DeletePinEvent =
  | { readonly type: 'ASK' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };

/** How long a delete may be pending before its outcome counts as unknown, in milliseconds. */
export const DELETE_TIMEOUT_MS = 30_000;

/**
 * The chart of deleting a pin of one's own, which cannot be undone and is therefore confirmed first (S1 §4, §8). A delete
 * whose outcome is unknown is settled by looking whether the pin is still there.
 */
export function createDeletePinMachine(ports: DeletePinPorts) {
  const announce = (kind: DeleteToast['kind'], { pin }: DeletePinContext) => {
    if (!ports.suppressesToasts?.()) ports.onToast?.({ kind, pin });
  };

  return setup({
    types: {
      context: {} as DeletePinContext,
      events: {} as DeletePinEvent,
      input: {} as DeletePinInput,
      tags: {} as 'busy' | 'unknown',
    },
    actors: {
      remove: fromPromise<void, DeletePinContext>(({ input: { pin, key }, signal }) =>
        ports.deletePin(
          {
            pinId: pin.id,
            ...(pin.board?.id !== undefined && { boardId: pin.board.id }),
            ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
          },
          { signal, idempotencyKey: key },
        ),
      ),
      reread: createRereadMachine<boolean, string>((pinId, { signal }) =>
        ports.readPin(pinId, { signal }).then(
          () => true,
          (error: unknown) => {
            if (readFailure(error).isMissing) return false;
            throw error;
          },
        ),
      ),
    },
    guards: {
      isOffline: () => ports.isOnline?.() === false,
      isRefused: ({ context }) => context.isRefused,
      isThere: ({ context }) => context.isThere,
    },
    actions: {
      aim: assign(() => ({ key: ports.newKey(), isRefused: false, isThere: true })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        isRefused: writeFailure(error).outcome === 'failed',
      })),
      keepReading: assign((_, held: boolean | undefined) => ({ isThere: held ?? true })),
      notify: ({ context: { pin } }) => ports.onDeleted?.(pin),
      announceDeleted: ({ context }) => announce('deleted', context),
      announceFailed: ({ context }) => announce('delete-failed', context),
    },
    delays: { DELETE_TIMEOUT_MS },
  }).createMachine({
    id: 'deletePin',
    context: ({ input }) => ({ ...input, key: '', isRefused: false, isThere: true }),
    initial: 'idle',
    states: {
      idle: { on: { ASK: 'confirming' } },
      confirming: {
        on: {
          CANCEL: 'idle',
          CONFIRM: [
            { guard: 'isOffline', target: 'idle', actions: 'announceFailed' },
            { target: 'deleting', actions: 'aim' },
          ],
        },
      },
      deleting: {
        tags: 'busy',
        initial: 'writing',
        states: {
          writing: {
            invoke: {
              src: 'remove',
              input: ({ context }) => context,
              onDone: '#deletePin.deleted',
              onError: {
                target: 'failing',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            },
            after: { DELETE_TIMEOUT_MS: 'unknown' },
          },
          failing: {
            always: [
              { guard: 'isRefused', target: '#deletePin.idle', actions: 'announceFailed' },
              { target: 'unknown' },
            ],
          },
          unknown: {
            tags: 'unknown',
            invoke: {
              src: 'reread',
              input: ({ context }) => ({
                of: context.pin.id,
                isFulfilled: (isThere) => !isThere,
              }),
              onDone: {
                target: 'resolving',
                actions: { type: 'keepReading', params: ({ event }) => event.output.held },
              },
            },
          },
          resolving: {
            always: [
              { guard: 'isThere', target: '#deletePin.idle', actions: 'announceFailed' },
              { target: '#deletePin.deleted' },
            ],
          },
        },
      },
      deleted: { type: 'final', entry: ['notify', 'announceDeleted'] },
    },
  });
}
