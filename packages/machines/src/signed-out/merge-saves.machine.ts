import { pinsToMerge } from '@tackboard/domain/logged-out';
import { assign, fromPromise, setup } from 'xstate';
import { createStoredMergeKey } from './stored-merge-key.js';
import type { MergeSavesContext, MergeSavesEvent, MergeSavesPorts } from './merge-saves.types.js';

/** How long a merge may be pending before it counts as failed, in milliseconds. */
export const MERGE_TIMEOUT_MS = 30_000;

const NO_MERGE: MergeSavesContext = { viewerId: '', pinIds: [], key: '' };

/**
 * The chart of merging what a visitor saved into their profile after they have signed in (S1 §4): once, the pin of the
 * quick save included, and then the list is cleared. A merge that fails is tried again at the next login.
 */
export function createMergeSavesMachine(ports: MergeSavesPorts) {
  const mergeKey = createStoredMergeKey(ports);
  return setup({
    types: {
      context: {} as MergeSavesContext,
      events: {} as MergeSavesEvent,
      tags: {} as 'busy',
    },
    actors: {
      merge: fromPromise<void, MergeSavesContext>(
        ({ input: { pinIds, unauthPinId, key }, signal }) =>
          ports.mergeSavedPins(
            { pinIds, ...(unauthPinId !== undefined && { unauthPinId }) },
            { signal, idempotencyKey: key },
          ),
      ),
    },
    guards: {
      hasPins: ({ event }) => pinsToMerge(ports.saves.list(), event.unauthPinId).length > 0,
    },
    actions: {
      keepPins: assign(({ context, event }) => {
        const { viewerId, unauthPinId } = event;
        const pinIds = pinsToMerge(ports.saves.list(), unauthPinId);
        // The same list of the same viewer is the same merge: its key lets the server recognise a repeated request.
        const known = mergeKey.get(viewerId) ?? context;
        const isAgain = known.viewerId === viewerId && String(pinIds) === String(known.pinIds);
        const key = isAgain ? known.key : ports.newKey();
        mergeKey.set({ viewerId, pinIds, key });
        return { viewerId, pinIds, unauthPinId, key };
      }),
      // What was saved after the merge had begun waits for the next one.
      clear: ({ context }) => context.pinIds.forEach(ports.saves.remove),
      forget: assign(({ context }) => {
        mergeKey.remove(context.viewerId);
        return NO_MERGE;
      }),
      announceMerged: ({ context }) => ports.onMerged?.(context.pinIds),
      reportError: (_, { error }: { error: unknown }) => ports.onError?.(error),
      reportTimeout: () =>
        ports.onError?.(new Error('Merging the saved pins got no response within 30 s.')),
    },
    delays: { MERGE_TIMEOUT_MS },
  }).createMachine({
    id: 'mergeSaves',
    context: NO_MERGE,
    initial: 'waiting',
    states: {
      waiting: {
        on: { LOGIN: { guard: 'hasPins', target: 'merging', actions: 'keepPins' } },
      },
      merging: {
        tags: 'busy',
        invoke: {
          src: 'merge',
          input: ({ context }) => context,
          onDone: { target: 'waiting', actions: ['clear', 'announceMerged', 'forget'] },
          onError: {
            target: 'waiting',
            actions: { type: 'reportError', params: ({ event }) => event },
          },
        },
        after: { MERGE_TIMEOUT_MS: { target: 'waiting', actions: 'reportTimeout' } },
      },
    },
  });
}
