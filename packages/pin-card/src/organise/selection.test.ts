import { expect, it } from 'vitest';
import { isSelected, select, type SelectionEvent, type SelectionStatus } from './selection.js';

const start: SelectionEvent = { type: 'START' };
const startImages: SelectionEvent = { type: 'START', isImageOnly: true };
const toggle: SelectionEvent = { type: 'TOGGLE' };
const stop: SelectionEvent = { type: 'STOP' };

it.each<[SelectionStatus, SelectionEvent, SelectionStatus]>([
  ['no-selection', toggle, 'no-selection'],
  ['no-selection', { type: 'SET', isSelected: true }, 'no-selection'],
  ['no-selection', start, 'deselected'],
  ['no-selection', startImages, 'deselected-image-only'],
  ['deselected', toggle, 'selected'],
  ['selected', toggle, 'deselected'],
  ['deselected-image-only', toggle, 'selected-image-only'],
  ['selected-image-only', toggle, 'deselected-image-only'],
  ['deselected', { type: 'SET', isSelected: true }, 'selected'],
  ['selected', { type: 'SET', isSelected: true }, 'selected'],
  ['selected-image-only', { type: 'SET', isSelected: false }, 'deselected-image-only'],
  ['selected', startImages, 'selected-image-only'],
  ['selected', stop, 'no-selection'],
  ['deselected-image-only', stop, 'no-selection'],
])('%s, after %j, is %s (S1 §4.15)', (status, event, next) => {
  expect(select(status, event)).toBe(next);
});

it('counts both forms of selected', () => {
  expect(isSelected('selected')).toBe(true);
  expect(isSelected('selected-image-only')).toBe(true);
  expect(isSelected('deselected')).toBe(false);
  expect(isSelected('no-selection')).toBe(false);
});
