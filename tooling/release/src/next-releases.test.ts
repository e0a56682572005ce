import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nextReleases } from './next-releases.ts';

const changesets = fileURLToPath(new URL('../../../.changeset', import.meta.url));

/** A repository with these files, and with this repository's way of writing a CHANGELOG.md. */
async function releasesOf(files: Readonly<Record<string, object | string>>) {
  const root = mkdtempSync(join(tmpdir(), 'tackboard-release-test-'));
  try {
    mkdirSync(join(root, '.changeset'));
    cpSync(join(changesets, 'changelog.cjs'), join(root, '.changeset/changelog.cjs'));
    const all = {
      'package.json': { name: 'root', private: true },
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      '.changeset/config.json': {
        changelog: './changelog.cjs',
        updateInternalDependencies: 'patch',
      },
      ...files,
    };
    for (const [file, content] of Object.entries(all)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(
        join(root, file),
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      );
    }
    return await nextReleases(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const change = (name: string, text: string) => `---\n'${name}': minor\n---\n\n${text}\n`;

it('a package without a version becomes 0.1.0 with its change, and says nothing of the others', async () => {
  expect(
    await releasesOf({
      'packages/a/package.json': { name: 'a', version: '0.0.0' },
      'packages/b/package.json': {
        name: 'b',
        version: '0.0.0',
        dependencies: { a: 'workspace:^' },
      },
      '.changeset/a.md': change('a', 'First release.'),
      '.changeset/b.md': change('b', 'First release.'),
    }),
  ).toEqual([
    {
      name: 'a',
      version: '0.1.0',
      changelog: '# a\n\n## 0.1.0\n\n### Minor Changes\n\n- First release.\n',
    },
    {
      name: 'b',
      version: '0.1.0',
      changelog: '# b\n\n## 0.1.0\n\n### Minor Changes\n\n- First release.\n',
    },
  ]);
});

it('a released package is a patch of those that need it, whose changelog names it', async () => {
  const [a, b] = await releasesOf({
    'packages/a/package.json': { name: 'a', version: '0.1.0' },
    'packages/a/CHANGELOG.md': '# a\n\n## 0.1.0\n\n### Minor Changes\n\n- First release.\n',
    'packages/b/package.json': { name: 'b', version: '0.1.0', dependencies: { a: 'workspace:^' } },
    '.changeset/a.md': change('a', 'It does more,\nand better.'),
  });
  expect(a?.changelog).toBe(
    '# a\n\n## 0.2.0\n\n### Minor Changes\n\n- It does more,\n  and better.\n\n## 0.1.0\n\n### Minor Changes\n\n- First release.\n',
  );
  expect(b).toEqual({
    name: 'b',
    version: '0.1.1',
    changelog: '# b\n\n## 0.1.1\n\n### Patch Changes\n\n- Needs `a` 0.2.0.\n',
  });
});
