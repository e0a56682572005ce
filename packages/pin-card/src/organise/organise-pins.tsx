'use client';
import type { BulkAction, BulkEditRequest, ToastAction, WriteOptions } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/card';
import { feedbackWords, saveWords, type SaveWords } from '@tackboard/domain/words';
import { type BulkInput, type BulkOutcome, bulkMachine } from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import type { ToastInput } from '@tackboard/ui/toast';
import { type ReactNode, useMemo } from 'react';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import { OrganiseContext, type Organising } from './organise-bar.js';
import { SelectionBorder } from './selection-border.js';
import { SelectionSlot } from './selection-slot.js';

/** One element for all cards. It reads the selection from context. */
const BORDER = <SelectionBorder />;

/** Props of {@link OrganisePins}. */
export interface OrganisePinsProps {
  readonly boardId: string;
  /** The section whose pins are shown. Leave it out for the pins of the board. */
  readonly sectionId?: string;
  /** The ids of the loaded pins. Memoize the list. */
  readonly loadedPinIds: readonly string[];
  /** Called when a bulk edit, or its undo, settles. Fetch the board again after `done` and `unknown`. */
  readonly onOutcome?: (outcome: BulkOutcome) => void;
  readonly children?: ReactNode;
}

/** The chart of the selection and its bulk edits, whose toasts have Undo where there is a way back. */
function useBulk({ boardId, sectionId, onOutcome }: OrganisePinsProps) {
  const { calls, clock, context, core, environment, toasts } = useInternals('OrganisePins');
  const { restorePins } = calls;
  const bulkEdit = promptingCall(core, { reason: 'edit' }, useCall('OrganisePins', 'bulkEditPins'));
  const words = useWords('save', saveWords);
  const { undo: undoText } = useWords('feedback', feedbackWords);
  const input = { boardId, ...(sectionId !== undefined && { sectionId }) };
  const undo = (send: (options: WriteOptions) => Promise<unknown>, outcome: BulkOutcome) => {
    send({ idempotencyKey: newKeyOf(environment)() }).then(
      () => onOutcome?.({ ...outcome, targetBoardId: boardId }),
      (error: unknown) => core.fail(error),
    );
  };
  const undoOf = (outcome: BulkOutcome): ToastAction | undefined => {
    const { action, editedIds: pinIds = [], result } = outcome;
    const request = undoRequest(outcome, input);
    const isRestorable = action === 'bulkDelete' && result === 'done' && pinIds.length > 0;
    const send = request
      ? (options: WriteOptions) => bulkEdit(request, options)
      : restorePins && isRestorable
        ? (options: WriteOptions) => restorePins({ boardId, pinIds }, options)
        : undefined;
    return send && { text: undoText(), onPress: () => undo(send, outcome) };
  };
  return useChart(
    bulkMachine,
    {
      bulkEdit,
      newKey: newKeyOf(environment),
      onOutcome(outcome) {
        if (!suppressesToasts(context.experiments)) {
          toasts.show(bulkToast(outcome, words, undoOf(outcome)));
        }
        const { action, pinIds, result, targetBoardId } = outcome;
        const count = pinIds === 'all' ? undefined : pinIds.length;
        core.emit({ name: 'pins-organized', action, result, boardId, targetBoardId, count });
        onOutcome?.(outcome);
      },
    },
    { clock, input },
  );
}

/**
 * Lets the viewer select and organise the pins of a board. Put it around the `<OrganiseBar>` and the grid. A
 * `PinCard` shows its selection border on surfaces whose pins can be organised. Needs the call `bulkEditPins`.
 */
export function OrganisePins(props: OrganisePinsProps) {
  const { loadedPinIds, children } = props;
  const [snapshot, send] = useBulk(props);
  const isSelecting = !snapshot.matches('idle');
  const isBusy = snapshot.hasTag('busy');
  const { selection } = snapshot.context;
  const organising = useMemo<Organising>(
    () => ({
      isSelecting,
      isBusy,
      selection,
      loadedPinIds,
      toggle: (pinId) => send({ type: 'TOGGLE', pinId, loadedPinIds }),
      send,
    }),
    [isBusy, isSelecting, loadedPinIds, selection, send],
  );
  return (
    <OrganiseContext.Provider value={organising}>
      <SelectionSlot.Provider value={BORDER}>{children}</SelectionSlot.Provider>
    </OrganiseContext.Provider>
  );
}

const DONE_WORDS = {
  bulkMove: 'pinsMoved',
  bulkCopy: 'pinsCopied',
  bulkCreateSection: 'sectionCreated',
  bulkDelete: 'pinsDeleted',
} as const satisfies Record<BulkAction, keyof SaveWords>;

/**
 * The toast after a bulk edit, with Undo where there is a way back. A message of the server replaces the default text of a
 * failure.
 */
function bulkToast(
  { action, message, result }: BulkOutcome,
  words: SaveWords,
  undo?: ToastAction,
): ToastInput {
  if (result === 'done') {
    return { kind: 'done', text: words[DONE_WORDS[action]](), action: undo };
  }
  const text = result === 'failed' ? (message ?? words.bulkFailed()) : words.bulkUnknown();
  return { kind: 'error', text };
}

/**
 * The bulk edit that undoes another one. Moved pins move back, from a new section to where they were; copies are deleted.
 * Only the server knows which copies are new, and of all pins which ones were not at the target before.
 */
function undoRequest(
  { action, editedIds, pinIds, result, targetBoardId }: BulkOutcome,
  { boardId, sectionId }: BulkInput,
): BulkEditRequest | undefined {
  if (result !== 'done') return undefined;
  if (action === 'bulkCopy' && targetBoardId !== undefined && editedIds?.length) {
    return { action: 'bulkDelete', boardId: targetBoardId, pinIds: editedIds };
  }
  if (action !== 'bulkMove' && action !== 'bulkCreateSection') return undefined;
  const moved = pinIds === 'all' ? editedIds : pinIds;
  if (!moved?.length) return undefined;
  return {
    action: 'bulkMove',
    boardId: targetBoardId ?? boardId,
    pinIds: moved,
    targetBoardId: boardId,
    ...(sectionId !== undefined && { targetSectionId: sectionId }),
  };
}
