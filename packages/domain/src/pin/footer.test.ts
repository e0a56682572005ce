import { describe, expect, it } from 'vitest';
import { footerHeight, footerLines, isFooterVisible, isPartnerFooterForced } from './footer.js';
import lines from './footer-lines.cases.json' with { type: 'json' };
import heights from './footer-height.cases.json' with { type: 'json' };

describe('footerLines', () => {
  it.each(lines)('S1 §5.23 footer lines: $title', ({ content, lines: expected }) => {
    expect(footerLines(content)).toBe(expected);
  });
});

describe('footerHeight', () => {
  it.each(heights)('S1 §9.11 §9.12 §9.13 footer height: $title', ({ content, desktop, mobile }) => {
    expect(footerHeight(content)).toBe(desktop);
    expect(footerHeight(content, { device: 'desktop' })).toBe(desktop);
    expect(footerHeight(content, { device: 'mobile' })).toBe(mobile);
  });
});

const DAY = 24 * 60 * 60 * 1000;
const now = 1000 * DAY;
const member = { isAuth: true, id: '7', createdAt: 0 };
const onHomefeed = { viewer: member, surface: 'AuthHomefeed', now };

describe('isFooterVisible', () => {
  it.each([
    ['S1 §4: for signed-in users', onHomefeed, true],
    ['S1 §4.12: hidden for signed-out users', { ...onHomefeed, viewer: { isAuth: false } }, false],
    [
      'S1 §4.12: hidden while a pending experience hides it',
      { ...onHomefeed, isFooterHiddenByExperience: true },
      false,
    ],
    [
      'S1 §6.17: new users get the image-only grid',
      { ...onHomefeed, viewer: { ...member, createdAt: now - DAY } },
      false,
    ],
    [
      'S1 §6: so do users who came back',
      { ...onHomefeed, viewer: { ...member, resurrectedAt: now - DAY } },
      false,
    ],
    ['S1 §2: hidden on a surface without one', { ...onHomefeed, surface: 'BulkEdit' }, false],
  ])('%s', (_title, context, expected) => {
    expect(isFooterVisible({}, context)).toBe(expected);
  });

  const partner = { ...member, isPartner: true };
  const onBoard = {
    viewer: partner,
    surface: 'BaseBoardPinGrid',
    now,
    isFooterHiddenByExperience: true,
  };
  const own = { board: { owner: { id: '7' } } };

  it('S1 §6.14: forced on the base board grid for owners who are partners', () => {
    expect(isFooterVisible(own, onBoard)).toBe(true);
  });

  it.each([
    ['a partner on a board of someone else', { board: { owner: { id: '8' } } }, onBoard],
    ['an owner who is no partner', own, { ...onBoard, viewer: member }],
    ['a partner on another surface', own, { ...onBoard, surface: 'BoardlessPins' }],
  ])('S1 §6: not forced for %s', (_title, pin, context) => {
    expect(isPartnerFooterForced(pin, context)).toBe(false);
    expect(isFooterVisible(pin, context)).toBe(false);
  });
});
