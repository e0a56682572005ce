import { globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageTexts, writeTexts } from './agent-texts.ts';
import { pnpm, run } from './run.ts';
import type { PackedFile } from './tarball-problems.ts';

/** A package as a registry gets it. */
export interface Tarball {
  /** Path of the archive. */
  readonly archive: string;
  readonly manifest: Manifest;
  readonly bytes: number;
  readonly files: readonly PackedFile[];
}

/** The manifest of a packed package. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: { readonly url: string; readonly directory: string };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packs every package of the repository into a folder, each with what agents read. The packages have to be built. */
export async function packAll(root: string, folder: string): Promise<readonly Tarball[]> {
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
    const folder = dirname(manifest);
    writeTexts(join(root, folder), packageTexts(root, folder));
  }
  await pnpm(root, ['pack', '--pack-destination', folder]);
  const archives = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return Promise.all(archives.map((file) => readTarball(join(folder, file))));
}

async function readTarball(archive: string): Promise<Tarball> {
  const cwd = { cwd: '/' };
  const [list, manifest] = await Promise.all([
    run('tar', ['--list', '--verbose', '--file', archive], cwd),
    run('tar', ['--extract', '--to-stdout', '--file', archive, 'package/package.json'], cwd),
  ]);
  // Permissions, owner, size, date, time, path.
  const lines = list.stdout.matchAll(/^-\S+ +\S+ +(\d+) .* package\/(\S+)$/gm);
  const files = [...lines].map(([, size = '', path = '']) => ({ path, bytes: Number(size) }));
  return {
    archive,
    manifest: JSON.parse(manifest.stdout) as Manifest,
    bytes: statSync(archive).size,
    files: files.toSorted((one, other) => one.path.localeCompare(other.path)),
  };
}
