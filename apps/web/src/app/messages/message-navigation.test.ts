import { describe, expect, it, vi } from 'vitest';
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
    const holds = { browser: page('/'), router: page('/') };
    const onHeld = vi.fn();
    messageNavigation(holds.router, holds.browser).holdNext(onHeld);
    const opened = vi.fn();
    for (const each of Object.values(holds)) each.connect({ navigate: opened, refresh: vi.fn() });
    holds[which].navigate('/ideas/');
    expect(opened).not.toHaveBeenCalled();
    expect(onHeld).toHaveBeenCalledOnce();
    const [[replay]] = onHeld.mock.calls as [[() => void]];
    replay();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/ideas/', undefined);
    for (const each of Object.values(holds)) each.navigate('/topics/');
    expect(opened).toHaveBeenCalledTimes(3);
    expect(onHeld).toHaveBeenCalledOnce();
  });
});
