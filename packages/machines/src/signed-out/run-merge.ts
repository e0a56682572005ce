import type { Clock } from '@tackboard/domain';
import { createActor } from 'xstate';
import { createMergeSavesMachine } from './merge-saves.machine.js';
import type { MergeSavesEvent, MergeSavesPorts } from './merge-saves.types.js';

/** Options of {@link runMerge}. */
export interface RunMergeOptions extends MergeSavesPorts, Omit<MergeSavesEvent, 'type'> {
  readonly clock: Clock;
  /** Aborts the request. The next merge of the viewer repeats it with the same key. */
  readonly signal: AbortSignal;
}

/** Runs the chart of one merge. Resolves when it has ended, with or without success. */
export async function runMerge(options: RunMergeOptions): Promise<void> {
  const { clock, signal, viewerId, unauthPinId } = options;
  if (signal.aborted) return;
  const actor = createActor(createMergeSavesMachine(options), { clock }).start();
  signal.addEventListener('abort', () => actor.stop());
  actor.send({ type: 'LOGIN', viewerId, ...(unauthPinId !== undefined && { unauthPinId }) });
  await new Promise<void>((resolve) => {
    const next = (snapshot = actor.getSnapshot()) => snapshot.matches('waiting') && resolve();
    actor.subscribe({ next, complete: resolve });
    next();
  });
  actor.stop();
}
