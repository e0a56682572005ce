import type { Pin } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { organizePage } from './organize-page.js';

const pin: Pin = { id: '7' };
const saved = { kind: 'saved', pin, copyId: '81', board: { id: 'b1' } } as const;

it('is the repin page of the copy, with its board and the pin it was saved from (S1 §2.5)', () => {
  expect(organizePage(saved)).toBe(
    '/pin/81/repin/?isEditingPin=true&pinBoardId=b1&isFromToast=true&originalPinId=7',
  );
  expect(organizePage({ ...saved, originalPinId: '5' })).toContain('originalPinId=5');
});

it.each([
  { ...saved, copyId: undefined },
  { ...saved, board: undefined },
  { kind: 'deleted', pin },
] as const)('is nowhere for %j', (toast) => {
  expect(organizePage(toast)).toBeUndefined();
});
