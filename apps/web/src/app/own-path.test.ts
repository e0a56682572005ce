import { expect, it } from 'vitest';
import { ownPath } from './own-path.js';

it.each([
  ['/pin/7/?a=1', '/pin/7/?a=1'],
  [null, undefined],
  [undefined, undefined],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example/', undefined],
  ['/\\elsewhere.example/', undefined],
  ['/\t/elsewhere.example/', undefined],
  ['/.//elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
])('%j is the path %j of this site', (address, path) => {
  expect(ownPath(address)).toBe(path);
});
