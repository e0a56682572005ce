import { describe, expect, it } from 'vitest';
import { feedBookmark, readFeedBookmark } from './bookmark.js';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('feed bookmarks', () => {
  it.each([
    { before: 90, ahead: [] },
    { before: 90, ahead: [89, 40, 3] },
    { before: 100_001, ahead: Array.from({ length: 350 }, (_, index) => 100_000 - 280 * index) },
  ])('of $before and pins ahead are read as they were written', (start) => {
    const bookmark = feedBookmark(start);
    expect(readFeedBookmark(bookmark)).toEqual(start);
    expect(bookmark.length).toBeLessThan(1500);
  });

  it('without a pin ahead have the position alone', () => {
    expect(feedBookmark({ before: 90, ahead: [] })).toBe(encoded('feed:1:90'));
    expect(feedBookmark({ before: 90, ahead: [89, 40] })).toBe(encoded('feed:1:90:1.1d'));
  });

  it.each([
    ['a position that is listed twice', 'feed:1:90:1.0'],
    ['a position of the turn itself', 'feed:1:90:0'],
    ['a position below every pin', 'feed:1:90:2k'],
    ['an empty list', 'feed:1:90:'],
    ['an empty step', 'feed:1:90:1.'],
    ['more positions than a page leaves', `feed:1:9000:${'1.'.repeat(350)}1`],
    ['another spelling of a number', 'feed:1:90:01'],
  ])('are refused with %s', (_, text) => {
    expect(() => readFeedBookmark(encoded(text))).toThrow(
      expect.objectContaining({ code: 'invalidRequest' }),
    );
  });
});
