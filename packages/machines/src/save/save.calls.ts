import type { Board, SaveAnswer } from '@tackboard/domain';
import type { OutboxEntry } from '../outbox/outbox.types.js';
import type { SaveContext, SaveMachinePorts, SaveRecord } from './save.types.js';
import type { SavedCopy } from './saved-copy.js';

/** A quick save without the call that finds its board; `code` is `missing-quick-saves-call`. */
export class MissingQuickSavesCallError extends Error {
  override readonly name = 'MissingQuickSavesCallError';
  readonly code = 'missing-quick-saves-call';
  /** Nothing was sent: see `writeFailure` of the domain. */
  readonly outcome = 'failed';

  constructor() {
    super(
      'No call finds the quick-saves board, so nothing was saved. Pass calls.findQuickSavesBoard to createPinStore.',
    );
  }
}

/** The copy that a save made, with what the tap knew of its board. */
export function answeredCopy({ wish }: SaveContext, answer: SaveAnswer): SavedCopy {
  const board = answer.board ? { ...wish?.board, ...answer.board } : wish?.board;
  return {
    copyId: answer.id,
    ...(board ? { board } : {}),
    ...(wish?.sectionId === undefined ? {} : { sectionId: wish.sectionId }),
  };
}

function keyOf({ wish }: SaveContext): string {
  return wish?.key ?? '';
}

/** What is recorded, and for which pins (S1 §4). */
export function recordOf({ pin, saved, wish }: SaveContext): SaveRecord {
  const originalPinId = wish?.originalPinId;
  const isOther = originalPinId !== undefined && originalPinId !== pin.id;
  return { pin, saved, ...(isOther ? { originalPinId } : {}) };
}

/** Sends the save of a tap (S1 §7). */
export async function save(
  { calls, onLateAnswer }: SaveMachinePorts,
  context: SaveContext,
  signal: AbortSignal,
): Promise<SaveAnswer> {
  const { pin, viewerId, wish } = context;
  const key = keyOf(context);
  const answer = await calls.savePin(
    {
      pinId: pin.id,
      ...(wish?.board?.id === undefined ? {} : { boardId: wish.board.id }),
      ...(wish?.sectionId === undefined ? {} : { sectionId: wish.sectionId }),
      ...(viewerId === undefined ? {} : { userId: viewerId }),
      ...(pin.trackingParams === undefined ? {} : { clientTrackingParams: pin.trackingParams }),
    },
    { signal, idempotencyKey: key },
  );
  if (signal.aborted) {
    onLateAnswer?.(recordOf({ ...context, saved: answeredCopy(context, answer) }), key);
  }
  return answer;
}

/** Sends the delete of a tap: of the copy that is known, else of the pin on its board (S1 §7). */
export async function remove(
  { calls, onLateAnswer }: SaveMachinePorts,
  context: SaveContext,
  signal: AbortSignal,
): Promise<void> {
  const { pin, saved } = context;
  const key = keyOf(context);
  await calls.unsavePin(
    {
      pinId: saved?.copyId ?? pin.id,
      ...(saved?.board?.id === undefined ? {} : { boardId: saved.board.id }),
      ...(saved?.sectionId === undefined ? {} : { sectionId: saved.sectionId }),
      ...(pin.trackingParams === undefined ? {} : { clientTrackingParams: pin.trackingParams }),
    },
    { signal, idempotencyKey: key },
  );
  if (signal.aborted) onLateAnswer?.(recordOf({ ...context, saved: null }), key);
}

/** Finds or makes the board of quick saves (S3 §4.9). */
export async function findBoard(
  { calls, newKey }: SaveMachinePorts,
  signal: AbortSignal,
): Promise<Board> {
  if (!calls.findQuickSavesBoard) throw new MissingQuickSavesCallError();
  return calls.findQuickSavesBoard({ signal, idempotencyKey: newKey() });
}

/** Whether a tap could be written down, and so wait while offline. */
export function hasRoom({ outbox }: SaveMachinePorts, { viewerId }: SaveContext): boolean {
  return outbox !== undefined && viewerId !== undefined && outbox.hasRoom(viewerId);
}

/** Whether the tap was written down. */
export function isPersisted({ outbox }: SaveMachinePorts, context: SaveContext): boolean {
  const { pin, viewerId } = context;
  return viewerId !== undefined && outbox?.holds({ key: keyOf(context), viewerId, pin }) === true;
}

/** Writes the tap down before it is sent. */
export function persist(
  ports: SaveMachinePorts,
  kind: OutboxEntry['kind'],
  context: SaveContext,
): void {
  const { pin, saved, viewerId, wish } = context;
  if (!wish || viewerId === undefined || !hasRoom(ports, context)) return;
  const { key, ...tap } = wish;
  const { id, trackingParams } = pin;
  ports.outbox?.add({
    kind,
    key,
    viewerId,
    pin: { id, ...(trackingParams === undefined ? {} : { trackingParams }) },
    tap,
    saved,
  });
}

/** The tap is settled: it is never sent again. */
export function unpersist({ outbox }: SaveMachinePorts, context: SaveContext): void {
  const { pin, viewerId } = context;
  if (viewerId !== undefined) outbox?.remove({ key: keyOf(context), viewerId, pin });
}
