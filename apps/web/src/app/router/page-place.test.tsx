import { expect, it, vi } from 'vitest';
import { startAtTop } from './page-place.js';

it.each([
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
])('goes to the element of the hash %s', (hash, id) => {
  document.body.innerHTML = `<main><h1>Pins</h1><p id="${id}"></p></main>`;
  const scrollIntoView = vi.fn();
  Object.assign(document.getElementById(id)!, { scrollIntoView });
  startAtTop(hash);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement?.tagName).toBe('H1');
});
