import { expect, it } from 'vitest';
import { shortened } from './build.ts';

it('keeps the first 16 lines of each task', () => {
  const ui = Array.from({ length: 40 }, (_, at) => `@tackboard/ui:build: error ${at + 1}`);
  const output = [
    '   • Packages in scope: all',
    '',
    '@tackboard/ui:build: ',
    ...ui,
    '@tackboard/domain:build: error 1',
    'Failed:    @tackboard/ui#build',
  ];
  expect(shortened(output.join('\n')).split('\n')).toEqual([
    ...ui.slice(0, 16),
    '@tackboard/ui:build: … the rest is told by `pnpm build`',
    '@tackboard/domain:build: error 1',
    'Failed:    @tackboard/ui#build',
  ]);
});
