import { describe, expect, it } from 'vitest';
import { hasStoryBadge, storyDuration, storyPageCount, storyPages } from './story.js';

describe('storyDuration', () => {
  it.each([
    ['videos and static pages', { totalVideoDuration: 12_000, staticPageCount: 2 }, 22_000],
    ['static pages alone', { staticPageCount: 3 }, 15_000],
    ['videos alone', { totalVideoDuration: 12_000 }, 12_000],
    ['nothing', {}, 0],
  ])('S3 §5.10 §5.11: %s', (_title, story, expected) => {
    expect(storyDuration(story)).toBe(expected);
  });
});

describe('hasStoryBadge', () => {
  it.each([
    ['hidden without a length and with one page', { pageCount: 1 }, false],
    ['hidden without a length and without pages', {}, false],
    ['shown for two pages', { pageCount: 2 }, true],
    ['shown for two pages that were sent', { pages: [{}, {}] }, true],
    ['shown for a length', { pageCount: 1, totalVideoDuration: 1 }, true],
    ['shown for one static page', { pageCount: 1, staticPageCount: 1 }, true],
  ])('S3 §5.10 §5.11: %s', (_title, story, expected) => {
    expect(hasStoryBadge(story)).toBe(expected);
  });

  it("S1 §3: the server's count comes before the pages it sent", () => {
    expect(storyPageCount({ pageCount: 5, pages: [{}] })).toBe(5);
    expect(storyPageCount({ pages: [{}] })).toBe(1);
  });
});

const images = { '736x': { url: 'https://i.example/1.jpg', width: 736, height: 900 } };
const video = { videoList: { V_720P: { url: 'https://v.example/1.mp4' } } };

it('S1 §3: a page of a story shows the media and the texts of its blocks', () => {
  const pages = [
    { id: '1', blocks: [{ blockType: 3, video }, { text: ' Cut ' }, { text: ' ' }] },
    { id: '2', blocks: [{ images }] },
    { images },
    { id: '4', blocks: [{}] },
  ];
  expect(storyPages({ storyPinData: { pages } })).toEqual([
    { id: '1', video, texts: ['Cut'] },
    { id: '2', images, texts: [] },
    { images, texts: [] },
  ]);
  expect(storyPages({})).toEqual([]);
});
