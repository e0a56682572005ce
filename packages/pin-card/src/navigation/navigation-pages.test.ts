import { describe, expect, it, vi } from 'vitest';
import { resolvePaths } from '../client/paths.js';
import { navigationEntries, unreadText } from './navigation-entries.js';

const member = { isAuth: true };
const paths = resolvePaths();
const pages = (
  props: Parameters<typeof navigationEntries>[0] = {},
  viewer: { readonly isAuth: boolean } = member,
) => navigationEntries(props, viewer, paths).map(({ page, href }) => [page, href]);

describe('navigationEntries', () => {
  it('returns the pages in their order (S1 §2.29)', () => {
    expect(pages({ hrefs: { conversations: '/conversation/5' } })).toEqual([
      ['home', '/'],
      ['today', '/today'],
      ['create', '/pin-creation-tool'],
      ['news', '/notifications/'],
      ['conversations', '/conversation/5'],
    ]);
  });

  it('leaves out pages without an href, and pages whose href is null', () => {
    expect(pages({ hrefs: { today: null } }).map(([page]) => page)).toEqual([
      'home',
      'create',
      'news',
    ]);
  });

  it('includes a page with onOpen and no href', () => {
    const open = vi.fn();
    const [entry] = navigationEntries({ onOpen: { conversations: open } }, member, paths).slice(-1);
    expect(entry).toMatchObject({ page: 'conversations', href: undefined, open });
  });

  it('returns home and today for visitors', () => {
    expect(pages({}, { isAuth: false }).map(([page]) => page)).toEqual(['home', 'today']);
  });

  it('flags the current page and adds the numbers of new items', () => {
    const entries = navigationEntries({ current: 'today', unread: { news: 3 } }, member, paths);
    expect(entries.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false]);
    expect(entries.map(({ unread }) => unread)).toEqual([0, 0, 0, 3]);
  });
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i new items as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
