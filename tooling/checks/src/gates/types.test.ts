import { expect, it } from 'vitest';
import { readCompilerOutput } from './types.ts';

it('splits the output of the compiler into files and errors', () => {
  const output = [
    `packages/ui/src/a.ts(12,3): error TS2322: Type 'string' is not assignable to type 'number'.`,
    `  The expected type comes from property 'x'.`,
    `error TS18003: No inputs were found in config file.`,
    '/repo/packages/ui/src/a.ts',
    '/repo/node_modules/typescript/lib/lib.es5.d.ts',
  ].join('\n');
  expect(readCompilerOutput('packages/ui/tsconfig.json', output, '/repo')).toEqual({
    files: ['packages/ui/src/a.ts', 'node_modules/typescript/lib/lib.es5.d.ts'],
    findings: [
      {
        file: 'packages/ui/src/a.ts',
        line: 12,
        what: `Type 'string' is not assignable to type 'number'.`,
        why: 'TS2322',
        mend: 'make the types agree',
      },
      {
        file: 'packages/ui/tsconfig.json',
        what: 'No inputs were found in config file.',
        why: 'TS18003',
        mend: 'mend the configuration',
      },
    ],
  });
});
