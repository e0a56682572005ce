export {
  isSelected,
  select,
  SELECTION_STATUSES,
  type SelectionEvent,
  type SelectionStatus,
} from './selection.js';
