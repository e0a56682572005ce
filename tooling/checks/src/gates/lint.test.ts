import { expect, it } from 'vitest';
import { parseSource } from '../source.ts';
import { silentDirectives } from './lint.ts';

const directive = 'oxlint-disable-next-line';

it('asks for the reason of a rule that is switched off', () => {
  const text = [
    `// ${directive} no-console`,
    'void 0;',
    `// ${directive} no-console -- the command line speaks`,
    `/* ${directive} no-console */`,
    `const text = '${directive}';`,
  ].join('\n');
  expect(silentDirectives(parseSource('a.ts', text)).map(({ line }) => line)).toEqual([1, 4]);
});
