import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acceptsSheets, buildOf } from './recorded-chromium.ts';

it.each([
  ['Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)\n', '156.0.8078'],
  ['156.0.8078.79\n', '156.0.8078'],
  ['156.0.8078', '156.0.8078'],
  ['', ''],
])('the build of %j is %j', (version, build) => {
  expect(buildOf(version)).toBe(build);
});

const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
const { scripts } = JSON.parse(manifest) as { readonly scripts: Readonly<Record<string, string>> };

it.each([
  ['pnpm screenshots', scripts['screenshots']!, false],
  ['pnpm screenshots:accept', scripts['screenshots:accept']!, true],
  ['vitest --update', 'vitest --update', true],
  ['vitest --update=none', 'vitest --update=none', false],
])('tells whether %s accepts what it takes', (_name, command, expected) => {
  expect(acceptsSheets(command.split(' '))).toBe(expected);
});
