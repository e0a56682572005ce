import { describe, expect, it } from 'vitest';
import { imageFormats } from './image-formats.js';

const images = {
  '136x136': { url: '/136.jpg', width: 136, height: 136 },
  '236x': { url: '/236.jpg', width: 236, height: 354 },
  '736x': { url: '/736.jpg', width: 736, height: 1104 },
  '474x': { url: '/474.jpg', width: 474, height: 711 },
  orig: { url: '/orig.png', width: 2000, height: 3000 },
};

const files = (extension: string, ...keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, `/${key}.${extension}`]));
const all = ['236x', '474x', '736x'] as const;

describe('imageFormats', () => {
  it('are those with a file for every candidate, the smallest first', () => {
    const formats = { webp: files('webp', ...all), avif: files('avif', ...all) };
    expect(imageFormats({ images, imageFormats: formats })).toEqual([
      { type: 'image/avif', srcSet: '/236x.avif 236w, /474x.avif 474w, /736x.avif 736w' },
      { type: 'image/webp', srcSet: '/236x.webp 236w, /474x.webp 474w, /736x.webp 736w' },
    ]);
  });

  it.each([
    ['no format is sent', undefined],
    ['the server sends none', {}],
    ['it is none that browsers prefer', { jxl: files('jxl', ...all) }],
    ['the sharpest file is missing', { avif: files('avif', '236x', '474x') }],
    ['a file has an unsafe url', { avif: { ...files('avif', ...all), '474x': 'data:x' } }],
    ['a url would break the list', { avif: { ...files('avif', ...all), '474x': '/a b' } }],
  ])('are none when %s', (_title, formats) => {
    expect(imageFormats({ images, ...(formats && { imageFormats: formats }) })).toEqual([]);
  });

  it('have one file where there is no choice: a single size, or one that is cut', () => {
    const formats = { avif: files('avif', '136x136', '236x') };
    const single = { '236x': images['236x'] };
    expect(imageFormats({ images: single, imageFormats: formats })).toEqual([
      { type: 'image/avif', srcSet: '/236x.avif' },
    ]);
    const cut = { '136x136': images['136x136'], '736x': images['736x'] };
    expect(imageFormats({ images: cut, imageFormats: formats })).toEqual([
      { type: 'image/avif', srcSet: '/136x136.avif' },
    ]);
  });

  it('are none for crawlers, whose largest file is the original', () => {
    expect(imageFormats({ images, imageFormats: { avif: files('avif', ...all) } }, 'bot')).toEqual(
      [],
    );
  });

  it.each([null, 'avif', { avif: null }, { avif: { '236x': 236 } }])(
    'are none when a server that nobody decodes sends %j',
    (formats) => {
      expect(imageFormats({ images, imageFormats: formats as never })).toEqual([]);
    },
  );

  it('are none without an image', () => {
    expect(imageFormats({})).toEqual([]);
  });
});
