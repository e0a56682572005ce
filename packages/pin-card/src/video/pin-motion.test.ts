import { describe, expect, it } from 'vitest';
import { hasMotion } from '../visual/has-motion.js';
import { isVideoElsewhere, pinMotion } from './pin-motion.js';

const HOSTS = ['player.example', 'videos.example'];
const PAGE = 'https://pins.example';
const embed = (src: string, type = 'video') => ({ embed: { src, type } });
const kindOf = (pin: Parameters<typeof pinMotion>[0]) => pinMotion(pin, HOSTS, PAGE)?.kind;

describe('pinMotion', () => {
  it('prefers the own video of a pin (S1 §3)', () => {
    const videos = { videoList: { V_720P: { url: 'https://videos.example/a.mp4' } } };
    expect(kindOf({ videos, ...embed('https://player.example/1') })).toBe('video');
  });

  it.each([
    ['https://player.example/e/1', 'embed'],
    ['https://www.videos.example/e/1', 'embed'],
    ['http://player.example/e/1', undefined],
    ['https://player.example.evil.example/e/1', undefined],
    ['https://notplayer.example/e/1', undefined],
    ['https://evil.example/?player.example', undefined],
    ['https://player.example@evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//player.example/e/1', undefined],
    ['', undefined],
  ])('an embed at %j is %s (S1 §2)', (src, kind) => {
    expect(kindOf(embed(src))).toBe(kind);
  });

  it("allows no embed of the page's own origin (S1 §2)", () => {
    expect(pinMotion(embed('https://player.example/e/1'), HOSTS, 'https://player.example')).toBe(
      undefined,
    );
  });

  it.each([
    ['http://localhost:4174/e/1', ['localhost'], 'embed'],
    ['http://127.0.0.1:4174/e/1', ['127.0.0.1'], 'embed'],
    ['http://localhost:4174/e/1', [], undefined],
    ['http://localhost:4173/e/1', ['localhost'], undefined],
  ])('an embed of this computer at %j with %j is %s (S1 §2.19)', (src, hosts, kind) => {
    expect(pinMotion(embed(src), hosts, 'http://localhost:4173')?.kind).toBe(kind);
  });

  it('allows no host that is not listed (S1 §2)', () => {
    expect(pinMotion(embed('https://player.example/e/1'), [], PAGE)).toBeUndefined();
  });

  it.each([
    ['https://anywhere.example/a.gif', 'gif'],
    ['javascript:alert(1)', undefined],
  ])('a gif at %j is %s (S1 §3)', (src, kind) => {
    expect(kindOf(embed(src, 'gif'))).toBe(kind);
  });
});

describe('isVideoElsewhere', () => {
  it.each([
    ['https://elsewhere.example/e/1', 'video', true],
    ['https://player.example/e/1', 'video', false],
    ['javascript:alert(1)', 'video', false],
    ['javascript:alert(1)', 'gif', false],
    ['https://elsewhere.example/a.gif', 'gif', false],
  ])('an embed at %j of the type %j: %s (S1 §3)', (src, type, isElsewhere) => {
    const pin = embed(src, type);
    expect(isVideoElsewhere(pin, pinMotion(pin, HOSTS, PAGE))).toBe(isElsewhere);
  });

  it('is false for a pin without an embed (S1 §3)', () => {
    expect(isVideoElsewhere({}, undefined)).toBe(false);
  });
});

describe('hasMotion', () => {
  it('accepts a video, a gif, an embed, or a story that starts with a video (S1 §3)', () => {
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
