import { describe, expect, it } from 'vitest';
import { hasMotion } from './has-motion.js';
import { pinMotion } from './pin-motion.js';

const HOSTS = ['player.example', 'films.example'];
const PAGE = 'https://pins.example';
const embed = (src: string, type = 'video') => ({ embed: { src, type } });
const kindOf = (pin: Parameters<typeof pinMotion>[0]) => pinMotion(pin, HOSTS, PAGE)?.kind;

describe('pinMotion', () => {
  it('S1 §3: a film of its own comes before all', () => {
    const videos = { videoList: { V_720P: { url: 'https://videos.example/a.mp4' } } };
    expect(kindOf({ videos, ...embed('https://player.example/1') })).toBe('film');
  });

  it.each([
    ['https://player.example/e/1', 'embed'],
    ['https://www.films.example/e/1', 'embed'],
    ['http://player.example/e/1', undefined],
    ['https://player.example.evil.example/e/1', undefined],
    ['https://notplayer.example/e/1', undefined],
    ['https://evil.example/?player.example', undefined],
    ['https://player.example@evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//player.example/e/1', undefined],
    ['', undefined],
  ])('S1 §2: media from %j are %s', (src, kind) => {
    expect(kindOf(embed(src))).toBe(kind);
  });

  it('S1 §2: a frame of the page itself could reach it, and is none', () => {
    expect(pinMotion(embed('https://player.example/e/1'), HOSTS, 'https://player.example')).toBe(
      undefined,
    );
  });

  it('S1 §2: nobody is allowed unless named', () => {
    expect(pinMotion(embed('https://player.example/e/1'), [], PAGE)).toBeUndefined();
  });

  it.each([
    ['https://anywhere.example/a.gif', 'gif'],
    ['javascript:alert(1)', undefined],
  ])('S1 §3: a gif at %j is %s', (src, kind) => {
    expect(kindOf(embed(src, 'gif'))).toBe(kind);
  });
});

describe('hasMotion', () => {
  it('S1 §3: a film, a gif, an embed, or a story that begins with a film', () => {
    const story = (block: object) => ({ storyPinData: { pages: [{ blocks: [block] }] } });
    expect([
      hasMotion({ videos: { videoList: { V_720P: { url: '/a.mp4' } } } }),
      hasMotion(embed('https://anywhere.example/a.gif', 'gif')),
      hasMotion(embed('https://player.example/e/1')),
      hasMotion(story({ blockType: 3, video: {} })),
      hasMotion(story({ text: 'One' })),
      hasMotion({}),
    ]).toEqual([true, true, true, true, false, false]);
  });
});
