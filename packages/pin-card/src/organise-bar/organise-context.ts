'use client';
import type { BulkEvent, BulkSelection } from '@tackboard/machines/bulk';
import { select, type SelectionStatus } from '@tackboard/machines/selection';
import { createContext } from 'react';

/** What the bar and the borders of one page of pins share. */
export interface Organising {
  readonly isSelecting: boolean;
  /** A bulk edit is on its way. */
  readonly isBusy: boolean;
  readonly selection: BulkSelection;
  /** The pins that the page shows, for "Select all" and one of them that leaves it. */
  readonly loadedPinIds: readonly string[];
  readonly toggle: (pinId: string) => void;
  readonly send: (event: BulkEvent) => void;
}

/** Holds what `<OrganisePins>` gives. */
export const OrganiseContext = createContext<Organising | null>(null);

/** Where a pin stands in the selection of its page (S1 §4). */
export function selectionStatus(
  organising: Organising | null,
  pinId: string,
  isImageOnly: boolean,
): SelectionStatus {
  if (!organising?.isSelecting) return 'no-selection';
  const { selection } = organising;
  const started = select('no-selection', { type: 'START', isImageOnly });
  return select(started, {
    type: 'SET',
    isSelected: selection === 'all' || selection.includes(pinId),
  });
}
