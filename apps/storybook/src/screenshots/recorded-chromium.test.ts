import { expect, it } from 'vitest';
import { buildOf } from './recorded-chromium.ts';

it.each([
  ['Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)\n', '156.0.8078'],
  ['156.0.8078.79\n', '156.0.8078'],
  ['156.0.8078', '156.0.8078'],
  ['', ''],
])('the build of %j is %j', (version, build) => {
  expect(buildOf(version)).toBe(build);
});
