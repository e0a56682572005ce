import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly [field: string]: unknown;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
const files = repositoryFiles().filter((file) => /^packages\/[^/]+\/package\.json$/.test(file));
const { repository } = read('package.json') as unknown as { repository: { url: string } };
const page = repository.url.replace(/^git\+|\.git$/g, '');

const { hooks } = createRequire(import.meta.url)(join(root, '.pnpmfile.cjs')) as {
  readonly hooks: { readonly beforePacking: (manifest: Manifest) => Manifest };
};

/** GitHub, StackBlitz and the format of the registry want whole addresses there. */
const WITH_ADDRESS = [
  '.github/ISSUE_TEMPLATE/config.yml',
  'docs/own-posts.md',
  'package.json',
  'registry.json',
];

/** What `pnpm consumers` runs the packages with. */
const NODE = { '@tackboard/routes': '>=18' } as Readonly<Record<string, string>>;

describe('the page of a package on a registry', () => {
  it.each(files.map((file) => [dirname(file), read(file)] as const))('%s', (folder, manifest) => {
    expect(hooks.beforePacking(manifest)).toMatchObject({
      repository: { type: 'git', url: repository.url, directory: folder },
      homepage: `${page}/tree/main/${folder}#readme`,
      bugs: `${page}/issues`,
      license: 'MIT',
      type: 'module',
      files: ['CHANGELOG.md', 'dist', 'llms-full.txt', 'llms.txt'],
      publishConfig: { access: 'public', provenance: true },
      engines: { node: NODE[manifest.name] ?? '>=20.19' },
    });
    expect((manifest['keywords'] as readonly string[]).length).toBeGreaterThanOrEqual(5);
    expect(manifest['sideEffects'], 'what a bundler may drop').toBeDefined();
  });
});

it('the address of the repository is in the root manifest, and where only a whole address works', () => {
  const path = new URL(page).pathname;
  const address = new RegExp(`github(?:\\.com)?(/${path.split('/')[1]}/[\\w-]+)`, 'g');
  const withAddress = repositoryFiles()
    .filter((file) => /\.(json|md|yml|cjs|ts|tsx|mjs)$/.test(file) && file !== 'pnpm-lock.yaml')
    .flatMap((file) => {
      const found = [...readFileSync(join(root, file), 'utf8').matchAll(address)];
      const paths = new Set(found.map((match) => match[1]));
      return paths.size > 0 ? [{ file, paths: [...paths] }] : [];
    });
  expect(withAddress).toEqual(WITH_ADDRESS.map((file) => ({ file, paths: [path] })));
});
