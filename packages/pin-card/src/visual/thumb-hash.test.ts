import { describe, expect, it } from 'vitest';
import { decodeThumbHash } from './thumb-hash.js';

/** The first, the last of the first row, the middle, the first of the last row and the last pixel. */
type Pixels = readonly (readonly [red: number, green: number, blue: number])[];

/** By `thumbHashToRGBA` of thumbhash 0.1.1. */
const CASES: readonly [title: string, hash: string, width: number, height: number, Pixels][] = [
  [
    'upright',
    '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    23,
    32,
    [
      [64, 77, 113],
      [84, 109, 139],
      [140, 109, 88],
      [0, 12, 42],
      [0, 4, 39],
    ],
  ],
  [
    'across',
    '3PcNNYSFeXh/k3oGLQaSVsN0BVhn2oq2Z5SQUQcZ',
    32,
    23,
    [
      [0, 0, 16],
      [255, 254, 233],
      [154, 154, 173],
      [41, 60, 42],
      [224, 206, 142],
    ],
  ],
  [
    'with transparent parts',
    'WreFJI5JUnZQiHd4JwV1Uq/4WHeIeIeHCA==',
    32,
    26,
    [
      [14, 26, 140],
      [114, 71, 126],
      [102, 122, 112],
      [0, 200, 112],
      [107, 158, 112],
    ],
  ],
];

describe('decodeThumbHash', () => {
  it.each(CASES)('a picture %s', (_title, hash, width, height, expected) => {
    const pixels = decodeThumbHash(hash)!;
    expect([pixels.width, pixels.height]).toEqual([width, height]);
    const at = (x: number, y: number) =>
      pixels.rgba.slice((y * width + x) * 4, (y * width + x) * 4 + 4);
    const found = [
      at(0, 0),
      at(width - 1, 0),
      at(width >> 1, height >> 1),
      at(0, height - 1),
      at(width - 1, height - 1),
    ];
    for (const [index, color] of expected.entries()) {
      const [red, green, blue, alpha] = found[index]!;
      for (const [channel, value] of [red, green, blue].entries())
        expect(Math.abs(value! - color[channel]!)).toBeLessThanOrEqual(1);
      expect(alpha).toBe(255);
    }
  });

  it.each(['', 'AAAA', 'no base64!', '{}'])('%j is none', (hash) => {
    expect(decodeThumbHash(hash)).toBeUndefined();
  });

  it('reads what is cut off as 0', () => {
    expect(decodeThumbHash('1QcSHQRnh493')).toMatchObject({ width: 23, height: 32 });
  });
});
