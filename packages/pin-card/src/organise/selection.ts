/** Whether a pin can be and is selected, the whole pin or its picture alone. */
export type SelectionStatus =
  | 'no-selection'
  | 'selected'
  | 'deselected'
  | 'selected-image-only'
  | 'deselected-image-only';

/** Selecting begins or ends on the page; the pin is pressed, or is set from outside. */
export type SelectionEvent =
  | { readonly type: 'START'; readonly isImageOnly?: boolean }
  | { readonly type: 'STOP' }
  | { readonly type: 'TOGGLE' }
  | { readonly type: 'SET'; readonly isSelected: boolean };

const isImageOnly = (status: SelectionStatus) => status.endsWith('-image-only');

/** True for a pin that is selected, whole or its picture. */
export function isSelected(status: SelectionStatus): boolean {
  return status === 'selected' || status === 'selected-image-only';
}

function selection(selected: boolean, imageOnly: boolean): SelectionStatus {
  if (imageOnly) return selected ? 'selected-image-only' : 'deselected-image-only';
  return selected ? 'selected' : 'deselected';
}

/** The next selection state of a pin (S1 §4.15). Outside of selecting a press and a setting do nothing. */
export function select(status: SelectionStatus, event: SelectionEvent): SelectionStatus {
  switch (event.type) {
    case 'START':
      return selection(isSelected(status), event.isImageOnly ?? false);
    case 'STOP':
      return 'no-selection';
    case 'TOGGLE':
      return status === 'no-selection'
        ? status
        : selection(!isSelected(status), isImageOnly(status));
    case 'SET':
      return status === 'no-selection' ? status : selection(event.isSelected, isImageOnly(status));
  }
}
