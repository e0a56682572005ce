import type { BulkAction, BulkEdit, BulkEdited } from '@tackboard/domain';

/** Which pins are selected: some by id, or every pin of the board or section. */
export type BulkSelection = readonly string[] | 'all';

/** What to do with the selection; `bulkDelete` is confirmed first (S1 §9). */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly targetBoardId?: string;
  readonly targetSectionId?: string;
  /** Of the section that `bulkCreateSection` makes. */
  readonly sectionTitle?: string;
}

/** The outcome. After `unknown` the board has to be read again. */
export interface BulkOutcome extends BulkRequest {
  readonly result: 'done' | 'failed' | 'unknown';
  readonly pinIds: BulkSelection;
  /** The pins that the server changed, where it names them. */
  readonly editedIds?: readonly string[];
  /** The server's own sentence about a failure. */
  readonly message?: string;
}

/** What the chart needs from outside. */
export interface BulkPorts {
  readonly bulkEdit: BulkEdit;
  readonly newKey: () => string;
  readonly onOutcome?: (outcome: BulkOutcome) => void;
}

/** What an actor starts from: the board, or one section of it. */
export interface BulkInput {
  readonly boardId: string;
  readonly sectionId?: string;
}

/** The chart's memory. */
export interface BulkContext extends BulkInput {
  readonly selection: BulkSelection;
  readonly request?: BulkRequest | undefined;
  readonly key: string;
  readonly result?: BulkOutcome['result'] | undefined;
  readonly message?: string | undefined;
  readonly edited?: BulkEdited | undefined;
}

/** The events of the chart. `loadedPinIds` is what the page shows, for a pin that leaves a selection of all. */
export type BulkEvent =
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  | { readonly type: 'TOGGLE'; readonly pinId: string; readonly loadedPinIds: readonly string[] }
  | { readonly type: 'SELECT_ALL' }
  | { readonly type: 'CLEAR' }
  | ({ readonly type: 'DO' } & BulkRequest)
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };
