import { describe, expect, it, vi } from 'vitest';
import { resolvePaths } from '../client/paths.js';
import { navigationEntries, unreadText } from './navigation-pages.js';

const member = { isAuth: true };
const paths = resolvePaths();
const pages = (
  props: Parameters<typeof navigationEntries>[0] = {},
  viewer: { readonly isAuth: boolean } = member,
) => navigationEntries(props, viewer, paths).map(({ page, href }) => [page, href]);

describe('navigationEntries', () => {
  it('leads to the pages of the specification, in its order (S1 §2.29)', () => {
    expect(pages({ hrefs: { conversations: '/conversation/5' } })).toEqual([
      ['home', '/'],
      ['today', '/today'],
      ['create', '/pin-creation-tool'],
      ['news', '/notifications/'],
      ['conversations', '/conversation/5'],
    ]);
  });

  it('leaves out what leads nowhere, and what the host takes away', () => {
    expect(pages({ hrefs: { today: null } }).map(([page]) => page)).toEqual([
      'home',
      'create',
      'news',
    ]);
  });

  it('keeps what opens something in place of a page', () => {
    const open = vi.fn();
    const [entry] = navigationEntries({ onOpen: { conversations: open } }, member, paths).slice(-1);
    expect(entry).toMatchObject({ page: 'conversations', href: undefined, open });
  });

  it('has home and today for visitors without an account', () => {
    expect(pages({}, { isAuth: false }).map(([page]) => page)).toEqual(['home', 'today']);
  });

  it('knows the page that is open, and what is new', () => {
    const entries = navigationEntries({ current: 'today', unread: { news: 3 } }, member, paths);
    expect(entries.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false]);
    expect(entries.map(({ unread }) => unread)).toEqual([0, 0, 0, 3]);
  });
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i new are said as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
