import { describe, expect, it } from 'vitest';
import { isImageOnlyGrid, isNewUser, isResurrectedUser, showsAppUpsell } from './account-age.js';
import { inviterName, inviteSurface } from './invite.js';
import { showsMerchantText, splitName, verifiedType } from './person-name.js';
import cases from './invite-surface.cases.json' with { type: 'json' };

const DAY = 24 * 60 * 60 * 1000;
const now = 1000 * DAY;

describe('new and returned viewers', () => {
  const just = now - 28 * DAY + 1;

  it.each([
    ['just under 28 days', just, true],
    ['exactly 28 days', now - 28 * DAY, false],
    ['made this moment', now, true],
    ['an unknown value', undefined, false],
  ])('S2 §5.7 §9.18: the window is 28 days: %s', (_title, at, expected) => {
    expect(isNewUser({ isAuth: true, createdAt: at }, now)).toBe(expected);
    expect(isResurrectedUser({ isAuth: true, resurrectedAt: at }, now)).toBe(expected);
  });

  it('S2 §5: signed-out visitors are neither', () => {
    expect(isNewUser({ isAuth: false, createdAt: now }, now)).toBe(false);
    expect(isResurrectedUser({ isAuth: false, resurrectedAt: now }, now)).toBe(false);
  });

  it('S1 §6.17: both get the image-only grid', () => {
    expect(isImageOnlyGrid({ isAuth: true, createdAt: just }, now)).toBe(true);
    expect(isImageOnlyGrid({ isAuth: true, createdAt: 0, resurrectedAt: just }, now)).toBe(true);
    expect(isImageOnlyGrid({ isAuth: true, createdAt: 0 }, now)).toBe(false);
  });
});

describe('showsAppUpsell', () => {
  const fresh = { isAuth: true, createdAt: now - DAY + 1 };
  const week = { isAuth: true, createdAt: now - 20 * DAY };

  it.each([
    ['the first within a day of the account', fresh, { now }, true],
    ['not the first after a day', { isAuth: true, createdAt: now - DAY }, { now }, false],
    ['the next after 14 days', week, { now, lastShownAt: now - 14 * DAY }, true],
    ['not the next before 14 days', week, { now, lastShownAt: now - 14 * DAY + 1 }, false],
    [
      'not on an account that is no longer new',
      { isAuth: true, createdAt: now - 28 * DAY },
      { now, lastShownAt: now - 20 * DAY },
      false,
    ],
    ['not to bots', fresh, { now, isBot: true }, false],
    ['not when the host has a reason', fresh, { now, isSuppressed: true }, false],
    ['not signed out', { isAuth: false, createdAt: now }, { now }, false],
    ['not on an account of unknown age', { isAuth: true }, { now }, false],
  ])('S1 §6.19, S3 §9.22: %s', (_title, viewer, state, expected) => {
    expect(showsAppUpsell(viewer, state)).toBe(expected);
  });
});

describe('inviteSurface', () => {
  it.each(cases)('S3 §4.6.2 §4.6.3 §6.15: $title', ({ invite, viewer, device, surface }) => {
    expect(inviteSurface(invite, { viewer, device: device as 'desktop' | 'mobile' })).toBe(surface);
  });

  it('S3 §8.3: a lookup that failed is no invite', () => {
    expect(inviteSurface(undefined, { viewer: { isAuth: false } })).toBe('none');
    expect(inviteSurface(null, { viewer: { isAuth: false } })).toBe('none');
    expect(inviteSurface({ inviteChannel: 1 }, { viewer: { isAuth: false } })).toBe('none');
  });
});

describe('inviterName', () => {
  it.each([
    ['30 characters stay', { firstName: 'x'.repeat(30) }, 'x'.repeat(30)],
    ['31 are cut without an ellipsis', { firstName: 'x'.repeat(31) }, 'x'.repeat(30)],
    ['the full name is the fallback', { firstName: ' ', fullName: 'Lena Wolf' }, 'Lena Wolf'],
    ['no one knows', {}, undefined],
  ])('S1 §3.38 §5.4: %s', (_title, sender, expected) => {
    expect(inviterName({ sender })).toBe(expected);
  });

  it('S1 §3: no invite', () => {
    expect(inviterName(null)).toBeUndefined();
    expect(inviterName({})).toBeUndefined();
  });
});

describe('splitName', () => {
  it.each([
    ['Lena Maria Wolf', { lead: 'Lena Maria ', last: 'Wolf' }],
    ['Lena', { lead: '', last: 'Lena' }],
    [' Lena Wolf ', { lead: 'Lena ', last: 'Wolf' }],
    ['', { lead: '', last: '' }],
  ])('S3 §3.30: the last word of %j stays with the badge', (name, expected) => {
    expect(splitName(name)).toEqual(expected);
  });
});

describe('the verified badge', () => {
  const merchant = { isVerifiedMerchant: true };
  const both = { isVerifiedMerchant: true, isVerifiedIdentity: true };

  it('S3 §3.29: a merchant, an identity, or neither', () => {
    expect(verifiedType(merchant)).toBe('verifiedMerchant');
    expect(verifiedType(both)).toBe('verifiedMerchant');
    expect(verifiedType({ isVerifiedIdentity: true })).toBe('verifiedIdentity');
    expect(verifiedType({})).toBeUndefined();
    expect(verifiedType(undefined)).toBeUndefined();
  });

  it('S2 §2.13: the text shows when text display is on and verified identity is off', () => {
    expect(showsMerchantText(merchant, true)).toBe(true);
    expect(showsMerchantText(merchant, false)).toBe(false);
    expect(showsMerchantText(both, true)).toBe(false);
    expect(showsMerchantText({}, true)).toBe(false);
  });
});
