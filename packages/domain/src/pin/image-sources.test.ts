import { describe, expect, it } from 'vitest';
import { imageSources } from './image-sources.js';

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
