import { beforeEach, describe, expect, it } from 'vitest';
import { type FeedRecord, readFeedRecord, writeFeedRecord } from './use-feed-record.js';

const record: FeedRecord = {
  pages: [{ pins: [{ id: '7' }] }],
  bookmark: 'next',
  position: { anchorId: '7', offset: -12, width: 1280, height: 900 },
};
const visit = { key: 'home', entry: 'a', viewerId: '42' };

const items = new Map<string, string>();
/** A session storage that has room for 1000 characters. */
const storage = {
  get: (key: string) => items.get(key) ?? null,
  set: (key: string, value: string) => {
    if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
    items.set(key, value);
  },
};

beforeEach(() => items.clear());

describe('the record of a feed', () => {
  it('is read in the same history entry, by the same viewer, for the same feed', () => {
    expect(readFeedRecord(storage, visit)).toBeNull();
    writeFeedRecord(storage, visit, record);
    expect(readFeedRecord(storage, visit)).toMatchObject(record);
    expect(readFeedRecord(storage, { ...visit, viewerId: '43' })).toBeNull();
    expect(readFeedRecord(storage, { ...visit, entry: 'b' })).toBeNull();
    expect(readFeedRecord(storage, { ...visit, key: 'search' })).toBeNull();
  });

  it.each([
    ['is cut short', (text: string) => text.slice(0, -9)],
    ['is null', () => 'null'],
    ['has pins and no pages', (text: string) => text.replace('"pages"', '"pins"')],
    ['has a page without pins', (text: string) => text.replace('"pins"', '"boards"')],
    ['has a pin without an id', (text: string) => text.replace('"id":"7"', '"id":7')],
    ['has null for a pin', (text: string) => text.replace('{"id":"7"}', 'null')],
  ])('is none when its text %s', (_name, damage) => {
    writeFeedRecord(storage, visit, record);
    for (const [key, text] of items) items.set(key, damage(text));
    expect(readFeedRecord(storage, visit)).toBeNull();
  });

  it('is dropped when the feed is too long for the storage', () => {
    writeFeedRecord(storage, visit, record);
    writeFeedRecord(storage, visit, { ...record, bookmark: 'x'.repeat(2000) });
    expect(readFeedRecord(storage, visit)).toBeNull();
  });

  it.each([
    ['the browser blocks the storage', new DOMException('blocked', 'SecurityError')],
    ['the storage of the host throws', new Error('The database is closed.')],
  ])('is none when %s', (_, error) => {
    const blocked = () => {
      throw error;
    };
    const closed = { get: blocked, set: blocked };
    writeFeedRecord(closed, visit, record);
    expect(readFeedRecord(closed, visit)).toBeNull();
  });
});
