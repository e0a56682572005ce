import {
  type Board,
  type Pin,
  readFailure,
  type SaveAnswer,
  writeFailure,
} from '@tackboard/domain';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { createRereadMachine } from '../reread/reread.machine.js';
import {
  answeredCopy,
  findBoard,
  hasRoom,
  isPersisted,
  persist,
  recordOf,
  remove,
  save,
  unpersist,
} from './save.calls.js';
import { deletedToast, repinPage, savedToast, saveEvent, saveFailedToast } from './save.news.js';
import { newestCopy, savedCopyOf } from './saved-copy.js';
import type { SaveContext, SaveInput, SaveMachineEvent, SaveMachinePorts } from './save.types.js';

/** How long a write may stay unanswered before its outcome counts as unknown, in milliseconds. */
export const SAVE_TIMEOUT_MS = 30_000;

/**
 * The chart of the one-tap save (S1 §4): none → saving → saved → deleting → none. A tap is heard only in `none` and
 * `saved`. A refused write goes back to what the server is known to hold; a write whose outcome is unknown is read
 * again before anything is said.
 */
export function createSaveMachine(ports: SaveMachinePorts) {
  return setup({
    types: {
      context: {} as SaveContext,
      events: {} as SaveMachineEvent,
      input: {} as SaveInput,
      tags: {} as 'busy' | 'queued' | 'sent' | 'unknown',
    },
    actors: {
      save: fromPromise<SaveAnswer, SaveContext>(({ input, signal }) => save(ports, input, signal)),
      remove: fromPromise<void, SaveContext>(({ input, signal }) => remove(ports, input, signal)),
      findBoard: fromPromise<Board, void>(({ signal }) => findBoard(ports, signal)),
      reread: createRereadMachine<Pin, string>((id, options) => ports.calls.readPin(id, options)),
    },
    guards: {
      isSaved: ({ context }) => context.saved !== null,
      opensRepinPage: ({ event }) => event.type === 'TAP' && event.variant === 'explore-local',
      isStuck: ({ context }) => ports.isOnline?.() === false && !hasRoom(ports, context),
      mayWait: ({ context }) => ports.isOnline?.() === false && isPersisted(ports, context),
      needsBoard: ({ context }) => context.wish?.isQuickSave === true && !context.wish.board,
      isGone: ({ context }) => context.isGone === true,
      isRefused: ({ context }) => context.failure?.outcome === 'failed',
    },
    actions: {
      openRepinPage: ({ context, event }) => {
        if (event.type === 'TAP') ports.openRepinPage?.(repinPage(context, event));
      },
      keepWish: assign(({ event }) => {
        if (event.type !== 'TAP') return {};
        const { type: _, ...wish } = event;
        return { wish: { ...wish, key: wish.key ?? ports.newKey() }, failure: undefined };
      }),
      keepBoard: assign(({ context: { wish } }, board: Board) =>
        wish ? { wish: { ...wish, board } } : {},
      ),
      persistSave: ({ context }) => persist(ports, 'save', context),
      persistDelete: ({ context }) => persist(ports, 'delete', context),
      unpersist: ({ context }) => unpersist(ports, context),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        failure: writeFailure(error),
        isGone: readFailure(error).isMissing,
      })),
      forgetCopy: assign(({ context: { saved } }) => {
        const { copyId: _, ...known } = saved ?? {};
        return saved ? { saved: known } : {};
      }),
      confirm: assign(({ event }) => (event.type === 'CONFIRM' ? { saved: event.saved } : {})),
      keepAnswer: assign(({ context }, answer: SaveAnswer) => ({
        saved: answeredCopy(context, answer),
      })),
      forgetReading: sendTo('reread', { type: 'FORGET' }),
      keepReading: assign(({ context }, held: Pin | undefined) =>
        held ? { saved: newestCopy(context.saved, savedCopyOf(held)), left: context.saved } : {},
      ),
      forget: assign(({ context }) => ({ saved: null, left: context.saved })),
      record: ({ context }) => ports.onRecord?.(recordOf(context)),
      announceSaved: ({ context }) => ports.onToast?.(savedToast(context)),
      announceSaveFailed: ({ context }) => ports.onToast?.(saveFailedToast(context)),
      announceDeleted: ({ context }) => ports.onToast?.(deletedToast(context)),
      announceDeleteFailed: ({ context: { pin } }) =>
        ports.onToast?.({ kind: 'delete-failed', pin }),
      track: ({ context }) => ports.onEvent?.(saveEvent(context)),
    },
    delays: { SAVE_TIMEOUT_MS },
  }).createMachine({
    id: 'save',
    context: ({ input }) => input,
    initial: 'settling',
    states: {
      settling: {
        always: [{ guard: 'isSaved', target: 'saved' }, { target: 'none' }],
      },
      none: {
        on: {
          CONFIRM: { target: 'settling', actions: 'confirm' },
          TAP: [
            { guard: 'opensRepinPage', actions: 'openRepinPage' },
            { guard: 'isStuck', actions: 'announceSaveFailed' },
            { target: 'saving', actions: 'keepWish' },
          ],
        },
      },
      saving: {
        tags: 'busy',
        entry: 'persistSave',
        exit: 'unpersist',
        on: { CONFIRM: { actions: 'confirm' } },
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
                  target: '#save.settling',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    'announceSaveFailed',
                  ],
                },
              ],
            },
            after: {
              SAVE_TIMEOUT_MS: [
                { guard: 'mayWait', target: 'queued' },
                { target: '#save.settling', actions: 'announceSaveFailed' },
              ],
            },
          },
          writing: {
            tags: 'sent',
            invoke: {
              src: 'save',
              input: ({ context }) => context,
              onDone: {
                target: '#save.saved',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  'record',
                  'announceSaved',
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
              { guard: 'isRefused', target: '#save.settling', actions: 'announceSaveFailed' },
              { target: 'unknown' },
            ],
          },
          unknown: {
            tags: 'unknown',
            on: { CONFIRM: { actions: ['confirm', 'forgetReading'] } },
            invoke: {
              id: 'reread',
              src: 'reread',
              input: ({ context }) => ({
                of: context.pin.id,
                isFulfilled: (held) => savedCopyOf(held) !== null,
              }),
              onDone: {
                target: 'judging',
                actions: { type: 'keepReading', params: ({ event }) => event.output.held },
              },
            },
          },
          judging: {
            always: [
              {
                guard: 'isSaved',
                target: '#save.saved',
                actions: ['record', 'announceSaved', 'track'],
              },
              {
                target: '#save.none',
                actions: 'announceSaveFailed',
              },
            ],
          },
        },
      },
      saved: {
        on: {
          CONFIRM: { target: 'settling', actions: 'confirm' },
          TAP: [
            { guard: 'opensRepinPage', actions: 'openRepinPage' },
            { guard: 'isStuck', actions: 'announceDeleteFailed' },
            { target: 'deleting', actions: 'keepWish' },
          ],
        },
      },
      deleting: {
        tags: 'busy',
        entry: 'persistDelete',
        exit: 'unpersist',
        on: { CONFIRM: { actions: 'confirm' } },
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
            tags: 'sent',
            invoke: {
              src: 'remove',
              input: ({ context }) => context,
              onDone: {
                target: '#save.none',
                actions: ['forget', 'record', 'announceDeleted', 'track'],
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
              // Deleted elsewhere, and perhaps saved again: only a reading can tell.
              { guard: 'isGone', target: 'unknown', actions: 'forgetCopy' },
              { guard: 'isRefused', target: '#save.settling', actions: 'announceDeleteFailed' },
              { target: 'unknown' },
            ],
          },
          unknown: {
            tags: 'unknown',
            on: { CONFIRM: { actions: ['confirm', 'forgetReading'] } },
            invoke: {
              id: 'reread',
              src: 'reread',
              input: ({ context }) => ({
                of: context.pin.id,
                isFulfilled: (held) => savedCopyOf(held) === null,
              }),
              onDone: {
                target: 'judging',
                actions: { type: 'keepReading', params: ({ event }) => event.output.held },
              },
            },
          },
          judging: {
            always: [
              { guard: 'isSaved', target: '#save.saved', actions: 'announceDeleteFailed' },
              { target: '#save.none', actions: ['record', 'announceDeleted', 'track'] },
            ],
          },
        },
      },
    },
  });
}
