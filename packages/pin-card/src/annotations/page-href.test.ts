import { expect, it } from 'vitest';
import { pageHref } from './page-href.js';

it.each([
  ['/ideas/dunes/77/', '/ideas/dunes/77/'],
  [' https://pins.example/ideas/dunes/77/ ', 'https://pins.example/ideas/dunes/77/'],
  ['javascript:alert(1)', undefined],
  ['  JavaScript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['http://[', undefined],
  ['', undefined],
  [undefined, undefined],
])('only http, https and relative addresses are followed: %s', (url, expected) => {
  expect(pageHref(url)).toBe(expected);
});
