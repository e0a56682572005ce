import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './repository.ts';

/** The packages whose rules must have a caller. */
const PACKAGES = ['domain', 'routes', 'machines'] as const;

/** Files that only pass names on, and the values whose meaning the specification does not show. */
const SKIPPED = /\/(?:index|links|paths|opaque|store|query|format)\.ts$|\/src\/testing\//;

interface KnipReport {
  readonly issues: readonly {
    readonly file: string;
    readonly exports?: readonly { readonly name: string }[];
  }[];
}

/** Lists the exports that no file outside of tests imports, as `packages/domain/src/pin/chips.ts CHIP_COUNT`. */
export function exportsWithoutCaller(): readonly string[] {
  const output = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/knip/bin/knip.js'),
      '--config=.knip-callers.json',
      '--production',
      '--include=exports',
      '--no-exit-code',
      '--reporter=json',
      ...PACKAGES.flatMap((name) => ['--workspace', `packages/${name}`]),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { issues } = JSON.parse(output.slice(output.indexOf('{'))) as KnipReport;
  return issues
    .filter(({ file }) => !SKIPPED.test(`/${file}`))
    .flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file} ${name}`))
    .toSorted();
}
