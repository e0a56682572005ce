import { expect, it } from 'vitest';
import { readSherif } from './consistency.ts';

it('reads what sherif prints', () => {
  const output = `
1 issue found in ./packages/ui/package.json:

 ⨯ error devDependencies should be ordered alphabetically. unordered-dependencies
  │ {
  │   "devDependencies": {
  ~     ...   ← keys aren't sorted.
  │   }
  │ }

1 issue found in ./package.json:

 ⚠️ warning Dependency hono has multiple versions defined in the workspace. multiple-dependency-versions

2 issues found (1 ⨯, 1 ⚠️, 0 ✓) across 14 packages in 1.4ms.
`;
  const result = readSherif(output, 20);
  expect(result.packages).toBe(14);
  expect(result.findings.map(({ file, what, why }) => [file, what, why])).toEqual([
    [
      'packages/ui/package.json',
      'devDependencies should be ordered alphabetically.',
      'unordered-dependencies',
    ],
    [
      'package.json',
      'Dependency hono has multiple versions defined in the workspace.',
      'multiple-dependency-versions',
    ],
  ]);
});

it('counts the listed packages when sherif found nothing', () => {
  expect(readSherif('\n✓ No issues found\n', 14)).toEqual({ packages: 14, findings: [] });
});

it('counts none when sherif said something else', () => {
  expect(readSherif('thread main panicked', 14).packages).toBe(0);
});
