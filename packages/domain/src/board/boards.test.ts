import { describe, expect, it } from 'vitest';
import { boardsListOptions, boardThumbnail, followersPageSize } from './boards-request.js';
import { boardRoles, isGroupBoard, isProtectedBoard, isSecretBoard } from './board.js';
import cases from './roles.cases.json' with { type: 'json' };

describe('boardRoles', () => {
  it.each(cases)('S3 §6.7 §6.8 §6.9 board roles: $title', ({ board, viewer, roles }) => {
    expect(boardRoles(board, viewer)).toEqual(roles);
  });

  it('S3 §6 board roles: no board', () => {
    expect(boardRoles(undefined, { isAuth: true, id: '7' })).toEqual({
      isOwn: false,
      isGroup: false,
      isCollaborator: false,
    });
    expect(isGroupBoard(undefined)).toBe(false);
    expect(isProtectedBoard(undefined)).toBe(false);
  });
});

describe('isSecretBoard', () => {
  it.each([
    ['secret', true],
    ['public', false],
    ['protected', false],
    [undefined, false],
    ['friends_only', true],
    ['', true],
  ] as const)('S1 §3: privacy %j is secret: %s', (privacy, expected) => {
    expect(isSecretBoard(privacy === undefined ? {} : { privacy })).toBe(expected);
  });

  it('no board is not secret', () => {
    expect(isSecretBoard(undefined)).toBe(false);
  });
});

describe('isProtectedBoard', () => {
  it.each([
    [{ privacy: 'protected' as const }, true],
    [{ isProtected: true }, true],
    [{ privacy: 'secret' as const }, false],
    [{ isProtected: false }, false],
  ])('S1 §5: %j is %s', (board, expected) => {
    expect(isProtectedBoard(board)).toBe(expected);
  });
});

describe('boardsListOptions', () => {
  it('S3 §3.33 §9.3: all boards, 25 a page', () => {
    expect(boardsListOptions()).toEqual({ privacyFilter: 'all', pageSize: 25 });
  });

  it('S3 §3.33: given options are kept', () => {
    expect(boardsListOptions({ privacyFilter: 'secret', pageSize: 10, sort: 'newest' })).toEqual({
      privacyFilter: 'secret',
      pageSize: 10,
      sort: 'newest',
    });
  });
});

describe('boardThumbnail', () => {
  it('S3 §3.32: the first 170x image that has a URL', () => {
    const images = {
      '170x': [{ url: '' }, { url: 'javascript:alert(1)' }, { url: '/b.jpg' }],
      '236x': [{ url: '/c.jpg' }],
    };
    expect(boardThumbnail({ images })).toEqual({ url: '/b.jpg' });
    expect(boardThumbnail({ images: { '236x': [{ url: '/c.jpg' }] } })).toBeUndefined();
    expect(boardThumbnail({})).toBeUndefined();
  });
});

describe('followersPageSize', () => {
  it.each([
    [undefined, 50],
    [49, 49],
    [50, 50],
    [51, 50],
    [1, 1],
    [0, 1],
    [9.7, 9],
  ])('S1 §9.19: at most 50 followers on a page: %s becomes %i', (wanted, expected) => {
    expect(followersPageSize(wanted)).toBe(expected);
  });
});
