import type { NewsItem, NewsType } from '@tackboard/api-client';
import { describe, expect, it } from 'vitest';
import { groupNews, newsIdOf } from './group-news.js';

const item = (id: string, type: NewsType, personId: string, ...pins: string[]): NewsItem => ({
  id,
  type,
  createdAt: 0,
  person: { id: personId },
  pins: pins.map((pin) => ({ id: pin })),
});

const NEWS = [
  item('n1', 'published', 'lena', '7'),
  item('n2', 'saved', 'lena', '8'),
  item('n3', 'published', 'ilse', '9'),
  item('n4', 'published', 'lena', '10', '7'),
];

describe('news', () => {
  it('are put together by what a person did, and a pin shows once', () => {
    expect(
      groupNews(NEWS).map(({ key, items }) => [
        key,
        items.flatMap(({ pins }) => pins.map(({ id }) => id)),
      ]),
    ).toEqual([
      ['published lena', ['7', '10']],
      ['saved lena', ['8']],
      ['published ilse', ['9']],
    ]);
  });

  it('S3 §7: name the item that a pin is hidden in', () => {
    expect(newsIdOf(NEWS, '10')).toBe('n4');
    expect(newsIdOf(NEWS, '11')).toBeUndefined();
  });
});
