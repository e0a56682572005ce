import { describe, expect, it } from 'vitest';
import { chooseImage, type ImageMode, imageMode, imageSources, isOriginalKey } from './image.js';
import type { PinImages } from './pin-media.js';

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

const images = {
  '60x60': { url: '/60.jpg', width: 60, height: 60 },
  '136x136': { url: '/136.jpg', width: 136, height: 136 },
  '170x': { url: '/236.jpg', width: 236, height: 354 },
  '236x': { url: '/236.jpg', width: 236, height: 354 },
  '736x': { url: '/736.jpg', width: 736, height: 1104 },
  '474x': { url: '/474.jpg', width: 474, height: 711 },
  '600x315': { url: '/600.jpg', width: 600, height: 315 },
  orig: { url: '/orig.png', width: 2000, height: 3000 },
};

describe('imageSources', () => {
  it('S1 §5: everything that a card and a grid need', () => {
    expect(
      imageSources({ images, dominantColor: '#4c656c', imageCrop: { minY: 0, maxY: 1 } }),
    ).toEqual({
      src: '/236.jpg',
      srcSet: '/236.jpg 236w, /474.jpg 474w, /736.jpg 736w',
      width: 236,
      height: 354,
      ratio: 1.5,
      dominantColor: '#4c656c',
      isFallback: false,
    });
  });

  it('S3 §6.5: the original is a candidate for bots, which take the largest other', () => {
    expect(imageSources({ images }, 'bot')).toMatchObject({
      src: '/736.jpg',
      srcSet: '/236.jpg 236w, /474.jpg 474w, /736.jpg 736w, /orig.png 2000w',
    });
  });

  it('S1 §5.14: a square pin is 136 by 136, and is not cropped', () => {
    expect(imageSources({ images, imageCrop: { minY: 0, maxY: 0.5 } }, 'square')).toEqual({
      src: '/236.jpg',
      srcSet: '',
      width: 136,
      height: 136,
      ratio: 1,
      isFallback: false,
    });
  });

  it('S1 §5: a crop that cuts changes the ratio, not the pixels of the file', () => {
    expect(imageSources({ images, imageCrop: { minY: 0.25, maxY: 0.75 } })).toMatchObject({
      width: 236,
      height: 354,
      ratio: 0.75,
      crop: { minY: 0.25, maxY: 0.75 },
    });
  });

  it.each([
    [{ minY: 0, maxY: 1 }, undefined],
    [
      { minY: 0.1, maxY: 1 },
      { minY: 0.1, maxY: 1 },
    ],
    [
      { minY: 0, maxY: 0.9 },
      { minY: 0, maxY: 0.9 },
    ],
  ])('S1 §5: the crop %j becomes %j', (imageCrop, expected) => {
    expect(imageSources({ images, imageCrop })?.crop).toEqual(expected);
  });

  it('S1 §5: an image taller than 2.1 shows its upper part', () => {
    const tall = { '236x': { url: '/tall.jpg', width: 236, height: 1000 } };
    expect(imageSources({ images: tall })).toMatchObject({ ratio: 2.1, height: 1000 });
  });

  it('S1 §5: a size that is cut to its own form is shown in that form, uncropped', () => {
    const cut = { '136x136': images['136x136'], '736x': images['736x'] };
    expect(imageSources({ images: cut, imageCrop: { minY: 0, maxY: 0.5 } })).toEqual({
      src: '/136.jpg',
      srcSet: '',
      width: 136,
      height: 136,
      ratio: 1,
      isFallback: false,
    });
  });

  it('S1 §3: a size without pixels borrows the form of another', () => {
    const borrowed = {
      '236x': { url: '/236.jpg' },
      '136x136': images['136x136'],
      '736x': images['736x'],
    };
    expect(imageSources({ images: borrowed })).toMatchObject({ src: '/236.jpg', ratio: 1.5 });
  });

  it.each([
    ['no size is known', { url: '/a.jpg' }],
    ['the height is 0', { url: '/a.jpg', width: 236, height: 0 }],
    ['the width is 0', { url: '/a.jpg', width: 0, height: 236 }],
  ])('S1 §3: unknown pixels are square: %s', (_title, image) => {
    expect(imageSources({ images: { '236x': image } })).toMatchObject({
      width: 136,
      height: 136,
      ratio: 1,
    });
  });

  it('S1 §3: one pixel is a size', () => {
    expect(
      imageSources({ images: { '236x': { url: '/a.jpg', width: 1, height: 1 } } }),
    ).toMatchObject({ width: 1, height: 1 });
  });

  it('S1 §5: candidates with a blank or an edge comma in the url would break the list', () => {
    const odd = {
      '236x': images['236x'],
      '474x': { url: '/4 74.jpg', width: 474, height: 711 },
      '564x': { url: '/564.jpg,', width: 564, height: 846 },
      '736x': { url: '/a,b.jpg', width: 736, height: 1104 },
    };
    expect(imageSources({ images: odd })?.srcSet).toBe('/236.jpg 236w, /a,b.jpg 736w');
  });

  it('S1 §5: candidates of an unknown or repeated width are left out', () => {
    const odd = {
      '236x': images['236x'],
      '345x': { url: '/345.jpg', width: 236, height: 354 },
      '474x': { url: '/474.jpg' },
      '736x': images['736x'],
    };
    expect(imageSources({ images: odd })?.srcSet).toBe('/236.jpg 236w, /736.jpg 736w');
  });

  it('S1 §5: of two sizes with one URL the first is a candidate', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [
        `${at + 1}x`,
        { url: `/${at >> 1}.jpg`, width: at + 1, height: at + 1 },
      ]),
    );
    const candidates = imageSources({ images: many })?.srcSet.split(', ');
    expect(candidates).toHaveLength(10_000);
    expect(candidates?.slice(0, 2)).toEqual(['/0.jpg 1w', '/1.jpg 3w']);
  });

  it('S1 §5: one candidate is no list', () => {
    expect(imageSources({ images: { '236x': images['236x'] } })?.srcSet).toBe('');
  });

  it('S1 §3: the colour of the image is the fallback for the colour of the pin', () => {
    const own = { '236x': { ...images['236x'], dominantColor: '#E1B342' } };
    expect(imageSources({ images: own })?.dominantColor).toBe('#E1B342');
    expect(imageSources({ images: own, dominantColor: '#000000' })?.dominantColor).toBe('#000000');
  });

  it('S1 §5: no image', () => {
    expect(imageSources({ images: {} })).toBeUndefined();
    expect(imageSources({})).toBeUndefined();
  });

  it('S1 §5: says when none of the named sizes was there', () => {
    expect(
      imageSources({ images: { '1200x': { url: '/x.jpg', width: 1200, height: 900 } } }),
    ).toMatchObject({ isFallback: true, ratio: 0.75 });
  });
});
