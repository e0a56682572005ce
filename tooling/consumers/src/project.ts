import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeBlocks } from '@tackboard/docs/code-blocks';
import type { Tarball } from '@tackboard/release/pack';
import { run } from '@tackboard/release/run';
import type { Consumer } from './consumers.ts';

interface Manifest {
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const templates = fileURLToPath(new URL('..', import.meta.url));

/** Copies the template of a consumer, writes the files of its documents, and sets its dependencies. */
export function createProject(
  { name, template = name, shared = [], files = {}, scripts = {}, dependencies = {} }: Consumer,
  cwd: string,
): void {
  for (const folder of new Set([template, name])) {
    if (existsSync(join(templates, folder))) {
      cpSync(join(templates, folder), cwd, { recursive: true });
    }
  }
  for (const file of shared) cpSync(join(templates, 'shared', file), join(cwd, file));
  for (const [document, paths] of Object.entries(files)) {
    const blocks = codeBlocks(readFileSync(join(root, document), 'utf8'));
    for (const [file, path] of Object.entries(paths)) {
      const block = blocks.find((candidate) => candidate.file === file);
      if (block === undefined) throw new Error(`${document} has no code block for ${file}.`);
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), block.code);
    }
  }
  const manifest = readManifest(cwd);
  Object.assign(manifest.scripts, scripts);
  for (const [dependency, version] of Object.entries(dependencies)) {
    const { devDependencies = {} } = manifest;
    const list = dependency in devDependencies ? devDependencies : manifest.dependencies;
    list[dependency] = version;
  }
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** The folders of the last installation of each set of dependencies. */
const installed = new Map<string, string>();

/**
 * Installs the tarballs with what the project depends on. An earlier project with the same dependencies hands its
 * packages on, so a set is installed once.
 */
export async function install(
  cwd: string,
  tarballs: readonly Tarball[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const archives = tarballs.map(({ archive }) => archive);
  const { dependencies, devDependencies } = readManifest(cwd);
  const set = JSON.stringify([dependencies, devDependencies]);
  const earlier = installed.get(set);
  if (earlier === undefined) {
    await run('npm', ['install', '--no-audit', '--no-fund', ...archives], { cwd, env });
  } else {
    renameSync(join(earlier, 'node_modules'), join(cwd, 'node_modules'));
  }
  // An installation that failed is not handed on.
  installed.set(set, cwd);
}

/**
 * Unpacks the tarballs, and links what they and the project depend on to what is installed in this repository: no
 * registry is asked. Finds a file or dependency that a manifest lacks, as {@link install} does.
 */
export async function link(cwd: string, tarballs: readonly Tarball[]): Promise<void> {
  const modules = join(cwd, 'node_modules');
  const { dependencies, devDependencies } = readManifest(cwd);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    linkPackage(name, join(templates, 'node_modules'), modules);
  }
  for (const { archive, manifest } of tarballs) {
    const unpacked = join(modules, manifest.name);
    mkdirSync(unpacked, { recursive: true });
    await run('tar', ['--extract', '--strip-components=1', '--file', archive], { cwd: unpacked });
    const source = join(root, 'packages', manifest.name.replace('@tackboard/', ''));
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!name.startsWith('@tackboard/')) linkPackage(name, join(source, 'node_modules'), modules);
    }
  }
}

function linkPackage(name: string, from: string, to: string): void {
  const target = join(to, name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(join(from, name)), target);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
