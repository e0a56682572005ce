import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenLinks, brokenLinksOfMarkdown } from './broken-links.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tackboard-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('finds pages and anchors that are not there', async () => {
  const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
  writeFileSync(
    join(folder, 'index.html'),
    page('<a href="a.html">a</a> <a href="https://other.example/none">b</a>'),
  );
  writeFileSync(
    join(folder, 'a.html'),
    page('<h1 id="top">A</h1> <a href="#top">c</a> <a href="#none">d</a> <a href="b.html">e</a>'),
  );
  const { broken } = await brokenLinks(folder);
  expect(broken.map(({ url }) => url).toSorted()).toEqual(['a.html#none', 'b.html']);
});

it('finds files and headings that are not there in Markdown', async () => {
  writeFileSync(
    join(folder, 'a.md'),
    '# A `b`, c\n[x](#a-b-c) [y](#other) [z](none.md) [w](https://none.example)\n\n```\n[v](none)\n```\n',
  );
  writeFileSync(join(folder, 'b.md'), '[x](a.md#a-b-c) [y](a.md#none)\n');
  const { broken } = await brokenLinksOfMarkdown(folder, ['*.md']);
  expect(broken.map(({ page, url }) => `${page} ${url}`).toSorted()).toEqual([
    'a.md a.md#other',
    'a.md none.md',
    'b.md a.md#none',
  ]);
});

it('every link of a document leads somewhere', async () => {
  const documents = ['*.md', 'docs/*.md', 'packages/*/README.md', 'apps/*/README.md'];
  const { broken, links } = await brokenLinksOfMarkdown(root, documents);
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(40);
});
