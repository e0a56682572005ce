import { describe, expect, it, vi } from 'vitest';
import { createHold } from '../router/hold.js';
import { createRouter } from '../router/router.js';
import { messageNavigation } from './message-navigation.js';

const page = (path: string) => createRouter({ key: '1', path, data: null });

describe('the path of a survey', () => {
  it.each([
    ['/pin-creation-tool/', '/pin-builder/'],
    ['/pin-creation-tool/?board=7', '/pin-builder/'],
    ['/pin-creation-tools/', '/pin-creation-tools/'],
    ['/pin/7/', '/pin/7/'],
  ])('S2 §2.2: on %s is %s', (path, original) => {
    expect(messageNavigation(page(path)).path()).toBe(original);
  });
});

describe('a navigation that a survey holds back', () => {
  it.each(['browser', 'router'] as const)('S2 §4.31: of the %s, once for both', (which) => {
    const holds = { browser: createHold(), router: createHold() };
    const router = { ...page('/'), holdNext: holds.router.next };
    const onHeld = vi.fn();
    messageNavigation(router, { holdNext: holds.browser.next }).holdNext(onHeld);
    const replay = vi.fn();
    expect(holds[which].isHeld(replay)).toBe(true);
    expect(onHeld.mock.calls).toEqual([[replay]]);
    expect(holds.browser.isHeld(replay)).toBe(false);
    expect(holds.router.isHeld(replay)).toBe(false);
  });
});
