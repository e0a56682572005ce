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
  readonly files: readonly string[];
  readonly manifest: Manifest;
};

type PackReport = readonly {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}[];

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
  const reports = JSON.parse(stdout.slice(stdout.indexOf('['))) as PackReport;
  const packed = reports.map(async ({ name, filename, files }) => ({
    name,
    tarball: filename,
    files: files.map(({ path }) => path),
    manifest: await packedManifest(root, filename),
  }));
  return { folder, packed: await Promise.all(packed) };
}

/** The manifest inside the tarball, which packing has rewritten. */
async function packedManifest(root: string, tarball: string): Promise<Manifest> {
  const { code, stdout, output } = await runProgram(
    'tar',
    ['-xzOf', tarball, 'package/package.json'],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`${tarball} could not be read. tar said: ${output.trim()}`);
  return JSON.parse(stdout) as Manifest;
}
