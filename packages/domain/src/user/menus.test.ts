import { describe, expect, it } from 'vitest';
import {
  hasMoreMenu,
  hasShareMenu,
  hasSignedOutMenu,
  menuEntries,
  opensMoreMenu,
} from './menus.js';

const member = { isAuth: true, id: '7' };
const signedOut = { isAuth: false };
const home = { viewer: member, surface: 'AuthHomefeed' };

describe('hasMoreMenu', () => {
  it.each([
    ['for signed-in users', {}, home, true],
    ['hidden for deleted story pins', { storyPinData: { isDeleted: true } }, home, false],
    ['hidden for conversation pins', {}, { ...home, surface: 'ConversationView' }, false],
    ['hidden for signed-out visitors', {}, { ...home, viewer: signedOut }, false],
  ])('S1 §6: %s', (_title, pin, context, expected) => {
    expect(hasMoreMenu(pin, context)).toBe(expected);
  });
});

describe('opensMoreMenu', () => {
  it.each([
    ['signed in on a phone', member, 'mobile', true],
    ['signed in on a desktop', member, 'desktop', true],
    ['signed out on a desktop', signedOut, 'desktop', true],
    ['signed out on a phone', signedOut, 'mobile', false],
  ] as const)('S3 §6.10: %s', (_title, viewer, device, expected) => {
    expect(opensMoreMenu({ viewer, device })).toBe(expected);
  });

  it('S3 §6: the default device is a desktop', () => {
    expect(opensMoreMenu({ viewer: signedOut })).toBe(true);
  });
});

describe('hasSignedOutMenu', () => {
  it.each([
    ['a pin with a creator', { nativeCreator: {} }, { viewer: signedOut }, true],
    ['a pin with a pinner', { pinner: {} }, { viewer: signedOut }, true],
    ['a pin of no one', {}, { viewer: signedOut }, false],
    [
      'a deleted story (S1 §4.24)',
      { pinner: {}, storyPinData: { isDeleted: true } },
      { viewer: signedOut },
      false,
    ],
    ['on a phone', { pinner: {} }, { viewer: signedOut, device: 'mobile' as const }, false],
    ['signed in', { pinner: {} }, { viewer: member }, false],
  ])('S1 §6.4: right-click menu: %s', (_title, pin, context, expected) => {
    expect(hasSignedOutMenu(pin, context)).toBe(expected);
  });
});

describe('hasShareMenu', () => {
  it('S3 §6.11: only if the pin has a pinner', () => {
    expect(hasShareMenu({ pinner: {} })).toBe(true);
    expect(hasShareMenu({})).toBe(false);
  });
});

describe('menuEntries', () => {
  const names = (pin: Parameters<typeof menuEntries>[0], context = home) =>
    menuEntries(pin, context).map(({ name }) => name);
  const onSearch = { ...home, surface: 'SearchItem' };

  it.each([
    ["someone else's pin", { pinner: { id: '8' } }, onSearch, ['hide', 'copyLink', 'report']],
    ['their own pin', { pinner: { id: '7' } }, onSearch, ['edit', 'delete', 'copyLink']],
    [
      'a pin that they may write',
      { pinner: { id: '8' }, access: ['write'] },
      onSearch,
      ['edit', 'hide', 'copyLink', 'report'],
    ],
    [
      'a pin saved to a board',
      { pinnedToBoard: {} },
      onSearch,
      ['unsave', 'hide', 'copyLink', 'report'],
    ],
    [
      'a pin saved to the profile',
      { isSavedToProfile: true },
      onSearch,
      ['unsave', 'hide', 'copyLink', 'report'],
    ],
    [
      'a pin saved on a site without boards',
      { isSaved: true },
      onSearch,
      ['unsave', 'hide', 'copyLink', 'report'],
    ],
    [
      'their own pin on a board',
      { pinner: { id: '7' }, pinnedToBoard: {} },
      onSearch,
      ['edit', 'delete', 'copyLink'],
    ],
    [
      'a pin of someone they follow',
      { pinner: { id: '8', explicitlyFollowedByMe: true } },
      onSearch,
      ['hide', 'unfollowPinner', 'copyLink', 'report'],
    ],
    [
      'an advertisement with a picture',
      { isPromoted: true, images: { '236x': { url: '/a.jpg' } } },
      onSearch,
      ['whyThisAd', 'hide', 'downloadImage', 'copyLink', 'report'],
    ],
    ['on the home feed', {}, home, ['hide', 'copyLink', 'report', 'tuneHomeFeed']],
    [
      'signed out',
      { pinnedToBoard: {}, access: ['write'], pinner: { explicitlyFollowedByMe: true } },
      { ...home, viewer: { ...member, isAuth: false } },
      ['hide', 'copyLink', 'report'],
    ],
  ])('S1 §6: %s', (_title, pin, context, expected) => {
    expect(names(pin, context)).toEqual(expected);
  });

  it('S3 §6: each entry names the action whose gate a press goes through', () => {
    const pin = {
      pinner: { id: '8', explicitlyFollowedByMe: true },
      pinnedToBoard: {},
      access: ['write'],
    };
    expect(menuEntries(pin, onSearch)).toEqual([
      { name: 'edit', action: 'edit' },
      { name: 'unsave', action: 'unsave' },
      { name: 'hide', action: 'hide' },
      { name: 'unfollowPinner', action: 'unfollow' },
      { name: 'copyLink' },
      { name: 'report', action: 'report' },
    ]);
    expect(menuEntries({ pinner: { id: '7' } }, onSearch)[1]).toEqual({
      name: 'delete',
      action: 'delete',
    });
  });
});
