import { expect, it } from 'vitest';
import { removeTrackingParam } from './tracking-param.js';

it.each([
  ['https://shop.example/?epik=abc', 'https://shop.example/'],
  ['https://shop.example/x?epik=abc#top', 'https://shop.example/x#top'],
  ['https://shop.example/?a=1&epik=abc&b=2', 'https://shop.example/?a=1&b=2'],
  ['https://shop.example/?epik=abc&a=1&epik=2', 'https://shop.example/?a=1'],
  ['https://shop.example/?epik', 'https://shop.example/'],
  ['https://shop.example/?e%70ik=abc', 'https://shop.example/'],
  ['/x?a=%zz&epik=1&&b=+#?epik=2', '/x?a=%zz&&b=+#?epik=2'],
])('S2 §5.13: removes epik: %s', (url, expected) => {
  expect(removeTrackingParam(url)).toBe(expected);
});

it.each([
  'https://shop.example/?EPIK=abc',
  'https://shop.example/?epiks=abc&xepik=1',
  'https://shop.example/?a=epik',
  'https://shop.example/epik',
  'https://shop.example/#epik=abc',
  'https://shop.example/?',
  '',
])('S2 §5.13: leaves all else as it is: %s', (url) => {
  expect(removeTrackingParam(url)).toBe(url);
});
