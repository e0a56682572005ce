import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brokenLinks } from './broken-links.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = globSync(['*.md', 'docs/*.md', '{packages,apps}/*/README.md'], { cwd: root });

it.each(documents)('every link of %s leads somewhere', (file) => {
  expect(brokenLinks(join(root, file))).toEqual([]);
});

it.each(globSync(['README.md', 'packages/*/README.md'], { cwd: root }))(
  '%s has at most 150 lines: the rest is a page in docs',
  (file) => {
    expect(readFileSync(join(root, file), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(150);
  },
);

it('finds files and headings that are not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-links-'));
  try {
    const file = join(folder, 'a.md');
    writeFileSync(
      file,
      '# A `b`, c\n[x](#a-b-c) [y](#other) [z](none.md) [w](https://none.example)\n```\n[v](none)\n```\n',
    );
    expect(brokenLinks(file)).toEqual(['#other', 'none.md']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
