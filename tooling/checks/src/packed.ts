import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPnpm } from './pnpm.ts';
import { runProgram } from './program.ts';
import type { Manifest } from './workspace.ts';

/** A package as it would be published. */
export type Packed = {
  readonly name: string;
  readonly tarball: string;
  /** Paths inside the tarball, without the folder `package/` that holds them all. */
  readonly files: readonly string[];
  readonly manifest: Manifest;
};

/** Packs every package into a temporary folder; whoever calls removes the folder. */
export async function packAll(
  root: string,
): Promise<{ folder: string; packed: readonly Packed[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-packed-'));
  const { code, stdout, output } = await runPnpm(
    ['-r', '--filter', './packages/*', 'pack', '--pack-destination', folder, '--json'],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`The packages could not be packed. pnpm said: ${output.trim()}`);
  const reports = JSON.parse(stdout.slice(stdout.indexOf('['))) as readonly {
    readonly name: string;
    readonly filename: string;
  }[];
  const packed = reports.map(({ name, filename }) => open(root, name, filename));
  return { folder, packed: await Promise.all(packed) };
}

/** Reads the tarball itself: packing rewrites the manifest, and adds the licence of the repository. */
async function open(root: string, name: string, tarball: string): Promise<Packed> {
  const listed = await tar(root, ['-tzf', tarball]);
  const manifest = await tar(root, ['-xzOf', tarball, 'package/package.json']);
  return {
    name,
    tarball,
    files: listed
      .trim()
      .split('\n')
      .map((path) => path.replace(/^package\//, '')),
    manifest: JSON.parse(manifest) as Manifest,
  };
}

async function tar(root: string, parameters: readonly string[]): Promise<string> {
  const { code, stdout, output } = await runProgram('tar', parameters, { cwd: root });
  if (code !== 0) throw new Error(`A tarball could not be read. tar said: ${output.trim()}`);
  return stdout;
}
