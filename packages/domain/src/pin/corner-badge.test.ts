import { describe, expect, it } from 'vitest';
import { cornerBadge } from './corner-badge.js';

const context = { viewer: { isAuth: true }, surface: 'AuthHomefeed' };
const slots = (count: number) => ({ carouselData: { carouselSlots: Array(count).fill({}) } });

describe('cornerBadge', () => {
  it.each([
    ['a video', { videos: { duration: 61_000 } }, { kind: 'duration', text: '1:01' }],
    [
      'a video with a duration in its files',
      { videos: { videoList: { A: { url: '/a' }, B: { url: '/b', duration: 9000 } } } },
      { kind: 'duration', text: '0:09' },
    ],
    [
      'a story',
      { storyPinData: { totalVideoDuration: 10_000, staticPageCount: 1, pageCount: 2 } },
      { kind: 'duration', text: '0:15', storyPages: 2 },
    ],
    [
      'a story without a length',
      { storyPinData: { pageCount: 3 } },
      { kind: 'count', count: 3, storyPages: 3 },
    ],
    ['a story of one page', { storyPinData: { pageCount: 1 } }, undefined],
    ['a story that was not sent', { storyPinDataId: '1' }, undefined],
    ['a carousel', slots(2), { kind: 'count', count: 2 }],
    ['a carousel of one', slots(1), undefined],
    ['a picture', {}, undefined],
    ['a video with a duration of 0', { videos: { duration: 0 } }, undefined],
  ])('S3 §5.11 §6.3: %s', (_title, pin, expected) => {
    expect(cornerBadge(pin, context)).toEqual(expected);
  });

  it.each([
    ['on a phone', { ...context, device: 'mobile' as const }],
    ['signed out', { ...context, viewer: { isAuth: false } }],
    ['on a surface without badges', { ...context, surface: 'BulkEdit' }],
  ])('S3 §6.3: none %s', (_title, given) => {
    expect(cornerBadge(slots(2), given)).toBeUndefined();
  });

  it('S3 §6: on a desktop that is named', () => {
    expect(cornerBadge(slots(2), { ...context, device: 'desktop' })).toEqual({
      kind: 'count',
      count: 2,
    });
  });
});
