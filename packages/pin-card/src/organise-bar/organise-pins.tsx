'use client';
import { suppressesToasts } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words/save';
import { newRandomKey } from '@tackboard/machines/store';
import type { BulkOutcome } from '@tackboard/machines/bulk';
import { useBulk } from '@tackboard/machines/react';
import { type ReactNode, useMemo } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { useCall } from '../provider/use-call.js';
import { useWords } from '../provider/use-words.js';
import { SelectionBorder } from '../selection/selection-border.js';
import { SelectionSlot } from '../selection/selection-slot.js';
import { bulkToast } from './bulk-toast.js';
import { OrganiseContext, type Organising } from './organise-context.js';

/** The same for every card: it reads the selection itself. */
const BORDER = <SelectionBorder />;

/** What {@link OrganisePins} takes. */
export interface OrganisePinsProps {
  readonly boardId: string;
  /** The section whose pins are shown; left out: the board's. */
  readonly sectionId?: string;
  /** The ids of the pins that are on the page. Keep the same list while it is the same. */
  readonly loadedPinIds: readonly string[];
  /** A bulk edit was answered: read the board again after `done` and `unknown`. */
  readonly onOutcome?: (outcome: BulkOutcome) => void;
  readonly children?: ReactNode;
}

/**
 * Lets the pins of a board be selected and organised together: put it around the `<OrganiseBar>` and the grid (S1 §9).
 * Ready-made cards on surfaces whose pins can be organised show their selection border by themselves. Needs the call
 * `bulkEditPins`.
 */
export function OrganisePins(props: OrganisePinsProps) {
  const { boardId, sectionId, loadedPinIds, onOutcome, children } = props;
  const { clock, context, client, toasts } = useInternals('OrganisePins');
  const bulkEdit = useCall('OrganisePins', 'bulkEditPins');
  const words = useWords('save', saveWords);
  const [snapshot, send] = useBulk(
    {
      bulkEdit,
      newKey: newRandomKey,
      onOutcome(outcome) {
        if (!suppressesToasts(context.experiments)) toasts.show(bulkToast(outcome, words));
        const { action, pinIds, result, targetBoardId } = outcome;
        const count = pinIds === 'all' ? undefined : pinIds.length;
        client.emit({ name: 'pins-organized', action, result, boardId, targetBoardId, count });
        onOutcome?.(outcome);
      },
    },
    { clock, input: { boardId, ...(sectionId !== undefined && { sectionId }) } },
  );
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
