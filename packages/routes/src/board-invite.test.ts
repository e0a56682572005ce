import { expect, it } from 'vitest';
import { boardInvitePath } from './board-invite.js';

it.each([
  ['/anna/trips/', '/anna/trips/?board_url=%2Fanna%2Ftrips%2F&accept_invite=true&seamless=true'],
  [
    '/anna/trips/#a?b',
    '/anna/trips/?board_url=%2Fanna%2Ftrips%2F%23a%3Fb&accept_invite=true&seamless=true#a?b',
  ],
  [
    '/anna/trips/?a=1#x',
    '/anna/trips/?a=1&board_url=%2Fanna%2Ftrips%2F%3Fa%3D1%23x&accept_invite=true&seamless=true#x',
  ],
])('the board link accepts the invite after login, S3 §2.3.3: %s', (boardUrl, expected) => {
  expect(boardInvitePath(boardUrl)).toBe(expected);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  'trips',
  '',
])('a board URL that is no path of the site leads home, S3 §2.3.3: %j', (boardUrl) => {
  expect(boardInvitePath(boardUrl)).toBe('/');
});
