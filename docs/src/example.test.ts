import { expect, it } from 'vitest';
import { exampleModule, exportedNames } from './example.ts';

it('a context has the names that it exports', () => {
  const context = `import type { Pin } from 'a';
export { createClient, type Client } from 'b';
export declare const pin: Pin;
export interface Props {}
const hidden = 1;`;
  expect([...exportedNames(context)].toSorted()).toEqual([
    'Client',
    'Props',
    'createClient',
    'pin',
  ]);
});

it('an example keeps its lines, and imports what it does not declare', () => {
  const code = `import { a } from 'x';\nconst { b, c: [d] } = a;\nfunction e() {}\n`;
  const names = ['a', 'b', 'd', 'e', 'pin'];
  expect(exampleModule(code, 3, { path: '../context.js', names })).toBe(
    `import { pin } from '../context.js'; export {};\n\n${code}`,
  );
});
