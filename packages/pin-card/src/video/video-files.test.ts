import { describe, expect, it } from 'vitest';
import { videoFiles } from './pin-motion.js';

const pin = (videoList: Record<string, object>) => ({
  videos: { videoList: videoList as Record<string, { url: string }> },
});
const captionsUrls = { 'en-us': 'https://videos.example/en.vtt', de: 'javascript:alert(1)' };

describe('videoFiles (S1 §3)', () => {
  it.each([
    [
      'prefers the best format of each kind',
      { V_720P: 'a.mp4', V_HLSV3_MOBILE: 'b.m3u8', V_HLSV4: 'c.m3u8' },
      'c.m3u8',
      'a.mp4',
    ],
    [
      'accepts unknown formats',
      { V_EXP9: 'x.mp4', V_NEW: 'y.m3u8?token=1' },
      'y.m3u8?token=1',
      'x.mp4',
    ],
    ['recognizes a playlist by its format', { V_HLSV4: 'stream' }, 'stream', undefined],
    ['accepts a playlist without a file', { V_HLSV4: 'c.m3u8' }, 'c.m3u8', undefined],
    ['accepts a file without a playlist', { V_720P: 'a.mp4' }, undefined, 'a.mp4'],
  ])('%s', (_, names, hls, mp4) => {
    const at = (name: string | undefined) => name && `https://videos.example/${name}`;
    const list = Object.entries(names).map(([format, name]) => [format, { url: at(name) }]);
    const files = videoFiles(pin(Object.fromEntries(list) as Record<string, object>));
    expect([files?.hls, files?.mp4]).toEqual([at(hls), at(mp4)]);
  });

  it('accepts relative URLs, and no URLs that could run a script', () => {
    expect(videoFiles(pin({ V_720P: { url: '/media/a.mp4' } }))?.mp4).toBe('/media/a.mp4');
    expect(videoFiles(pin({ V_720P: { url: 'javascript:alert(1)' } }))).toBeUndefined();
    expect(videoFiles(pin({ V_720P: { url: 'data:video/mp4,x' } }))).toBeUndefined();
  });

  it('returns the captions of the first format that has captions', () => {
    const files = videoFiles(
      pin({
        V_HLSV4: { url: 'https://videos.example/c.m3u8', captionsUrls: {} },
        V_720P: { url: 'https://videos.example/a.mp4', captionsUrls },
      }),
    );
    expect(files?.captions).toEqual([{ url: 'https://videos.example/en.vtt', language: 'en-us' }]);
  });

  it('returns the video that a story starts with', () => {
    const video = { videoList: { V_720P: { url: 'https://videos.example/s.mp4' } } };
    expect(
      videoFiles({ storyPinData: { pages: [{ blocks: [{ blockType: 3, video }] }] } })?.mp4,
    ).toBe('https://videos.example/s.mp4');
    expect(
      videoFiles({ storyPinData: { pages: [{ blocks: [{ text: 'One' }] }] } }),
    ).toBeUndefined();
  });

  it('returns undefined for a pin without a video', () => {
    expect([videoFiles({}), videoFiles(pin({}))]).toEqual([undefined, undefined]);
  });
});
