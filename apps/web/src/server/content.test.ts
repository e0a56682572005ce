import { classify } from '@tackboard/routes';
import { describe, expect, it } from 'vitest';
import { contentOf, redirectOf } from './content.js';

const VIEWER = { userId: null };
const api: Parameters<typeof contentOf>[2] = {
  homeFeed: () => ({ pins: [], bookmark: '-end-' }),
  pin: () => undefined,
  board: (_viewer, url) =>
    url === '/ilsethorne/water/'
      ? { board: { id: '5', url, name: 'Water', layout: 'default' }, pins: [] }
      : undefined,
  boards: () => ({ boards: [], bookmark: '-end-' }),
  saved: () => [],
  people: () => [],
};
const kindOf = (path: string) => contentOf(classify(path), new URLSearchParams(), api, VIEWER).kind;

describe('contentOf', () => {
  it.each([
    ['/', 'feed'],
    ['/login', 'login'],
    ['/ilsethorne/water/', 'board'],
    ['/ilsethorne/fire/', 'missing'],
    ['/nobody/', 'missing'],
    ['/pin/1/', 'missing'],
    ['/today', 'missing'],
  ])('%s is the page %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

describe('redirectOf', () => {
  it.each([
    ['/me/', 'mina', '/mina/'],
    ['/me/', undefined, '/login?next=%2Fme%2F'],
    ['/pin/7/repin', undefined, '/login?next=%2Fpin%2F7%2Frepin'],
    ['/pin/7/repin', 'mina', undefined],
    ['/', undefined, undefined],
  ])('%s leads %s on to %s', (path, username, to) => {
    expect(redirectOf(classify(path), path, username)).toBe(to);
  });
});
