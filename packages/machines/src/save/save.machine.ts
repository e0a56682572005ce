import type { Board, Pin, SaveResponse } from '@tackboard/domain';
import { readFailure, writeFailure } from '@tackboard/domain/errors';
import { SAVED_TITLE_MS } from '@tackboard/domain/save/timings';
import { assign, fromPromise, not, sendTo, setup } from 'xstate';
import { createRereadMachine } from '../reread/reread.machine.js';
import { mergeCopy, savedCopyOf } from '../store/pin-save.js';
import { saveTarget } from '../store/save-target.js';
import {
  findBoard,
  hasRoom,
  isPersisted,
  persist,
  savedCopyFrom,
  savePin,
  unpersist,
  unsavePin,
} from './save.calls.js';
import {
  deletedToast,
  savedToast,
  saveEvent,
  saveFailedToast,
  saveRecord,
} from './save.messages.js';
import type {
  SaveContext,
  SaveInput,
  SaveIntent,
  SaveMachineEvent,
  SaveMachinePorts,
} from './save.types.js';

/** Timeout of a write, in milliseconds; after it the outcome is unknown. */
export const SAVE_TIMEOUT_MS = 30_000;

type PendingContext = SaveContext & { readonly intent: SaveIntent };

/**
 * The chart of one pin (S1 §4): none → saving → saved → deleting → none. An actor lives from the pin's first tap on.
 * `confirmed` is what the server holds, `intent` the tap that is pending over it: a failure removes the intent. A write of
 * unknown outcome is resolved by reading the pin again.
 */
export function createSaveMachine(ports: SaveMachinePorts) {
  return setup({
    types: {
      context: {} as SaveContext,
      events: {} as SaveMachineEvent,
      input: {} as SaveInput,
      tags: {} as 'queued' | 'unknown',
    },
    actors: {
      savePin: fromPromise<SaveResponse, SaveContext>(({ input, signal }) =>
        savePin(ports, input as PendingContext, signal),
      ),
      unsavePin: fromPromise<void, SaveContext>(({ input, signal }) =>
        unsavePin(ports, input as PendingContext, signal),
      ),
      findBoard: fromPromise<Board, void>(({ signal }) => findBoard(ports, signal)),
      reread: createRereadMachine<Pin, string>((id, options) => ports.calls.readPin(id, options)),
    },
    guards: {
      isSaved: ({ context }) => context.confirmed !== null,
      isNewer: ({ context, event }) => event.type === 'CONFIRM' && event.readId > context.readId,
      isStuck: ({ context, event }) =>
        ports.isOnline?.() === false &&
        !hasRoom(ports, context) &&
        !('tap' in event && isPersisted(ports, context, event.tap.key)),
      isQueued: ({ event }) => 'tap' in event && event.isQueued === true,
      mayWait: ({ context }) => ports.isOnline?.() === false && isPersisted(ports, context),
      needsBoard: ({ context }) => context.intent?.isQuickSave === true && !context.intent.board,
      isGone: ({ context }) => context.isGone === true,
      isRefused: ({ context }) => context.failure?.outcome === 'failed',
    },
    actions: {
      addIntent: assign(({ context, event }) => {
        if (event.type !== 'SAVE' && event.type !== 'UNSAVE') return {};
        const { pin, tap, copy = context.confirmed } = event;
        const key = tap.key ?? ports.newKey();
        // A tap of an earlier page may have reached the server then.
        const isResent = tap.isResend === true;
        return {
          pin,
          intent: { ...tap, key, copy, isResent },
          failure: undefined,
          isGone: false,
        };
      }),
      keepBoard: assign(({ context: { intent } }, board: Board) =>
        intent ? { intent: { ...intent, board } } : {},
      ),
      countRequest: assign(({ context: { intent } }) =>
        intent
          ? {
              intent: {
                ...intent,
                isSent: true,
                isResent: intent.isResent || intent.isSent === true,
              },
            }
          : {},
      ),
      // A read that began before a request settled is older than its response.
      removeIntent: assign(({ context: { intent, readId } }) => ({
        intent: undefined,
        failure: undefined,
        readId: intent?.isSent ? ports.startRead() : readId,
      })),
      persistSave: ({ context }) => persist(ports, 'save', context),
      persistUnsave: ({ context }) => persist(ports, 'delete', context),
      unpersist: ({ context }) => unpersist(ports, context),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        failure: writeFailure(error),
        isGone: readFailure(error).isMissing,
      })),
      confirm: assign(({ context, event }) =>
        event.type === 'CONFIRM'
          ? { confirmed: mergeCopy(context.confirmed, event.saved), readId: event.readId }
          : {},
      ),
      confirmSaved: assign(({ context }, response: SaveResponse) => ({
        confirmed: savedCopyFrom(context, response),
      })),
      confirmUnsaved: assign({ confirmed: null }),
      confirmRead: assign(({ context: { confirmed } }, held: Pin | undefined) =>
        held ? { confirmed: mergeCopy(confirmed, savedCopyOf(held)) } : {},
      ),
      // The server may still process the request: another one with the same key makes no second copy.
      keepKey: assign(({ context: { intent, unresolvedKeys } }) =>
        intent ? { unresolvedKeys: { ...unresolvedKeys, [saveTarget(intent)]: intent.key } } : {},
      ),
      dropKey: assign(({ context: { intent, unresolvedKeys } }) => {
        if (!intent || !unresolvedKeys) return {};
        const { [saveTarget(intent)]: _, ...others } = unresolvedKeys;
        return { unresolvedKeys: others };
      }),
      dropKeys: assign({ unresolvedKeys: undefined }),
      forgetCopyId: assign(({ context: { confirmed } }) => {
        const { copyId: _, ...known } = confirmed ?? {};
        return confirmed ? { confirmed: known } : {};
      }),
      forgetRead: sendTo('reread', { type: 'FORGET' }),
      record: ({ context }) => ports.onRecord?.(saveRecord(context), context.intent?.copy ?? null),
      toastSaved: ({ context }) => ports.onToast?.(savedToast(context)),
      toastSaveFailed: ({ context }) => ports.onToast?.(saveFailedToast(context)),
      toastDeleted: ({ context }) => ports.onToast?.(deletedToast(context)),
      toastDeleteFailed: ({ context: { pin } }) => ports.onToast?.({ kind: 'delete-failed', pin }),
      track: ({ context }) => ports.onEvent?.(saveEvent(context)),
    },
    delays: { SAVE_TIMEOUT_MS, SAVED_TITLE_MS },
  }).createMachine({
    id: 'save',
    context: ({ input }) => input,
    on: { CONFIRM: { guard: 'isNewer', actions: 'confirm' } },
    initial: 'none',
    states: {
      none: {
        entry: 'removeIntent',
        always: { guard: 'isSaved', target: 'saved' },
        on: {
          SAVE: [
            { guard: 'isStuck', actions: 'toastSaveFailed' },
            { guard: 'isQueued', target: '#save.saving.queued', actions: 'addIntent' },
            { target: 'saving', actions: 'addIntent' },
          ],
        },
      },
      saving: {
        entry: 'persistSave',
        exit: 'unpersist',
        initial: 'choosing',
        states: {
          choosing: {
            always: [
              { guard: 'mayWait', target: 'queued' },
              { guard: 'needsBoard', target: 'finding' },
              { target: 'writing' },
            ],
          },
          queued: {
            tags: 'queued',
            on: { ONLINE: 'choosing' },
          },
          finding: {
            invoke: {
              src: 'findBoard',
              onDone: {
                target: 'writing',
                actions: { type: 'keepBoard', params: ({ event }) => event.output },
              },
              onError: [
                { guard: 'mayWait', target: 'queued' },
                {
                  target: '#save.none',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    'toastSaveFailed',
                  ],
                },
              ],
            },
            after: {
              SAVE_TIMEOUT_MS: [
                { guard: 'mayWait', target: 'queued' },
                { target: '#save.none', actions: 'toastSaveFailed' },
              ],
            },
          },
          writing: {
            entry: 'countRequest',
            invoke: {
              src: 'savePin',
              input: ({ context }) => context,
              onDone: {
                target: '#save.saved.savedAnimation',
                actions: [
                  { type: 'confirmSaved', params: ({ event }) => event.output },
                  'record',
                  'toastSaved',
                  'track',
                ],
              },
              onError: {
                target: 'failing',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            },
            after: { SAVE_TIMEOUT_MS: 'failing' },
          },
          failing: {
            always: [
              { guard: 'mayWait', target: 'queued' },
              {
                guard: 'isRefused',
                target: '#save.none',
                actions: ['dropKey', 'toastSaveFailed'],
              },
              { target: 'unknown' },
            ],
          },
          unknown: {
            tags: 'unknown',
            on: { CONFIRM: { guard: 'isNewer', actions: ['confirm', 'forgetRead'] } },
            invoke: {
              id: 'reread',
              src: 'reread',
              input: ({ context }) => ({
                of: context.pin.id,
                isFulfilled: (held) => savedCopyOf(held) !== null,
              }),
              onDone: {
                target: 'resolving',
                actions: { type: 'confirmRead', params: ({ event }) => event.output.held },
              },
            },
          },
          resolving: {
            always: [
              {
                guard: 'isSaved',
                target: '#save.saved.savedAnimation',
                actions: ['record', 'toastSaved', 'track'],
              },
              { target: '#save.none', actions: ['keepKey', 'toastSaveFailed'] },
            ],
          },
        },
      },
      saved: {
        entry: ['removeIntent', 'dropKeys'],
        always: { guard: not('isSaved'), target: 'none' },
        on: {
          UNSAVE: [
            { guard: 'isStuck', actions: 'toastDeleteFailed' },
            { guard: 'isQueued', target: '#save.deleting.queued', actions: 'addIntent' },
            { target: 'deleting', actions: 'addIntent' },
          ],
        },
        initial: 'board',
        states: {
          savedAnimation: { after: { SAVED_TITLE_MS: 'board' } },
          board: {},
        },
      },
      deleting: {
        entry: 'persistUnsave',
        exit: 'unpersist',
        initial: 'choosing',
        states: {
          choosing: {
            always: [{ guard: 'mayWait', target: 'queued' }, { target: 'writing' }],
          },
          queued: {
            tags: 'queued',
            on: { ONLINE: 'choosing' },
          },
          writing: {
            entry: 'countRequest',
            invoke: {
              src: 'unsavePin',
              input: ({ context }) => context,
              onDone: {
                target: '#save.none',
                actions: ['confirmUnsaved', 'record', 'toastDeleted', 'track'],
              },
              onError: {
                target: 'failing',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            },
            after: { SAVE_TIMEOUT_MS: 'failing' },
          },
          failing: {
            always: [
              { guard: 'mayWait', target: 'queued' },
              // Removed elsewhere, and perhaps saved again.
              { guard: 'isGone', target: 'unknown', actions: 'forgetCopyId' },
              { guard: 'isRefused', target: '#save.none', actions: 'toastDeleteFailed' },
              { target: 'unknown' },
            ],
          },
          unknown: {
            tags: 'unknown',
            on: { CONFIRM: { guard: 'isNewer', actions: ['confirm', 'forgetRead'] } },
            invoke: {
              id: 'reread',
              src: 'reread',
              input: ({ context }) => ({
                of: context.pin.id,
                isFulfilled: (held) => savedCopyOf(held) === null,
              }),
              onDone: {
                target: 'resolving',
                actions: { type: 'confirmRead', params: ({ event }) => event.output.held },
              },
            },
          },
          resolving: {
            always: [
              { guard: 'isSaved', target: '#save.saved', actions: 'toastDeleteFailed' },
              { target: '#save.none', actions: ['record', 'toastDeleted', 'track'] },
            ],
          },
        },
      },
    },
  });
}
