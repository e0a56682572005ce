import type { SaveResponse } from '@tackboard/domain';
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
import type { SaveCalls, SavedCopy } from './save.types.js';

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
    show: showSave,
    showServed: confirmedSave,
    async write(_, change, request, correct) {
      const { kind, pin, copy } = change;
      const { board, sectionId } = kind === 'saving' ? change.tap : (copy ?? {});
      const userId = viewerId();
      const fields = {
        ...(board && { boardId: board.id }),
        ...(sectionId !== undefined && { sectionId }),
        ...(pin.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
      };
      if (kind === 'saving') {
        const ofViewer = userId === undefined ? {} : { userId };
        const response = await calls.savePin({ pinId: pin.id, ...fields, ...ofViewer }, request);
        return savedCopyFrom(change, response);
      }
      try {
        await calls.unsavePin({ pinId: copy?.copyId ?? pin.id, ...fields }, request);
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
    readerOf: (pinId) => async (request) =>
      calls.readPin({ pinId }, request).then(savedCopyOf, (error: unknown) => {
        if (!readFailure(error).isMissing) throw error;
        // A pin that is gone is not saved.
        return null;
      }),
    prepare(change) {
      if (!change.tap.isQuickSave || change.tap.board || change.kind !== 'saving') return undefined;
      return async (request) => {
        if (!calls.findQuickSavesBoard) throw new MissingQuickSavesCallError();
        const board = await calls.findQuickSavesBoard(request);
        return { ...change, tap: { ...change.tap, board } };
      };
    },
    isFulfilled: (confirmed, { kind }) => (confirmed !== null) === (kind === 'saving'),
    targetOf,
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

/** The copy that a save made, with what the tap knew of its board. The call of a host may respond with an id that is a number. */
function savedCopyFrom({ tap }: SaveChange, response: SaveResponse): SavedCopy {
  const board = response.board ? { ...tap.board, ...response.board } : tap.board;
  return {
    copyId: String(response.id),
    ...(board && { board }),
    ...(tap.sectionId !== undefined && { sectionId: tap.sectionId }),
  };
}

/** Where a change saves to: a board, a section of it, the quick-saves board or the profile. An unsave has no target. */
function targetOf({ kind, tap: { board, sectionId, isQuickSave } }: SaveChange) {
  if (kind === 'deleting') return undefined;
  return JSON.stringify(isQuickSave ? ['quick'] : [board?.id, sectionId]);
}
