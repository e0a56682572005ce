import { expect, it } from 'vitest';
import { CLOSED_CONTEXT_MENU, contextMenu } from './context-menu.js';

const open = contextMenu(CLOSED_CONTEXT_MENU, { type: 'OPEN', pinId: '1', x: 10, y: 20 });

it('opens at the pointer and hides the page’s scroll (S3 §4.8.8)', () => {
  expect(open).toEqual({ isOpen: true, hidesPageScroll: true, pinId: '1', x: 10, y: 20 });
});

it('moves to another pin', () => {
  expect(contextMenu(open, { type: 'OPEN', pinId: '2', x: 1, y: 2 })).toMatchObject({ pinId: '2' });
});

it.each(['CLICK_ELSEWHERE', 'CHOOSE', 'ESCAPE'] as const)('closes by %s', (type) => {
  expect(contextMenu(open, { type })).toBe(CLOSED_CONTEXT_MENU);
});
