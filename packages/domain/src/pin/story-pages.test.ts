import { expect, it } from 'vitest';
import { storyPages } from './story-pages.js';

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
