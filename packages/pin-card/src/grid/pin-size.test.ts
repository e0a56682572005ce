import type { CardContext } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { pinSize } from './item-size.js';

const context: CardContext = {
  viewer: { isAuth: true, id: '42' },
  surface: 'AuthHomefeed',
  now: 0,
};
const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

describe('pinSize', () => {
  it.each([
    ['a picture and a footer on a desktop (S1 §9)', pin, context, { ratio: 1.5, footer: 80 }],
    ['on a phone', pin, { ...context, device: 'mobile' as const }, { ratio: 1.5, footer: 64 }],
    [
      'signed out, without a footer',
      pin,
      { ...context, viewer: { isAuth: false } },
      { ratio: 1.5, footer: 0 },
    ],
    ['a tall picture', samplePin('2', pictures.tallBlocks), context, { ratio: 2.1, footer: 0 }],
    ['no picture', { id: '3' }, context, { ratio: 1, footer: 0 }],
    [
      'a removed story: a tile of 314 px (S1 §2)',
      { ...pin, storyPinData: { isDeleted: true } },
      context,
      { ratio: 0, footer: 314 },
    ],
  ])('%s', (_, given, where, expected) => {
    expect(pinSize(given, where)).toEqual(expected);
  });
});
