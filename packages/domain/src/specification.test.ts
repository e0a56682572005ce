import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSpecification, sectionLines, specificationFolder } from '../spec/lines.ts';
import { isUnproved, missingProof, readManifest } from '../spec/manifest.ts';
import { withTable } from '../spec/table.ts';

const root = new URL('../', import.meta.url);
const read = (file: string): string | undefined => {
  const url = new URL(file, root);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
};
const manifest = readManifest();

describe('the specification', () => {
  it('has a test for each line of the sections that are ours', () => {
    expect(manifest.length).toBe(236);
    expect(manifest.filter(isUnproved).map(({ anchor }) => anchor)).toEqual([]);
  });

  it('has no line that is named twice', () => {
    const anchors = manifest.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('is proved by tests that exist', () => {
    const proofs = manifest.flatMap(({ tests = [] }) => tests);
    expect(proofs.length).toBeGreaterThan(300);
    expect(proofs.map((proof) => missingProof(proof, read)).filter(Boolean)).toEqual([]);
  });

  it('says the same as the manifest, where it can be read', () => {
    const lines = readSpecification(specificationFolder());
    const committed = manifest.map(({ anchor, hash }) => ({ anchor, hash }));
    expect(lines ?? committed).toEqual(committed);
  });

  it('has its table in the README', () => {
    const readme = read('README.md') ?? '';
    expect(withTable(readme, manifest)).toBe(readme);
  });
});

describe('sectionLines', () => {
  it('takes statements: no headings, no heads of tables, no blank lines', () => {
    const markdown = [
      '## 4. States',
      'not cited',
      '### 4.2 Feedback',
      '1. promoted',
      '',
      '## 5. Rules',
      '### Prices',
      '- One price.',
      '| Role | Can |',
      '|---|---|',
      '| Bot | Nothing. |',
      '## 6. More',
      'not cited',
    ].join('\n');
    expect(sectionLines(markdown, ['4.2', '5'])).toEqual([
      { section: '4.2', line: '1. promoted' },
      { section: '5', line: '- One price.' },
      { section: '5', line: '| Bot | Nothing. |' },
    ]);
  });
});

describe('missingProof', () => {
  const files: Readonly<Record<string, string>> = {
    'src/a.test.ts': [
      "import rows from './a.cases.json';",
      "// it('a comment', () => {})",
      "it('one', () => {});",
      'it("it\'s two", () => {});',
      "it.each(rows)('S1 §5: $title', () => {});",
    ].join('\n'),
    'src/a.cases.json': '[{ "title": "a row" }]',
  };
  const find = (title: string, row?: string) =>
    missingProof(
      { file: 'src/a.test.ts', title, ...(row ? { case: row } : {}) },
      (file) => files[file],
    );

  it('finds a test by its title, and a row of its table', () => {
    expect([find('one'), find("it's two"), find('S1 §5: $title', 'a row')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says what is not there', () => {
    expect(find('a comment')).toBe('src/a.test.ts has no test "a comment"');
    expect(find('S1 §5: $title', 'no row')).toBe('src/a.test.ts has no case "no row"');
    expect(missingProof({ file: 'src/b.test.ts', title: 'one' }, () => undefined)).toBe(
      'src/b.test.ts is not there',
    );
  });
});
