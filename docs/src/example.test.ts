import { expect, it } from 'vitest';
import { exampleModule, exportedNames } from './example.ts';

it('a file of declarations has the names that it exports', () => {
  const declarations = `import type { Pin } from 'a';
export { createClient, type Client } from 'b';
export declare const pin: Pin;
export interface Props {}
const hidden = 1;`;
  expect([...exportedNames(declarations)].toSorted()).toEqual([
    'Client',
    'Props',
    'createClient',
    'pin',
  ]);
});

it('an example keeps its lines, and imports what it does not declare', () => {
  const code = `import { a } from 'x';\nconst { b, c: [d] } = a;\nfunction e() {}\n`;
  const names = ['a', 'b', 'd', 'e', 'pin'];
  expect(exampleModule(code, 3, { path: '../declarations.js', names })).toBe(
    `import { pin } from '../declarations.js'; export {};\n\n${code}`,
  );
});
