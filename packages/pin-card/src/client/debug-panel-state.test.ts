import type { Viewer } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { debugPanel, NO_DEBUG_PANEL } from './debug-panel-state.js';

const employee: Viewer = { isAuth: true, isEmployee: true };
const member: Viewer = { isAuth: true };
const visitor: Viewer = { isAuth: false };

it.each([
  [employee, '?deb_signals=1', false, true],
  [employee, '?a=1&deb_x', false, true],
  [employee, '?a=1', false, false],
  [member, '?deb_signals=1', false, false],
  [visitor, '?deb_signals=1', false, false],
  [visitor, '?deb_signals=1', true, true],
  [{ ...employee, isAuth: false }, '?deb_signals=1', false, false],
] as const)(
  '%j on %s, inside: %s, opens: %s (S3 §2.1)',
  (viewer, query, isInternalAddress, opens) => {
    const state = debugPanel(NO_DEBUG_PANEL, {
      type: 'NAVIGATE',
      query,
      viewer,
      context: { isInternalAddress },
    });
    expect(state.isOpen).toBe(opens);
  },
);

it('closes, opens again by its key, and only where it is there', () => {
  const open = debugPanel(NO_DEBUG_PANEL, { type: 'NAVIGATE', query: '?deb_', viewer: employee });
  const closed = debugPanel(open, { type: 'CLOSE' });
  expect(closed).toEqual({ isAvailable: true, isOpen: false });
  expect(debugPanel(closed, { type: 'CLOSE' })).toBe(closed);
  expect(debugPanel(closed, { type: 'TOGGLE' }).isOpen).toBe(true);
  expect(debugPanel(NO_DEBUG_PANEL, { type: 'TOGGLE' })).toBe(NO_DEBUG_PANEL);
});
