import type { Board, SaveResponse } from '@tackboard/domain';
import type { SaveEntry } from '../outbox/outbox.types.js';
import { persistTap, slotOf } from '../outbox/outbox.js';
import type { SavedCopy } from '../store/pin-save.js';
import { saveRecord } from './save.messages.js';
import type { SaveContext, SaveIntent, SaveMachinePorts } from './save.types.js';

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

/** A context with a tap that is being sent. */
type PendingContext = SaveContext & { readonly intent: SaveIntent };

/** The copy that a save made, with what the tap knew of its board. */
export function savedCopyFrom({ intent }: SaveContext, response: SaveResponse): SavedCopy {
  const board = response.board ? { ...intent?.board, ...response.board } : intent?.board;
  return {
    copyId: response.id,
    ...(board && { board }),
    ...(intent?.sectionId !== undefined && { sectionId: intent.sectionId }),
  };
}

/** Sends the save of a tap (S1 §7). */
export async function savePin(
  { calls, onLateResponse }: SaveMachinePorts,
  context: PendingContext,
  signal: AbortSignal,
): Promise<SaveResponse> {
  const { pin, viewerId, intent } = context;
  const response = await calls.savePin(
    {
      pinId: pin.id,
      ...(intent.board && { boardId: intent.board.id }),
      ...(intent.sectionId !== undefined && { sectionId: intent.sectionId }),
      ...(viewerId !== undefined && { userId: viewerId }),
      ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
    },
    { signal, idempotencyKey: intent.key },
  );
  if (signal.aborted) {
    const confirmed = savedCopyFrom(context, response);
    onLateResponse?.(saveRecord({ ...context, confirmed }), intent.key);
  }
  return response;
}

/** Sends the unsave of a tap: of the copy that it showed, else of the pin on its board (S1 §7). */
export async function unsavePin(
  { calls, onLateResponse }: SaveMachinePorts,
  context: PendingContext,
  signal: AbortSignal,
): Promise<void> {
  const { pin, intent } = context;
  const { copy } = intent;
  await calls.unsavePin(
    {
      pinId: copy?.copyId ?? pin.id,
      ...(copy?.board && { boardId: copy.board.id }),
      ...(copy?.sectionId !== undefined && { sectionId: copy.sectionId }),
      ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
    },
    { signal, idempotencyKey: intent.key },
  );
  if (signal.aborted) onLateResponse?.(saveRecord({ ...context, confirmed: null }), intent.key);
}

/** Finds or creates the quick-saves board (S3 §4.9). */
export async function findBoard(
  { calls, newKey }: SaveMachinePorts,
  signal: AbortSignal,
): Promise<Board> {
  if (!calls.findQuickSavesBoard) throw new MissingQuickSavesCallError();
  return calls.findQuickSavesBoard({ signal, idempotencyKey: newKey() });
}

/** Whether the outbox can store a tap, so that it can wait while offline. */
export function hasRoom({ outbox }: SaveMachinePorts, { viewerId }: SaveContext): boolean {
  return outbox !== undefined && viewerId !== undefined && outbox.hasRoom(viewerId);
}

/** Whether the outbox holds the tap with this key, by default the pending one. */
export function isPersisted(
  { outbox }: SaveMachinePorts,
  { intent, pin, viewerId }: SaveContext,
  key = intent?.key,
): boolean {
  const slot = slotOf(viewerId, pin, key);
  return slot !== undefined && outbox?.holds(slot) === true;
}

/** Stores the tap in the outbox before it is sent. */
export function persist(
  { outbox }: SaveMachinePorts,
  kind: SaveEntry['kind'],
  { intent, pin, viewerId }: SaveContext,
): void {
  if (!intent) return;
  const { copy, isSent: _, isResent: __, ...tap } = intent;
  persistTap(outbox, viewerId, pin, { kind, tap, saved: copy });
}

/** Removes the tap from the outbox: it is settled and is never sent again. */
export function unpersist({ outbox }: SaveMachinePorts, context: SaveContext): void {
  const slot = slotOf(context.viewerId, context.pin, context.intent?.key);
  if (slot) outbox?.remove(slot);
}
