import { describe, expect, it } from 'vitest';
import { chooseImage, type ImageMode, imageMode, isOriginalKey } from './image.js';
import type { PinImages } from './pin-media.js';
import { imageSources } from './image-sources.js';

const of = (...keys: readonly string[]): PinImages =>
  Object.fromEntries(keys.map((key) => [key, { url: `https://i.pins.example/${key}` }]));

const ALL = of('60x60', '136x136', '170x', '236x', '474x', '564x', '736x', '600x315', 'orig');

function without(images: PinImages, ...keys: readonly string[]): PinImages {
  return Object.fromEntries(Object.entries(images).filter(([key]) => !keys.includes(key)));
}

/** The keys in the order in which a mode takes them, found by taking each away in turn. */
function order(mode: ImageMode, images: PinImages): readonly string[] {
  const found: string[] = [];
  for (;;) {
    const chosen = chooseImage(without(images, ...found), mode);
    if (!chosen || chosen.isFallback) return found;
    found.push(chosen.key);
  }
}

describe('chooseImage', () => {
  it('S1 §5.13 image choice: 236x, 170x, 136x136, 736x, 474x, orig', () => {
    expect(order('default', ALL)).toEqual(['236x', '170x', '136x136', '736x', '474x', 'orig']);
  });

  it('S1 §5 image choice: a square pin takes 236x first', () => {
    expect(order('square', ALL)).toEqual(['236x', '170x', '136x136', '736x', '474x', 'orig']);
  });

  it('S1 §5.15 high-res: 736x, then orig, 474x, 236x', () => {
    expect(order('high-res', ALL)).toEqual(['736x', 'orig', '474x', '236x']);
  });

  it('S3 §9.7: a close-up prefers 736x', () => {
    expect(chooseImage(ALL, 'closeup')).toMatchObject({ key: '736x', isFallback: false });
    expect(chooseImage(of('orig', '236x'), 'closeup')?.key).toBe('orig');
  });

  it('S1 §5: default is the mode of a grid', () => {
    expect(chooseImage(ALL)).toEqual({
      key: '236x',
      url: 'https://i.pins.example/236x',
      isFallback: false,
    });
  });

  it('S1 §3: the original may be called originals', () => {
    expect(chooseImage(of('originals', '564x'))?.key).toBe('originals');
    expect([isOriginalKey('orig'), isOriginalKey('originals'), isOriginalKey('736x')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('S1 §5: an image without a url is not available', () => {
    expect(chooseImage({ '236x': { url: ' ' }, '736x': { url: '/b.jpg' } })?.key).toBe('736x');
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'https://'])(
    'S1 §5: an image at %j is not available',
    (url) => {
      expect(chooseImage({ '236x': { url }, orig: { url: '/a.jpg' } })?.url).toBe('/a.jpg');
      expect(chooseImage({ '236x': { url } })).toBeUndefined();
      expect(imageSources({ images: { '236x': { url } } })).toBeUndefined();
    },
  );

  it('S1 §5: with none of the six it takes the largest of the rest, and says so', () => {
    const images = {
      '564x': { url: '/564.jpg', width: 564, height: 800 },
      '1200x': { url: '/1200.jpg', width: 1200, height: 1700 },
      '345x': { url: '/345.jpg', width: 345, height: 500 },
    };
    expect(chooseImage(images)).toEqual({
      key: '1200x',
      url: '/1200.jpg',
      width: 1200,
      height: 1700,
      isFallback: true,
    });
  });

  it('S1 §5: the name of a size gives an unknown width', () => {
    expect(chooseImage(of('345x', '1200x', '564x'))?.key).toBe('1200x');
  });

  it('S1 §5: of two as large the first stays', () => {
    expect(chooseImage(of('345x', '345x345'))?.key).toBe('345x');
  });

  it.each<PinImages | undefined>([undefined, {}, { '236x': { url: '' } }])(
    'S1 §5: no image: %j',
    (images) => {
      expect(chooseImage(images)).toBeUndefined();
      expect(chooseImage(images, 'bot')).toBeUndefined();
    },
  );
});

describe('chooseImage for bots', () => {
  const sized = (key: string, width: number, height: number) => ({
    [key]: { url: `/${key}`, width, height },
  });

  it('S3 §6.5: the largest that is not the original', () => {
    const images = {
      ...sized('236x', 236, 354),
      ...sized('orig', 4000, 6000),
      ...sized('736x', 736, 1104),
      ...sized('600x315', 600, 315),
    };
    expect(chooseImage(images, 'bot')).toMatchObject({ key: '736x', isFallback: false });
  });

  it('S3 §6: size is width by height', () => {
    const images = { ...sized('wide', 900, 100), ...sized('tall', 400, 800) };
    expect(chooseImage(images, 'bot')?.key).toBe('tall');
  });

  it('S3 §6: the original only as a last resort', () => {
    expect(chooseImage(sized('orig', 4000, 6000), 'bot')).toMatchObject({
      key: 'orig',
      isFallback: true,
    });
  });
});

describe('imageMode', () => {
  it.each([
    ['a person', {}, 'default'],
    ['who is no bot', { isBot: false, isSocialBot: false }, 'default'],
    ['a bot', { isBot: true }, 'bot'],
    ['a social bot', { isSocialBot: true }, 'bot'],
  ])('S3 §1.7 §6.5: for %s', (_title, context, expected) => {
    expect(imageMode(context)).toBe(expected);
  });
});
