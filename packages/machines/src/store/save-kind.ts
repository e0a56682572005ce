import type { SaveResponse, WriteOptions } from '@tackboard/domain';
import { readFailure, SAVED_TITLE_MS } from '@tackboard/domain/card';
import type { WriteKind } from '../writes/write.types.js';
import {
  confirmedSave,
  mergeCopy,
  type PinSave,
  type SaveChange,
  savedCopyOf,
  showSave,
} from './pin-save.js';
import type { SaveCalls, SavedCopy, SaveTap } from './save.types.js';

/** A quick save without the call that finds its board; `code` is `missing-quick-saves-call`. */
class MissingQuickSavesCallError extends Error {
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

/** The server does not know the copy that was to be removed: it was removed elsewhere, and perhaps saved again. */
class MissingCopyError extends Error {
  override readonly name = 'MissingCopyError';
  /** See `writeFailure` of the domain: the pin is read again. */
  readonly outcome = 'unknown';
}

/** What saves and unsaves are for the store of writes. */
export type SaveKind = WriteKind<SavedCopy | null, SaveChange, PinSave>;

/** What the kind needs from the pin store. */
export interface SaveKindOptions extends Pick<SaveKind, 'onDone' | 'onFailed' | 'onLateDone'> {
  readonly calls: SaveCalls;
  readonly viewerId: () => string | undefined;
}

/** Describes saves and unsaves. */
export function createSaveKind(options: SaveKindOptions): SaveKind {
  const { calls, viewerId, ...reports } = options;
  return {
    ...reports,
    show: (_, record) => showSave(record),
    showServed: confirmedSave,
    async write(_, change, request, correct) {
      const { pin, kind, copy } = change;
      if (kind === 'saving') {
        return savedCopyFrom(change, await savePin(calls, change, viewerId(), request));
      }
      try {
        await calls.unsavePin(
          {
            pinId: copy?.copyId ?? pin.id,
            ...(copy?.board && { boardId: copy.board.id }),
            ...(copy?.sectionId !== undefined && { sectionId: copy.sectionId }),
            ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
          },
          request,
        );
      } catch (error) {
        if (!readFailure(error).isMissing) throw error;
        correct(withoutCopyId);
        throw new MissingCopyError('The copy is gone.', { cause: error });
      }
      return null;
    },
    entryOf: (_, { kind, pin: { id, trackingParams }, tap, copy }, key, viewerId) => ({
      kind: kind === 'saving' ? 'save' : 'delete',
      key,
      viewerId,
      pin: { id, ...(trackingParams !== undefined && { trackingParams }) },
      tap,
      saved: copy,
    }),
    readerOf: (pinId) => async (request) => savedCopyOf(await calls.readPin({ pinId }, request)),
    prepare(change) {
      if (!change.tap.isQuickSave || change.tap.board || change.kind !== 'saving') return undefined;
      return async (request) => {
        if (!calls.findQuickSavesBoard) throw new MissingQuickSavesCallError();
        const board = await calls.findQuickSavesBoard(request);
        return { ...change, tap: { ...change.tap, board } };
      };
    },
    isFulfilled: (confirmed, { kind }) => (confirmed !== null) === (kind === 'saving'),
    targetOf: ({ kind, tap }) => (kind === 'saving' ? targetOfTap(tap) : undefined),
    merge: mergeCopy,
    recentMs: SAVED_TITLE_MS,
    // Nothing but the record knows what a visitor has saved.
    canEvict: (confirmed) => viewerId() !== undefined || confirmed === null,
  };
}

/** The copy's own id is of no use any more. */
function withoutCopyId(copy: SavedCopy | null): SavedCopy | null {
  if (!copy) return null;
  const { copyId: _, ...rest } = copy;
  return rest;
}

/** Sends a save. */
function savePin(
  calls: SaveCalls,
  { pin, tap }: SaveChange,
  userId: string | undefined,
  request: WriteOptions,
): Promise<SaveResponse> {
  return calls.savePin(
    {
      pinId: pin.id,
      ...(tap.board && { boardId: tap.board.id }),
      ...(tap.sectionId !== undefined && { sectionId: tap.sectionId }),
      ...(userId !== undefined && { userId }),
      ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
    },
    request,
  );
}

/** The copy that a save made, with what the tap knew of its board. */
function savedCopyFrom({ tap }: SaveChange, response: SaveResponse): SavedCopy {
  const board = response.board ? { ...tap.board, ...response.board } : tap.board;
  return {
    copyId: response.id,
    ...(board && { board }),
    ...(tap.sectionId !== undefined && { sectionId: tap.sectionId }),
  };
}

/** Where a tap saves to: a board, a section of it, the quick-saves board or the profile. */
function targetOfTap({ board, sectionId, isQuickSave }: SaveTap): string {
  return JSON.stringify(isQuickSave ? ['quick'] : [board?.id, sectionId]);
}
