import { describe, expect, it } from 'vitest';
import {
  NO_RIGHT_CLICK,
  rightClick,
  type RightClickEvent,
  rightClickReport,
} from './use-right-click-tracking.js';

const page = { url: 'https://pins.example/today' };
const target = { pinId: '1', href: 'https://elsewhere.example/kelp' };
const after = (...events: RightClickEvent[]) => events.reduce(rightClick, NO_RIGHT_CLICK);
const enter: RightClickEvent = { type: 'ENTER', target };
const click: RightClickEvent = { type: 'RIGHT_CLICK', atMs: 1000 };
const leave: RightClickEvent = { type: 'LEAVE' };
const hide: RightClickEvent = { type: 'VISIBILITY', isHidden: true };

describe('a right click (S2 §4.40)', () => {
  it('on a hovered pin is reported when the page is left', () => {
    expect(rightClickReport(after(enter, click), 1100, page)).toEqual({
      kind: 'offsite',
      target,
      nanoseconds: 1e8,
    });
  });

  it('is remembered when the pointer has left the pin', () => {
    expect(rightClickReport(after(enter, click, leave), 1100, page)?.target).toBe(target);
  });

  it.each([
    [1499, true],
    [1500, false],
  ])('at 1000, left at %i ms, counts: %s (S2 §9.8)', (nowMs, counts) => {
    expect(rightClickReport(after(enter, click), nowMs, page) !== undefined).toBe(counts);
  });

  it('where no pin is hovered is none', () => {
    expect(after(click)).toBe(NO_RIGHT_CLICK);
    expect(after(enter, leave, click)).toBe(NO_RIGHT_CLICK);
    expect(rightClickReport(NO_RIGHT_CLICK, 1, page)).toBeUndefined();
  });

  it('is reported once: leaving forgets it, coming back does not', () => {
    const left = after(enter, click, hide);
    expect(rightClickReport(left, 1100, page)).toBeUndefined();
    expect(left.hovered).toBe(target);
    const back = after(enter, click, { type: 'VISIBILITY', isHidden: false });
    expect(rightClickReport(back, 1100, page)).toBeDefined();
    expect(after(enter, click, leave, hide)).toBe(NO_RIGHT_CLICK);
  });

  it.each([
    ['https://pins.example/pin/99/', 'view'],
    ['https://elsewhere.example/', 'offsite'],
    ['https://elsewhere.example/a.JPG?x=1', undefined],
    ['https://elsewhere.example/a.mp4', undefined],
    [undefined, undefined],
  ])('on %s is a %s report (S2 §5.11)', (href, kind) => {
    const state = after({ type: 'ENTER', target: { pinId: '1', ...(href && { href }) } }, click);
    expect(rightClickReport(state, 1100, page)?.kind).toBe(kind);
  });
});
