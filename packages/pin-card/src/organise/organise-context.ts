'use client';
import { select, type SelectionStatus } from '@tackboard/machines';
import type { BulkEvent, BulkSelection } from '@tackboard/machines/charts';
import { createContext } from 'react';

/** The state that the bar and the selection borders share. */
export interface Organising {
  readonly isSelecting: boolean;
  /** A bulk edit is pending. */
  readonly isBusy: boolean;
  readonly selection: BulkSelection;
  /** The ids of the loaded pins: deselecting one after "Select all" selects the others by id. */
  readonly loadedPinIds: readonly string[];
  readonly toggle: (pinId: string) => void;
  readonly send: (event: BulkEvent) => void;
}

/** Provided by `<OrganisePins>`. */
export const OrganiseContext = createContext<Organising | null>(null);

/** The selection status of a pin (S1 §4). */
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
