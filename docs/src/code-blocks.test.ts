import { expect, it } from 'vitest';
import { codeBlocks } from './code-blocks.ts';

it('finds code with its language and line', () => {
  expect(codeBlocks('# A\n\n```ts\nconst a = 1;\n```\n\n```sh\nnpm i\n```\n')).toEqual([
    { language: 'ts', code: 'const a = 1;\n', line: 4 },
    { language: 'sh', code: 'npm i\n', line: 8 },
  ]);
});

it('names the file that the paragraph before it begins with', () => {
  const markdown =
    '`src/main.tsx`, which\nstarts:\n\n```tsx\nstart();\n```\n\nAnd:\n\n```tsx\nb();\n```\n';
  expect(codeBlocks(markdown).map(({ file }) => file)).toEqual(['src/main.tsx', undefined]);
});

it('names the file of a folder in brackets', () => {
  expect(codeBlocks('`app/[id]/a.tsx` is:\n\n```tsx\na();\n```\n')[0]?.file).toBe('app/[id]/a.tsx');
});

it('names the file of a step', () => {
  expect(codeBlocks('1. `a.json`: data.\n\n```json\n{}\n```\n')[0]?.file).toBe('a.json');
});

it('reads code that stands in a list', () => {
  expect(codeBlocks('1. First\n\n   ```ts\n   const a = 1;\n   ```\n')[0]?.code).toBe(
    'const a = 1;\n',
  );
});
