import { expect, it } from 'vitest';
import { ownLink } from './own-link.js';

const BASE = 'https://pins.example/pin/7/';

it.each([
  ['/', 'https://pins.example/'],
  ['/noramalik/cats/?page=2#end', 'https://pins.example/noramalik/cats/?page=2#end'],
  ['https://pins.example/pin/9/', 'https://pins.example/pin/9/'],
  // The server answers these itself.
  ['/docs', undefined],
  ['/media/cat.jpg', undefined],
  ['/__events', undefined],
  ['/offsite/?url=https%3A%2F%2Fshop.example%2F', undefined],
  ['/messages', 'https://pins.example/messages'],
  ['/?lang=de', undefined],
  ['/pin/9/?invite_code=abc', 'https://pins.example/pin/9/?invite_code=abc'],
  ['https://shop.example/pin/9/', undefined],
  ['mailto:nora@pins.example', undefined],
])('%s is the page %s', (href, page) => {
  expect(ownLink(href, BASE)).toBe(page?.replace('https://pins.example', ''));
});
