import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brokenLinks } from './broken-links.ts';

it('finds pages and anchors that are not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-site-'));
  const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
  try {
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
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
