// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nestedInteractive } from './nested-interactive.js';

it.each([
  ['<a href="/"><button>Save</button></a>', ['<button> inside <a>']],
  ['<div role="link"><span tabindex="0">x</span></div>', ['<span> inside <div role="link">']],
  ['<button><p><a href="/">x</a></p></button>', ['<a> inside <button>']],
  ['<article><a href="/">x</a><button>Save</button></article>', []],
  ['<a>no address<button>Save</button></a>', []],
])('reads %s', (html, expected) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(nestedInteractive(root)).toEqual(expected);
});
